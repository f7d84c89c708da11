# Cirth, in English.

family =
    .name = Cirth
    .summary = Latin squares: every symbol once in each row and column, with areas
    .rules = Fill the square so that every row and every column holds each symbol once. The areas show how the clues were taken away. In a puzzle with distinct areas, no symbol stands twice in an area either.

# The rules that a puzzle has.
about-row = Fill the square so that every row and every column holds each symbol once.
about-area = No symbol stands twice in an area.

# Kinds of puzzle that players know by a name.
variant-classic = Classic
variant-areas = Distinct areas
variant-small = 5 x 5
variant-large = 12 x 12

# What can be asked for.
parameter-size = Rows and columns of the square
    .name = Size
parameter-areas = What areas are for: to guide clue removal, a rule that no symbol repeats in one, or none
    .name = Areas
    .guide = guide
    .distinct = distinct
    .none = none
parameter-fill = How the full square is drawn: uniformly from all squares, or by shuffling the cyclic one
    .name = Fill
    .uniform = uniform
    .shuffled = shuffled
parameter-depth = When a clue may be removed: exact proves the solution unique, logic lets singles alone find it; auto is exact up to size 16
    .name = Depth
    .auto = auto
    .exact = exact
    .logic = logic
parameter-order = Whose turn it is: balanced tries one clue an area and turn, sequential stays in an area until a clue is removed
    .name = Order
    .balanced = balanced
    .sequential = sequential
parameter-clues = Stop removing at this many clues
    .name = Clues

symbols-runes = runes

# What rules are called within sentences.
rule-area = area { $number }
    .many = areas { $numbers }
