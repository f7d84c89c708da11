# The interface and the printed books, in English.

# The first screen.
menu =
    .continue = Continue (games: { $games })
    .new = New game
    .daily = Puzzle of the day
    .open = Open a file, an id or a pasted puzzle
    .statistics = Statistics
    .techniques = Techniques
    .settings = Settings
    .help = Help
    .quit = Quit

# What the keys of a screen do, in its last line.
keys =
    .menu = up/down choose, Enter open, q quit
    .list = up/down choose, Enter open, Esc back
    .scroll = up/down scroll, Esc back
    .games = up/down choose, Enter go on, Delete throw away, Esc back
    .open = Enter open, Delete clear, Esc back
    .making = Esc cancel
    .settings = up/down choose, left/right change, Esc back
    .techniques = up/down choose, Enter open, left/right family, Esc back
    .watch = right/left step, Space run, +/- speed, Home/End, Esc back

# Commands in one word, for the last line.
short =
    .hint = hint
    .check = check
    .notes = notes
    .undo = undo
    .help = help

# Games in progress.
games =
    .title = Games in progress
    .none = No game is in progress.
    .sure = Press Delete once more to throw this game away.

# A new game.
new =
    .title = New game
    .family = Family
    .start = Start
    .any = any
    .reset = Reset to the defaults
    .never = never seen so far
    .seen = Seen so far: { $levels }.

# The puzzle of the day.
daily =
    .title = Puzzles of { $day } (UTC), the same for everyone
    .streak = Days in a row without a hint: { $now }; the most so far: { $most }
    .begun = begun

# Opening a puzzle.
open =
    .title = Open a puzzle
    .what = Paste or type a board, an id such as the ones shown after a game, or the name of a file.

# While a puzzle is made.
making =
    .title = Making a puzzle

# Statistics.
stats =
    .title = Statistics
    .none = Nothing is solved yet.
    .kind = puzzle
    .solved = solved
    .best = best
    .mean = mean
    .hints = hints
    .recent = last times

# The list of techniques.
techniques =
    .title = Techniques: { $family }

# Settings.
settings =
    .title = Settings
    .reset = Reset all settings, also those of new games

# The name of each setting.
setting =
    .language = Language
    .characters = Characters
    .colours = Colours
    .mistakes = Mark mistakes while playing
    .tidy = Values cross themselves out of notes
    .timer = Timer
    .same = Highlight the same value
    .symbols = Symbols, where there are others
    .speed = Speed of the solver

# What settings can be. Languages are named in their own language.
choice =
    .auto = automatic
    .en = English
    .es = Español
    .de = Deutsch
    .it = Italiano
    .unicode = Unicode
    .ascii = ASCII
    .none = none
    .true = millions
    .rules = broken rules
    .never = never
    .solution = wrong values
    .yes = yes
    .no = no
    .shown = shown
    .hidden = hidden
    .plain = plain
    .other = other
    .normal = normal
    .slow = slow
    .fast = fast

# How hard a puzzle is.
level =
    .easy = easy
    .medium = medium
    .hard = hard
    .expert = expert
    .extreme = extreme

# The page of help.
help =
    .moving = Arrow keys or h j k l move; Home, End, Page Up and Page Down go to the border.
    .values = Type a value to put it in, again to take it out; Backspace, Delete, 0 or a dot clear. Space or Tab switches to notes and back; Alt with a value notes it at once.
    .drawing = Where a path is drawn: Shift with a direction draws, and erases when going back; Ctrl with a direction blocks; Space keeps the pen down. A sign (x, o) and then a direction sets that edge. Backspace clears the cell.
    .mouse = Click a cell to go there, twice to choose all alike, a value to put it in, a word to light it up; drag to choose several cells. Keys in the last line can be clicked, too.
    .letters = Where letters are values, commands are on Ctrl and function keys; Esc shows them all.

# The commands of a game.
command =
    .help = Help
    .hint = Hint, then play it
    .check = Check now
    .notes = Notes / draw
    .auto-notes = Write all notes
    .watch = Watch the solver
    .undo = Undo
    .redo = Redo
    .checkpoint = Try from here
    .back = Back to there
    .last-correct = Back to the last correct position
    .pause = Pause
    .timer = Show or hide the timer
    .symbols = Other symbols
    .next-clue = Next clue
    .restart = Start again
    .leave = Leave (everything is saved)

