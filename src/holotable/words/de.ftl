# Wörter, die alle Spiele teilen.

# Antworten, die für sich selbst stehen
number = { $value }
pose = bei { $x }, { $y }, Richtung { $heading }
form = { $fields }

# Warum eine Wahl abgelehnt wird
refused-not-offered = Das steht nicht zur Wahl.
refused-how-many = Es müssen zwischen { $least } und { $most } gewählt werden.
refused-order = Alle müssen in die Reihenfolge gebracht werden, jedes genau einmal.
refused-number = Die Zahl muss zwischen { $least } und { $most } liegen.
refused-field = Das Formular hat kein Feld { $field }.
refused-not-asked = Du wirst gerade nichts gefragt; zuerst muss { $waiting } wählen.
refused-over = Das Spiel ist vorbei.
refused-unknown = Nichts, was man hier tun kann, heißt „{ $about }“.

# Fähigkeiten und Zeitfenster
window-pass = Passen
refused-pass = Etwas davon steht nicht frei: Es muss zuerst eingesetzt werden.
refused-ability-unheard = Das lässt sich in diesem Moment nicht einsetzen.
refused-ability-spent = Das wurde schon eingesetzt und darf es noch nicht wieder.
refused-ability-used = Das wurde bei dieser Gelegenheit schon eingesetzt.
refused-ability-replaced = Stattdessen geschieht schon etwas anderes.
refused-ability-requirement = Was dafür nötig ist, trifft gerade nicht zu.

# Wie ein Spiel von außerhalb seiner Regeln endet
ended-resign = Aufgabe
ended-timeout = Zeit abgelaufen
ended-agreed = vereinbartes Unentschieden
ended-aborted = abgebrochen, zählt für niemanden

# Eine Aufzeichnung prüfen
verify-rules = Die Regeln, nach denen gespielt wurde, Version { $version }, sind hier.
verify-rules-missing = Gespielt wurde nach Version { $wanted } der Regeln; hier ist Version { $have }.
verify-before = Die ersten { $lines } Zeilen wurden nach Version { $version } der Regeln gespielt und werden hier nicht geprüft.
verify-choices = { $choices ->
    [one] Die eine Wahl ist erlaubt und führt weiter.
   *[other] Alle { $choices } Wahlen sind erlaubt und folgen aufeinander.
}
verify-choices-fail = Sie lässt sich so nicht spielen: { $why }
verify-promise = Das Geheimnis des Zufalls ist das versprochene, bevor { $seats ->
    [one] der Platz etwas
   *[other] die { $seats } Plätze etwas
} hinzufügte.
verify-promise-broken = Das Geheimnis des Zufalls ist nicht das versprochene.
verify-promise-secret = Das Geheimnis des Zufalls ist noch nicht verraten; das wird es, wenn die Partie vorbei ist.
verify-chance = { $answers ->
    [one] Die eine Antwort des Zufalls folgt aus dem Schlüssel.
   *[other] Alle { $answers } Antworten des Zufalls folgen aus dem Schlüssel.
}
verify-chance-differs = Antwort { $number } des Zufalls ist „{ $told }“, und der Schlüssel ergibt „{ $computed }“.
verify-chance-count = Sie nennt { $told } Antworten des Zufalls, und die Regeln fragen { $computed }.
verify-chance-stream = Nach einer Rücknahme geht der Zufall mit dem nächsten eigenen Strom weiter und nicht mit Strom { $stream }.
verify-chance-secret = Ohne den Schlüssel lassen sich die Antworten des Zufalls nicht nachrechnen.
verify-result = Das Ergebnis ist das, was die Regeln sagen.
verify-result-open = Die Partie ist nicht zu Ende.
verify-result-differs = Das Ergebnis ist nicht das, was die Regeln sagen.
