# What can be wrong with what players, files and positions bring to a game of Starfighter.

# What is typed
option-no-play = '{ $text }' is not a play like 3-10@2:up, or pass.
option-no-direction = '{ $text }' is not stay, left or right.
option-no-order = '{ $text }' is not rightwards or leftwards.
option-no-spot = '{ $text }' is not a card's place like first:2.0.
option-no-shift = '{ $text }' is not a move like first:2.0>3.
option-no-column = '{ $text }' is not a sector like first:2.
option-no-effect = '{ $text }' is not an effect like 3-10.lower:draw.
option-no-such-effect = { $half ->
    [upper] The upper section of { $card } has no effect called { $effect }.
   *[lower] The lower section of { $card } has no effect called { $effect }.
}
option-no-cruiser = '{ $text }' is not a cruiser.

# The set-up and decks
setup-no-decks = Decks are built in Total War only.
setup-deck-names-cruiser = In Total War the deck names the cruiser.
setup-no-cruiser = { $field }: there is no cruiser '{ $cruiser }'; there are { $known }.
setup-training-cruiser = { $field }: { $cruiser } is no cruiser of the Training mode; these are { $known }.
text-line = { $where }, line { $line }: { $why }.
deck-long = { $field }: a deck has at most { $most } characters.
deck-no-cruiser = the deck begins with its cruiser ({ $known }), not with '{ $found }'
deck-no-card = '{ $found }' is not the ID code of a card
deck-card-twice = { $card } is in line { $first } already, and each ID code may be there once
deck-few-cards = { $cards ->
    [one] the deck has one card, and must have at least { $fewest }
   *[other] the deck has { $cards } cards, and must have at least { $fewest }
}
decks-share = decks: with one copy of the game no card can be in both decks; { $cards } are.

# Odds
odds-of-match = Odds in Starfighter are those of a match: of its draw deck.
odds-few-cards = The draw deck has { $cards } cards; what comes after them is shuffled anew.

# Positions
position-own-deck = { $field }: in Total War each seat has its own draw deck.
position-no-common-deck = { $field }: in Total War there is no common draw deck.
position-no-own-deck = { $field }: only in Total War a seat has its own draw deck.
position-sectors = { $field }: a board has { $wanted } sectors, not { $has }.
position-trigger = { $field }: '{ $text }' does not begin with a seat.
position-at = { $field }: { $why }
fault-at = { $field }: { $why }
fault-offset = the boards are shifted by at most { $most }, not by { $offset }
fault-both-passed = deployment ends when both have passed
fault-cruiser-open = a cruiser is chosen before the first round
fault-no-board = there is no board without a cruiser
fault-no-cruiser = there is no cruiser '{ $cruiser }'
fault-training-cruiser = { $cruiser } is no cruiser of the Training mode
fault-armor = { $cruiser } has { $most } armor at most, not { $armor }
fault-no-card = there is no card '{ $card }'
fault-card-twice = { $card } is in { $other } already
fault-not-green = { $card } has no green ID code
fault-returned = '{ $card }' cannot have gone back into the deck at its making number { $time }
fault-not-returned = { $card } is in the deck, and did not go into it when it was made anew the last time
fault-sectors = a board has { $wanted } sectors, not { $has }
fault-full = { $cards } cards are too many for the { $spaces } spaces
fault-known = { $card } lies face up, so that everybody has seen it
fault-hits = { $half ->
    [upper] { $hits } damaged fighters, and the upper section has { $has }
   *[lower] { $hits } damaged fighters, and the lower section has { $has }
}
fault-shields = { $half ->
    [upper] { $hits } tokens on shields, and the upper section has { $has }
   *[lower] { $hits } tokens on shields, and the lower section has { $has }
}
fault-covered = { $half ->
    [upper] the upper section is covered and has no tokens
   *[lower] the lower section is covered and has no tokens
}
fault-destroyed = a card whose fighters are all damaged is destroyed
fault-effect = no visible section of { $card } has the effect { $effect }

# Steps that cannot be to come
stack-step = { $step }: { $why }
stack-no-cruiser = a seat without a cruiser has still to choose it
stack-order = { $why }
stack-one-effect = choose-effect: no two effects wait together
stack-no-sector = there is no such sector
stack-no-seat = there is no seat { $seat }
stack-tokens = no sector has { $tokens } fighters
stack-card = '{ $card }' does not lie face up on the board of { $seat }

# Content files
content-large = { $field } has { $has } bytes; { $most } are the most.
content-id-twice = { $field }: { $id } is the ID code of card [{ $first }] too.
content-alike = { $field }: the fronts of { $twin } and { $id } are alike.
content-number = { $field }: { $cards } cards, and there must be { $wanted }.
content-level = { $field }: the ID code { $id } is for level { $wanted }, not { $level }.
content-fighters = { $field }: { $id } has { $fighters } fighters, and a card has 1 to 4.
content-training = { $field }: { $id } is a training card and cannot carry { $effect }.
content-cruiser-twice = { $field }: { $cruiser } is there twice.
content-sectors = { $field }: { $cruiser } has { $has } sectors, and a board has { $wanted }.
content-spaces = { $field }: spaces go up from 0 without a gap.