# Short messages during a game.
game =
    .needs = This needs { $width } x { $height } characters.
    .part = All of it would need { $width } x { $height } characters.
    .paused = Paused. Any key goes on.
    .given = { $place } is given.
    .full = Full, but not right yet.
    .no-more = There is nothing more to take back or to redo.
    .checkpoint = Remembered. You can come back to this point.
    .back =
        { $moves ->
            [one] Back by one move.
           *[other] Back by { $moves } moves.
        }
    .no-checkpoint = No point to come back to is remembered.
    .at-checkpoint = You are at the point that is remembered.
    .no-mistakes = No mistakes so far.
    .mistakes =
        { $count ->
            [one] One entry is wrong: { $places }.
           *[other] { $count } entries are wrong: { $places }.
        }
    .broken = Rules are broken at the places marked.
    .no-solution = No rule is broken; whether all is right cannot be said, because the puzzle has not exactly one known solution.
    .thinking = thinking
    .hints = hints: { $hints }
    .noting = NOTES
    .drawing = PEN DOWN
    .armed = { $symbol }: which way?
    .menu = Game
    .keep-on = No, go on
    .start-again = Yes, start again (Undo brings it back)

# What a hint says if it is no step.
hint =
    .more = Ask again for more.
    .again = Ask again to play it.
    .broken = Rules are broken: { $rules }.
    .wrong = Not as in the solution: { $places }.
    .wrong-notes = The notes leave out what belongs there: { $places }.
    .solved = Solved already.
    .no-logic = No technique finds a next step: from here it needs trial.
    .several = Nothing more is forced: the puzzle has more than one solution.
    .no-solution = The puzzle has no solution.
    .out-of-budget = No hint was found in reasonable time.

# Watching the solver.
watch =
    .title = The solver at work: step { $step } of { $steps }
    .solved = Solved.
    .stuck = No technique finds anything more: from here it needs trial.
    .contradiction = There is no solution from here.
    .out-of-budget = Not finished in reasonable time.

# The end of a game.
solved =
    .title = Solved!
    .time = Time: { $time }
    .best = Your best time so far.
    .hints = Hints: { $hints }
    .not-counted = With help it does not count for best times or days in a row.
    .all = Of this kind: { $solved } solved, best { $best }, mean { $mean }
    .another = Another of the same kind
    .menu = Back to the menu

# What went wrong with files.
notice =
    .unsaved = The game cannot be saved: { $why }.
    .read-only = Nothing can be saved ({ $why }): games are lost at the end.
    .in-use = This game is being played in another window.
    .gone = This game is not there any more.
    .damaged = A saved game could not be read ({ $why }) and was put aside as { $file }.

# The game in lines of text.
linear =
    .welcome = Gridwright, line by line. Type help for the commands.
    .help =
        Games: new FAMILY [KIND] [LEVEL] [name=value ...], daily FAMILY [LEVEL] [DAY], open TEXT or FILE, games, continue N, families, statistics, quit.
        Looking: r4c7, row 4, column 7, board, picture, where VALUE, empty, clues, rules, time, id.
        Playing: r4c7 5, clear r4c7, note r4c7 3 8, notes (writes them all), undo, redo, restart, checkpoint, back, correct.
        Paths: draw r1c1 right down, block r1c1 up.
        Help: hint, play (does what the hint says), check, watch (all steps to the end).
    .no-game = { $command }: no game is open. Type new, daily, open or continue, or help.
    .unknown = { $command }: this is no command and no place such as r4c7. Type help.
    .incomplete = { $command }: this is not complete. For example: { $example }
    .no-way = { $word }: expected up, down, left or right
    .no-place = There is no place { $place } on this board.
    .size = { $rows } rows, { $columns } columns.
    .progress = { $done } of { $all } done.
    .notes = , notes { $notes }
    .given = { $place }, given { $value }
    .holds = { $place }, { $value }
    .candidates = { $place }, candidates { $candidates }
    .row = Row { $number }: { $cells }
    .column = Column { $number }: { $cells }
    .empty = empty
    .open = open
    .wall = wall
    .blocked = blocked
    .path = path
    .undone = Undone: { $changes }
    .redone = Redone: { $changes }
    .noted = other notes at { $places }
    .nowhere = { $value } is nowhere on the board yet.
    .hint-first = Ask for a hint first.
    .solved =
        { $hints ->
            [0] Solved in { $time } without a hint.
            [one] Solved in { $time } with one hint.
           *[other] Solved in { $time } with { $hints } hints.
        }

