# The browser client in English.

# Everywhere
skip-to-content = Skip to the content
loading = One moment …
could-not-load = This page could not be loaded. Try again.
nothing-here = There is nothing here
to-the-lobby = To the lobby
settings = Settings
theme = Colours
theme-system = as the device has them
theme-dark = dark
theme-light = light
pace = Animation
pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
sound = Sound when it is my turn
close = Close
auto = Go on by itself when there is only one option
keep = Keep
guest = Guest
no-server = The server does not answer. Try again in a moment.

# The lobby
welcome = Space battles on one table
welcome-more = Play at once against the computer, invite a friend by a link, or share one screen. No account, every rule enforced.
your-name = Your name
games = Games
about-starfighter = Two cruisers, five sectors, and squadrons whose effects set one another off. Half an hour, for two.
about-armada = Fleets over a measured table. For now you measure it: arcs, range, line of sight, obstruction, maneuvers, each with its rule.
about-xwing = Dogfights flown with templates. For now you measure them: arcs, range, obstruction, every maneuver and where it really ends.
measuring-table = Measuring table
play-now = Play now
play-otherwise = Other ways to play
my-matches = My matches
open-tables = Open tables
to-watch = To watch
past-matches = Past matches
free-seat = free seat
seat-is-free = a seat is free
your-turn = your turn
over = over
round = round { $round }
open-a-record = Open a record
fan-project = Holotable is a project by fans. It is not affiliated with, endorsed by or connected to any publisher or rights holder of the games it plays.
licences = Licences of what is used

# A new game
against-whom = Against whom?
way-computer = The computer
way-friend = A friend, by a link
way-screen = Two at this screen
way-public = Anybody, at an open table
level = How strong?
level-learner = Learner
level-cadet = Cadet
level-pilot = Pilot
level-captain = Captain
level-commodore = Commodore
level-admiral = Admiral
mode = Which game?
mode-training = Training
mode-training-more = two cruisers, forty cards, eight effects: to begin with
mode-skirmish = Skirmish
mode-skirmish-more = every cruiser, all hundred cards
mode-total-war = Total War
mode-total-war-more = each side with a deck of its own
my-seat = My seat
clock = Time
clock-none = no clock
clock-move-86400 = a day for each choice
clock-move-259200 = three days for each choice
clock-total-1800 = half an hour in all
clock-total-3600 = an hour in all
may-watch = Who may watch?
may-watch-public = everybody: it stands in the lobby
may-watch-link = whoever has the link
may-watch-closed = nobody
begin = Begin
you-are-invited = You are invited to a game
you-are-invited-more = Sit down and play, or only watch.
sit-down = Sit down
only-watch = Only watch
waiting-for-players = Waiting for the other player
send-this-link = Send this link to a friend; it gives a seat at this table.

# The table
board = The board
armor = armor { $armor }
sector-of = Sector { $sector } of { $seat }: { $cards } of { $spaces } spaces taken, { $fighters } fighters ready{ $draws ->
    [0] {""}
    [one] , 1 draw symbol
   *[other] , { $draws } draw symbols
}
card-at = { $card }: { $seat }, sector { $sector }, level { $space }
face-down = face down
face-down-own = { $card } (face down)
board-fighter = Fighter
hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-card = level { $level }: { $upper } fighters above, { $lower } below, effects: { $effects }
touch-the-board = Touch a card and then a lit place, or choose from the list.
all-options = All { $count } options
fewer-options = Fewer options
what-would-follow = What would follow
then-chance = … and then chance decides.
then-choose = … and then you choose.
then-hidden = … and then it depends on what you cannot see.
next-card-odds = The next card from the draw deck:
odds = Odds of the next card
odds-of-draw = What the next card of the draw deck may be, by all that you know:
odds-unknown = The odds are told when you are asked to choose.
goes-on = Goes on by itself: there is only one option.
wait = Wait
waiting-for = Waiting for { $seats }.
take-back = Take back
ask-takeback = Ask to take back
hint = Hint
hint-is = I would take: { $option }
thinking = Thinking …
offer-draw = Offer a draw
resign = Resign
resign-sure = Resign for good?
log = What happened
nothing-happened = Nothing has happened yet.
chat = Chat
say-something = Say something
send = Send
mute = Mute
mute-whom = Mute { $name }
watcher = somebody watching
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
you = (you)
away = away
computer-level = Computer, { $level }
watchers = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
watchers-behind = Whoever watches sees everything, { $time } minutes later.
seen-later = You see everything, as it was { $time } minutes ago.
reconnecting = Connecting again …
closed = This table cannot be shown
hand-over = The screen goes to { $seat }
hand-over-more = Nobody else should look now.
hand-over-done = It is me

