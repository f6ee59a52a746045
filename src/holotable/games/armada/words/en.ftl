# What Armada says about its table.

zone-front = front
zone-left = left
zone-right = right
zone-left-aux = left auxiliary
zone-right-aux = right auxiliary
zone-rear = rear
zone-special = special arc
range-close = close
range-medium = medium
range-long = long
side-port = port
side-starboard = starboard

# Attacks
attack-at-range = The target lies in the arc, { $mm } mm away: { $range } range.
attack-beyond-ruler = The target lies in the arc, but { $mm } mm away: beyond the ruler.
attack-outside-arc = No part of the target lies in the arc.
attack-sight-crosses = The line of sight crosses another hull zone of the defender first: { $zones }.
attack-range-crosses = The range is measured through another hull zone of the defender: { $zones }.
attack-obstructed = The line of sight is obstructed by: { $by }.
attack-clear = The line of sight is clear.
attack-legal = The attack may be made.

# Distances and arcs
distance-band = They are { $mm } mm apart: distance { $band }.
distance-beyond = They are { $mm } mm apart: beyond the ruler.
arc-holds = In the { $zone } arc: { $ids }.
arc-empty = In the { $zone } arc: nothing.
arc-none = This piece has no hull zones; a squadron's arc is the full circle.

# Maneuvers and moves
maneuver-side = The tool lies on the { $side } side.
maneuver-overlaps = At speed { $speed } the ship would overlap { $ships }.
maneuver-ends = The ship ends its maneuver at speed { $speed }.
maneuver-damage = { $ship } is the nearest ship it overlapped. Dealt a facedown damage card: { $ships }.
maneuver-squadrons = These squadrons are moved aside: { $squadrons }.
maneuver-obstacles = The ship overlaps these obstacles: { $obstacles }.
move-mm = The move takes { $mm } mm of the ruler.
move-engaged = The squadron is engaged with { $ids }.
overlapped = There it would overlap { $ids }.
place-inside = It stands wholly inside.
place-outside = It does not stand wholly inside.
place-legal = It may stand there.
move-carries = What lies on it stays on it: { $ids }.
displaced-legal = The squadron may be placed there.
displaced-candidates = { $count ->
    [0] There is no free place.
    [one] There is one place that is offered.
   *[other] { $count } places are offered.
}

# Why something is not allowed
rule-ARM-ATTACK-2 = A ship attacks what lies in the arc of the attacking zone and at its range ({ $rule }).
rule-ARM-ATTACK-3 = A squadron attacks at distance 1 only ({ $rule }).
rule-ARM-ATTACK-22 = Friendly ships and squadrons are not attacked ({ $rule }).
rule-ARM-LOS-4 = Through another hull zone of the defender there is no line of sight ({ $rule }).
rule-ARM-MEASURE-7 = Where the range is measured through another hull zone of the defender, there is no line of sight ({ $rule }).
rule-ARM-OBSTACLE-3 = An exogorth is placed touching another obstacle, on no ship, obstacle or token ({ $rule }).
rule-ARM-OBSTACLE-6 = An exogorth attacks squadrons at distance 1 ({ $rule }).
rule-ARM-OBSTACLE-16 = A ship does not attack through a dust field ({ $rule }).
rule-ARM-STATION-ATTACK-15 = Whoever overlaps a station does not attack it ({ $rule }).
rule-ARM-MOVE-SHIP-5 = The ship would overlap the tool; the tool must lie on its other side ({ $rule }).
rule-ARM-HUGE-10 = The huge ship would overlap the tool where it starts or where it ends ({ $rule }).
rule-ARM-PLAY-AREA-2 = Part of the base lies outside the play area: it is destroyed ({ $rule }).
rule-ARM-MOVE-SQUAD-2 = The base would end beyond the line of the squadron's speed ({ $rule }).
rule-ARM-MOVE-SQUAD-3 = A squadron does not end on a ship or another squadron ({ $rule }).
rule-ARM-MOVE-OBSTACLE-2 = A part of it would end beyond the line of the greatest distance ({ $rule }).
rule-ARM-MOVE-OBSTACLE-3 = It does not end on ships, squadrons, obstacles or tokens ({ $rule }).
rule-ARM-MOVE-OBSTACLE-9 = It must move along the shortest line to its target ({ $rule }).
rule-ARM-MOVE-OBSTACLE-10 = It must move at least to the end of the least distance, or as far as there is room ({ $rule }).
rule-ARM-HUGE-5 = A huge ship touches its player's edge and lies in the setup area ({ $rule }).
rule-ARM-HUGE-6 = A huge ship is not deployed on obstacles ({ $rule }).
rule-ARM-HUGE-7 = Beside a huge ship that juts out, squadrons stay within distance 1-2 of the deployment zone ({ $rule }).
rule-ARM-SETUP-7 = Obstacles lie in the setup area, beyond distance 3 of the edges and beyond distance 1 of each other ({ $rule }).
rule-ARM-SETUP-10 = Ships are placed in their player's deployment zone ({ $rule }).
rule-ARM-SETUP-12 = Squadrons are placed in the setup area, within distance 1-2 of a friendly ship ({ $rule }).
rule-ARM-SETUP-AREA-1 = Everything is set up inside the setup area ({ $rule }).
rule-ARM-RANGE-6 = It is within an area only where all of it is ({ $rule }).
rule-ARM-FAQ-10 = A ship is not placed on another ship ({ $rule }).
rule-ARM-MINE-3 = Only ships target mines ({ $rule }).
rule-ARM-MINE-1 = Mines lie beyond distance 1 of each other ({ $rule }).
rule-ARM-OVERLAP-2 = The squadron must be placed touching the ship, on the table ({ $rule }).
rule-ARM-OVERLAP-9 = Squadrons and ships are not placed on each other ({ $rule }).
rule-ARM-OVERLAP-11 = As many squadrons as possible must touch the ship, the rest one that touches it ({ $rule }).

# Pictures
picture-table = A table of Armada
picture-attack = { $from } attacks { $to }
picture-distance = From { $from } to { $to }
picture-arcs = Firing arcs
picture-maneuver = { $piece } flies at speed { $speed }
picture-move = { $piece } moves
picture-place = { $piece } is placed
picture-displaced = { $piece } is placed beside { $ship }
picture-mm = { $mm } mm