# Directions.
way =
    .up = up
    .down = down
    .left = left
    .right = right

# Printed books.
book =
    .title = Puzzles
    .contents = Contents
    .rules-of = How to play
    .solutions = Solutions
    .hints = First hints
    .moves = Each line names a technique, where to look, and the first move: r1c2=5 puts 5 into row 1, column 2; r1c2<>34 rules 3 and 4 out there.
    .kind =
        { $id ->
            [areas] { $family } with distinct areas
           *[other] { $variants } { $family }
        }
    .moves-only = r1c2=5 puts 5 into row 1, column 2; r1c2<>34 rules 3 and 4 out there.
    .made-with = Made with Gridwright.
    .unique = Every puzzle has exactly one solution.
    .ids = The small line below a puzzle is its id: the program that made it opens the same puzzle by it.
    .grids = Each of the grids keeps these rules by itself; where they overlap, a cell belongs to both. Hints name the grids by the numbers beside them.
    .guide-areas = The tinted areas show how the clues were chosen. They are no rule.
    .symbols = The { $count } symbols, in order: { $symbols }
    .example = An example
    .example-grid = An example in one grid
    .example-solution = Its solution
    .first-step = A first step: { $technique }
    .solution-on = Solution on page { $page }
    .page = page { $page }
    .hints-stage = Hints, stage { $stage }
    .foreword = Foreword
    .afterword = Afterword
    .room-time = Time
    .room-notes = Notes
    .cover-code = Bar code
    .cover-size = { $pages } pages. The spine is { $spine } mm wide, the sheet { $width } x { $height } mm.
    .cover-lines = Thick dashes: where it is cut and folded. Thin dashes: nothing of importance beyond them.
    .cover-no-text = With fewer than { $pages } pages, shops print no text on the spine.

# What may be wrong with a puzzle that has no solution.
culprit =
    .broken = the clues { $clues } do not go together in { $rule }
    .own = { $clues }, which cannot be ({ $rule })
    .clues =
        without { $clues } it has { $is-unique ->
            [yes] 1 solution
           *[no] several solutions
        }

# What pictures show, for those who cannot see them.
picture =
    .board = { $rows } by { $columns } with { $clues } clues: { $line }
    .solution = the solution: { $line }

# What the marks in a picture of a step mean.
mark =
    .counted = counted region
    .looked = looked at
    .pivot = pivot
    .wing = wing
    .fin = fin
    .colour-a = colour A
    .colour-b = colour B
    .strong = strong link
    .weak = weak link
    .goes-in = goes in
    .can-go = can be removed

# Lists: all but the last thing, with commas between them, and the last.
list =
    .and = { $most } and { $last }
    .or = { $most } or { $last }
    .or-before-o = { $most } or { $last }
    .in = in { $name }
    .none = nothing
    .both = both { $items }
    .all = all of { $items }
    .both-of-them = both
    .all-of-them = all of them

# What can be asked for in every family.
parameter-level = How hard it is, in players' words
    .name = Level
parameter-rating = Between which ratings its hardest step lies
    .name = Rating
parameter-needs = A technique that it takes when every step is the easiest there is
    .name = Needs
    .form = the id of a technique, such as hidden-single
parameter-at-most = A technique than which no step is rated higher
    .name = At most
    .form = the id of a technique, such as hidden-single
parameter-bottlenecks = How many times its hardest technique is used
    .name = Hardest steps
parameter-profile = By whose measure; agreed means gridwright and, for a rating, sukaku-1.18 as well where it rates the puzzle
    .name = Measure
    .agreed = agreed
parameter-anyway = Whether to search for a level that no search has found so far
    .name = Search anyway

profile-gridwright = each family's own teaching order and values

technique-what-if = What if
    .short = { $cell } = { $value } leads to a contradiction
    .full =
        { $count ->
            [0] If { $cell } were { $value }, then at once
            [one] If { $cell } were { $value }, one move would follow: { $moves }. Then
           *[other] If { $cell } were { $value }, these { $count } moves would follow, one after another: { $moves }. Then
        } { $end ->
            [cell] { $at } would have no candidate left.
            [place] { $lost } would have no place in { $house }.
            [rule] there would be no way to satisfy { $house }.
           *[search] there would be no way on.
        }

