# Was Spieler in Starfighter gefragt werden, was sie wählen können, und warum etwas nicht geht.

# Spielaufbau
choose-cruiser = Wähle deinen Kreuzer.
take-ares = Ares, Hülle { $armor }: zwei Flügel mit drei Feldern, zwei Spalten mit vieren, eine schmale Mitte
take-athena = Athena, Hülle { $armor }: vier Spalten mit drei Feldern, eine hohe in der Mitte
take-atlas = Atlas, Hülle { $armor }: fünf Spalten mit je drei Feldern, die meisten Ziehsymbole in der mittleren
take-apollo = Apollo, Hülle { $armor }: drei Spalten mit vier Feldern, dazwischen zwei schmale

# Aufstellung
deploy = Spiele eine Karte aus oder passe.
deploy-on = Der Gegner hat gepasst. Spiele noch eine Karte aus oder passe auch.
play-up = { $card } { WORD($card, of: "card") } offen in Sektor { $sector }
play-down = { $card } { WORD($card, of: "card") } verdeckt in Sektor { $sector }
pass = Passen

# Kampf
move-cruiser = Bewege deinen Kreuzer um einen Sektor oder bleib, wo du bist.
move-stay = Bleiben
move-left = Einen Sektor nach links
move-right = Einen Sektor nach rechts
choose-order = In welcher Reihenfolge werden die Gefechte ausgetragen?
order-rightwards = Von links nach rechts
order-leftwards = Von rechts nach links

# Effekte
choose-effect = Mehrere Effekte sind zugleich sichtbar geworden. Welcher kommt zuerst?
effect-of-upper = { WORD($effect, of: "effect") }, aus dem oberen Bereich von { $card } { WORD($card, of: "card") }
effect-of-lower = { WORD($effect, of: "effect") }, aus dem unteren Bereich von { $card } { WORD($card, of: "card") }
lateral = { WORD($card, of: "card") }: Bewege eine Karte in einen angrenzenden Sektor ihres Tableaus.
vertical = { WORD($card, of: "card") }: Mache eine Karte zur höchsten ihres Sektors.
free = { WORD($card, of: "card") }: Bewege eine Karte in einen beliebigen anderen Sektor ihres Tableaus.
pivot = { WORD($card, of: "card") }: Drehe eine Karte um 180 Grad.
barrel-roll = { WORD($card, of: "card") }: Drehe eine Karte auf die andere Seite.
destruction = { WORD($card, of: "card") }: Zerstöre eine Karte.
damage-fighter = { WORD($card, of: "card") }: Beschädige die höchste Karte eines Sektors.
card-up-at = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, Sektor { $sector }, Stufe { $space })
card-down-at = eine verdeckte Karte ({ WORD($seat, of: "seat") }, Sektor { $sector }, Stufe { $space })
shift-card-up-at = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, Sektor { $sector }, Stufe { $space }) in Sektor { $to }
shift-card-down-at = eine verdeckte Karte ({ WORD($seat, of: "seat") }, Sektor { $sector }, Stufe { $space }) in Sektor { $to }

# Warum etwas nicht geht
refused-training-cruiser = { WORD($cruiser, of: "cruiser") } nimmt am Trainings-Modus nicht teil.
refused-no-such-cruiser = Einen solchen Kreuzer gibt es nicht.
refused-not-in-hand = Du hast { $card } nicht auf der Hand.
refused-full = Alle Felder von Sektor { $sector } sind belegt.
refused-level = { $card } hat Stufe { $level } und kann offen nur auf ein Feld dieser Stufe gespielt werden; das nächste Feld dieses Sektors hat Stufe { $space }.
refused-too-far = Mindestens zwei Sektoren der beiden Kreuzer müssen einander gegenüberliegen.
refused-no-card = Auf Stufe { $space } von Sektor { $sector } ({ WORD($seat, of: "seat") }) liegt keine Karte.
refused-same-sector = Die Karte liegt schon in Sektor { $from }; sie muss in einen anderen.
refused-not-adjacent = Sektor { $to } grenzt nicht an Sektor { $from }.
refused-no-fighter = In Sektor { $sector } ({ WORD($seat, of: "seat") }) liegt keine Karte, und ein Kreuzer kann so nicht beschädigt werden.
refused-not-waiting = { WORD($effect, of: "effect") } von { $card } ist jetzt nicht sichtbar geworden.
refused-only-in-deployment = Karten werden in der Aufstellung ausgespielt.
refused-only-in-combat = Das wird im Kampf entschieden.
refused-only-at-set-up = Kreuzer werden vor der ersten Runde gewählt.
refused-has-passed = Du hast gepasst und spielst in dieser Runde keine Karten mehr.
refused-no-initiative = Das entscheidet, wer die Initiative hat.
refused-not-your-turn = Du bist nicht am Zug, eine Karte zu spielen.
refused-not-now = Das ist jetzt nicht zu entscheiden.
refused-no-effect = Gerade wird kein Effekt angewandt, für den du ein Ziel wählen könntest.

# Wie ein Spiel endet
ended-armor = mehr Hülle übrig
ended-cards = gleich viel Hülle und mehr Karten
ended-tie = gleich viel Hülle und gleich viele Karten
