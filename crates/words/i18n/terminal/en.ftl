# The game in the terminal, in English: what no other front end says.

# Keys in the last line of a game, each in a word or two.
foot =
    .draw = Shift+arrows draw
    .block = Ctrl+arrows block
    .pen = Space pen
    .choose = Shift+arrows choose
    .colours = 1-6 colour
    .list = up/down choose
    .scroll = up/down scroll

# Commands in one word, for the last line.
short =
    .menu = menu
    .close = close
    .play = play it
    .take = do it
    .go-on = go on
    .more = more
    .steps = all steps
    .next = next
    .colours = colours
    .back = back
    .next-empty = next empty

# What the keys of a screen do, in its last line.
keys =
    .pick = up/down choose, left/right level, Enter start, Tab advanced, l lesson, Esc back
    .advanced = up/down choose, left/right change, Enter pick or start, Delete reset, Esc back
    .daily = up/down choose, left/right day, < > month, Enter open, Esc back
    .stats = up/down scroll, e export, Esc back
    .share = Esc back
    .technique = up/down scroll, left/right other techniques, Esc back
    .technique-small = up/down scroll, left/right others, Tab board, Esc back
    .watch-small = right/left step, Space run, Esc back

# The commands of a game.
command =
    .all-steps = All steps that can be taken
    .here = What is forced in this cell
    .centre = Marks in the middle
    .colours = Colours
    .digit-first = Value first, or cell first
    .next-empty = Next empty cell

# Short messages during a game.
game =
    .digit-first = Now a value is picked first; Enter or a click puts it in.
    .cell-first = Now the cell comes first, then the value.
    .none-empty = Every cell is filled.
    .centring = MIDDLE
    .colouring = COLOURS
    .brush = puts { $symbol }

# The page of help.
help =
    .grids = These rules hold in each of the grids by itself; where grids overlap, a cell belongs to both.
    .choosing = Shift with an arrow key chooses several cells, and so does dragging; what is typed goes into all of them. m writes marks in the middle, c colours (1 to 6), n notes; Backspace takes away what is written, one kind after another. o goes to the next empty cell.
    .mouse-path = Drag from cell to cell to draw the path, click a side to set it, right-click to block it. Keys in the last line can be clicked, too.

# What is forced in one cell.
here =
    .filled = { $place } is filled already.
    .later =
        { $steps ->
            [one] Nothing is forced at { $place } yet: one step comes before it.
           *[other] Nothing is forced at { $place } yet: { $steps } steps come before it.
        }

# All steps that can be taken.
steps =
    .title =
        { $steps ->
            [one] One step can be taken
           *[other] { $steps } steps can be taken
        }

hint =
    .chain = chain, link by link

# The sum under the cursor.
cage =
    .here =
        { $cells ->
            [0] Sum { $sum }: done.
            [one] Sum { $sum }: { $left } left in one cell.
           *[other] Sum { $sum }: { $left } left in { $cells } cells.
        }
    .ways = Ways: { $ways }
    .many = { $ways } ways
    .none = No way is left.

# The first lesson of a family.
first =
    .heading = First lesson, { $at } of { $all }
    .begin = Press Enter to begin.
    .type = A first value: go to the cell with the arrow keys and type it.
    .draw = A first line: Shift with an arrow key draws from cell to cell.
    .note = Not sure yet? Press { $key } for notes, type what could stand in an empty cell, and press { $key } again. Enter goes on.
    .block = A side that the path cannot cross: Ctrl with an arrow key blocks it. Enter goes on.
    .undo = Nothing is final: { $key } takes the last move back.
    .hint = Stuck? { $key } says where to look, once more why, and only then what follows.
    .finish = The rest is yours. A nudge:
    .done = That is all it takes to begin.

# Whether to take the first lesson.
offer =
    .title = New to { $family }?
    .text = A first lesson on a small board takes two minutes: the goal, a first move, notes, undo and hints.
    .lesson = Take the lesson
    .play = Play at once

# A new game.
new =
    .level = Level: { $level }
    .advanced = Advanced: { $family }
    .nothing = none

# Games in progress.
games =
    .elsewhere = open in another window

# The puzzles of past days.
daily =
    .weekdays = Mo Tu We Th Fr Sa Su
    .legend = { $clean } solved, { $helped } with help, { $begun } begun
    .past = Past days do not count towards days in a row.

# Statistics.
stats =
    .days = streak
    .clean = clean
    .watched = watched
    .exported = Everything is in { $file }.
    .not-exported = It could not be written: { $why }.

