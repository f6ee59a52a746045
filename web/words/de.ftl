# Der Browser-Client auf Deutsch.

# Überall
skip-to-content = Zum Inhalt springen
loading = Einen Moment …
could-not-load = Diese Seite ließ sich nicht laden. Versuche es noch einmal.
nothing-here = Hier ist nichts
to-the-lobby = Zur Lobby
settings = Einstellungen
theme = Farben
theme-system = wie das Gerät
theme-dark = dunkel
theme-light = hell
pace = Bewegung
pace-off = aus
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
sound = Ton, wenn ich am Zug bin
close = Schließen
auto = Von selbst weiter, wenn es nur eine Möglichkeit gibt
keep = Behalten
guest = Gast
no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.

# Die Lobby
welcome = Raumschlachten an einem Tisch
welcome-more = Sofort gegen den Computer spielen, jemanden per Link einladen oder zu zweit an einem Bildschirm. Ohne Konto, mit allen Regeln.
your-name = Dein Name
games = Spiele
about-starfighter = Zwei Kreuzer, fünf Sektoren und Geschwader, deren Effekte einander auslösen. Eine halbe Stunde, zu zweit.
about-armada = Flotten über einem vermessenen Tisch. Vorerst wird gemessen: Feuerwinkel, Reichweite, Sichtlinie, Hindernisse, Manöver, jedes mit seiner Regel.
about-xwing = Luftkämpfe mit Schablonen. Vorerst wird gemessen: Feuerwinkel, Reichweite, Hindernisse, jedes Manöver und wo es wirklich endet.
measuring-table = Messtisch
play-now = Sofort spielen
play-otherwise = Anders spielen
my-matches = Meine Partien
open-tables = Offene Tische
to-watch = Zum Zusehen
past-matches = Frühere Partien
free-seat = freier Platz
seat-is-free = ein Platz ist frei
your-turn = du bist am Zug
over = vorbei
round = Runde { $round }
open-a-record = Eine Aufzeichnung öffnen
fan-project = Holotable ist ein Projekt von Fans. Es ist mit keinem Verlag und keinem Rechteinhaber der Spiele verbunden und wird von niemandem davon unterstützt.
licences = Lizenzen des Verwendeten

# Ein neues Spiel
against-whom = Gegen wen?
way-computer = Den Computer
way-friend = Jemanden, per Link
way-screen = Zu zweit an diesem Bildschirm
way-public = Irgendwen, an einem offenen Tisch
level = Wie stark?
level-learner = Neuling
level-cadet = Kadett
level-pilot = Pilot
level-captain = Kapitän
level-commodore = Kommodore
level-admiral = Admiral
mode = Welches Spiel?
mode-training = Training
mode-training-more = zwei Kreuzer, vierzig Karten, acht Effekte: für den Anfang
mode-skirmish = Scharmützel
mode-skirmish-more = alle Kreuzer, alle hundert Karten
mode-total-war = Ultimativer Krieg
mode-total-war-more = jede Seite mit eigenem Zugstapel
my-seat = Mein Platz
clock = Zeit
clock-none = keine Uhr
clock-move-86400 = ein Tag für jede Wahl
clock-move-259200 = drei Tage für jede Wahl
clock-total-1800 = eine halbe Stunde insgesamt
clock-total-3600 = eine Stunde insgesamt
may-watch = Wer darf zusehen?
may-watch-public = alle: Es steht in der Lobby
may-watch-link = wer den Link hat
may-watch-closed = niemand
begin = Beginnen
you-are-invited = Du bist zu einem Spiel eingeladen
you-are-invited-more = Setz dich und spiele, oder sieh nur zu.
sit-down = Hinsetzen
only-watch = Nur zusehen
waiting-for-players = Warten auf den anderen Spieler
send-this-link = Schick diesen Link weiter; er gibt einen Platz an diesem Tisch.

