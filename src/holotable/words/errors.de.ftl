# Was an etwas falsch ist, das uns gegeben wurde.

# Wo es falsch ist
error-at-line = Zeile { $line }: { $why }
error-at-field = { $field }: { $why }.

# Warum Daten nicht gelesen werden können
unread-at = { $why } – bei `{ $place }`
unread-type = Erwartet wird `{ $wanted }`, nicht `{ $given }`
unread-bound = Erwartet wird `{ $wanted }` { $bound }
unread-length = Erwartet wird `{ $wanted }` der Länge { $bound }
unread-pattern = Erwartet wird `{ $wanted }` nach dem Muster { $pattern }
unread-missing = Es fehlt das Feld `{ $name }`
unread-unknown = Ein Feld `{ $name }` gibt es hier nicht
unread-unknown-of = Ein Feld `{ $name }` gibt es hier nicht; es gibt: { $known }
unread-value-of = Der Wert { $given } ist hier nicht möglich; es gibt: { $known }
unread-value = Der Wert { $given } ist hier nicht möglich
unread-range = Eine Zahl ist zu groß
unread-truncated = Die Daten hören mittendrin auf
unread-malformed = Das ist kein richtiges JSON (ab Byte { $byte })
unread-deep = Es ist zu tief verschachtelt
unread-text = Es ist kein Text in UTF-8
unread-large = Eine Zahl ist zu groß
unread-other = { $what }

# Entscheidungen
error-not-asked = Dieser Platz wird gerade nichts gefragt.
error-no-answer-to-change = Dieser Platz hat keine Antwort, die er noch ändern könnte.
error-gone-already = Dieser Platz hat das Spiel schon verlassen.
error-option-id = eine Möglichkeit wird mit ihrer Kennung genannt, einem Text
error-option-ids = mehrere Möglichkeiten sind eine Liste von Kennungen
error-no-list = „{ $text }“ ist keine Liste von Möglichkeiten wie [a b]
error-no-number = „{ $text }“ ist keine Zahl
error-whole-number = der Wert ist eine ganze Zahl
error-no-pose = „{ $text }“ ist keine Lage wie 100.0,200.0,90.0
error-pose-numbers = eine Lage sind drei Zahlen: x, y und Richtung
error-no-form = „{ $text }“ ist kein Formular mit benannten Feldern
error-form-fields = ein Formular wird mit seinen Feldern beantwortet
error-no-reaction = „{ $text }“ ist weder „pass“ noch eine Fähigkeit mit ihrer Quelle wie „dodge@ship-3“

# Zufall
error-chance-other = der Zufall wird hier nach { $due } gefragt, nicht nach { $given }
error-chance-answer = { $answer } kann nicht die Antwort auf { $due } sein
error-no-secret = Ohne sein Geheimnis kann der Zufall nicht beginnen.
error-no-beginning = Die Aufzeichnung sagt nicht, womit der Zufall begann.

# Partien, Rücknahmen und Absprachen
error-no-seat = Einen Platz „{ $name }“ gibt es nicht; es gibt: { $known }.
error-other-seats = Die Plätze dieser Partie sind { $seats }, nicht { $given }.
error-setup = So kann die Partie nicht aufgebaut werden: { $why }.
error-nothing-back = Es gibt keine Entscheidung, die sich zurücknehmen ließe.
error-fewer-than-one = Weniger als eine Entscheidung kann niemand zurücknehmen.
error-too-many-back = So viele Entscheidungen gibt es nicht, die sich zurücknehmen ließen.
error-no-own-choice = Dieser Platz hat nichts entschieden, was er zurücknehmen könnte.
error-not-asked-to-agree = Dieser Platz wird nicht um Zustimmung gefragt.
error-not-agreed = Noch haben nicht alle zugestimmt.

# Spiele
error-no-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }.
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.
error-no-content = { $game } führt nicht auf, womit es gespielt wird.
error-no-odds = Bei { $game } gibt es keine Aussichten zu berechnen.
error-no-measuring = { $game } wird gespielt, ohne zu messen.
error-no-rules = Das Spiel { $game } hat kein Regelverzeichnis.
error-rules-unread = Das Regelverzeichnis von { $game } kann nicht gelesen werden: { $why }
error-rule-twice = Im Regelverzeichnis von { $game } steht { $id } zweimal.

# Spielstände im Speicher
error-moment = Das ist kein gespeicherter Augenblick eines Spiels: { $why }.
error-state-unfit = Der Zustand passt nicht zu { $game }: { $why }.
error-state = Diesen Zustand kann es nicht geben: { $why }.
error-no-step = { $game } kennt keinen Schritt { $step }.
error-unfit = Die Schritte dieses Augenblicks passen nicht zu seinem Zustand.
error-too-many-answers = Hier stehen mehr Antworten als Fragen.
error-strange-seat = Ein Platz, den es nicht gibt, ist gefragt oder hat das Spiel verlassen.
error-answers-wait = Hier warten geheime Antworten, und niemand wird zugleich mit anderen gefragt.
error-other-must = Hier muss { $seat } antworten.
error-unfilled = Jedes Feld des Formulars muss ausgefüllt sein.
error-gone-twice = Ein Platz verlässt das Spiel zweimal.

