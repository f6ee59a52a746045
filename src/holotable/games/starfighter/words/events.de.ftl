# Was in Starfighter geschieht.

first-player = { WORD($seat, of: "seat") } ist Startspieler und nimmt die Initiative.
cruiser-chosen = { WORD($seat, of: "seat") } fliegt die { WORD($cruiser, of: "cruiser") }.
round-begins = Runde { $round } beginnt.
reinforced = { WORD($seat, of: "seat") } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
reinforced-seen = { WORD($seat, of: "seat") } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }.
aside-taken = { WORD($seat, of: "seat") } nimmt { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} neben dem Tableau auf die Hand.
aside-taken-seen = { WORD($seat, of: "seat") } nimmt { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} neben dem Tableau auf die Hand: { $cards }.
deck-made-anew = Der Zugstapel ist leer; der Ablagestapel wird gemischt, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, und tritt an seine Stelle.
card-played-up = { WORD($seat, of: "seat") } spielt { $card } { WORD($card, of: "card") } offen in Sektor { $sector }.
card-played-down = { WORD($seat, of: "seat") } spielt eine Karte verdeckt in Sektor { $sector }.
card-played-down-seen = { WORD($seat, of: "seat") } spielt { $card } { WORD($card, of: "card") } verdeckt in Sektor { $sector }.
passed = { WORD($seat, of: "seat") } passt.
initiative-taken = { WORD($seat, of: "seat") } hat zuerst gepasst und hat die Initiative.
cruiser-moved-stay = { WORD($seat, of: "seat") } hält die Stellung.
cruiser-moved-left = { WORD($seat, of: "seat") } bewegt sich einen Sektor nach links.
cruiser-moved-right = { WORD($seat, of: "seat") } bewegt sich einen Sektor nach rechts.
order-chosen-rightwards = { WORD($seat, of: "seat") } lässt die Gefechte von links nach rechts austragen.
order-chosen-leftwards = { WORD($seat, of: "seat") } lässt die Gefechte von rechts nach links austragen.
battle-begins = Gefecht: Sektor { $first } von { WORD("first", of: "seat") } mit { $firstfighters ->
    [one] 1 Jäger
   *[other] { $firstfighters } Jägern
}, Sektor { $second } von { WORD("second", of: "seat") } mit { $secondfighters ->
    [one] 1 Jäger
   *[other] { $secondfighters } Jägern
}.
card-hit = Die Karte von { WORD($seat, of: "seat") } in Sektor { $sector }, Stufe { $space }, nimmt Schaden: Jäger { $fighters }, Schilde { $shields }.
field-absorbs = Das Kraftfeld von { WORD($seat, of: "seat") } in Sektor { $sector } absorbiert { $amount } Schaden.
card-destroyed = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, Sektor { $sector }) ist zerstört.
card-moved = Die Karte von { WORD($seat, of: "seat") } in Sektor { $sector }, Stufe { $space }, bewegt sich in Sektor { $to }.
card-moved-up = Die Karte von { WORD($seat, of: "seat") } in Sektor { $to }, Stufe { $space }, wird die höchste ihres Sektors.
card-pivoted = Die Karte von { WORD($seat, of: "seat") } in Sektor { $sector }, Stufe { $space }, dreht sich um 180 Grad.
card-turned-up = { $card } { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }, Sektor { $sector }, Stufe { $space }) wird aufgedeckt.
card-turned-down = Die Karte von { WORD($seat, of: "seat") } in Sektor { $sector }, Stufe { $space }, wird auf die Rückseite gedreht.
effect-applied = { WORD($card, of: "card") } ({ WORD($seat, of: "seat") }): { WORD($effect, of: "effect") }.
effect-skipped = { WORD($effect, of: "effect") } von { WORD($card, of: "card") } findet kein Ziel ({ WORD($seat, of: "seat") }).
card-laid-aside = { WORD($seat, of: "seat") } legt eine Karte unbesehen neben das Tableau.
nothing-to-draw = Für { WORD($seat, of: "seat") } gibt es nichts mehr zu ziehen.
cruiser-hit = Der Kreuzer von { WORD($seat, of: "seat") } verliert { $amount } Hülle und hat noch { $armor }.
chain-cut = Nach { $count } Effekten ist die Kette beendet.
shields-regenerate = Die Schilde von { WORD($seat, of: "seat") } regenerieren sich.
initiative-handed-over = Die Initiative geht an { WORD($seat, of: "seat") }.
game-won = { WORD($seat, of: "seat") } gewinnt; Hülle { $first } zu { $second }.
game-drawn = Das Spiel endet unentschieden; Hülle { $first } zu { $second }.
