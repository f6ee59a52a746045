# Was an einem Versuch oder seinen Ergebnissen falsch sein kann.

arena-no-survey = { $game } sagt nicht, wann es ausgewogen ist.
arena-players = { $players ->
    [one] { $game } hat hier { $seats } Plätze, und ein Spieler ist genannt.
   *[other] { $game } hat hier { $seats } Plätze, und { $players } Spieler sind genannt.
}
arena-no-mode = { $known ->
    [none] { $game } hat keine Spielart „{ $mode }“, deren Gleichgewicht zu prüfen wäre.
   *[other] { $game } hat keine Spielart „{ $mode }“, deren Gleichgewicht zu prüfen wäre; es gibt: { $known }.
}
arena-no-opening = Niemand wird etwas gefragt; „{ $text }“ kann deshalb keine Eröffnung sein.
arena-no-results = { $file } enthält keine Ergebnisse eines Versuchs: { $why }.
arena-other-results = { $file } enthält die Ergebnisse eines anderen Versuchs.
