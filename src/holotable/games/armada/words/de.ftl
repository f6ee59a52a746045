# Was Armada über seinen Tisch sagt.

zone-front = Bug
zone-left = Links
zone-right = Rechts
zone-left-aux = Linke Hilfssektion
zone-right-aux = Rechte Hilfssektion
zone-rear = Heck
zone-special = Spezieller Feuerwinkel
range-close = kurze
range-medium = mittlere
range-long = große
side-port = Backbord
side-starboard = Steuerbord

# Angriffe
attack-at-range = Das Ziel liegt im Feuerwinkel, { $mm } mm entfernt: { $range } Reichweite.
attack-beyond-ruler = Das Ziel liegt im Feuerwinkel, aber { $mm } mm entfernt: jenseits des Maßstabs.
attack-outside-arc = Kein Teil des Ziels liegt im Feuerwinkel.
attack-sight-crosses = Die Sichtlinie kreuzt vorher eine andere Hüllensektion des Verteidigers: { $zones }.
attack-range-crosses = Die Reichweite wird durch eine andere Hüllensektion des Verteidigers gemessen: { $zones }.
attack-obstructed = Die Sichtlinie ist versperrt durch: { $by }.
attack-clear = Die Sichtlinie ist frei.
attack-legal = Der Angriff ist möglich.

# Entfernungen und Feuerwinkel
distance-band = Zwischen ihnen liegen { $mm } mm: Entfernung { $band }.
distance-beyond = Zwischen ihnen liegen { $mm } mm: jenseits des Maßstabs.
arc-holds = Im Feuerwinkel { $zone }: { $ids }.
arc-empty = Im Feuerwinkel { $zone }: nichts.
arc-none = Diese Figur hat keine Hüllensektionen; der Feuerwinkel einer Staffel ist der ganze Kreis.

# Manöver und Bewegungen
maneuver-side = Die Manöverhilfe liegt an { $side }.
maneuver-overlaps = Bei Schub { $speed } würde sich das Schiff mit { $ships } überschneiden.
maneuver-ends = Das Schiff beendet sein Manöver bei Schub { $speed }.
maneuver-damage = { $ship } ist das nächste Schiff, mit dem es sich überschnitten hat. Eine verdeckte Schadenskarte geht an: { $ships }.
maneuver-squadrons = Diese Staffeln werden beiseite gerückt: { $squadrons }.
maneuver-obstacles = Das Schiff überschneidet diese Hindernisse: { $obstacles }.
move-mm = Die Bewegung braucht { $mm } mm des Maßstabs.
move-engaged = Die Staffel ist im Nahkampf mit { $ids }.
overlapped = Dort würde es sich mit { $ids } überschneiden.
place-inside = Es steht ganz innerhalb.
place-outside = Es steht nicht ganz innerhalb.
place-legal = Es darf dort stehen.
move-carries = Was darauf liegt, bleibt darauf: { $ids }.
displaced-legal = Die Staffel darf dort stehen.
displaced-candidates = { $count ->
    [0] Es gibt keinen freien Platz.
    [one] Ein Platz wird angeboten.
   *[other] { $count } Plätze werden angeboten.
}

