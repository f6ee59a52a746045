# What happens in Starfighter.

first-player = { WORD($seat, of: "seat") } is the first player and takes the initiative.
cruiser-chosen = { WORD($seat, of: "seat") } flies the { WORD($cruiser, of: "cruiser") }.
round-begins = Round { $round } begins.
reinforced = { WORD($seat, of: "seat") } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
reinforced-seen = { WORD($seat, of: "seat") } draws { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
aside-taken = { WORD($seat, of: "seat") } takes { $count ->
    [one] the card
   *[other] the { $count } cards
} from beside the board into hand.
aside-taken-seen = { WORD($seat, of: "seat") } takes { $count ->
    [one] the card
   *[other] the { $count } cards
} from beside the board into hand: { $cards }.
deck-made-anew = The draw deck is empty; the discard pile is shuffled, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and takes its place.
card-played-up = { WORD($seat, of: "seat") } plays { $card } { WORD($card, of: "card") } face up into sector { $sector }.
card-played-down = { WORD($seat, of: "seat") } plays a card face down into sector { $sector }.
card-played-down-seen = { WORD($seat, of: "seat") } plays { $card } { WORD($card, of: "card") } face down into sector { $sector }.
passed = { WORD($seat, of: "seat") } passes.
initiative-taken = { WORD($seat, of: "seat") } passed first and has the initiative.
cruiser-moved-stay = { WORD($seat, of: "seat") } holds position.
cruiser-moved-left = { WORD($seat, of: "seat") } moves one sector to the left.
cruiser-moved-right = { WORD($seat, of: "seat") } moves one sector to the right.
order-chosen-rightwards = { WORD($seat, of: "seat") } has the battles fought from left to right.
order-chosen-leftwards = { WORD($seat, of: "seat") } has the battles fought from right to left.
battle-begins = Battle: sector { $first } of { WORD("first", of: "seat") } with { $firstfighters ->
    [one] 1 fighter
   *[other] { $firstfighters } fighters
}, sector { $second } of { WORD("second", of: "seat") } with { $secondfighters ->
    [one] 1 fighter
   *[other] { $secondfighters } fighters
}.
card-hit = The card of { WORD($seat, of: "seat") } in sector { $sector }, level { $space }, takes damage: fighters { $fighters }, shields { $shields }.
field-absorbs = The force field of { WORD($seat, of: "seat") } in sector { $sector } absorbs { $amount } damage.
card-destroyed = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, sector { $sector }) is destroyed.
card-moved = The card of { WORD($seat, of: "seat") } in sector { $sector }, level { $space }, moves to sector { $to }.
card-moved-up = The card of { WORD($seat, of: "seat") } in sector { $to }, level { $space }, becomes the highest of its sector.
card-pivoted = The card of { WORD($seat, of: "seat") } in sector { $sector }, level { $space }, turns by 180 degrees.
card-turned-up = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, sector { $sector }, level { $space }) is turned face up.
card-turned-down = The card of { WORD($seat, of: "seat") } in sector { $sector }, level { $space }, is turned face down.
effect-applied = { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }): { WORD($effect, of: "effect") }.
effect-skipped = { WORD($effect, of: "effect") } of { WORD($card, of: "card") } finds no target ({ WORD($seat, of: "seat") }).
card-laid-aside = { WORD($seat, of: "seat") } lays a card beside the board, unseen.
nothing-to-draw = There is nothing left to draw for { WORD($seat, of: "seat") }.
cruiser-hit = The cruiser of { WORD($seat, of: "seat") } loses { $amount } armor and has { $armor } left.
chain-cut = After { $count } effects the chain is ended.
shields-regenerate = The shields of { WORD($seat, of: "seat") } regenerate.
initiative-handed-over = The initiative goes to { WORD($seat, of: "seat") }.
game-won = { WORD($seat, of: "seat") } wins; armor { $first } to { $second }.
game-drawn = The game is a draw; armor { $first } to { $second }.
