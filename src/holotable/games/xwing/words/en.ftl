arc-front = front arc
arc-rear = rear arc
arc-left = left arc
arc-right = right arc
arc-bullseye = bullseye arc
arc-full-front = full front arc
arc-full-rear = full rear arc
arc-turret = turret arc

move-straight = straight
move-koiogran = Koiogran turn
move-stationary = stationary maneuver
move-reverse-straight = straight backwards
move-bank-left = bank to the left
move-bank-right = bank to the right
move-turn-left = turn to the left
move-turn-right = turn to the right
move-segnor-left = Segnor's Loop to the left
move-segnor-right = Segnor's Loop to the right
move-tallon-left = Tallon Roll to the left
move-tallon-right = Tallon Roll to the right
move-reverse-bank-left = bank backwards to the left
move-reverse-bank-right = bank backwards to the right
move-sideslip-bank-left = sideslip to the left
move-sideslip-bank-right = sideslip to the right
move-sideslip-turn-left = wide sideslip to the left
move-sideslip-turn-right = wide sideslip to the right
move-barrel-roll = barrel roll
move-boost = boost
move-decloak-roll = decloak by a barrel roll
move-decloak-boost = decloak by a boost

place-left-flank = left flank
place-right-flank = right flank
place-rear-support = rear support
place-left-support = left support
place-right-support = right support

arm-blank = blank
arm-focus = focus
arm-star = hit

shot-in-arc = { $target } is in the { $arc } of { $attacker }.
shot-not-in-arc = { $target } is not in the { $arc } of { $attacker }.
shot-range = The shortest line is { $mm } mm long: range { $range }.
shot-beyond = The shortest line is { $mm } mm long; the arc ends at range { $reach }.
shot-choice = Several lines are equally short, and the attacker chooses one.
shot-obstructed = { $count ->
        [one] { $ids } obstructs the attack.
       *[other] { $ids } obstruct the attack.
    }

distance = { $one } and { $other } are { $mm } mm apart: range { $range }.
distance-zero = { $one } and { $other } touch: range 0.
distance-beyond = { $one } and { $other } are { $mm } mm apart, beyond the longest ruler.

arc-holds = In the { $arc }: { $ids }.
arc-empty = In the { $arc }: nobody.

move-full = { $piece } executes its move in full: { $name }.
move-partial = { $ids } is in the way: { $piece } executes its move ({ $name }) only in part, back along the template.
move-elsewhere = { $ids } is in the way of that place: { $piece } takes another one ({ $name }).
move-slowed = { $ids } is in the way: { $piece } flies at speed { $speed }.
move-fails = { $piece } cannot do this: { $name }.
move-touching = It touches { $ids }.
move-through = It passes or lies on { $ids }.
move-displaced = It runs over { $ids }.
move-off-table = { $piece } leaves the play area.

wing-fits = The { $place } takes its place.
wing-blocked = The { $place } finds no room: { $ids } stands there.
wing-leaves = The { $place } would leave the play area.

place-inside = { $piece } stands wholly inside the region.
place-outside = { $piece } does not stand wholly inside the region.
place-at-range = { $piece } stands at the range of the edge that is asked for.
place-beyond = { $piece } does not stand at the range of the edge that is asked for.
place-overlaps = It lies on { $ids }.

displaced-legal = { $piece } may be set down here, behind { $by }.
displaced-nowhere = No place behind { $by } was found for { $piece }.

laid = There is room for it here.

rule-XW-CORE-20 = An obstacle lies beyond range 1 of the others and beyond range 2 of every edge ({ $rule }).
rule-XW-CORE-23 = A ship is set up wholly inside its set-up area ({ $rule }).
rule-XW-CORE-24 = No part of a base may stand outside the play area ({ $rule }).
rule-XW-CORE-55 = Own ships are not attacked ({ $rule }).
rule-XW-ATT-03 = Only enemy ships and remotes are attacked ({ $rule }).
rule-XW-ATT-05 = The attack reaches from range 1 to range 3 ({ $rule }).
rule-XW-ATT-09 = Nobody attacks at range 0 unless a card allows it ({ $rule }).
rule-XW-ARC-09 = The target is outside the arc of the attack ({ $rule }).
rule-XW-ARC-13 = At a range is what has its closest point in those bands ({ $rule }).
rule-XW-LOS-15 = A ship on an asteroid does not attack ({ $rule }).
rule-XW-HUGE-15 = No weapon of a huge ship reaches beyond range 5 ({ $rule }).
rule-XW-HUGE-23 = A ship that deploys from a huge ship onto another ship is destroyed ({ $rule }).
rule-XW-HUGE-43 = It is set down behind the huge ship's centre line, at range 0-1 ({ $rule }).
rule-XW-HUGE-46 = It may not be set down on another ship ({ $rule }).
rule-XW-MOV-28 = Another ship stands there ({ $rule }).
rule-XW-MOV-46 = This move may not leave the play area ({ $rule }).
rule-XW-POS-05 = A barrel roll may neither end on a ship nor touch an obstacle ({ $rule }).
rule-XW-POS-10 = A boost may neither end on a ship nor touch an obstacle ({ $rule }).
rule-XW-POS-20 = A SLAM fails if its end would leave the play area ({ $rule }).
rule-XW-POS-21 = Huge ships are never repositioned ({ $rule }).
rule-XW-OBJ-07 = A device lies wholly inside the play area ({ $rule }).
rule-XW-SCEN-20 = It is placed in the region that the scenario names ({ $rule }).
rule-XW-SCEN-21 = It is placed wholly inside the region that the scenario names ({ $rule }).
rule-XW-SCEN-68 = A remote that is relocated out of the play area has fled ({ $rule }).
rule-XW-S03-13 = There is no room at this arm of the marker ({ $rule }).
rule-XW-DOCK-03 = A ship that would overlap another stays docked ({ $rule }).

picture-table = X-Wing: the table
picture-shot = { $attacker } attacks { $target }
picture-distance = From { $one } to { $other }
picture-arcs = The arcs of { $of }
picture-move = { $piece }: { $name }
picture-wing = The wing of { $leader }
picture-place = { $piece } is placed
picture-displaced = { $piece } is set down behind { $by }
picture-laid = What is laid down
picture-mm = { $mm } mm
