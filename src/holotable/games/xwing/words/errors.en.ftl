# What can be wrong with a table of X-Wing or with a question about it.

xwing-piece-form = { $field }: a piece is either a ship or a bare base
xwing-no-ship = { $field }: no ship is called '{ $name }'
xwing-turret = { $field }: a turret on a ship points to one standard arc, or to two opposite ones
xwing-no-obstacle = { $field }: no obstacle is called '{ $name }'; there are { $known }
xwing-ships-fly = { $field }: only ships execute maneuvers
xwing-huge-flies = { $field }: huge ships do not fly '{ $name }'
xwing-no-speed = { $field }: there is no '{ $name }' at speed { $speed }
xwing-attacks-itself = { $field }: nobody attacks itself
xwing-no-arc = { $field }: '{ $arc }' is no arc of { $piece }: { $known }
xwing-bare-dial = { $field }: a bare base has no dial
xwing-ships-only = { $field }: only ships do this
xwing-side = { $field }: left or right is declared
xwing-slam = { $field }: a SLAM names its maneuver, as '2-bank-left'
xwing-wing-leader = { $field }: wings are flown by small ships
xwing-by-huge = { $field }: only huge ships push others aside
xwing-pushed = { $field }: only standard ships are pushed aside
xwing-deploys-by = { $field }: nobody deploys by '{ $bearing }'
xwing-docked-itself = { $field }: no ship is docked to itself
xwing-remotes-only = { $field }: only remotes are relocated
xwing-markers = { $known ->
    [none] { $field }: there are none without scenario s01 or s03
   *[other] { $field }: there are { $known }
}
xwing-no-piece = { $field }: no piece is called '{ $name }'
xwing-ship-or-base = { $field }: '{ $name }' is neither a ship nor a base
xwing-no-template = { $field }: there is no template '{ $name }'
xwing-other-template = { $field }: '{ $name }' is no template for this action
