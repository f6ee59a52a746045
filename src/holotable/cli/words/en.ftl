# The command line in English. `command-NAME` says what a command is for, `option-…` what an option does.

command = A digital table for space battles: tabletop games with every rule enforced.
command-serve = Serve the table for browsers.
command-backup = Copy everything that a server keeps to a file, while it runs.
command-play = Play at this terminal, against the computer or by two people at one keyboard.
command-replay = Tell what happened in a recorded match.
command-verify = Check a record: choices, the promise of chance, every answer of chance, the result.
command-ask = Tell what is owed in a position or record, or whether something may be done and why not.
command-odds = Tell the exact odds of something.
command-rules = List a game's rules with where each is enforced and which tests prove it.
command-content = List everything a game is played with.
command-engine = Answer lines of JSON on standard input: the engine protocol, for other programs.
command-doctor = Examine this installation and say what is wrong with it.
command-bench = Measure speed on this machine.
command-bench-more = The scripts measured are those of the benchmarks folder of a checkout.

argument-game = The game, for example starfighter.
option-json = Answer as JSON, for programs; errors too.
option-lang = The language, de or en; otherwise that of HOLOTABLE_LANG or of the locale. May stand anywhere.
option-demo = Show two bots playing, for a shop window.
option-version = Show the version and end.
option-help = Show this help and end.
option-install-completion = Install completion for the shell you use.
option-show-completion = Show the completion script, to copy or change it.
option-unproven = List only rules without a test; exit code 1 if there are any.
option-seconds = About how long each script measures.
option-only = Measure only this: a script's name, or startup_ms.

help-usage = Usage:
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = (required)
help-default = (otherwise { $value })

unknown-language = There is no language “{ $name }” here; the languages are { $known }.
unknown-command = { $near ->
    [none] There is no command “{ $name }”; “{ $path } --help” lists them all.
   *[other] There is no command “{ $name }”; did you mean “{ $near }”?
}
unknown-option = There is no option { $option }.
unknown-game = There is no game called { $game }.
option-needs-value = The option { $option } needs a value.
missing = { $name } is missing.
bad-value = The value of { $name } does not fit; expected: { $expected }.
too-many = Nobody asked for “{ $surplus }” here.
bad-usage = The command line cannot be used: { $reason }
expected-bounded = { $least ->
    [none] { $what } up to { $most }
   *[other] { $most ->
        [none] { $what } from { $least } on
       *[other] { $what } from { $least } to { $most }
    }
}
expected-int = a whole number
expected-float = a number
expected-str = a text
expected-file = a file
expected-path = a path
expected-choice = one of { $choices }
with-help = { $why } See “{ $command } --help”.
our-mistake = Something went wrong in Holotable itself ({ $kind }); what happened is written down in { $path }.
our-mistake-unwritten = Something went wrong in Holotable itself ({ $kind }), and no report of it could be written.
output-no-room = The output cannot be written: { $why }.

rules-id = Id
rules-kind = Kind
rules-status = Status
rules-enforced = Enforced
rules-tests = Tests
rules-text = Rule
rules-status-done = done
rules-status-open = open
rules-status-not-digital = not digital

serve-address = Nobody can listen at { $host }, port { $port }: { $why }.
serve-database = { $file } cannot be used as the server's database: { $why }.
no-content = The game { $game } does not list its content.
content-name = Name

doctor-tool = Holotable { $version } on { $system }
doctor-python = Python { $version } at { $path }
doctor-libraries = Libraries: { $libraries }
doctor-games = Games: { $games }
doctor-plane = { $how ->
    [compiled] The plane runs compiled.
   *[python] The plane runs as plain Python.
}
doctor-data = Data folder: { $path }
doctor-verdict = { $faults ->
    [0] All is well.
    [one] One thing is wrong.
   *[other] { $faults } things are wrong.
}
doctor-old-python = Python { $version } is too old; Holotable needs 3.11 or newer.
doctor-no-library = The library { $name } is not installed.
doctor-broken-game = The game { $name } cannot be loaded: { $fault }
doctor-no-games = No game is installed.
doctor-no-data = Nothing can be written to { $path }; HOLOTABLE_DATA names another folder.

no-benchmarks = There is no benchmarks folder here; it is part of a checkout of Holotable, not of the installed package.
no-benchmark = There is no benchmark { $name }; there are { $known }.
no-figures = { $path } has no function figures(seconds).