technique-nested-what-if = What if within what if
    .short = { $cell } = { $value } leads to a contradiction, with further trials on the way
    .full =
        Suppose { $cell } were { $value }. { $count ->
            [0] At once
           *[other] { $count ->
                [one] One move would follow: { $moves }.
               *[other] These { $count } moves would follow, one after another: { $moves }.
            } { $tried ->
                [0] Then
                [one] The candidate that is tried on the way can be removed because, after the moves before it, { $trials }. Then
               *[other] Candidates that are tried on the way can be removed because, after the moves before them, { $trials }. Then
            }
        } { $end ->
            [cell] { $at } would have no candidate left.
            [place] { $lost } would have no place in { $house }.
            [rule] there would be no way to satisfy { $house }.
           *[search] there would be no way on.
        }

# What rules are called within sentences.
rule-row = row { $number }
    .many = rows { $numbers }
rule-column = column { $number }
    .many = columns { $numbers }

# What techniques are.

lesson-what-if = Suppose a value in a cell and follow the singles. When a cell has no candidate left, or a value no place, the supposition was wrong and the candidate can be removed. It is trial and error with a short leash, used where a board is too large for chains or has rules that chains do not know.
    .spot = Take a cell with two candidates, or a value with two places in a house: it has the most consequences. Pencil in what follows, so that it can be rubbed out again.
    .miss = A trial that ends without a contradiction proves nothing: the candidate stays, and so do the others of its cell.
    .relatives = Forcing chains are the same with a single line of reasoning that can be written down. What if within what if is the harder case in which one trial is not enough.

lesson-nested-what-if = Suppose a value in a cell, follow the singles, and where they end try out every candidate that is left: each that leads to a contradiction is removed too. When that leaves a cell or a value with no place, the first supposition was wrong. It stands in for chains within chains on boards that have more rules than rows, columns and boxes.
    .spot = It is for a program rather than for paper: it helps only where every single trial ends without a contradiction.
    .miss = A second trial within the first says nothing about the board itself: what it removes comes back when the first supposition is dropped.
    .relatives = What if is the easier case with one trial. There is nothing harder but searching for the solution.

# What is said about steps of every family.
step =
    .where = { $technique }: look at { $place }.
    .span =
        { $top ->
            [0] the board
           *[other] rows { $top } to { $bottom }, columns { $left } to { $right }
        }
    .so = So { $changes }.
    .placed =
        { COUNT($cells) ->
            [one] { $cells } is { $values }
           *[other] { $cells } are { $values }
        }
    .gone =
        { COUNT($values) ->
            [one] { $values } can be removed from { $cells }
           *[other] { $values } can be removed from { $cells }
        }
    .places = in { $house } in { OR($cells) }
    .candidates = { $cell } ({ OR($values) })
    .linked = { $values } ({ $rule })
    .by = { $technique } ({ $claims })
    .trial =
        { $count ->
            [0] with { $cell }={ $value },
           *[other] { $cell }={ $value } would lead to { $moves }, and
        } { $end ->
            [cell] { $at } would have no candidate left
            [place] { $lost } would have no place in { $house }
           *[rule] there would be no way to satisfy { $house }
        }
    .run = { $first } to { $last }
    .rectangle = the rectangle from { $first } to { $last }
    .chain-not =
        { COUNT($cells) ->
            [one] { $cells } is not { OR($value) }
           *[other] { $cells } are not { OR($value) }
        }
    .chain-is = { $cells } is { $value }
    .chain-so-is =
        { COUNT($cells) ->
            [one] so { $cells } is { $value }
           *[other] so the { $value } is in { OR($cells) }
        }
    .chain-so-only = so { IN($houses, by: "or") } the { $value } is in { OR($cells) }
    .chain-case = ({ $number }) { $chain }
    .right-side = the right side
    .left-side = the left side
    .upper-side = the upper side
    .lower-side = the lower side
    .side-of = { $side } of { $cell }
    .mistakes =
        { $count ->
            [one] { $cells } is wrong and is left out.
           *[other] { $cells } are wrong and are left out.
        }
    .wrong-notes = The notes at { $cells } lack the right value and are left out.

