# Die Gründe der Bots auf Deutsch. Eine Chance ist die eigene Schätzung des Bots, in Prozent.

why-random = Ich habe blind eine von { $options } Möglichkeiten genommen.
why-only = Es gab nichts anderes zu wählen.
why-greedy = Nach allem, was sofort daraus folgt, gebe ich mir hier { $chance } %; die beste der anderen { $options ->
    [2] Möglichkeiten kommt auf { $next } %.
   *[other] Möglichkeiten kommt auf { $next } %.
}
why-search = Ich habe { $iterations } Spielverläufe angesehen; von { $options } Möglichkeiten hat sich diese am besten gehalten: Ich habe sie { $visits }-mal versucht und gebe mir { $chance } %.
why-next = Danach kam { $option } mit { $chance } % in { $visits } Versuchen.
why-distracted = Ich war gerade nicht bei der Sache.
why-seeker = Von { $options } Möglichkeiten beginnt diese die beste Kette, die ich gefunden habe.
