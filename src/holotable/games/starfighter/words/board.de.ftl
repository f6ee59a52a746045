# Der Tisch in Worten, für Terminals und für Menschen, die kein Brett sehen können.

board-head = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}, { $phase }. Die Initiative hat { WORD($initiative, of: "seat") }.
phase-set-up = Spielaufbau
phase-reinforcements = Nachschub
phase-deployment = Aufstellung
phase-combat = Kampf
phase-over = vorbei
board-pile = { $owner ->
    [both] Zugstapel: { $deck } Karten; Ablagestapel: { $discard }.
   *[other] Zugstapel von { WORD($owner, of: "seat") }: { $deck } Karten; Ablagestapel: { $discard }.
}
board-side = { WORD($seat, of: "seat") }: { $cruiser ->
    [none] noch kein Kreuzer
   *[other] Kreuzer { WORD($cruiser, of: "cruiser") }, Hülle { $armor }
}; { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand{ $aside ->
    [0] {""}
   *[other] , { $aside } beiseitegelegt
}, { $draws } Ziehsymbole sichtbar{ $passed ->
    [yes] ; hat gepasst
   *[no] {""}
}.
board-sector =   Sektor { $sector } ({ $faces ->
    [0] gegenüber ist nichts
   *[other] gegenüber von Sektor { $faces }
}), { $used } von { $spaces } Feldern, { $fighters ->
    [one] 1 Jäger bereit
   *[other] { $fighters } Jäger bereit
}:
board-draw-symbols =   Sektor { $sector }, leer: { $draws ->
    [one] 1 Ziehsymbol
   *[other] { $draws } Ziehsymbole
}
board-card-top = Stufe { $space }, obenauf: { $card }{ $pivoted ->
    [yes] , gewendet
   *[no] {""}
}; vorn { $far }; hinten { $near }
board-card-covered = Stufe { $space }: { $card }{ $pivoted ->
    [yes] , gewendet
   *[no] {""}
}; sichtbar { $near }; überdeckt { $far }
board-card-up = { $card } { WORD($card, of: "card") }
board-card-down = eine verdeckte Karte
board-card-down-known = { $card } { WORD($card, of: "card") }, verdeckt
board-hand = Auf der Hand:
board-hand-card = { $card } { WORD($card, of: "card") }, Stufe { $level }: oben { $upper }; unten { $lower }
board-fighters = { $ready ->
    [one] 1 Jäger
   *[other] { $ready } Jäger
}{ $hits ->
    [0] {""}
   *[other] {" "}und { $hits } beschädigt
}
board-effect = { WORD($effect, of: "effect") }
board-nothing = nichts

short-draw = Zi
short-lateral = Ho
short-vertical = Ve
short-free = Fr
short-pivot = Ke
short-enemy-cruiser = F!
short-own-cruiser = E!
short-destruction = Ze
short-force-field = Kf
short-shield-2 = S2
short-shield-3 = S3
short-shield-4 = S4
short-damage-fighter = Bj
short-barrel-roll = Fa
