arc-front = vorderer Winkel
arc-rear = hinterer Winkel
arc-left = linker Winkel
arc-right = rechter Winkel
arc-bullseye = Volltrefferwinkel
arc-full-front = vorderer voller Winkel
arc-full-rear = hinterer voller Winkel
arc-turret = Geschützturmwinkel

move-straight = geradeaus
move-koiogran = Koiogran-Wende
move-stationary = stehen bleiben
move-reverse-straight = gerade rückwärts
move-bank-left = Drehung nach links
move-bank-right = Drehung nach rechts
move-turn-left = Wende nach links
move-turn-right = Wende nach rechts
move-segnor-left = Segnors Schleife nach links
move-segnor-right = Segnors Schleife nach rechts
move-tallon-left = Tallon-Rolle nach links
move-tallon-right = Tallon-Rolle nach rechts
move-reverse-bank-left = Drehung rückwärts nach links
move-reverse-bank-right = Drehung rückwärts nach rechts
move-sideslip-bank-left = Seitwärtsgleiten nach links
move-sideslip-bank-right = Seitwärtsgleiten nach rechts
move-sideslip-turn-left = weites Seitwärtsgleiten nach links
move-sideslip-turn-right = weites Seitwärtsgleiten nach rechts
move-barrel-roll = Fassrolle
move-boost = Schub
move-decloak-roll = enttarnen mit einer Fassrolle
move-decloak-boost = enttarnen mit Schub

place-left-flank = linke Flanke
place-right-flank = rechte Flanke
place-rear-support = Heckunterstützung
place-left-support = linke Unterstützung
place-right-support = rechte Unterstützung

arm-blank = leer
arm-focus = Fokus
arm-star = Treffer

shot-in-arc = { $target } ist im Winkel von { $attacker } ({ $arc }).
shot-not-in-arc = { $target } ist nicht im Winkel von { $attacker } ({ $arc }).
shot-range = Die kürzeste Linie ist { $mm } mm lang: Reichweite { $range }.
shot-beyond = Die kürzeste Linie ist { $mm } mm lang; der Winkel endet bei Reichweite { $reach }.
shot-choice = Mehrere Linien sind gleich kurz, und der Angreifer wählt eine davon.
shot-obstructed = { $count ->
        [one] { $ids } versperrt den Angriff.
       *[other] { $ids } versperren den Angriff.
    }

distance = { $one } und { $other } sind { $mm } mm voneinander entfernt: Reichweite { $range }.
distance-zero = { $one } und { $other } berühren sich: Reichweite 0.
distance-beyond = { $one } und { $other } sind { $mm } mm voneinander entfernt, weiter als das längste Lineal.

arc-holds = { $arc }: { $ids }.
arc-empty = { $arc }: niemand.

move-full = { $piece } führt die Bewegung vollständig aus: { $name }.
move-partial = { $ids } ist im Weg: { $piece } führt die Bewegung ({ $name }) nur teilweise aus, zurück entlang der Schablone.
move-elsewhere = { $ids } ist dort im Weg: { $piece } nimmt einen anderen Platz ({ $name }).
move-slowed = { $ids } ist im Weg: { $piece } fliegt mit Geschwindigkeit { $speed }.
move-fails = { $piece } kann das nicht: { $name }.
move-touching = Am Ende werden { $ids } berührt.
move-through = Der Weg oder die Basis liegt auf { $ids }.
move-displaced = Überrollt werden { $ids }.
move-off-table = { $piece } verlässt die Spielfläche.

wing-fits = Frei ist der Platz: { $place }.
wing-blocked = Kein Platz ({ $place }): dort steht { $ids }.
wing-leaves = Außerhalb der Spielfläche läge der Platz: { $place }.

place-inside = { $piece } steht ganz im Gebiet.
place-outside = { $piece } steht nicht ganz im Gebiet.
place-at-range = { $piece } steht in der verlangten Reichweite des Randes.
place-beyond = { $piece } steht nicht in der verlangten Reichweite des Randes.
place-overlaps = Darunter liegt { $ids }.

