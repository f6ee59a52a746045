# Der Messtisch auf Deutsch.

measure-title = Messtisch: { $game }
measure-board = Der Tisch, { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
} darauf
measure-thing = { $id }: { $kind }, { $side }, bei { $x }, { $y } mm, Richtung { $heading }°
measure-outline = Umriss
measure-minimap = Der ganze Tisch im Kleinen
measure-actions = Der Tisch
measure-answer = Was gemessen wird
measure-tools = Werkzeuge

# Was mit dem Tisch geschieht
measure-add = Teil dazulegen
measure-tables = Tische
measure-undo = Rückgängig
measure-redo = Wiederholen
measure-closer = Näher heran
measure-farther = Weiter weg
measure-whole = Der ganze Tisch
measure-search = Nach Namen suchen
measure-nothing-found = Nichts heißt so.
measure-side = Seite
measure-side-first = erster Spieler
measure-side-second = zweiter Spieler
measure-side-none = niemand
measure-remove = Vom Tisch nehmen
measure-x = x (mm)
measure-y = y (mm)
measure-heading = Richtung (°)
measure-name = Name
measure-name-taken = So heißt schon etwas anderes.
measure-turret = Geschützturmanzeiger
measure-flipped = umgedreht

# Werkzeuge
measure-tool-move = Bewegen
measure-tool-distance = Entfernung
measure-tool-attack = Angriff
measure-tool-fly = Fliegen
measure-tool-reposition = Umpositionieren
measure-tool-wing = Schwarm
measure-tool-place = Aufstellen
measure-sheet-open = Einstellungen des Werkzeugs zeigen
measure-sheet-close = Einstellungen des Werkzeugs verbergen
measure-how-move = Berühre ein Teil, um seine Feuerwinkel und Reichweiten zu sehen. Ziehe es, um es zu bewegen, und an seinem Griff, um es zu drehen. Ziehe den Tisch, um ihn zu verschieben; mit zwei Fingern oder dem Mausrad änderst du die Größe.
measure-how-distance = Berühre ein Teil, dann das andere.
measure-how-attack = Berühre den Angreifer, dann den Verteidiger.
measure-how-fly = Berühre ein Schiff, das fliegen kann.
measure-how-place = Berühre ein Teil.
measure-how-squadron = Ziehe die Staffel dorthin, wohin sie soll, oder trage sie mit den Pfeiltasten hin und setze sie mit Enter ab. Darf sie dort nicht enden, bleibt sie, wo sie war.
measure-how-wing = Berühre ein kleines Schiff: Es führt den Schwarm an.
measure-from = Von
measure-to = Nach
measure-attacker = Angreifer
measure-defender = Verteidiger
measure-swap = Beide vertauschen
measure-arc = Feuerwinkel
measure-zone-from = Angreifende Hüllensektion
measure-zone-to = Verteidigende Hüllensektion
measure-speed = Geschwindigkeit
measure-joint = Gelenk { $joint }
measure-straight-on = geradeaus
measure-to-port = { $clicks } nach Backbord
measure-to-starboard = { $clicks } nach Steuerbord
measure-click-port = Ein Klick nach Backbord
measure-click-starboard = Ein Klick nach Steuerbord
measure-tool-side = Das Werkzeug liegt
measure-any-side = wo es passt
measure-dial = Manöver
measure-every-template = alle Schablonen, nicht nur das Rad dieses Schiffs
measure-offset = Am Ende der Schablone
measure-ahead = vorn
measure-middle = in der Mitte
measure-astern = hinten
measure-action = Aktion
measure-template = Schablone
measure-which-side = Seite
measure-left = links
measure-right = rechts
measure-no-reposition = Berühre ein kleines, mittleres oder großes Schiff.
measure-place-unused = nicht gefragt
measure-place-anybody = irgendwer
measure-form-up = Formieren
measure-region = Steht es darin?
measure-pushed-by = Beiseite geschoben von
measure-by-nobody = niemandem
measure-fly-it = So fliegen

# Tische herein und hinaus
measure-ready = Fertige Tische
measure-empty = Leerer Tisch
measure-file = Dateien
measure-open = Datei eines Tisches öffnen
measure-save = Tisch speichern
measure-picture-svg = Bild als SVG
measure-picture-png = Bild als PNG
measure-link = Link
measure-link-more = Wer den Link hat, sieht diesen Tisch und seine Frage, wie sie jetzt sind.
measure-share = Link anlegen
measure-no-json = In dieser Datei ist kein Tisch.
measure-own = Zum eigenen Tisch
measure-example-armada-start = Eine Schlacht
measure-example-armada-sight-obstructed = Ein versperrter Angriff
measure-example-armada-arcs-four = Vier Feuerwinkel
measure-example-armada-maneuver-course = Das Manöverwerkzeug
measure-example-armada-overlap-slower = Schiffe im Weg
measure-example-armada-range-attack = Angriffsreichweite
measure-example-armada-huge-arcs = Ein gigantisches Schiff
measure-example-armada-setup-deployment = Aufstellung
measure-example-xwing-start = Ein Luftkampf
measure-example-xwing-obstruction-ship = Ein versperrter Angriff
measure-example-xwing-arcs-bullseye = Feuerwinkel und Volltrefferwinkel
measure-example-xwing-bumping-two = Zwei Schiffe im Weg
measure-example-xwing-maneuver-tallon = Eine Tallon-Rolle
measure-example-xwing-reposition-boost = Ein Schub
measure-example-xwing-wings-six = Ein Schwarm zu sechst
measure-example-xwing-range-huge = Ein riesiges Schiff

# Tasten
measure-key-tab = von Teil zu Teil
measure-key-enter = von ihm aus messen, dann zu ihm hin
measure-key-arrows = das Teil um 5 mm bewegen; ohne Teil den Ausschnitt
measure-key-turn = das Teil um 5° drehen
measure-key-steps = größere Schritte, kleine Schritte
measure-key-delete = das Teil wegnehmen
measure-key-escape = alles loslassen
measure-key-undo = rückgängig, wiederholen
measure-key-tools = zu den Werkzeugen
measure-key-add = ein Teil dazulegen
measure-key-zoom = näher, weiter weg, der ganze Tisch
measure-key-help = diese Liste
