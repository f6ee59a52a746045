# Was die Ebene zu einem Dokument, einer Form oder einer Lage sagt, die es nicht geben kann.

# Dokumente
plane-file-unread = { $file }: die Datei kann nicht gelesen werden: { $why }
plane-file-no-json = { $file }: die Datei ist kein JSON: { $why }
plane-fields = { $field }: hier braucht es benannte Felder, nicht { WORD($kind, of: "plane-kind") }
plane-list = { $field }: hier braucht es eine Liste, nicht { WORD($kind, of: "plane-kind") }
plane-number = { $field }: hier braucht es eine Zahl, nicht { WORD($kind, of: "plane-kind") }
plane-text = { $field }: hier braucht es einen Text, nicht { WORD($kind, of: "plane-kind") }
plane-truth = { $field }: hier braucht es wahr oder falsch, nicht { WORD($kind, of: "plane-kind") }
plane-name-text = { $field }: ein Name ist ein Text, nicht { WORD($kind, of: "plane-kind") }
plane-name-length = { $field }: ein Name hat 1 bis { $most } Zeichen
plane-too-many = { $field }: { $has } Einträge; höchstens { $most } sind möglich
plane-number-between = { $field }: { $value } ist keine Zahl von { $low } bis { $high }
plane-whole-number = { $field }: { $value } ist keine ganze Zahl
plane-none-of = { $field }: „{ $text }“ ist keines von { $known }
plane-point = { $field }: ein Punkt ist [x, y]
plane-pose = { $field }: eine Lage ist [x, y, Richtung]
plane-needed = { $field }: dieses Feld fehlt
plane-area = { $field }: die Größe des Tisches ist [Breite, Höhe]
plane-obstacle-form = { $field }: ein Hindernis hat entweder den Namen einer Form oder einen Umriss
plane-no-shape = { $field }: keine Form heißt so
plane-name-taken = { $field }: so heißt schon eine Figur
plane-many-corners = { $field }: ihre Umrisse haben zusammen mehr als { $most } Ecken

plane-kind-nothing = nichts
plane-kind-truth = wahr oder falsch
plane-kind-number = eine Zahl
plane-kind-text = ein Text
plane-kind-list = eine Liste
plane-kind-fields = benannte Felder
plane-kind-other = etwas anderes

# Umrisse
plane-outline-corners = { $field }: { $has } Ecken; ein Umriss hat höchstens { $most }
plane-outline-three = { $field }: ein Umriss braucht mindestens drei Ecken
plane-outline-flat = { $field }: der Umriss umschließt keine Fläche
plane-outline-back = { $field }: der Umriss läuft an Ecke { $corner } in sich zurück
plane-outline-crosses = { $field }: der Umriss kreuzt sich zwischen den Ecken { $one } und { $two }
plane-outline-thin = { $field }: der Umriss ist zu schmal, um ihn in Teile zu zerlegen

# Formen, Wege und Felder
plane-no-length = { $field }: { $value } ist keine Länge auf einem Tisch
plane-disc = { $field }: { $radius } ist keine Scheibe
plane-box = { $field }: ein Rechteck braucht Breite und Länge, mindestens zweimal den Radius seiner Ecken
plane-length = { $field }: ein Weg hat keine negative Länge
plane-radius = { $field }: ein Bogen braucht einen Radius über 0
plane-bend = { $field }: ein Bogen dreht um weniger als eine volle Drehung und nicht um nichts
plane-no-piece = { $field }: ein Weg braucht mindestens ein Stück
plane-base-length = { $field }: eine Basis braucht eine Länge
plane-ride = { $field }: eine Basis fährt höchstens einen Viertelkreis entlang
plane-strip = { $field }: ein Streifen biegt sich höchstens um eine halbe Drehung
plane-wedge = { $field }: ein Keil braucht zwei verschiedene Richtungen
plane-corridor = { $field }: die rechte Linie eines Korridors liegt rechts von seiner linken
plane-line = { $field }: eine Linie eines Felds braucht zwei verschiedene Punkte
