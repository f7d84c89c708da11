# Sudoku, in English.

family =
    .name = Sudoku
    .summary = Every symbol once in each row, column and box, from 4 x 4 to 49 x 49, with variants
    .rules = Fill the board so that every row, every column and every box holds each symbol once. Variants change the boxes or add rules: jigsaw regions or none at all, diagonals and windows that hold each symbol once, no equal symbols a knight's or a king's move apart, no neighbours that follow one another, cages that repeat nothing and add up to a sum where they have one (symbols count 1, 2, 3 and so on), printed marks that leave a cell no other value, and several grids that overlap.

# The rules that a puzzle has.
about-row = Fill the board so that every row and every column holds each symbol once.
about-box = So does every box, which has a thick border.
about-region = So does every region, which has a thick border.
about-window = So does every tinted window.
about-falling = So does the diagonal that falls from the top left.
about-rising = So does the diagonal that rises from the bottom left.
about-knight = Cells a knight's move apart hold different symbols.
about-king = Cells that touch at a corner hold different symbols.
about-consecutive = Neighbours never follow one another: there is no 3 beside a 2 or a 4.
about-cage = The cells of a cage repeat nothing and add up to the number in its corner; symbols count 1, 2, 3 and so on.
about-cage-without-sum = A cage without a number repeats nothing.
about-marks = A cell with small printed symbols holds one of them.

# Kinds of puzzle that players know by a name.
variant-classic = Classic
variant-killer = Killer
variant-jigsaw = Jigsaw
variant-samurai = Samurai
variant-diagonal = Diagonal
variant-windows = Windows
variant-mini = 6 x 6
variant-large = 16 x 16
variant-first = 4 x 4
variant-anti-knight = Anti-knight
variant-giant = 25 x 25

# What can be asked for.
parameter-size = Rows, columns and symbols of a grid
parameter-boxes = Rows by columns of a box; as square as can be when left out
parameter-regions = What holds each symbol once beside rows and columns: boxes, jigsaw shapes, or nothing (latin)
parameter-region-symmetry = How jigsaw regions lie: anyhow, or so that a half-turn of the board maps them to one another
parameter-layout = One grid, or grids of 9 x 9 that overlap: two, four, or five of them
parameter-diagonal = Both diagonals hold each symbol once, or only the falling or the rising one
parameter-windows = The windows between the boxes hold each symbol once
parameter-anti-knight = Cells a knight's move apart differ
parameter-anti-king = Cells that touch at a corner differ
parameter-non-consecutive = Neighbours do not follow one another
parameter-killer = Cages repeat nothing and add up to their sums; there are no other clues unless some are asked for
parameter-method = How it is made: default, or three-phase (diagonal boxes first; one cell a box, then what has no alternative, then what stays unique)
parameter-target = How many cells the last phase of three-phase takes: easy 10, medium 20, hard 30 (on 9 x 9; in proportion on others), expert all it can
parameter-symmetry = How the clues lie
parameter-pattern = Where the clues are: a row of the board a line, x for a clue and a dot for none
parameter-clues = Stop removing at this many clues
parameter-minimal = Whether no clue at all can go, even where clues go in groups or a number is asked for
parameter-depth = When a clue may go: exact proves the solution unique, logic lets singles alone find it; auto is exact up to size 16 (jigsaw and windows: 12; anti-knight and anti-king: 9; non-consecutive: 6)

technique-neighbours = Neighbours
    .short = { $cell } is { OR($values) }, which rules values out beside it
    .full = { $cell } can only be { OR($values) }, and { $rule } cannot hold the same value or values that follow one another.

# What rules are called within sentences.
rule-box = box { $number }
    .many = boxes { $numbers }
rule-region = region { $number }
    .many = regions { $numbers }
rule-window = window { $number }
    .many = windows { $numbers }
rule-falling = the falling diagonal
rule-rising = the rising diagonal
rule-cage = the cage of { $sum } at { $cell }
rule-cage-without-sum = the cage at { $cell }
rule-marks = the printed marks of { $cell }
rule-consecutive = the neighbours { $one } and { $other }
rule-king = the square of four at { $cell }
rule-knight = a knight's move from { $from } to { $to }
rule-cages-leave = what the cages leave of { $house }
rule-of-grid = { $part } of grid { $grid }