# Der Tisch
board = Das Spielfeld
armor = Hülle { $armor }
sector-of = Sektor { $sector } von { $seat }: { $cards } von { $spaces } Feldern belegt, { $fighters } Jäger bereit{ $draws ->
    [0] {""}
    [one] , 1 Ziehsymbol
   *[other] , { $draws } Ziehsymbole
}
card-at = { $card }: { $seat }, Sektor { $sector }, Stufe { $space }
face-down = verdeckt
face-down-own = { $card } (verdeckt)
board-fighter = Jäger
hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-card = Stufe { $level }: { $upper } Jäger oben, { $lower } unten, Effekte: { $effects }
touch-the-board = Berühre eine Karte und dann einen leuchtenden Platz, oder wähle aus der Liste.
all-options = Alle { $count } Möglichkeiten
fewer-options = Weniger Möglichkeiten
what-would-follow = Was folgen würde
then-chance = … und dann entscheidet der Zufall.
then-choose = … und dann wählst du.
then-hidden = … und dann hängt es davon ab, was du nicht sehen kannst.
next-card-odds = Die nächste Karte vom Zugstapel:
odds = Chancen der nächsten Karte
odds-of-draw = Was die nächste Karte des Zugstapels sein kann, nach allem, was du weißt:
odds-unknown = Die Chancen werden gezeigt, wenn du eine Wahl hast.
goes-on = Geht von selbst weiter: Es gibt nur eine Möglichkeit.
wait = Warten
waiting-for = Warten auf { $seats }.
take-back = Zurücknehmen
ask-takeback = Um Rücknahme bitten
hint = Tipp
hint-is = Ich nähme: { $option }
thinking = Am Überlegen …
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Endgültig aufgeben?
log = Was geschah
nothing-happened = Noch ist nichts geschehen.
chat = Chat
say-something = Etwas sagen
send = Senden
mute = Stummschalten
mute-whom = { $name } stummschalten
watcher = jemand, der zusieht
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment bitte.
phrase-good-game = Schönes Spiel!
you = (du)
away = nicht da
computer-level = Computer, { $level }
watchers = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
watchers-behind = Wer zusieht, sieht alles, { $time } Minuten später.
seen-later = Du siehst alles, wie es vor { $time } Minuten war.
reconnecting = Verbindung wird wieder aufgebaut …
closed = Dieser Tisch kann nicht gezeigt werden
hand-over = Der Bildschirm geht an { $seat }
hand-over-more = Jetzt sollte sonst niemand hinsehen.
hand-over-done = Ich bin es

# Angebote
offer-of-takeback = { $name } möchte die letzte Wahl zurücknehmen.
offer-of-draw = { $name } bietet ein Remis an.
offer-of-rematch = { $name } möchte noch einmal spielen.
offer-of-bot-instead = { $name } möchte, dass der Computer den verlassenen Platz übernimmt.
offer-of-open-to-watchers = { $name } möchte alle, die zusehen, alles sehen lassen.
learned-since = Seitdem hat jemand etwas erfahren:
chance-answered = Der Zufall hat seitdem geantwortet; er wird anders antworten.
agree = Zustimmen
decline = Ablehnen
learned-something = { WORD($learner, of: "seat") } hat etwas erfahren, das du nicht sehen kannst.

# Das Ende
broken-off = Abgebrochen
draw = Unentschieden
you-win = Du gewinnst!
wins = { $name } gewinnt
replay = Noch einmal ansehen
save-record = Aufzeichnung sichern
rematch = Noch einmal spielen
to-the-rematch = Zur Revanche

# Noch einmal ansehen
record-file = Die Datei einer Aufzeichnung
to-the-start = Zum Anfang
back-one = Eine Wahl zurück
on-one = Eine Wahl weiter
to-the-end = Zum Ende
play = Abspielen
pause = Anhalten
eyes = Augen
eyes-open = Alles offen
moment-of = Moment { $at } von { $all }
play-on-from-here = Von hier weiterspielen
copy-moment = Link zu diesem Moment kopieren

