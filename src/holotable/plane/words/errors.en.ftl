# What the plane says to a document, a shape or a pose that cannot be.

# Documents
plane-file-unread = { $file }: the file cannot be read: { $why }
plane-file-no-json = { $file }: the file is not JSON: { $why }
plane-fields = { $field }: named fields are needed here, not { WORD($kind, of: "plane-kind") }
plane-list = { $field }: a list is needed here, not { WORD($kind, of: "plane-kind") }
plane-number = { $field }: a number is needed here, not { WORD($kind, of: "plane-kind") }
plane-text = { $field }: a text is needed here, not { WORD($kind, of: "plane-kind") }
plane-truth = { $field }: true or false is needed here, not { WORD($kind, of: "plane-kind") }
plane-name-text = { $field }: a name is a text, not { WORD($kind, of: "plane-kind") }
plane-name-length = { $field }: a name has 1 to { $most } characters
plane-too-many = { $field }: { $has } entries; there are at most { $most }
plane-number-between = { $field }: { $value } is not a number from { $low } to { $high }
plane-whole-number = { $field }: { $value } is not a whole number
plane-none-of = { $field }: '{ $text }' is none of { $known }
plane-point = { $field }: a point is [x, y]
plane-pose = { $field }: a pose is [x, y, heading]
plane-needed = { $field }: this field is needed
plane-area = { $field }: the table's size is [width, height]
plane-obstacle-form = { $field }: an obstacle has either a shape's name or an outline
plane-no-shape = { $field }: no shape has this name
plane-name-taken = { $field }: a piece has this name already
plane-many-corners = { $field }: their outlines have more than { $most } corners together

plane-kind-nothing = nothing
plane-kind-truth = true or false
plane-kind-number = a number
plane-kind-text = a text
plane-kind-list = a list
plane-kind-fields = named fields
plane-kind-other = something else

# Outlines
plane-outline-corners = { $field }: { $has } corners; an outline has at most { $most }
plane-outline-three = { $field }: an outline needs three corners at least
plane-outline-flat = { $field }: the outline holds no area
plane-outline-back = { $field }: the outline turns back on itself at corner { $corner }
plane-outline-crosses = { $field }: the outline crosses itself between corners { $one } and { $two }
plane-outline-thin = { $field }: the outline is too thin to be cut into parts

# Shapes, paths and fields
plane-no-length = { $field }: { $value } is not a length on a table
plane-disc = { $field }: { $radius } is not a disc
plane-box = { $field }: a rectangle needs a width and a length, twice its corners' radius at least
plane-length = { $field }: a path does not have a negative length
plane-radius = { $field }: a bend needs a radius above 0
plane-bend = { $field }: a bend turns by less than a full turn, and not by nothing
plane-no-piece = { $field }: a path needs a piece at least
plane-base-length = { $field }: a base needs a length
plane-ride = { $field }: a base rides along a quarter of a circle at most
plane-strip = { $field }: a strip bends by half a turn at most
plane-wedge = { $field }: a wedge needs two different headings
plane-corridor = { $field }: a corridor's right line lies to the right of its left one
plane-line = { $field }: a line of a field needs two different points
