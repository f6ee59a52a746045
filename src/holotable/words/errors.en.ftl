# What is wrong with something that was given to us.

# Where it is wrong
error-at-line = line { $line }: { $why }
error-at-field = { $field }: { $why }.

# Why data cannot be read
unread-at = { $why } - at `{ $place }`
unread-type = Expected `{ $wanted }`, got `{ $given }`
unread-bound = Expected `{ $wanted }` { $bound }
unread-length = Expected `{ $wanted }` of length { $bound }
unread-pattern = Expected `{ $wanted }` matching { $pattern }
unread-missing = Object missing required field `{ $name }`
unread-unknown = Object contains unknown field `{ $name }`
unread-unknown-of = Object contains unknown field `{ $name }`; there are: { $known }
unread-value-of = Invalid value { $given }; there are: { $known }
unread-value = Invalid value { $given }
unread-range = Number out of range
unread-truncated = Input data was truncated
unread-malformed = JSON is malformed (byte { $byte })
unread-deep = It is nested too deeply
unread-text = It is not a text in UTF-8
unread-large = A number is too large
unread-other = { $what }

# Choices
error-not-asked = This seat is not asked anything now.
error-no-answer-to-change = This seat has no answer that it could still change.
error-gone-already = This seat has already left the game.
error-option-id = an option is named by its id, a text
error-option-ids = options are a list of ids
error-no-list = '{ $text }' is not a list of options like [a b]
error-no-number = '{ $text }' is not a number
error-whole-number = the value is a whole number
error-no-pose = '{ $text }' is not a pose like 100.0,200.0,90.0
error-pose-numbers = a pose is three numbers: x, y and heading
error-no-form = '{ $text }' is not a form of named fields
error-form-fields = a form is answered by its fields
error-no-reaction = '{ $text }' is neither 'pass' nor an ability and its source, as in 'dodge@ship-3'

# Chance
error-chance-other = chance is asked for a { $due } here, not for a { $given }
error-chance-answer = { $answer } cannot be the answer to this { $due }
error-no-secret = Chance cannot begin without its secret.
error-no-beginning = The record does not say how chance began.

# Matches, takebacks and agreements
error-no-seat = There is no seat called '{ $name }'; there are: { $known }.
error-other-seats = The seats of this match are { $seats }, not { $given }.
error-setup = The set-up cannot be: { $why }.
error-nothing-back = There is no choice to take back.
error-fewer-than-one = Nobody takes back fewer choices than one.
error-too-many-back = There are not so many choices to take back.
error-no-own-choice = This seat has made no choice that it could take back.
error-not-asked-to-agree = This seat is not asked to agree to anything.
error-not-agreed = Not everybody has agreed to this.

# Games
error-no-game = There is no game called '{ $name }'; there are: { $known }.
error-unknown-game = There is no game called { $name }.
error-no-content = { $game } lists no content.
error-no-odds = { $game } has no odds to ask for.
error-no-measuring = { $game } is played without measuring.
error-no-rules = The game { $game } has no list of rules.
error-rules-unread = The list of rules of { $game } cannot be read: { $why }
error-rule-twice = The list of rules of { $game } has { $id } twice.

# Moments
error-moment = This is not a saved moment of a game: { $why }.
error-state-unfit = The state does not fit { $game }: { $why }.
error-state = The state cannot be: { $why }.
error-no-step = { $game } has no step { $step }.
error-unfit = The steps of this moment do not fit its state.
error-too-many-answers = There are more answers here than questions.
error-strange-seat = A seat that there is not is asked, or has left.
error-answers-wait = Secret answers wait here, and nobody is asked together with others.
error-other-must = { $seat } must answer here.
error-unfilled = Every field of the form must be filled.
error-gone-twice = A seat leaves the game twice.

# Positions
position-format = '{ $given }' is not the format that is read here: { $known }.
position-other-game = This position is of '{ $given }', not of { $game }.
position-broken = The position cannot be: { $why }.
position-left-twice = A seat has left twice.
position-unstored = The position cannot be stored: { $why }.
position-no-step = { $field }: { $game } has no step { $step }.
position-step = { $field }: { $step } cannot be so: { $why }.
position-wrong-steps = These steps cannot be to come: { $why }.
position-long = A position has at most { $most } characters; this one has { $has }.
position-no-json = This position is not JSON: { $why }.
step-arguments = it takes { $wanted } arguments, not { $given }
step-argument = its { $name } cannot be '{ $given }'

# Records
record-long = A record has at most { $most } characters; this one has { $has }.
record-title = A record begins with the line '{ $title }'.
record-header-line = line { $line }: a header line is a name, a colon and a value, each name once.
record-no-header = line { $line }: a record's header has no '{ $name }'.
record-header-lacks = The record's header does not tell '{ $name }'.
record-beginning = A record begins with a set-up or with a position.
record-value = line { $line }, { $name }: { $why }.
record-no-hex = line { $line }: '{ $text }' is not a number in hexadecimal digits.
record-new-rules = line { $line }: new rules come with their version and a safe point.
record-safe-point = The safe point of the new rules cannot be read.
record-takebacks = A record has at most { $most } takebacks.
record-no-seat = line { $line }: there is no seat called '{ $name }'.
record-no-chance = line { $line }: chance answers one of { $known }.
record-one-pick = line { $line }: a pick is one thing.
record-no-control = line { $line }: '{ $text }' is nothing that changes a match.
record-too-many-back = line { $line }: there are no { $choices } choices to take back.

# Steps that cannot be to come, and effects that cannot be in force
steps-none = there is none
steps-not-before = { $step } does not come right before { $later }
steps-not-last = { $step } does not come right before the end
steps-not-alone = { $step } never comes by itself
steps-of-windows = the windows that are open and the steps that resolve them do not agree
steps-before-nothing = something is about to happen without its window, or a window stands before nothing
steps-before-window = what a window stands before happens before it
steps-asked-too-early = a seat is asked in a window that waits for another
steps-no-step = what is about to happen is no step of the game
steps-no-ability = what is used there is no ability of the game
steps-used-twice = two abilities are used in one window at once
steps-used-too-late = an ability is used in a window that is not open by then
effects-no-way = { $value } is changed in a way that there is not, or out of order
effects-no-condition = { $value } is changed under a condition that there is not
effects-no-moment = there is no moment called { $moment }
effects-deaf = no ability called { $ability } listens to { $moment }
effects-no-queue = nothing is queued at { $moment }
effects-no-ability = there is no ability called { $ability }
effects-no-window = what waits at { $moment } waits in no window
effects-no-turn = nobody has the turn at { $moment }
effects-no-owner = an ability belongs to nobody who plays

# Files
error-file-unread = { $file } cannot be read: { $why }.
error-file-unwritten = { $file } cannot be written: { $why }.
error-position-game = A position names its game.
unread-no-file = there is no such file
unread-folder = it is a folder
unread-no-folder = a part of its path is no folder
unread-not-allowed = it is not allowed
unread-only-read = it can only be read there
unread-no-room = there is no room left
unread-long-name = its name is too long
unread-in-use = somebody else listens there
unread-no-address = this machine has no such address