# Offers
offer-of-takeback = { $name } would like to take the last choice back.
offer-of-draw = { $name } offers a draw.
offer-of-rematch = { $name } would like to play again.
offer-of-bot-instead = { $name } would like the computer to take the seat that was left.
offer-of-open-to-watchers = { $name } would like to let everybody who watches see everything.
learned-since = Since then somebody has learned something:
chance-answered = Chance has answered since then; it will answer differently.
agree = Agree
decline = Decline
learned-something = { WORD($learner, of: "seat") } has learned something that you cannot see.

# The end
broken-off = Broken off
draw = A draw
you-win = You win!
wins = { $name } wins
replay = Watch it again
save-record = Save the record
rematch = Play again
to-the-rematch = To the rematch

# Watching again
record-file = A record's file
to-the-start = To the start
back-one = Back one choice
on-one = On one choice
to-the-end = To the end
play = Play
pause = Pause
eyes = Eyes
eyes-open = Everything open
moment-of = Moment { $at } of { $all }
play-on-from-here = Play on from here
copy-moment = Copy a link to this moment

# What the server refuses
room-closed = This table is closed to watchers.
room-unknown = There is no such match.
room-house-full = Too many matches are open just now. Try again later.
room-full = Too many people are here already.
room-wrong-token = This seat is not yours.
room-not-owed = That is no longer to be decided.
room-unknown-offer = Nobody can offer that.
room-bot-plays-on = The computer would rather play on.
room-no-offer = That offer is no longer there.
room-too-late-to-abort = A match can only be broken off in the first round.
room-nothing-to-claim = There is nothing to claim yet.
room-watching = You are only watching.
room-watchers-silent = Whoever sees everything is silent until the match is over.
room-open-already = Watchers see everything already, some time later.
room-gathering = The match has not begun.
room-no-hints = Hints are given only in games against the computer.
room-too-many-queries = At most { $most } odds are told at once.
room-no-such-phrase = There is no such phrase.
room-nothing-said = Nothing was said.
room-too-much-said = At most { $most } characters can be said at once.
room-slow-down = Not so fast: wait a moment before you say more.
notice-taken-back = The rules were mended, and the choice “{ $choice }” no longer fitted: it was taken back.
room-hello-again = You are here already.
room-not-a-message = The server did not understand that.
room-no-invitation = This invitation is not valid.
room-not-public = This table can be joined by invitation only.
room-no-free-seat = No seat is free.
room-nobody-left = Nobody has left that seat.
room-not-over = The match is not over.
room-rematch-made = The rematch is made already.
room-no-such-moment = There is no such moment.
http-missing = { $name } is missing.
http-body = The request could not be read: { $why }
http-refused = { $why }
http-too-large = That is too large; at most { $most } bytes are taken.
http-who = First say who you are.
http-no-word = This word is not valid any more.
http-no-table = There is no such table.
http-not-measured = Nothing is measured in this game.
http-flood = Too many requests; wait a moment.
http-our-mistake = The server made a mistake.

