# Die Kommandozeile auf Deutsch. `command-NAME` sagt, wozu ein Befehl da ist, `option-…`, was eine Option bewirkt.

command = Ein digitaler Tisch für Raumschlachten: Brettspiele, bei denen jede Regel durchgesetzt wird.
command-serve = Den Tisch für Browser bereitstellen.
command-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren, während er läuft.
command-play = An diesem Terminal spielen, gegen den Computer oder zu zweit an einer Tastatur.
command-replay = Erzählen, was in einer aufgezeichneten Partie geschah.
command-verify = Eine Aufzeichnung prüfen: Wahlen, Versprechen des Zufalls, jede seiner Antworten, Ergebnis.
command-ask = Sagen, was in einer Stellung oder Aufzeichnung ansteht, oder ob etwas geht und warum nicht.
command-odds = Die genauen Wahrscheinlichkeiten von etwas sagen.
command-rules = Die Regeln eines Spiels auflisten, mit den Stellen, die sie durchsetzen, und den Tests, die sie belegen.
command-content = Alles auflisten, womit ein Spiel gespielt wird.
command-engine = Zeilen von JSON auf der Standardeingabe beantworten: das Engine-Protokoll, für andere Programme.
command-doctor = Diese Installation untersuchen und sagen, was ihr fehlt.
command-bench = Die Geschwindigkeit auf diesem Rechner messen.
command-bench-more = Gemessen wird, was im Ordner benchmarks eines ausgecheckten Repositorys liegt.

argument-game = Das Spiel, zum Beispiel starfighter.
option-json = Als JSON antworten, für Programme; auch Fehler.
option-lang = Die Sprache, de oder en; sonst die aus HOLOTABLE_LANG oder der Systemumgebung. Darf überall stehen.
option-demo = Zwei Bots beim Spielen zeigen, fürs Schaufenster.
option-version = Die Version zeigen und enden.
option-help = Diese Hilfe zeigen und enden.
option-install-completion = Die Vervollständigung für die benutzte Shell einrichten.
option-show-completion = Das Skript zur Vervollständigung zeigen, zum Kopieren oder Anpassen.
option-unproven = Nur Regeln ohne Test auflisten; Exit-Code 1, wenn es welche gibt.
option-seconds = Ungefähre Messdauer jedes Skripts in Sekunden.
option-only = Nur dies messen: den Namen eines Skripts oder startup_ms.

help-usage = Aufruf:
help-options-metavar = [OPTIONEN]
help-command-metavar = BEFEHL
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = (nötig)
help-default = (sonst { $value })

unknown-language = Die Sprache „{ $name }“ gibt es hier nicht; es gibt { $known }.
unknown-command = { $near ->
    [none] Den Befehl „{ $name }“ gibt es nicht; „{ $path } --help“ zeigt alle.
   *[other] Den Befehl „{ $name }“ gibt es nicht; war „{ $near }“ gemeint?
}
unknown-option = Die Option { $option } gibt es nicht.
unknown-game = Ein Spiel namens { $game } gibt es nicht.
option-needs-value = Die Option { $option } braucht einen Wert.
missing = { $name } fehlt.
bad-value = Der Wert von { $name } passt nicht; erwartet: { $expected }.
too-many = Mit „{ $surplus }“ ist hier nichts anzufangen.
bad-usage = Mit dieser Kommandozeile lässt sich nichts anfangen: { $reason }
expected-bounded = { $least ->
    [none] { $what } bis { $most }
   *[other] { $most ->
        [none] { $what } ab { $least }
       *[other] { $what } von { $least } bis { $most }
    }
}
expected-int = eine ganze Zahl
expected-float = eine Zahl
expected-str = ein Text
expected-file = eine Datei
expected-path = ein Pfad
expected-choice = eines von { $choices }
with-help = { $why } Mehr dazu zeigt „{ $command } --help“.
our-mistake = In Holotable selbst ist etwas schiefgegangen ({ $kind }); was geschah, steht in { $path }.
our-mistake-unwritten = In Holotable selbst ist etwas schiefgegangen ({ $kind }), und es ließ sich kein Bericht darüber schreiben.
output-no-room = Die Ausgabe ließ sich nicht schreiben: { $why }.

rules-id = Nr.
rules-kind = Art
rules-status = Stand
rules-enforced = Stellen
rules-tests = Tests
rules-text = Regel
rules-status-done = fertig
rules-status-open = offen
rules-status-not-digital = nicht digital

