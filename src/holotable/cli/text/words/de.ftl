# Der Texttisch auf Deutsch.

greeting = { $game }. Der Tisch ist gedeckt.
sits = { $seat }: { $player }
player-person = du
player-bot = der Computer, { $level }
how-to-help = Eine Zahl wählt, ein Wort verkürzt die Liste, ? zeigt alles andere.
your-choice = { $seat } >
hand-over = Die Tastatur geht an { $seat }. Enter drücken, wenn sonst niemand hinsieht.
options-narrowed = { $shown } von { $all } Möglichkeiten; Enter zeigt wieder alle.
no-such-number = Die Möglichkeiten haben die Nummern 1 bis { $most }.
answer-some = Zwischen { $least } und { $most } Zahlen eingeben, mit Leerzeichen dazwischen; - für keine.
answer-order = Alle Zahlen in der gewünschten Reihenfolge eingeben, mit Leerzeichen dazwischen.
answer-number = Eine Zahl von { $least } bis { $most } eingeben.
answer-place = Eine Nummer eingeben, oder x, y und Richtung.
answer-form = Feld=Antwort eingeben, mehrere mit Leerzeichen dazwischen. Die Felder sind: { $fields }.
draft-kept = Notiert; die übrigen Felder sind noch leer.

order-help = ?            diese Liste
order-board = board        den Tisch noch einmal zeigen
order-why = why ID       warum etwas nicht geht: die ID einer Möglichkeit, ob angeboten oder nicht, etwa „why 3-10@2:up“
order-hint = hint [STUFE] was ein starker Spieler täte, und warum
order-undo = undo         die letzte eigene Wahl zurücknehmen
order-log = log          alles, was geschehen ist
order-save = save DATEI   die Aufzeichnung in eine Datei schreiben
order-load = load DATEI   von einer Aufzeichnung oder Stellung aus weiterspielen
order-lang = lang de|en   die Sprache wechseln
order-quiet = quiet        den Tisch nur auf Wunsch zeigen, oder wieder immer
order-draw-offer = draw-offer   ein Unentschieden anbieten
order-resign = resign       aufgeben
order-quit = quit         aufstehen; die Partie bleibt erhalten

why-what = Sag mit seiner ID, worum es geht, etwa „why 3-10@2:up“.
why-legal = Das geht jetzt.
hint = Ich nähme: { $option }
bot-plays-on = Der Computer spielt lieber weiter.
offer-takeback = { $other }: { $seat } möchte die letzte Wahl zurücknehmen.
offer-draw = { $other }: { $seat } bietet ein Unentschieden an.
offer-learned = Seitdem hat { $seat } erfahren:
offer-chance = Der Zufall hat seitdem geantwortet; er wird anders antworten.
offer-yes-no = Einverstanden? (j/n)
offer-refused = Das Angebot ist abgelehnt.
undone = Zurückgenommen.
drawn = Das Unentschieden ist vereinbart.
resign-sure = Endgültig aufgeben? (j/n)
file-which = Eine Datei nennen.
file-other-game = Diese Datei gehört zu einem anderen Spiel oder hat andere Plätze.
saved = Gespeichert in { $file }.
loaded = Weiter von { $file } aus.
lang-which = Die Sprachen sind { $langs }.
drawing-on = Der Tisch wird vor jeder Wahl gezeigt.
drawing-off = Der Tisch wird gezeigt, wenn du „board“ eingibst.
kept = Die Partie liegt in { $file }; „holotable play --continue“ spielt weiter.
record-kept = Die Aufzeichnung liegt in { $file }.
ended-won = { $winner } gewinnt: { $reason }. ({ $rule })
ended-shared = Niemand gewinnt: { $reason }. ({ $rule })

# Was an dem falsch sein kann, das getippt wird, und an Dateien
file-large = { $file } ist zu groß.
file-no-text = { $file } ist kein Text.
seats-count = { $named ->
    [one] Es gibt { $seats } Plätze: { $known }; genannt ist einer.
   *[other] Es gibt { $seats } Plätze: { $known }; genannt sind { $named }.
}
