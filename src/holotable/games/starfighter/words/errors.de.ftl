# Was an dem falsch sein kann, das Spieler, Dateien und Stellungen in eine Partie Starfighter mitbringen.

# Was getippt wird
option-no-play = „{ $text }“ ist kein Ausspielen wie 3-10@2:up und auch nicht pass.
option-no-direction = „{ $text }“ ist weder stay noch left noch right.
option-no-order = „{ $text }“ ist weder rightwards noch leftwards.
option-no-spot = „{ $text }“ ist kein Platz einer Karte wie first:2.0.
option-no-shift = „{ $text }“ ist keine Bewegung wie first:2.0>3.
option-no-column = „{ $text }“ ist kein Sektor wie first:2.
option-no-effect = „{ $text }“ ist kein Effekt wie 3-10.lower:draw.
option-no-such-effect = { $half ->
    [upper] Der obere Abschnitt von { $card } hat keinen Effekt „{ $effect }“.
   *[lower] Der untere Abschnitt von { $card } hat keinen Effekt „{ $effect }“.
}
option-no-cruiser = „{ $text }“ ist kein Kreuzer.

# Aufbau und Decks
setup-no-decks = Eigene Decks gibt es nur im Ultimativen Krieg.
setup-deck-names-cruiser = Im Ultimativen Krieg nennt das Deck den Kreuzer.
setup-no-cruiser = { $field }: einen Kreuzer „{ $cruiser }“ gibt es nicht; es gibt { $known }.
setup-training-cruiser = { $field }: { $cruiser } ist kein Kreuzer des Trainings; das sind { $known }.
text-line = { $where }, Zeile { $line }: { $why }.
deck-long = { $field }: ein Deck hat höchstens { $most } Zeichen.
deck-no-cruiser = das Deck beginnt mit seinem Kreuzer ({ $known }), nicht mit „{ $found }“
deck-no-card = „{ $found }“ ist kein ID-Code einer Karte
deck-card-twice = { $card } steht schon in Zeile { $first }, und jeder ID-Code darf nur einmal vorkommen
deck-few-cards = { $cards ->
    [one] das Deck hat eine Karte und muss mindestens { $fewest } haben
   *[other] das Deck hat { $cards } Karten und muss mindestens { $fewest } haben
}
decks-share = decks: mit einem Exemplar des Spiels kann keine Karte in beiden Decks sein; in beiden sind { $cards }.

# Aussichten
odds-of-match = Aussichten gibt es bei Starfighter zu einer Partie: zu ihrem Zugstapel.
odds-few-cards = Der Zugstapel hat { $cards } Karten; was danach kommt, wird neu gemischt.

# Stellungen
position-own-deck = { $field }: im Ultimativen Krieg hat jeder Platz seinen eigenen Zugstapel.
position-no-common-deck = { $field }: im Ultimativen Krieg gibt es keinen gemeinsamen Zugstapel.
position-no-own-deck = { $field }: nur im Ultimativen Krieg hat ein Platz seinen eigenen Zugstapel.
position-sectors = { $field }: ein Tableau hat { $wanted } Sektoren, nicht { $has }.
position-trigger = { $field }: „{ $text }“ beginnt nicht mit einem Platz.
position-at = { $field }: { $why }
fault-at = { $field }: { $why }
fault-offset = die Tableaus sind um höchstens { $most } verschoben, nicht um { $offset }
fault-both-passed = die Aufstellung endet, wenn beide gepasst haben
fault-cruiser-open = der Kreuzer wird vor der ersten Runde gewählt
fault-no-board = ohne Kreuzer gibt es kein Tableau
fault-no-cruiser = einen Kreuzer „{ $cruiser }“ gibt es nicht
fault-training-cruiser = { $cruiser } ist kein Kreuzer des Trainings
fault-armor = { $cruiser } hat höchstens { $most } Panzerung, nicht { $armor }
fault-no-card = eine Karte „{ $card }“ gibt es nicht
fault-card-twice = { $card } ist schon in { $other }
fault-not-green = { $card } hat keinen grünen ID-Code
fault-returned = „{ $card }“ kann nicht beim { $time }. Neumischen in den Stapel zurückgekommen sein
fault-not-returned = { $card } ist im Stapel und kam beim letzten Neumischen nicht hinein
fault-sectors = ein Tableau hat { $wanted } Sektoren, nicht { $has }
fault-full = { $cards } Karten sind zu viele für die { $spaces } Felder
fault-known = { $card } liegt offen, also haben sie alle gesehen
fault-hits = { $half ->
    [upper] { $hits } beschädigte Jäger, und der obere Abschnitt hat { $has }
   *[lower] { $hits } beschädigte Jäger, und der untere Abschnitt hat { $has }
}
fault-shields = { $half ->
    [upper] { $hits } Marker auf Schilden, und der obere Abschnitt hat { $has }
   *[lower] { $hits } Marker auf Schilden, und der untere Abschnitt hat { $has }
}
fault-covered = { $half ->
    [upper] der obere Abschnitt ist verdeckt und hat keine Marker
   *[lower] der untere Abschnitt ist verdeckt und hat keine Marker
}
fault-destroyed = eine Karte, deren Jäger alle beschädigt sind, ist zerstört
fault-effect = kein sichtbarer Abschnitt von { $card } hat den Effekt { $effect }

# Schritte, die nicht bevorstehen können
stack-step = { $step }: { $why }
stack-no-cruiser = ein Platz ohne Kreuzer muss ihn noch wählen
stack-order = { $why }
stack-one-effect = choose-effect: es warten keine zwei Effekte zugleich
stack-no-sector = einen solchen Sektor gibt es nicht
stack-no-seat = einen Platz { $seat } gibt es nicht
stack-tokens = kein Sektor hat { $tokens } Jäger
stack-card = „{ $card }“ liegt nicht offen auf dem Tableau von { $seat }

# Inhaltsdateien
content-large = { $field } hat { $has } Bytes; höchstens { $most } sind erlaubt.
content-id-twice = { $field }: { $id } ist auch der ID-Code der Karte [{ $first }].
content-alike = { $field }: die Vorderseiten von { $twin } und { $id } sind gleich.
content-number = { $field }: { $cards } Karten, es müssen { $wanted } sein.
content-level = { $field }: der ID-Code { $id } steht für Stufe { $wanted }, nicht { $level }.
content-fighters = { $field }: { $id } hat { $fighters } Jäger, und eine Karte hat 1 bis 4.
content-training = { $field }: { $id } ist eine Trainingskarte und kann { $effect } nicht tragen.
content-cruiser-twice = { $field }: { $cruiser } steht zweimal da.
content-sectors = { $field }: { $cruiser } hat { $has } Sektoren, und ein Tableau hat { $wanted }.
content-spaces = { $field }: die Felder zählen ohne Lücke ab 0.