# What the stages of a hint are called.
stage =
    .where = where
    .why = why
    .move = move

# The parts of a lesson.
lesson =
    .heading = { $name } ({ $id }), for { $families }
    .spot = How to spot it
    .miss = A near miss
    .relatives = Relatives
    .near = If { $cells } were possible as well, the pattern would not be complete, and the step would not follow.
    .near-opened =
        As long as { $cells } { COUNT($cells) ->
            [one] is
           *[other] are
        } undecided, the pattern is not complete, and the step does not follow.
    .near-next = If { $cells } were possible as well, this would not be the next step.
    .near-clues = This step follows from the clues alone: no other position of this puzzle lacks it.
    .extra = { $values } in { $cell }
    .worth = Worth, at least
    .rating = rating { $value }
    .score = score { $value }
    .position = { $family }: it is next by { $profile } in this position

# What is wrong, as front ends report it. What follows "expected" and what stands in brackets is English in every language.
error =
    .in-file = { $name }: { $error }
    .in-line = line { $line }, column { $column }: expected { $expected }
    .in-field = { $field }: expected { $expected }
    .value = { $name }={ $value }: expected { $expected }
    .whole-number = a whole number from { $min } to { $max }
    .one-of = one of { $words }
    .ratings = a rating such as 4.2, or two such as 4.0..4.4, from 0.0 to 20.0
    .parameter = unknown parameter { $name }: expected { $known }{ $meant }
    .meant = ; did you mean { $name }?
    .technique = { $name }={ $technique }: expected a technique of { $family }{ $meant }
    .never-seen = level={ $level } was never seen in { $searches } searches{ $with }: expected { $seen }, or anyway=yes to search all the same
    .with-shape = { " " }with { $shape }
    .twice = { $name } is asked for twice: expected it once
    .other-params = expected the parameters of this family
    .clash = { $why }
    .out-of-budget = out of budget
    .not-found = { $why }
    .no-generator = there is no generator { $number }
    .read-as = read as { $family }: { $error }
    .ambiguous = the board fits { $families }; name the family
    .other-family = expected a puzzle of family { $asked }, found one of { $found }
    .link = this link of { $site } is not read: expected one of { $known }
    .family = unknown family { $name }: expected one of { $known }{ $meant }
    .generator = { $family } has generator { $known }, not generator { $asked }
    .recipe = the recipe made no puzzle: { $why }
    .recipe-budget = the recipe made no puzzle: making it took more than the budget allows
    .given = { $site } is given and cannot be changed
    .no-site = there is no site { $index } on this board
    .no-value = there is no value { $index } in this puzzle
    .no-move = this game does not have { $moves } moves
    .saved-puzzle = line 2: { $error }
    .other = { $title }: { $detail }

error-title =
    .bad-json = Not JSON
    .bad-request = Not a valid request
    .bad-puzzle = Not a valid puzzle
    .ambiguous-family = The family is not clear
    .unknown-family = Unknown family
    .other-family = A puzzle of another family
    .bad-params = Parameters that cannot be used
    .unknown-generator = Unknown generator number
    .not-found = No such puzzle was found
    .out-of-budget = Out of budget
    .unknown-profile = Unknown profile
    .unknown-technique = Unknown technique
    .unknown-format = Unknown format
    .format-refused = The format cannot hold it
    .unknown-language = Unknown language
    .bad-position = Not a valid position
    .bad-game = Not a valid saved game
    .bad-action = Not a possible action
    .bad-proof = Not a valid explanation
    .bad-picture = Not a possible picture
    .unsupported = Not supported by this build
    .usage = Wrong usage
    .io = Cannot read or write
    .tampered = Not as it was written
    .unknown-path = Nothing at this path
    .bad-method = Not a method of this path
    .bad-media-type = Not a type of body that is read
    .too-large = The body is too large
    .too-slow = The body came too slowly
    .bad-key = Not a known key
    .bad-origin = Not asked by a page of this server
    .too-many = Too much in too short a time
    .busy = Too busy
    .internal = A fault of the program

# The first wrong move of a game, and where it leads.
mistake =
    .wrong = { $cell } is not { $value }. Suppose it were:
    .no-candidate = So { $cell } has no candidate left.
    .no-place = So { $value } has no place in { $house }.
    .no-way = So { $house } cannot be satisfied any more.