# On the board
armor-of = Armor { $armor } of { $full }
initiative = Initiative
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
aside-count = { $count } aside
has-passed = passed
deck-count = deck { $count }
discard-count = discards { $count }
discard-pile = Discard pile
phase-set-up = set-up
phase-reinforcements = reinforcements
phase-deployment = deployment
phase-combat = combat
phase-over = over
card = Card
level-is = level { $level }
section-upper = Above
section-lower = Below
fighters = { $count ->
    [0] no fighters
    [one] 1 fighter
   *[other] { $count } fighters
}
skip = Skip
show-again = Last move again
watch = Watch what happens …
now-a-place = Now touch a lit place.
pick-something-else = Something else
touch-again = Touch again to confirm.
confirm = Confirm by a second touch
confirm-touch = with a finger
confirm-always = always
confirm-never = never
claim-win = Claim the win
bot-instead = The computer plays on
abort = Break off
abort-sure = Break this match off?
next-match = Next match
more = More
understood = Understood
open-to-watchers = Let watchers see everything, some time later
log-and-chat = Log and chat

# Shortcuts
shortcuts = Shortcuts
shortcuts-on = Keys without Ctrl or Alt work as shortcuts
key-option = choose the first to ninth option that is shown
key-question = go to the question
key-arrows = go from piece to piece on the board and in the hand
key-touch = touch the piece in focus
key-hand = go to the hand
key-board = go to the board
key-escape = let go of what is picked; skip the animation
key-skip = skip the animation
key-again = show the last move again
key-look = look closer at the card in focus
key-hint = ask for a hint
key-undo = take back
key-next = go to the next match
key-help = show this list

# Links
link = Link
link-as-code = The link as a QR code
copy = Copy
copied = Copied

# Statistics
show-hidden = Show what was hidden
stat-armor = Armor left
stat-played = Cards played
stat-effects = Effects applied
stat-dealt = Damage dealt to cards
stat-destroyed = Cards destroyed
stat-lost-cards = Cards lost
stat-armor-lost = Armor lost

# The shop window, and another device
demo = Watch two bots play
carry = Play on with another device
carry-more = Open this link on the other device within ten minutes; it works once, and makes it the same guest as here.
carry-here = This device becomes the guest that the link stands for, with all their matches.
carry-do = Become this guest
learn = Guided first game
build-a-deck = Build a deck

# The guided first game
coach-deploy-1 = Destroy the enemy cruiser’s armor before it destroys yours. Touch a card in your hand: the sectors where it may lie light up, and symbols show what it would set off. Then touch a lit sector.
coach-deploy-2 = A card of level 1 needs one card below it, level 2 needs two. The new card covers the upper half of the one below, and every effect that you can see on it is applied at once.
coach-deploy-3 = Any card may also lie face down: two fighters, no effects, and it fits on every level. Hold a card long, or rest the mouse on it, to read what it does.
coach-deploy-4 = Whoever passes first gets the initiative: they may move the cruiser and choose the order of the battles. Pass when you have what you want.
coach-deploy-on = The enemy has passed, so you may go on alone: play what helps, then pass too.
coach-choose-effect = Several effects came to light together, and you choose which goes first. Resting on a button shows what would follow.
coach-target = An effect is applied: touch a lit card, yours or the enemy’s, and the place where it shall go if there is one.
coach-move-cruiser = You have the initiative. Move your cruiser so that your fighters face empty sectors: there they hit the cruiser itself.
coach-choose-order = Now the facing sectors fight, one after another. Damage falls on the highest card first, and what is left over on the cruiser.
coach-watch = Watch what happens; each line is also in the log. “↺” shows the last move again.
coach-end = That was your first game. “To the lobby” leads to the next one: a whole game, against the computer or a friend.

# The deck builder
search-card = Name or ID code
level-of-card = Level
effect-of-card = Effect
any = any
only-chosen = only those in the deck
cruiser = Cruiser
cards-in-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-is-legal = This deck keeps every rule.
deck-name = The deck’s name
deck-as-text = As text, to copy or to put in
forget-deck = Forget { $name }
share-link = Copy a link to it
deck-of = Deck of { $seat }

# Pictures
save-png = Save the board as PNG
save-svg = Save the board as SVG

# The rules
rules = Rules
search-rules = Search the rules
