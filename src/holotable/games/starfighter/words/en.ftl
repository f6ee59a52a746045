# What players are asked in Starfighter, what they may choose, and why something cannot be done.

# Set-up
choose-cruiser = Choose your cruiser.
take-ares = Ares, armor { $armor }: two wings of three spaces, two columns of four, a narrow middle
take-athena = Athena, armor { $armor }: four columns with three spaces, and a high one in the middle
take-atlas = Atlas, armor { $armor }: five columns with three spaces each, most draw symbols in the middle one
take-apollo = Apollo, armor { $armor }: three columns with four spaces, and two narrow ones between them

# Deployment
deploy = Play a card, or pass.
deploy-on = The enemy has passed. Play another card, or pass too.
play-up = { $card } { WORD($card, of: "card") } face up into sector { $sector }
play-down = { $card } { WORD($card, of: "card") } face down into sector { $sector }
pass = Pass

# Combat
move-cruiser = Move your cruiser by one sector, or stay where you are.
move-stay = Stay
move-left = One sector to the left
move-right = One sector to the right
choose-order = In which order shall the battles be fought?
order-rightwards = From left to right
order-leftwards = From right to left

# Effects
choose-effect = Several effects came to light together. Which one goes first?
effect-of-upper = { WORD($effect, of: "effect") }, from the upper section of { $card } { WORD($card, of: "card") }
effect-of-lower = { WORD($effect, of: "effect") }, from the lower section of { $card } { WORD($card, of: "card") }
lateral = { WORD($card, of: "card") }: move a card to an adjacent sector of its board.
vertical = { WORD($card, of: "card") }: make a card the highest of its sector.
free = { WORD($card, of: "card") }: move a card to any other sector of its board.
pivot = { WORD($card, of: "card") }: turn a card by 180 degrees.
barrel-roll = { WORD($card, of: "card") }: turn a card over.
destruction = { WORD($card, of: "card") }: destroy a card.
damage-fighter = { WORD($card, of: "card") }: damage the highest card of a sector.
card-up-at = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, sector { $sector }, level { $space })
card-down-at = a face-down card ({ WORD($seat, of: "seat") }, sector { $sector }, level { $space })
shift-card-up-at = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, sector { $sector }, level { $space }) to sector { $to }
shift-card-down-at = a face-down card ({ WORD($seat, of: "seat") }, sector { $sector }, level { $space }) to sector { $to }

# Why something cannot be done
refused-training-cruiser = { WORD($cruiser, of: "cruiser") } does not take part in the Training mode.
refused-no-such-cruiser = There is no such cruiser.
refused-not-in-hand = You do not hold { $card }.
refused-full = All spaces of sector { $sector } are occupied.
refused-level = { $card } has level { $level } and can be played face up on a space of that level only; the next space of this sector is level { $space }.
refused-too-far = At least two sectors of each cruiser must face each other.
refused-no-card = No card lies on level { $space } of sector { $sector } ({ WORD($seat, of: "seat") }).
refused-same-sector = The card lies in sector { $from } already; it must move to another one.
refused-not-adjacent = Sector { $to } is not adjacent to sector { $from }.
refused-no-fighter = Sector { $sector } ({ WORD($seat, of: "seat") }) has no card, and a cruiser cannot be damaged this way.
refused-not-waiting = { WORD($effect, of: "effect") } of { $card } did not come to light now.
refused-only-in-deployment = Cards are played in the deployment phase.
refused-only-in-combat = That is decided in the combat phase.
refused-only-at-set-up = Cruisers are chosen before the first round.
refused-has-passed = You have passed, and play no more cards this round.
refused-no-initiative = The holder of the initiative decides that.
refused-not-your-turn = It is not your turn to play a card.
refused-not-now = That is not to be decided now.
refused-no-effect = No effect is being applied now that you could choose a target for.

# How a game ends
ended-armor = more armor left
ended-cards = equal armor, and more cards
ended-tie = equal armor and equal cards