serve-address = Unter { $host }, Port { $port }, lässt sich nicht lauschen: { $why }.
serve-database = { $file } taugt nicht als Datenbank des Servers: { $why }.
no-content = Das Spiel { $game } listet seinen Inhalt nicht auf.
content-name = Name

doctor-tool = Holotable { $version } auf { $system }
doctor-python = Python { $version } unter { $path }
doctor-libraries = Bibliotheken: { $libraries }
doctor-games = Spiele: { $games }
doctor-plane = { $how ->
    [compiled] Die Ebene läuft kompiliert.
   *[python] Die Ebene läuft als reines Python.
}
doctor-data = Datenordner: { $path }
doctor-verdict = { $faults ->
    [0] Alles in Ordnung.
    [one] Eines ist nicht in Ordnung.
   *[other] { $faults } Dinge sind nicht in Ordnung.
}
doctor-old-python = Python { $version } ist zu alt; Holotable braucht 3.11 oder neuer.
doctor-no-library = Die Bibliothek { $name } ist nicht installiert.
doctor-broken-game = Das Spiel { $name } lässt sich nicht laden: { $fault }
doctor-no-games = Es ist kein Spiel installiert.
doctor-no-data = Nach { $path } lässt sich nicht schreiben; HOLOTABLE_DATA nennt einen anderen Ordner.

no-benchmarks = Hier gibt es keinen Ordner benchmarks; er gehört zum Repository von Holotable, nicht zum installierten Paket.
no-benchmark = Das Messskript { $name } gibt es nicht; es gibt { $known }.
no-figures = { $path } hat keine Funktion figures(seconds).

option-text = Als Text spielen; bisher der einzige Tisch.
option-seats = Wer wo sitzt, etwa me,pilot oder me,me; Bots mit ihrem Namen.
option-set = Eine Einstellung des Spiels, etwa mode=training; auch mehrmals.
option-seed = Ein Wort, aus dem der Zufall folgt; gleiches Wort, gleicher Zufall.
option-load = Von einer Aufzeichnung oder Stellung aus weiterspielen.
option-continue = Die zuletzt gespielte Partie fortsetzen.
option-board = Vor jeder Wahl den Tisch zeigen.
argument-record = Die Datei einer Aufzeichnung.
argument-moment = Die Datei einer Aufzeichnung oder Stellung.
argument-seat = Der Platz, der es täte.
argument-about = Was er täte: die ID einer Möglichkeit, ob angeboten oder nicht.
argument-odds-source = Die Datei einer Aufzeichnung oder Stellung, oder der Name eines Spiels.
argument-query = Wovon die Wahrscheinlichkeiten gesucht sind, als JSON.
option-eyes = Aus den Augen dieses Platzes; sonst wird alles erzählt.
option-boards = Nach jeder Wahl den Tisch zeigen.
file-of-other-game = Diese Datei gehört zu { $game }.
not-with = { $option } geht nicht zusammen mit { $other }: die Partie, die weitergeht, hat schon begonnen.
play-which = Ein Spiel nennen, oder mit --continue oder --load weiterspielen.
setting-form = „{ $setting }“ ist keine Einstellung wie mode=training.
replay-digest = Prüfsumme { $digest }
nothing-owed = Niemand muss etwas wählen: Das Spiel ist vorbei.
ask-legal = Das geht.
query-no-json = Die Frage ist kein JSON: { $why }

command-fuzz = Ein Spiel mit zufälligen, extremen und fehlerhaften Partien auf die Probe stellen.
command-fuzz-more = Antwortet nein, wenn etwas nicht hält, was der Kern verspricht; docs/checks.md nennt alle Prüfungen.
option-games = Wie viele Partien gespielt werden.
option-only-game = Nur die Partie mit dieser Nummer spielen.
option-share = An welchem Anteil der Stellen jede der teuren Prüfungen stattfindet.
option-jobs = Auf so viele Prozesse verteilen; das Ergebnis bleibt dasselbe.
fuzz-games = Partien
fuzz-decisions = Entscheidungen
fuzz-speed = Entscheidungen in der Sekunde, mit allen Prüfungen
fuzz-longest-game = Züge der längsten Partie
fuzz-longest-step = Entscheidungen des längsten Schritts
fuzz-checks = Prüfungen
fuzz-never-steps = Schritte, zu denen es nie kam
fuzz-never-events = Ereignisse, zu denen es nie kam
fuzz-failed = Partien, in denen etwas nicht hielt
fuzz-failure = { $check }: { $what } (Partie „{ $seed }“, gekürzt auf { $moves } Züge)
fuzz-last-move = Der letzte Zug: { $what }, Platz { $seat }, { $text }
option-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
option-host = Die Adresse, auf der gelauscht wird.
option-data = Der Ordner, in dem Partien aufbewahrt werden.
argument-backup = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nichts.
backup-made = Kopiert nach { $file }

