# Alcazar, in English.

family =
    .name = Alcazar
    .summary = One path through every cell of a walled board, in by one gap and out by another
    .rules = Draw one path that comes in by a gap of the border, passes through every cell exactly once without crossing a wall, and leaves by another gap. The other gaps are not used.
    .notation = r1|c2 is the side between r1c2 and the cell right of it, r1_c2 the one between r1c2 and the cell below; =o means that the path goes over it, =x that it does not.

# What can be asked for.
parameter-width = Cells in a row
parameter-height = Rows of cells
parameter-gaps = Openings in the border at most, the two that are used among them; as many as a third of the sides together where nothing is said
parameter-walls = When a wall may go: as long as logic short of look-ahead finds the path (on boards above 150 cells: logic up to counting regions), or as long as there is one path
parameter-density = Percent of the edges that the path does not use which stay walls; 0 leaves none that can go
parameter-symmetry = How walls repeat: half-turn needs an odd side, mirror an even width; the path is then as symmetric as the walls
parameter-fewest = Whether to go on trading walls until few inner ones are left

technique-cell-full = Cell full
    .full =
        The path already passes { $place ->
            [border] the border
           *[other] { $place }
        } by { $ways }; it does not come again, so it does not use { $edges }.

technique-two-ways = Two ways left
    .full =
        The path must pass { $place ->
            [border] the border
           *[other] { $place }
        } and only two ways are left, { $ways }; so it goes over { $edges }.

technique-early-ring = Early ring
    .full = { $edge } would close a ring of { $cells } cells with { $left } cells left out; so it is blocked.

technique-early-exit = Early exit
    .full = { $edge } would finish the path from gap to gap after { $cells } cells with { $left } cells left out; so it is blocked.

technique-fork = Fork
    .full = From { $cell }, both { $one } and { $other } lead to the ends of one stretch of path; using both would close it too early, so { $edge } is path.

technique-partition = Partition
    .full = Only { $edge } joins { $cells } cells around { $cell } to the rest of the board; so it is path.

technique-exit-parity = Exit parity
    .full = Colour the cells like a chessboard, { $cell } dark. Dark and light alternate along the path, so of the two gaps it uses { $dark } must be beside dark cells and { $light } beside light ones. That settles { $edges }.

technique-block-parity = Block parity
    .full = Colour the cells like a chessboard: of the { $cells } cells from { $first } to { $last }, { $dark } are dark and { $light } light. Dark and light alternate along the path, which must come in and go out; counting the ways { $ways } settles { $edges }.

technique-region-parity = Region parity
    .full = Colour the cells like a chessboard: of the { $cells } cells that { $ways } lead out of, around { $first } and { $last }, { $dark } are dark and { $light } light. Dark and light alternate along the path; counting the ways settles { $edges }.

technique-neck = Narrow neck
    .full = Only { $ways } lead out of { $cells } cells around { $first } and { $last }, of which { $dark } are dark and { $light } light. The path crosses that neck an even number of times, at least twice, and colours alternate; that settles { $edges }.

technique-split = Split
    .full =
        Take away the stretch of path at { $one ->
            [border] the border
           *[other] { $one }
        } and the one at { $other ->
            [border] the border
           *[other] { $other }
        }, and the board falls into two parts, { $cells } cells on one side. The path goes through each part once, from one stretch to the other; with the colours that settles { $edges }.

technique-tied-edges = Tied edges
    .full =
        Counting dark and light cells ties edges together: { $edge } can be { $mark ->
            [path] path
           *[blocked] blocked
        } only if { $path } are path and { $blocked } are blocked. All at once they would { $trouble ->
            [ring] close a ring too early
           *[parted] cut the board in two
        }; so it is not.

technique-edge-what-if = What if, for an edge
    .full =
        If { $edge } were { $mark ->
            [path] path
           *[blocked] blocked
        }, { $followed } other edges would follow, and then there would be no way on; so it is not.

# What rules are called within sentences.
rule-path = one path
rule-cell = { $cell }

# What techniques are.

lesson-cell-full = The path passes each cell once, by two of its sides. When both are known, the other sides are not used.

lesson-two-ways = The path must come into every cell and leave it. A cell with only two open sides left uses both.

lesson-early-ring = The path visits all cells, so it must not come back to itself before it has. An edge that would join the two ends of one stretch while cells are left out is blocked.

lesson-early-exit = The path runs from gap to gap through all cells. An edge that would join a stretch from one gap to a stretch from the other while cells are left out is blocked.

lesson-fork = Two of the three open sides of a cell lead to the two ends of one stretch of path. Using both would close it too early, so at most one of them is used, and the third side is path.

lesson-partition = A part of the board that hangs on the rest by a single edge: the path must pass over it to reach the part. If the path has to come back there are two such edges, and both are path.

lesson-exit-parity = Colour the cells dark and light like a chessboard. The path changes colour with every step, so the numbers of dark and light cells tell which colours its two ends have. Gaps beside cells of the wrong colour are blocked; when only one fits, it is used.

lesson-block-parity = Count the dark and light cells of a rectangle. Along the path colours alternate, so every time it comes in and goes out again it takes as many of each, or one more of the colour by which it enters and leaves. The ways across the border must make up for the difference, and that may settle the last of them.

lesson-region-parity = The same count for a part of the board of any shape that is bounded by walls and known edges. The difference between dark and light cells tells how many of the ways out lead from dark cells and how many from light ones.

lesson-neck = A large part of the board with only a few ways out. The path crosses such a neck an even number of times, at least twice unless it ends inside, and colours alternate. Together that can settle which of the ways are used.

lesson-split = Two stretches of path that together cut the board in two. The path runs through each side once, from one stretch to the other, so the colours of the cells on each side must come out even, and the ends have to be joined accordingly.

lesson-tied-edges = Counting colours in several places at once ties edges to one another: one is path only if others are path or blocked. If all of them together would break a rule, the edge is settled the other way.

lesson-edge-what-if = Suppose an edge is path, or blocked, and follow what must happen. When there is no way on, it is the other way round. It is used only when counting and looking do not help.