displaced-legal = { $piece } darf hier hinter { $by } abgestellt werden.
displaced-nowhere = Hinter { $by } fand sich kein Platz für { $piece }.

laid = Hier ist Platz dafür.

rule-XW-CORE-20 = Ein Hindernis liegt jenseits von Reichweite 1 der anderen und jenseits von Reichweite 2 aller Ränder ({ $rule }).
rule-XW-CORE-23 = Ein Schiff wird ganz in seinem Aufbaubereich aufgestellt ({ $rule }).
rule-XW-CORE-24 = Kein Teil einer Basis darf außerhalb der Spielfläche stehen ({ $rule }).
rule-XW-CORE-55 = Eigene Schiffe werden nicht angegriffen ({ $rule }).
rule-XW-ATT-03 = Angegriffen werden nur feindliche Schiffe und Remotes ({ $rule }).
rule-XW-ATT-05 = Der Angriff reicht von Reichweite 1 bis Reichweite 3 ({ $rule }).
rule-XW-ATT-09 = In Reichweite 0 greift niemand an, außer eine Karte erlaubt es ({ $rule }).
rule-XW-ARC-09 = Das Ziel ist außerhalb des Angriffswinkels ({ $rule }).
rule-XW-ARC-13 = In einer Reichweite ist, was mit seinem nächsten Punkt darin liegt ({ $rule }).
rule-XW-LOS-15 = Ein Schiff auf einem Asteroiden greift nicht an ({ $rule }).
rule-XW-HUGE-15 = Keine Waffe eines riesigen Schiffs reicht weiter als Reichweite 5 ({ $rule }).
rule-XW-HUGE-23 = Ein Schiff, das von einem riesigen Schiff auf ein anderes Schiff startet, wird zerstört ({ $rule }).
rule-XW-HUGE-43 = Abgestellt wird hinter der Mittellinie des riesigen Schiffs in Reichweite 0–1 ({ $rule }).
rule-XW-HUGE-46 = Auf einem anderen Schiff darf nichts abgestellt werden ({ $rule }).
rule-XW-MOV-28 = Dort steht ein anderes Schiff ({ $rule }).
rule-XW-MOV-46 = Diese Bewegung darf die Spielfläche nicht verlassen ({ $rule }).
rule-XW-POS-05 = Eine Fassrolle darf weder auf einem Schiff enden noch ein Hindernis berühren ({ $rule }).
rule-XW-POS-10 = Ein Schub darf weder auf einem Schiff enden noch ein Hindernis berühren ({ $rule }).
rule-XW-POS-20 = Ein SLAM misslingt, wenn er außerhalb der Spielfläche enden würde ({ $rule }).
rule-XW-POS-21 = Riesige Schiffe werden nie neu positioniert ({ $rule }).
rule-XW-OBJ-07 = Ein Gerät liegt ganz auf der Spielfläche ({ $rule }).
rule-XW-SCEN-20 = Es wird in das Gebiet gelegt, das das Szenario nennt ({ $rule }).
rule-XW-SCEN-21 = Es wird ganz in das Gebiet gestellt, das das Szenario nennt ({ $rule }).
rule-XW-SCEN-68 = Ein Remote, das aus der Spielfläche hinaus bewegt wird, ist geflohen ({ $rule }).
rule-XW-S03-13 = An diesem Arm der Markierung ist kein Platz ({ $rule }).
rule-XW-DOCK-03 = Ein Schiff, das ein anderes überschneiden würde, bleibt angedockt ({ $rule }).

picture-table = X-Wing: der Tisch
picture-shot = { $attacker } greift { $target } an
picture-distance = Von { $one } bis { $other }
picture-arcs = Die Winkel von { $of }
picture-move = { $piece }: { $name }
picture-wing = Der Schwarm von { $leader }
picture-place = { $piece } wird aufgestellt
picture-displaced = { $piece } wird hinter { $by } abgestellt
picture-laid = Was gelegt wird
picture-mm = { $mm } mm