# Stellungen
position-format = „{ $given }“ ist nicht das Format, das hier gelesen wird: { $known }.
position-other-game = Diese Stellung gehört zu „{ $given }“, nicht zu { $game }.
position-broken = Diese Stellung kann es nicht geben: { $why }.
position-left-twice = Ein Platz hat das Spiel zweimal verlassen.
position-unstored = Diese Stellung lässt sich nicht speichern: { $why }.
position-no-step = { $field }: { $game } kennt keinen Schritt { $step }.
position-step = { $field }: { $step } kann so nicht sein: { $why }.
position-wrong-steps = Diese Schritte können nicht bevorstehen: { $why }.
position-long = Eine Stellung hat höchstens { $most } Zeichen; diese hat { $has }.
position-no-json = Diese Stellung ist kein JSON: { $why }.
step-arguments = er nimmt { $wanted } Angaben, nicht { $given }
step-argument = „{ $name }“ kann nicht „{ $given }“ sein

# Aufzeichnungen
record-long = Eine Aufzeichnung hat höchstens { $most } Zeichen; diese hat { $has }.
record-title = Eine Aufzeichnung beginnt mit der Zeile „{ $title }“.
record-header-line = Zeile { $line }: eine Kopfzeile ist ein Name, ein Doppelpunkt und ein Wert, jeder Name einmal.
record-no-header = Zeile { $line }: „{ $name }“ kommt im Kopf einer Aufzeichnung nicht vor.
record-header-lacks = Im Kopf der Aufzeichnung fehlt „{ $name }“.
record-beginning = Eine Aufzeichnung beginnt mit einem Aufbau oder mit einer Stellung.
record-value = Zeile { $line }, { $name }: { $why }.
record-no-hex = Zeile { $line }: „{ $text }“ ist keine Zahl in Hexadezimalziffern.
record-new-rules = Zeile { $line }: zu neuen Regeln gehören ihre Version und ein sicherer Punkt.
record-safe-point = Der sichere Punkt der neuen Regeln kann nicht gelesen werden.
record-takebacks = Eine Aufzeichnung hat höchstens { $most } Rücknahmen.
record-no-seat = Zeile { $line }: einen Platz „{ $name }“ gibt es nicht.
record-no-chance = Zeile { $line }: der Zufall antwortet mit einem von { $known }.
record-one-pick = Zeile { $line }: pick nennt genau ein Ding.
record-no-control = Zeile { $line }: „{ $text }“ ist nichts, was eine Partie verändert.
record-too-many-back = Zeile { $line }: { $choices } Entscheidungen gibt es nicht, die sich zurücknehmen ließen.

# Schritte, die nicht bevorstehen, und Wirkungen, die nicht gelten können
steps-none = es ist keiner da
steps-not-before = { $step } kommt nicht unmittelbar vor { $later }
steps-not-last = { $step } kommt nicht unmittelbar vor dem Ende
steps-not-alone = { $step } kommt nie für sich allein
steps-of-windows = die offenen Zeitfenster und die Schritte, die sie abhandeln, passen nicht zueinander
steps-before-nothing = etwas steht ohne sein Zeitfenster bevor, oder ein Zeitfenster steht vor nichts
steps-before-window = wovor ein Zeitfenster steht, geschieht vor ihm
steps-asked-too-early = ein Platz wird in einem Zeitfenster gefragt, das auf ein anderes wartet
steps-no-step = was bevorsteht, ist kein Schritt des Spiels
steps-no-ability = was dort eingesetzt wird, ist keine Fähigkeit des Spiels
steps-used-twice = zwei Fähigkeiten werden in einem Zeitfenster zugleich eingesetzt
steps-used-too-late = eine Fähigkeit wird in einem Zeitfenster eingesetzt, das dann nicht offen ist
effects-no-way = { $value } wird auf eine Weise verändert, die es nicht gibt, oder in falscher Reihenfolge
effects-no-condition = { $value } wird unter einer Bedingung verändert, die es nicht gibt
effects-no-moment = einen Moment „{ $moment }“ gibt es nicht
effects-deaf = keine Fähigkeit „{ $ability }“ achtet auf { $moment }
effects-no-queue = bei { $moment } wartet nichts in einer Schlange
effects-no-ability = eine Fähigkeit „{ $ability }“ gibt es nicht
effects-no-window = was bei { $moment } wartet, wartet in keinem Zeitfenster
effects-no-turn = bei { $moment } ist niemand an der Reihe
effects-no-owner = eine Fähigkeit gehört niemandem, der mitspielt

# Dateien
error-file-unread = { $file } kann nicht gelesen werden: { $why }.
error-file-unwritten = { $file } kann nicht geschrieben werden: { $why }.
error-position-game = Eine Stellung nennt ihr Spiel.
unread-no-file = diese Datei gibt es nicht
unread-folder = es ist ein Ordner
unread-no-folder = ein Teil des Pfads ist kein Ordner
unread-not-allowed = es ist nicht erlaubt
unread-only-read = dort kann nur gelesen werden
unread-no-room = es ist kein Platz mehr da
unread-long-name = der Name ist zu lang
unread-in-use = dort lauscht schon jemand
unread-no-address = eine solche Adresse hat dieser Rechner nicht