# Was der Server ablehnt
room-closed = An diesem Tisch darf niemand zusehen.
room-unknown = Diese Partie gibt es nicht.
room-house-full = Gerade sind zu viele Partien offen. Versuche es später.
room-full = Hier sind schon zu viele Leute.
room-wrong-token = Dieser Platz gehört dir nicht.
room-not-owed = Das ist nicht mehr zu entscheiden.
room-unknown-offer = Das kann niemand anbieten.
room-bot-plays-on = Der Computer spielt lieber weiter.
room-no-offer = Dieses Angebot gibt es nicht mehr.
room-too-late-to-abort = Abbrechen geht nur in der ersten Runde.
room-nothing-to-claim = Noch gibt es nichts zu beanspruchen.
room-watching = Du siehst nur zu.
room-watchers-silent = Wer alles sieht, schweigt, bis die Partie zu Ende ist.
room-open-already = Wer zusieht, sieht schon alles, mit Verzögerung.
room-gathering = Die Partie hat noch nicht begonnen.
room-no-hints = Tipps gibt es nur gegen den Computer.
room-too-many-queries = Auf einmal werden höchstens { $most } Chancen genannt.
room-no-such-phrase = Diesen Spruch gibt es nicht.
room-nothing-said = Es wurde nichts gesagt.
room-too-much-said = Auf einmal gehen höchstens { $most } Zeichen.
room-slow-down = Nicht so schnell: Warte einen Moment, bevor du mehr sagst.
notice-taken-back = Die Regeln wurden berichtigt, und die Wahl „{ $choice }“ passte nicht mehr: Sie wurde zurückgenommen.
room-hello-again = Du bist schon da.
room-not-a-message = Das hat der Server nicht verstanden.
room-no-invitation = Diese Einladung gilt nicht.
room-not-public = An diesen Tisch kommt man nur mit Einladung.
room-no-free-seat = Es ist kein Platz frei.
room-nobody-left = Diesen Platz hat niemand verlassen.
room-not-over = Die Partie ist nicht vorbei.
room-rematch-made = Die Revanche gibt es schon.
room-no-such-moment = Diesen Moment gibt es nicht.
http-missing = { $name } fehlt.
http-body = Die Anfrage ließ sich nicht lesen: { $why }
http-refused = { $why }
http-too-large = Das ist zu groß; höchstens { $most } Bytes werden angenommen.
http-who = Sag zuerst, wer du bist.
http-no-word = Dieses Wort gilt nicht mehr.
http-no-table = Einen solchen Tisch gibt es nicht.
http-not-measured = In diesem Spiel wird nichts gemessen.
http-flood = Zu viele Anfragen; warte einen Moment.
http-our-mistake = Der Server hat einen Fehler gemacht.

# Auf dem Feld
armor-of = Hülle { $armor } von { $full }
initiative = Initiative
hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
aside-count = { $count } beiseite
has-passed = hat gepasst
deck-count = Stapel { $count }
discard-count = Ablage { $count }
discard-pile = Ablagestapel
phase-set-up = Aufbau
phase-reinforcements = Verstärkung
phase-deployment = Aufstellung
phase-combat = Kampf
phase-over = zu Ende
card = Karte
level-is = Stufe { $level }
section-upper = Oben
section-lower = Unten
fighters = { $count ->
    [0] keine Jäger
    [one] 1 Jäger
   *[other] { $count } Jäger
}
skip = Überspringen
show-again = Letzter Zug noch einmal
watch = Sieh, was geschieht …
now-a-place = Berühre jetzt einen leuchtenden Platz.
pick-something-else = Etwas anderes
touch-again = Zum Bestätigen noch einmal berühren.
confirm = Mit zweiter Berührung bestätigen
confirm-touch = mit dem Finger
confirm-always = immer
confirm-never = nie
claim-win = Sieg beanspruchen
bot-instead = Computer übernimmt
abort = Abbrechen
abort-sure = Dieses Spiel abbrechen?
next-match = Nächstes Spiel
more = Mehr
understood = Verstanden
open-to-watchers = Alle, die zusehen, alles sehen lassen, mit Verzögerung
log-and-chat = Protokoll und Chat

# Tasten
shortcuts = Tasten
shortcuts-on = Tasten ohne Strg oder Alt wirken als Kürzel
key-option = die erste bis neunte gezeigte Möglichkeit wählen
key-question = zur Frage gehen
key-arrows = von Teil zu Teil gehen, auf dem Feld und auf der Hand
key-touch = das Teil im Fokus berühren
key-hand = zur Hand gehen
key-board = zum Spielfeld gehen
key-escape = Gewähltes loslassen; Animation überspringen
key-skip = Animation überspringen
key-again = letzten Zug noch einmal zeigen
key-look = Karte im Fokus genauer ansehen
key-hint = um einen Tipp bitten
key-undo = zurücknehmen
key-next = zum nächsten Spiel gehen
key-help = diese Liste zeigen

