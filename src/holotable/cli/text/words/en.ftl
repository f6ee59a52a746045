# The text table in English.

greeting = { $game }. The table is set.
sits = { $seat }: { $player }
player-person = you
player-bot = the computer, { $level }
how-to-help = Type a number to choose, a word to narrow the list, ? for everything else.
your-choice = { $seat } >
hand-over = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
options-narrowed = { $shown } of { $all } options; Enter shows all again.
no-such-number = The options are numbered from 1 to { $most }.
answer-some = Type between { $least } and { $most } numbers, with blanks between; - for none.
answer-order = Type all the numbers in the order you want, with blanks between.
answer-number = Type a number from { $least } to { $most }.
answer-place = Type a number, or x, y and heading.
answer-form = Type field=answer, several with blanks between. The fields are: { $fields }.
draft-kept = Noted; the other fields are still empty.

order-help = ?            this list
order-board = board        show the table again
order-why = why ID       why something cannot be done: an option's id, offered or not, as in “why 3-10@2:up”
order-hint = hint [LEVEL] what a strong player would do, and why
order-undo = undo         take your last choice back
order-log = log          everything that has happened
order-save = save FILE    write the record to a file
order-load = load FILE    go on from a record or a position
order-lang = lang de|en   change the language
order-quiet = quiet        show the table only when asked, or always again
order-draw-offer = draw-offer   offer a draw
order-resign = resign       give up
order-quit = quit         get up; the game is kept

why-what = Say what you want to know about, by its id, as in “why 3-10@2:up”.
why-legal = That can be done now.
hint = I would take: { $option }
bot-plays-on = The computer would rather play on.
offer-takeback = { $other }: { $seat } would like to take the last choice back.
offer-draw = { $other }: { $seat } offers a draw.
offer-learned = Since then { $seat } has learned:
offer-chance = Chance has answered since then; it will answer differently.
offer-yes-no = Do you agree? (y/n)
offer-refused = The offer is declined.
undone = Taken back.
drawn = The draw is agreed.
resign-sure = Give up for good? (y/n)
file-which = Name a file.
file-other-game = That file is of another game, or has other seats.
saved = Saved in { $file }.
loaded = Going on from { $file }.
lang-which = The languages are { $langs }.
drawing-on = The table is shown before every choice.
drawing-off = The table is shown when you type “board”.
kept = The game is kept in { $file }; “holotable play --continue” goes on.
record-kept = The record is kept in { $file }.
ended-won = { $winner } wins: { $reason }. ({ $rule })
ended-shared = Nobody wins: { $reason }. ({ $rule })

# What can be wrong with what is typed, and with files
file-large = { $file } is too large.
file-no-text = { $file } is not a text.
seats-count = { $named ->
    [one] There are { $seats } seats: { $known }; one is named.
   *[other] There are { $seats } seats: { $known }; { $named } are named.
}
