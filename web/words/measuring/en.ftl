# The measuring table in English.

measure-title = Measuring table: { $game }
measure-board = The table, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} on it
measure-thing = { $id }: { $kind }, { $side }, at { $x }, { $y } mm, heading { $heading }°
measure-outline = outline
measure-minimap = The whole table, small
measure-actions = The table
measure-answer = What is measured
measure-tools = Tools

# What is done to the table
measure-add = Add a piece
measure-tables = Tables
measure-undo = Undo
measure-redo = Redo
measure-closer = Closer
measure-farther = Farther away
measure-whole = The whole table
measure-search = Search by name
measure-nothing-found = Nothing has this name.
measure-side = Side
measure-side-first = first player
measure-side-second = second player
measure-side-none = nobody
measure-remove = Remove from the table
measure-x = x (mm)
measure-y = y (mm)
measure-heading = heading (°)
measure-name = Name
measure-name-taken = Something else has this name.
measure-turret = Turret indicator
measure-flipped = turned over

# Tools
measure-tool-move = Move
measure-tool-distance = Distance
measure-tool-attack = Attack
measure-tool-fly = Fly
measure-tool-reposition = Reposition
measure-tool-wing = Wing
measure-tool-place = Place
measure-sheet-open = Show the tool’s settings
measure-sheet-close = Hide the tool’s settings
measure-how-move = Touch a piece to see its arcs and ranges. Drag it to move it, drag its handle to turn it. Drag the table to pan, pinch or roll to zoom.
measure-how-distance = Touch one piece, then the other.
measure-how-attack = Touch the attacker, then the defender.
measure-how-fly = Touch a ship that can fly.
measure-how-place = Touch a piece.
measure-how-squadron = Drag the squadron to where it shall go, or carry it there by the arrow keys and put it down by Enter. It stays where it was if it may not end there.
measure-how-wing = Touch a small ship: it leads the wing.
measure-from = From
measure-to = To
measure-attacker = Attacker
measure-defender = Defender
measure-swap = Exchange the two
measure-arc = Attack arc
measure-zone-from = Attacking hull zone
measure-zone-to = Defending hull zone
measure-speed = Speed
measure-joint = Joint { $joint }
measure-straight-on = straight
measure-to-port = { $clicks } to port
measure-to-starboard = { $clicks } to starboard
measure-click-port = One click to port
measure-click-starboard = One click to starboard
measure-tool-side = The tool lies
measure-any-side = wherever it fits
measure-dial = Maneuver
measure-every-template = every template, not only this ship’s dial
measure-offset = Set at the template’s end
measure-ahead = ahead
measure-middle = middle
measure-astern = back
measure-action = Action
measure-template = Template
measure-which-side = Side
measure-left = left
measure-right = right
measure-no-reposition = Touch a small, medium or large ship.
measure-place-unused = not asked
measure-place-anybody = whoever
measure-form-up = Form up
measure-region = Is it inside?
measure-pushed-by = Pushed aside by
measure-by-nobody = nobody
measure-fly-it = Fly it

# Tables in and out
measure-ready = Ready tables
measure-empty = Empty table
measure-file = Files
measure-open = Open a table’s file
measure-save = Save the table
measure-picture-svg = Picture as SVG
measure-picture-png = Picture as PNG
measure-link = Link
measure-link-more = Whoever has the link sees this table and its question as they are now.
measure-share = Make a link
measure-no-json = This file holds no table.
measure-own = To your own table
measure-example-armada-start = A battle
measure-example-armada-sight-obstructed = An obstructed attack
measure-example-armada-arcs-four = Four arcs
measure-example-armada-maneuver-course = The maneuver tool
measure-example-armada-overlap-slower = Ships in the way
measure-example-armada-range-attack = Attack range
measure-example-armada-huge-arcs = A huge ship
measure-example-armada-setup-deployment = Deployment
measure-example-xwing-start = A dogfight
measure-example-xwing-obstruction-ship = An obstructed attack
measure-example-xwing-arcs-bullseye = Arcs and bullseye
measure-example-xwing-bumping-two = Two ships in the way
measure-example-xwing-maneuver-tallon = A Tallon Roll
measure-example-xwing-reposition-boost = A boost
measure-example-xwing-wings-six = A wing of six
measure-example-xwing-range-huge = A huge ship

# Keys
measure-key-tab = from piece to piece
measure-key-enter = measure from it, then to it
measure-key-arrows = move the piece by 5 mm; without a piece, move the view
measure-key-turn = turn the piece by 5°
measure-key-steps = larger steps, small steps
measure-key-delete = remove the piece
measure-key-escape = let go of everything
measure-key-undo = undo, redo
measure-key-tools = to the tools
measure-key-add = add a piece
measure-key-zoom = closer, farther away, the whole table
measure-key-help = this list
