# What can be wrong with a request to the engine.

engine-long-line = A line has at most { $most } bytes.
engine-no-request = This is no request: { $why }.
engine-no-json = This is not a line of JSON: { $why }.
engine-deep = This is nested too deeply.
engine-full = The engine holds at most { $most } matches.
engine-no-match = There is no match '{ $name }'.
engine-not-owed = The decision '{ $decision }' is not owed now.
engine-answered-by = A decision of the kind { $kind } is answered by '{ $field }'.
engine-chance = { $field } must be one of { $known }.
engine-odds-of = Odds are those of a match or of a game.
engine-no-table = Nothing is measured in '{ $name }'; tables are those of: { $known }.
engine-budget = { $field } must lie between 1 and { $most }.
engine-mistake = The engine made a mistake: { $kind }.