command-arena = Bots viele Partien gegeneinander spielen lassen und berichten, was sie zeigen.
command-arena-play = Viele Partien spielen und sagen, wer wie oft gewonnen hat.
command-arena-balance = Gleich starke Bots spielen lassen und die Zahlen an den Grenzen des Spiels messen; Exit-Code 1, wenn eine nicht eingehalten ist.
command-arena-report = Über die Partien berichten, die eine Ergebnisdatei enthält.
option-swap = Die Bots die Plätze tauschen lassen, sodass jede Kartenverteilung in jeder Sitzordnung gespielt wird.
option-setup = Der Spielaufbau als JSON.
option-out = Eine Datei, die mit jeder Partie wächst; Partien, die sie enthält, werden nicht noch einmal gespielt.
option-mode = Nur diese Spielart prüfen.
option-markdown = Tabellen als Markdown ausgeben.
argument-results = Eine Datei, die --out geschrieben hat.
arena-no-survey = Das Spiel { $game } sagt nicht, wann es ausgewogen ist.
arena-one-mode = Eine Datei enthält eine Spielart; wähle eine mit --mode: { $modes }.
arena-bad-setup = Der Spielaufbau ist kein JSON-Objekt: { $reason }
arena-nothing = { $path } enthält noch keine Partie.
arena-player = Spieler
arena-seat = Platz
arena-won = Gewonnen
arena-drawn = Unentschieden
arena-lost = Verloren
arena-share = Anteil
arena-interval = Intervall
arena-rating = Wertung
arena-strength = Stärke
arena-unsure = Unsicher um
arena-check = Prüfung
arena-figure = Wert
arena-bounds = Grenzen
arena-games = Fälle
arena-holds = Eingehalten
arena-held = Auf der Hand ({ $held } von { $count } eingehalten, { $shown } gezeigt)
arena-number = Zahl
arena-mean = Mittel
arena-usual-most = 95 % der Partien höchstens
arena-most = Größter Wert
arena-yes = ja
arena-no = nein
arena-seat-name = wer als Nummer { $name } beginnt
arena-pairing-name = { $name }
arena-number-name = Mittel von { $name }
arena-limit-name = Größtes von { $name }
arena-draws-name = Unentschieden
arena-held-name = { $name }
option-arena-games = Wie viele Partien; bei der Balance so viele je Spielart.
option-arena-seats = Die Bots beim Namen, einer je Platz: eine Stufe von learner bis admiral, random, greedy, search, search:400 (Durchläufe), search:0.1s.
option-arena-jobs = Wie viele Prozesse gleichzeitig spielen; 0 nimmt alle Kerne.
option-arena-seed = Partien mit gleichem Startwert und gleicher Nummer sind dieselben.

command-measure = Auf einem beschriebenen Tisch messen: Reichweite, Feuerwinkel, Angriffe, Manöver.
command-draw = Einen beschriebenen Tisch als SVG zeichnen.
argument-table = Die JSON-Datei eines Tischs, mit oder ohne sein Spiel und eine Frage.
argument-measure = Die Frage als JSON oder eine Datei, die sie enthält; sonst die aus der Datei des Tischs.
option-svg = Die Antwort auch in diese Datei zeichnen.
option-svg-table = Die Datei für das Bild; sonst der Name des Tischs mit .svg.
option-table-game = Das Spiel, wenn die Datei es nicht nennt.
table-no-json = { $file } ist kein JSON: { $why }
table-which-game = Zu welchem Spiel { $file } gehört, muss gesagt werden; Tische gibt es von: { $known }.
table-no-question = { $file } enthält keine Frage, und es wurde keine gestellt.
table-drawn = Gezeichnet: { $file }

table-open = Der Tisch steht bereit: { $address } (Strg+C beendet ihn).