# Verweise
link = Link
link-as-code = Der Link als QR-Code
copy = Kopieren
copied = Kopiert

# Statistik
show-hidden = Verborgenes zeigen
stat-armor = Hülle übrig
stat-played = Karten gespielt
stat-effects = Effekte ausgeführt
stat-dealt = Schaden an Karten
stat-destroyed = Karten zerstört
stat-lost-cards = Karten verloren
stat-armor-lost = Hülle verloren

# Das Schaufenster, und ein anderes Gerät
demo = Zwei Bots beim Spielen zusehen
carry = Auf einem anderen Gerät weiterspielen
carry-more = Öffne diesen Link binnen zehn Minuten auf dem anderen Gerät; er gilt einmal und macht es zum selben Gast wie hier.
carry-here = Dieses Gerät wird der Gast, für den der Link steht, mit allen seinen Spielen.
carry-do = Dieser Gast werden
learn = Geführtes erstes Spiel
build-a-deck = Deck bauen

# Das geführte erste Spiel
coach-deploy-1 = Zerstöre die Hülle des gegnerischen Kreuzers, bevor er deine zerstört. Berühre eine Karte auf deiner Hand: Die Sektoren, in die sie darf, leuchten auf, und Symbole zeigen, was sie auslösen würde. Berühre dann einen leuchtenden Sektor.
coach-deploy-2 = Eine Karte der Stufe 1 braucht eine Karte unter sich, Stufe 2 zwei. Die neue Karte verdeckt die obere Hälfte der Karte darunter, und jeder Effekt, der auf ihr zu sehen ist, wird sofort ausgeführt.
coach-deploy-3 = Jede Karte darf auch verdeckt liegen: zwei Jäger, keine Effekte, und sie passt auf jede Stufe. Halte eine Karte lange, oder lass die Maus auf ihr ruhen, um zu lesen, was sie tut.
coach-deploy-4 = Wer zuerst passt, bekommt die Initiative, darf den Kreuzer bewegen und die Reihenfolge der Gefechte wählen. Passe, wenn du hast, was du willst.
coach-deploy-on = Der Gegner hat gepasst, du darfst also allein weitermachen: Spiele, was hilft, dann passe auch.
coach-choose-effect = Mehrere Effekte kamen zugleich zum Vorschein, und du wählst, welcher zuerst gilt. Ruht der Zeiger auf einem Knopf, siehst du, was folgen würde.
coach-target = Ein Effekt wird ausgeführt: Berühre eine leuchtende Karte, deine oder die des Gegners, und wenn es einen gibt, den Platz, wohin sie soll.
coach-move-cruiser = Du hast die Initiative. Bewege deinen Kreuzer so, dass deine Jäger leeren Sektoren gegenüberstehen: Dort treffen sie den Kreuzer selbst.
coach-choose-order = Jetzt kämpfen die gegenüberliegenden Sektoren, einer nach dem anderen. Schaden trifft zuerst die oberste Karte, und was übrig bleibt, den Kreuzer.
coach-watch = Sieh, was geschieht; jede Zeile steht auch im Protokoll. „↺“ zeigt den letzten Zug noch einmal.
coach-end = Das war dein erstes Spiel. „Zur Lobby“ führt zum nächsten: einem ganzen Spiel, gegen den Computer oder einen Freund.

# Der Deckbau
search-card = Name oder ID-Code
level-of-card = Stufe
effect-of-card = Effekt
any = beliebig
only-chosen = nur die im Deck
cruiser = Kreuzer
cards-in-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
deck-is-legal = Dieses Deck hält alle Regeln ein.
deck-name = Name des Decks
deck-as-text = Als Text, zum Kopieren oder Einfügen
forget-deck = { $name } vergessen
share-link = Link dazu kopieren
deck-of = Deck von { $seat }

# Bilder
save-png = Spielfeld als PNG sichern
save-svg = Spielfeld als SVG sichern

# Die Regeln
rules = Regeln
search-rules = In den Regeln suchen