option-text = Play as text; so far the only table there is.
option-seats = Who sits where, as in me,pilot or me,me; bots by name.
option-set = A setting of the game, as in mode=training; may be given several times.
option-seed = A word from which chance follows; the same word, the same chance.
option-load = Go on from a record or a position.
option-continue = Go on with the game that was played last.
option-board = Show the table before every choice.
argument-record = The file of a record.
argument-moment = The file of a record or a position.
argument-seat = The seat that would do it.
argument-about = What it would do: an option's id, offered or not.
argument-odds-source = The file of a record or position, or the name of a game.
argument-query = What to tell the odds of, as JSON.
option-eyes = From this seat's eyes; otherwise everything is told.
option-boards = Show the table after every choice.
file-of-other-game = That file is of { $game }.
not-with = { $option } cannot go with { $other }: the game taken up has begun already.
play-which = Name a game, or go on with --continue or --load.
setting-form = “{ $setting }” is not a setting like mode=training.
replay-digest = Digest { $digest }
nothing-owed = Nobody owes anything: the game is over.
ask-legal = That may be done.
query-no-json = The query is not JSON: { $why }

command-fuzz = Put a game to the test with random, extreme and malformed play.
command-fuzz-more = Answers no if anything does not hold that the kernel promises; docs/checks.md names every check.
option-games = How many games are played.
option-only-game = Play only the game of this number.
option-share = At which share of moments each of the dear checks is made.
option-jobs = Spread over so many processes; the result stays the same.
fuzz-games = Games
fuzz-decisions = Decisions
fuzz-speed = Decisions a second, with all checks
fuzz-longest-game = Moves of the longest game
fuzz-longest-step = Decisions of the longest step
fuzz-checks = Checks
fuzz-never-steps = Steps that were never run
fuzz-never-events = Events that never happened
fuzz-failed = Games in which something did not hold
fuzz-failure = { $check }: { $what } (game “{ $seed }”, shortened to { $moves } moves)
fuzz-last-move = The last move: { $what }, seat { $seat }, { $text }
option-port = The port to listen on; 0 takes a free one.
option-host = The address to listen on.
option-data = The folder in which matches are kept.
argument-backup = The file to write; it must not be there yet.
backup-exists = { $file } is there already; a backup overwrites nothing.
backup-made = Copied to { $file }

command-arena = Let bots play many games against each other, and report what they show.
command-arena-play = Play many games, and say who won how often.
command-arena-balance = Play between equal bots, and hold the figures against the game's own bounds; exit code 1 if one does not hold.
command-arena-report = Report on the games that a file of results holds.
option-swap = Let the bots change seats, so that each deal is played in every seating.
option-setup = The game's set-up as JSON.
option-out = A file that grows with every game; games that it holds are not played again.
option-mode = Balance only this way to play.
option-markdown = Print tables as Markdown.
argument-results = A file that --out has written.
arena-no-survey = The game { $game } does not say when it is balanced.
arena-one-mode = A file holds one mode; choose one with --mode: { $modes }.
arena-bad-setup = The set-up is not a JSON object: { $reason }
arena-nothing = { $path } holds no game yet.
arena-player = Player
arena-seat = Seat
arena-won = Won
arena-drawn = Drawn
arena-lost = Lost
arena-share = Share
arena-interval = Interval
arena-rating = Rating
arena-strength = Strength
arena-unsure = Unsure by
arena-check = Check
arena-figure = Figure
arena-bounds = Bounds
arena-games = Cases
arena-holds = Holds
arena-held = In hand ({ $held } of { $count } hold, { $shown } shown)
arena-number = Number
arena-mean = Mean
arena-usual-most = 95 % of games at most
arena-most = Most
arena-yes = yes
arena-no = no
arena-seat-name = who begins as number { $name }
arena-pairing-name = { $name }
arena-number-name = mean { $name }
arena-limit-name = most { $name }
arena-draws-name = draws
arena-held-name = { $name }
option-arena-games = How many games; a balance plays so many in each mode.
option-arena-seats = The bots by name, one a seat: a level from learner to admiral, random, greedy, search, search:400 (iterations), search:0.1s.
option-arena-jobs = How many processes play at once; 0 takes every core.
option-arena-seed = Games of the same seed and number are the same games.

command-measure = Measure on a described table: range, arcs, attacks, maneuvers.
command-draw = Draw a described table as SVG.
argument-table = The JSON file of a table, with or without its game and a question.
argument-measure = The question as JSON, or a file that holds it; otherwise that of the table's file.
option-svg = Also draw the answer into this file.
option-svg-table = The file to draw into; otherwise the table's name with .svg.
option-table-game = The game, where the file does not name it.
table-no-json = { $file } is not JSON: { $why }.
table-which-game = Which game { $file } belongs to must be named; tables are those of: { $known }.
table-no-question = { $file } holds no question, and none was asked.
table-drawn = Drawn: { $file }

table-open = The table is open at { $address } (Ctrl+C ends it).