# Warum etwas nicht geht
rule-ARM-ATTACK-2 = Ein Schiff greift an, was im Feuerwinkel der angreifenden Sektion und in ihrer Reichweite liegt ({ $rule }).
rule-ARM-ATTACK-3 = Eine Staffel greift nur in Entfernung 1 an ({ $rule }).
rule-ARM-ATTACK-22 = Befreundete Schiffe und Staffeln werden nicht angegriffen ({ $rule }).
rule-ARM-LOS-4 = Durch eine andere Hüllensektion des Verteidigers gibt es keine Sichtlinie ({ $rule }).
rule-ARM-MEASURE-7 = Wird die Reichweite durch eine andere Hüllensektion des Verteidigers gemessen, gibt es keine Sichtlinie ({ $rule }).
rule-ARM-OBSTACLE-3 = Ein Exogorth wird an ein anderes Hindernis gelegt, auf kein Schiff, kein Hindernis und keinen Marker ({ $rule }).
rule-ARM-OBSTACLE-6 = Ein Exogorth greift Staffeln in Entfernung 1 an ({ $rule }).
rule-ARM-OBSTACLE-16 = Ein Schiff greift nicht durch eine Staubwolke an ({ $rule }).
rule-ARM-STATION-ATTACK-15 = Wer eine Raumstation überschneidet, greift sie nicht an ({ $rule }).
rule-ARM-MOVE-SHIP-5 = Das Schiff würde sich mit der Manöverhilfe überschneiden; sie muss an seiner anderen Seite liegen ({ $rule }).
rule-ARM-HUGE-10 = Das riesige Schiff würde sich am Anfang oder am Ende mit der Manöverhilfe überschneiden ({ $rule }).
rule-ARM-PLAY-AREA-2 = Ein Teil der Basis liegt außerhalb der Spielfläche: Es wird zerstört ({ $rule }).
rule-ARM-MOVE-SQUAD-2 = Die Basis würde jenseits der Linie enden, die dem Schub der Staffel entspricht ({ $rule }).
rule-ARM-MOVE-SQUAD-3 = Eine Staffel endet nicht auf einem Schiff oder einer anderen Staffel ({ $rule }).
rule-ARM-MOVE-OBSTACLE-2 = Ein Teil davon würde jenseits der Linie der größten Entfernung enden ({ $rule }).
rule-ARM-MOVE-OBSTACLE-3 = Es endet nicht auf Schiffen, Staffeln, Hindernissen oder Markern ({ $rule }).
rule-ARM-MOVE-OBSTACLE-9 = Es muss sich auf der kürzesten Linie zu seinem Ziel bewegen ({ $rule }).
rule-ARM-MOVE-OBSTACLE-10 = Es muss sich mindestens bis ans Ende der kleinsten Entfernung bewegen, oder so weit Platz ist ({ $rule }).
rule-ARM-HUGE-5 = Ein riesiges Schiff berührt den Rand seines Spielers und liegt im Startgebiet ({ $rule }).
rule-ARM-HUGE-6 = Ein riesiges Schiff wird nicht auf Hindernissen aufgestellt ({ $rule }).
rule-ARM-HUGE-7 = Neben einem riesigen Schiff, das hinausragt, bleiben Staffeln innerhalb von Entfernung 1–2 des Aufstellungsbereichs ({ $rule }).
rule-ARM-SETUP-7 = Hindernisse liegen im Startgebiet, jenseits von Entfernung 3 der Ränder und jenseits von Entfernung 1 zueinander ({ $rule }).
rule-ARM-SETUP-10 = Schiffe werden im Aufstellungsbereich ihres Spielers aufgestellt ({ $rule }).
rule-ARM-SETUP-12 = Staffeln werden im Startgebiet aufgestellt, innerhalb von Entfernung 1–2 eines befreundeten Schiffs ({ $rule }).
rule-ARM-SETUP-AREA-1 = Alles wird im Startgebiet aufgestellt ({ $rule }).
rule-ARM-RANGE-6 = Innerhalb eines Bereichs ist es nur, wenn es ganz darin liegt ({ $rule }).
rule-ARM-FAQ-10 = Ein Schiff wird nicht auf ein anderes gestellt ({ $rule }).
rule-ARM-MINE-3 = Nur Schiffe greifen Minen an ({ $rule }).
rule-ARM-MINE-1 = Minen liegen jenseits von Entfernung 1 zueinander ({ $rule }).
rule-ARM-OVERLAP-2 = Die Staffel muss das Schiff berühren und auf der Spielfläche stehen ({ $rule }).
rule-ARM-OVERLAP-9 = Staffeln und Schiffe werden nicht aufeinander gestellt ({ $rule }).
rule-ARM-OVERLAP-11 = So viele Staffeln wie möglich müssen das Schiff berühren, die übrigen eine, die es berührt ({ $rule }).

# Bilder
picture-table = Ein Tisch von Armada
picture-attack = { $from } greift { $to } an
picture-distance = Von { $from } zu { $to }
picture-arcs = Feuerwinkel
picture-maneuver = { $piece } fliegt mit Schub { $speed }
picture-move = { $piece } bewegt sich
picture-place = { $piece } wird aufgestellt
picture-displaced = { $piece } wird neben { $ship } gestellt
picture-mm = { $mm } mm
