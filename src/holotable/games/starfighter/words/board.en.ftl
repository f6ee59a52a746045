# The table in words, for terminals and for people who cannot see a board.

board-head = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}, { $phase }. The initiative is with { WORD($initiative, of: "seat") }.
phase-set-up = set-up
phase-reinforcements = reinforcements
phase-deployment = deployment
phase-combat = combat
phase-over = over
board-pile = { $owner ->
    [both] Draw deck: { $deck } cards; discard pile: { $discard }.
   *[other] Draw deck of { WORD($owner, of: "seat") }: { $deck } cards; discard pile: { $discard }.
}
board-side = { WORD($seat, of: "seat") }: { $cruiser ->
    [none] no cruiser yet
   *[other] cruiser { WORD($cruiser, of: "cruiser") }, armor { $armor }
}; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand{ $aside ->
    [0] {""}
   *[other] , { $aside } laid aside
}, { $draws } draw symbols visible{ $passed ->
    [yes] ; has passed
   *[no] {""}
}.
board-sector =   Sector { $sector } ({ $faces ->
    [0] faces nothing
   *[other] faces sector { $faces }
}), { $used } of { $spaces } spaces, { $fighters ->
    [one] 1 fighter ready
   *[other] { $fighters } fighters ready
}:
board-draw-symbols =   Sector { $sector }, empty: { $draws ->
    [one] 1 draw symbol
   *[other] { $draws } draw symbols
}
board-card-top = level { $space }, on top: { $card }{ $pivoted ->
    [yes] , pivoted
   *[no] {""}
}; in front { $far }; behind { $near }
board-card-covered = level { $space }: { $card }{ $pivoted ->
    [yes] , pivoted
   *[no] {""}
}; visible { $near }; covered { $far }
board-card-up = { $card } { WORD($card, of: "card") }
board-card-down = a card face down
board-card-down-known = { $card } { WORD($card, of: "card") } face down
board-hand = In hand:
board-hand-card = { $card } { WORD($card, of: "card") }, level { $level }: above { $upper }; below { $lower }
board-fighters = { $ready ->
    [one] 1 fighter
   *[other] { $ready } fighters
}{ $hits ->
    [0] {""}
   *[other] {" "}and { $hits } damaged
}
board-effect = { WORD($effect, of: "effect") }
board-nothing = nothing

short-draw = Dr
short-lateral = La
short-vertical = Ve
short-free = Fr
short-pivot = Pi
short-enemy-cruiser = E!
short-own-cruiser = O!
short-destruction = De
short-force-field = Ff
short-shield-2 = S2
short-shield-3 = S3
short-shield-4 = S4
short-damage-fighter = Df
short-barrel-roll = Br
