# What can be wrong with a table of Armada or with a question about it.

armada-no-ship = { $near ->
    [none] { $field }: no class or ship is called '{ $name }'
   *[other] { $field }: no class or ship is called '{ $name }'; spelled alike: { $near }
}
armada-piece-form = { $field }: a piece is either a ship or a base
armada-base = { $field }: a base is squadron, { $known }
armada-shape = { $field }: a shape is one of { $known }
armada-kind = { $field }: a kind is one of { $known }
armada-speed = { $field }: { $piece } flies at speed 0 to { $most }
armada-clicks = { $field }: speed { $speed } needs { $joints } numbers, one a joint
armada-yaw = { $field }: joint { $joint } of { $piece } may be clicked { $most } times at speed { $speed }
armada-band = { $field }: a distance is 1 to 5, or 0 to stay
armada-attacks-itself = { $field }: { $piece } cannot attack itself
armada-does-not-attack = { $field }: { $piece } does not attack
armada-obstacles-attack = { $field }: two obstacles do not attack each other
armada-special-zone = { $field }: a special arc is no hull zone to attack
armada-squadron-tool = { $field }: { $piece } is a squadron and moves without the tool
armada-tool-side = { $field }: the tool lies at port or at starboard
armada-ship-moves = { $field }: { $piece } is a ship and moves with the maneuver tool
armada-pose-needed = { $field }: where the obstacle is moved to is needed
armada-by-ship = { $field }: { $piece } is no ship and no exogorth
armada-no-squadron = { $field }: { $piece } is no squadron
armada-region = { $field }: '{ $name }' is none of { $known }
armada-no-piece = { $field }: no ship or squadron is called '{ $name }'
armada-nothing-called = { $field }: nothing on the table is called '{ $name }'
armada-no-fighter = { $field }: { $piece } neither attacks nor defends
armada-no-zones = { $field }: { $piece } has no hull zones
armada-bare-zones = { $field }: { $piece } is a bare base and has no hull zones
armada-zones = { $field }: { $piece } has the zones { $known }
