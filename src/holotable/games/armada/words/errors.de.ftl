# Was an einem Tisch von Armada oder einer Frage dazu falsch sein kann.

armada-no-ship = { $near ->
    [none] { $field }: keine Klasse und kein Schiff heißt „{ $name }“
   *[other] { $field }: keine Klasse und kein Schiff heißt „{ $name }“; ähnlich geschrieben: { $near }
}
armada-piece-form = { $field }: eine Figur ist entweder ein Schiff oder eine Basis
armada-base = { $field }: eine Basis ist squadron, { $known }
armada-shape = { $field }: eine Form ist eine von { $known }
armada-kind = { $field }: eine Art ist eine von { $known }
armada-speed = { $field }: { $piece } fliegt mit Geschwindigkeit 0 bis { $most }
armada-clicks = { $field }: Geschwindigkeit { $speed } braucht { $joints } Zahlen, eine je Gelenk
armada-yaw = { $field }: Gelenk { $joint } von { $piece } darf bei Geschwindigkeit { $speed } um { $most } Rasten gedreht werden
armada-band = { $field }: eine Entfernung ist 1 bis 5, oder 0, um stehen zu bleiben
armada-attacks-itself = { $field }: { $piece } kann sich nicht selbst angreifen
armada-does-not-attack = { $field }: { $piece } greift nicht an
armada-obstacles-attack = { $field }: zwei Hindernisse greifen einander nicht an
armada-special-zone = { $field }: ein besonderer Feuerwinkel ist keine Rumpfzone, die angegriffen wird
armada-squadron-tool = { $field }: { $piece } ist eine Staffel und bewegt sich ohne das Manöverlineal
armada-tool-side = { $field }: das Manöverlineal liegt an Backbord (port) oder an Steuerbord (starboard)
armada-ship-moves = { $field }: { $piece } ist ein Schiff und bewegt sich mit dem Manöverlineal
armada-pose-needed = { $field }: es fehlt, wohin das Hindernis bewegt wird
armada-by-ship = { $field }: { $piece } ist weder ein Schiff noch ein Exogorth
armada-no-squadron = { $field }: { $piece } ist keine Staffel
armada-region = { $field }: „{ $name }“ ist keine von { $known }
armada-no-piece = { $field }: kein Schiff und keine Staffel heißt „{ $name }“
armada-nothing-called = { $field }: nichts auf dem Tisch heißt „{ $name }“
armada-no-fighter = { $field }: { $piece } greift weder an, noch verteidigt es sich
armada-no-zones = { $field }: { $piece } hat keine Rumpfzonen
armada-bare-zones = { $field }: { $piece } ist eine bloße Basis und hat keine Rumpfzonen
armada-zones = { $field }: { $piece } hat die Zonen { $known }