# The end of a game.
solved =
    .streak = Days in a row with one of this kind, without a hint: { $now }; the most so far: { $most }
    .clean = Solved without help.
    .helped =
        { $hints ->
            [one] Solved with one hint.
           *[other] Solved with { $hints } hints.
        }
    .watched = Solved after watching the solver.
    .up = A step up: { $level }
    .share = Result to share

# A result as a text to copy.
share =
    .title = Result to share
    .how = Mark it with the mouse to copy it; with Shift where the terminal asks for that.
    .clean = { $time }, no hints
    .helped =
        { $hints ->
            [one] { $time }, one hint
           *[other] { $time }, { $hints } hints
        }
    .watched = { $time }, solver watched

# Files that everything is exported to.
import =
    .done =
        { $games ->
            [one] One game was taken over, { $records } results.
           *[other] { $games } games were taken over, { $records } results.
        }

# The name of each setting.
setting =
    .theme = Theme
    .board = Board
    .rulers = Numbers of rows and columns
    .peers = Highlight row, column and box
    .entry = What comes first

# What settings can be.
choice =
    .dark = dark
    .light = light
    .contrast = high contrast
    .mono = black and white
    .large = large
    .compact = compact
    .cell = the cell
    .digit = the value

# The game in lines of text.
linear =
    .meant = { $command }: this is no command and no place such as r4c7. Did you mean { $name }?
    .steps-help = More help: steps (all that can be taken now), step N (shows one of them), why r4c7 (what is forced there), mistake (the first wrong move, and why it is wrong); rules r4c7 (the groups it belongs to); left, next, export, share (the last result as a text).
    .notation = In hints, r1c2=5 means that 5 goes into row 1, column 2, and r1c2<>34 that 3 and 4 are ruled out there.
    .hint-more = Type hint again for more.
    .hint-play = Type play to do it.
    .now = Now: { $changes }
    .bye = Goodbye.
    .bye-saved = The game is saved. Next time, type continue to go on with it.
    .no-result = Nothing has been solved yet since the program was started.
    .sum =
        { $clean ->
            [0] { $kind }: { $solved } solved, none without help: { $hinted } with hints, { $watched } after watching the solver.
           *[other] { $kind }: { $solved } solved: { $clean } without help, { $hinted } with hints, { $watched } after watching the solver; best time { $best }, mean { $mean }; days in a row { $now }, at most { $most }.
        }
    .kinds = Kinds: { $kinds }.
    .groups = { $place } belongs to { $groups }.
    .no-group = { $place } belongs to no group.
    .gaps = Gaps in the border: { $sides }.
    .ends = Lines end in { $cells }.
    .left = Still to place: { $values }.
    .all-placed = Every value is placed.
    .no-clues = There are no clues but the givens.
    .clue-done = { $clue }, done
    .clue-open = { $clue }, open
    .clue-sum = { $clue }, open, { $left } left
    .no-step = { $number }: expected the number of a step, from 1 to { $most }
    .more-steps = { $more } more; steps all lists them.
    .steps-first = Ask for steps first.
    .mistake-none = Everything is right so far.
    .places = { $value } is at { $places }.
    .empty-at =
        { $count ->
            [one] One place is empty: { $places }.
           *[other] { $count } places are empty: { $places }.
        }
    .none-empty = Nothing is empty.
    .restarted = Begun again. Undo brings everything back.
    .noted-all =
        { $cells ->
            [0] No note changed.
            [one] Notes written in one cell.
           *[other] Notes written in { $cells } cells.
        }
    .no-number = { $command } { $word }: expected a number from 1 to { $most }
    .no-day = { $value }: expected one of { $known }, or a day such as { $day }
    .no-day-yet = { $day } is still to come: expected a day up to { $today }
    .no-game-number = { $number }: expected the number of a game, from 1 to { $most }; games lists them
    .no-file = there is no file { $file }
    .too-long = expected a line of at most 4 MiB, found a longer one
    .no-value = { $value }: expected one of { $known }
    .undone-moves =
        { $moves ->
            [0] Nothing was wrong, and nothing was taken back.
            [one] One move was taken back.
           *[other] { $moves } moves were taken back.
        }

# The page of a technique.
technique =
    .example = Example: { $text }
    .no-example = There is no example of it.
    .spot = How to spot it: { $text }
    .miss = Beware: { $text }
    .relatives = Relatives: { $text }
