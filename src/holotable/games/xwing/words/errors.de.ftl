# Was an einem Tisch von X-Wing oder einer Frage dazu falsch sein kann.

xwing-piece-form = { $field }: eine Figur ist entweder ein Schiff oder eine bloße Basis
xwing-no-ship = { $field }: kein Schiff heißt „{ $name }“
xwing-turret = { $field }: ein Turm auf einem Schiff zeigt in einen Standardwinkel oder in zwei gegenüberliegende
xwing-no-obstacle = { $field }: kein Hindernis heißt „{ $name }“; es gibt { $known }
xwing-ships-fly = { $field }: nur Schiffe führen Manöver aus
xwing-huge-flies = { $field }: Riesenschiffe fliegen kein „{ $name }“
xwing-no-speed = { $field }: „{ $name }“ gibt es nicht mit Geschwindigkeit { $speed }
xwing-attacks-itself = { $field }: niemand greift sich selbst an
xwing-no-arc = { $field }: „{ $arc }“ ist kein Winkel von { $piece }: { $known }
xwing-bare-dial = { $field }: eine bloße Basis hat kein Manöverrad
xwing-ships-only = { $field }: das tun nur Schiffe
xwing-side = { $field }: links (left) oder rechts (right) muss angesagt werden
xwing-slam = { $field }: ein SLAM nennt sein Manöver, etwa „2-bank-left“
xwing-wing-leader = { $field }: Verbände werden von kleinen Schiffen geflogen
xwing-by-huge = { $field }: nur Riesenschiffe schieben andere beiseite
xwing-pushed = { $field }: nur Standardschiffe werden beiseitegeschoben
xwing-deploys-by = { $field }: niemand startet mit „{ $bearing }“
xwing-docked-itself = { $field }: kein Schiff ist an sich selbst angedockt
xwing-remotes-only = { $field }: nur Drohnen werden versetzt
xwing-markers = { $known ->
    [none] { $field }: ohne Szenario s01 oder s03 gibt es keine
   *[other] { $field }: es gibt { $known }
}
xwing-no-piece = { $field }: keine Figur heißt „{ $name }“
xwing-ship-or-base = { $field }: „{ $name }“ ist weder ein Schiff noch eine Basis
xwing-no-template = { $field }: eine Schablone „{ $name }“ gibt es nicht
xwing-other-template = { $field }: „{ $name }“ ist keine Schablone für diese Aktion
