# Alcazar, in English.

family =
    .name = Alcazar
    .summary = One path through every cell of a walled board, in by one gap and out by another
    .rules = Draw one path that comes in by a gap of the border, passes through every cell exactly once without crossing a wall, and leaves by another gap. The other gaps are not used.
    .notation = r1|c2 is the side between r1c2 and the cell right of it, r1_c2 the one between r1c2 and the cell below; =o means that the path goes over it, =x that it does not.

# Kinds of puzzle that players know by a name.
variant-classic = Classic
variant-small = 5 x 5
variant-large = 12 x 12
variant-symmetric = Symmetric

# What can be asked for.
parameter-width = Cells in a row
parameter-height = Rows of cells
parameter-gaps = Openings in the border at most, the two that are used among them; as many as a third of the sides together where nothing is said
parameter-walls = When a wall may go: as long as logic short of look-ahead finds the path (on boards above 150 cells: logic up to counting regions), or as long as there is one path
parameter-density = Percent of the sides of cells that the path does not use which stay walls; 0 leaves none that can go
parameter-symmetry = How walls repeat: half-turn needs an odd side, mirror an even width; the path is then as symmetric as the walls
parameter-fewest = Whether to go on trading walls until few inner ones are left

technique-cell-full = Cell full
    .short = The path already passes { $place ->
            [border] the border
           *[other] { $place }
        } by { $ways }
    .full =
        { $place ->
            [border] The path already crosses the border twice, by { $ways }. It comes in once and goes out once, so it uses no other gap.
           *[other] The path already passes { $place }, by { $ways }. It passes each cell once, so it crosses no other side of it.
        }

technique-two-ways = Two ways left
    .short = Only { $ways } are left for { $place ->
            [border] the border
           *[other] { $place }
        }
    .full =
        { $place ->
            [border] Only two gaps are left, { $ways }. The path comes in by one and goes out by another, so it uses both.
           *[other] Only two sides of { $place } are open, { $ways }. The path passes every cell, so it crosses both.
        }

technique-early-ring = Early ring
    .short = Over { $edge } the path would close a ring of { $cells } cells
    .full = If the path crossed { $edge }, it would close a ring of { $cells } cells and leave out { $left ->
            [one] one cell
           *[other] { $left } cells
        }.

technique-early-exit = Early exit
    .short = Over { $edge } the path would be finished after { $cells ->
            [one] one cell
           *[other] { $cells } cells
        }
    .full = If the path crossed { $edge }, it would run from gap to gap through { $cells ->
            [one] one cell
           *[other] { $cells } cells
        } and leave out { $left ->
            [one] one cell
           *[other] { $left } cells
        }.

technique-fork = Fork
    .short = Using { $one } and { $other } would close a ring too early
    .full = From { $cell }, both { $one } and { $other } lead to ends of the same stretch of path. If the path crossed both, it would close too early. The path crosses two sides of { $cell }, so { $edge } is one of them.

technique-partition = Partition
    .short = Only { $edge } joins { $count ->
            [one] one cell
           *[other] { $count } cells
        } to the others
    .full =
        Between the cells, only { $edge } joins { $count ->
            [one] { $region }
           *[other] the region of { $count } cells ({ $region })
        } to the rest of the board. The path visits all cells in one go, so it crosses there.

technique-exit-parity = Exit parity
    .short = With { $dark } dark and { $light } light cells, the colours of the gaps are settled
    .full =
        The cells are coloured like a chessboard, r1c1 dark: { $dark } are dark and { $light } light. Dark and light alternate along the path, so { $ends ->
            [same] it starts and ends at dark cells
           *[different] one end of it is at a dark cell and the other at a light one
        }. Gaps beside dark cells: { $ways-dark } ({ $laid-dark } used already); beside light cells: { $ways-light } ({ $laid-light } used already). { $dark-ways-are ->
            [used] All beside dark cells are needed.
            [unused] No other beside dark cells is used.
           *[open] { "" }
        } { $light-ways-are ->
            [used] All beside light cells are needed.
            [unused] No other beside light cells is used.
           *[open] { "" }
        }

technique-block-parity = Block parity
    .short = { $count } cells, { $dark } dark and { $light } light, settle the ways out of their region
    .full =
        The cells are coloured like a chessboard, r1c1 dark. The region of { $count } cells ({ $region }) has { $dark } dark and { $light ->
            [one] one light cell
           *[other] { $light } light cells
        }. Dark and light alternate along the path, so it leaves the region { $side ->
            [even] as often from dark cells as from light ones
            [dark] { $more ->
                [one] one more time
               *[other] { $more } more times
            } from dark cells than from light ones
           *[light] { $more ->
                [one] one more time
               *[other] { $more } more times
            } from light cells than from dark ones
        }, and at least twice in all. Ways out from dark cells: { $ways-dark } ({ $laid-dark } used already); from light cells: { $ways-light } ({ $laid-light } used already). { $gaps ->
            [yes] Of the gaps of the board the path uses { $gaps-dark } beside dark cells and { $gaps-light } beside light ones.
           *[no] { "" }
        } { $dark-ways-are ->
            [used] All ways out from dark cells are needed.
            [unused] No other way out from dark cells is used.
           *[open] { "" }
        } { $light-ways-are ->
            [used] All ways out from light cells are needed.
            [unused] No other way out from light cells is used.
           *[open] { "" }
        }

technique-region-parity = Region parity
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-neck = Narrow neck
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-split = Split
    .short =
        The stretches at { $one ->
            [border] the border
           *[other] { $one }
        } and at { $other ->
            [border] the border
           *[other] { $other }
        } cut the board in two
    .full =
        Without the stretch of path at { $one ->
            [border] the border
           *[other] { $one }
        } and the one at { $other ->
            [border] the border
           *[other] { $other }
        }, the board falls into two parts. One of them is { $count } cells ({ $region }), { $dark } dark and { $light } light. The path goes through each part once, from one stretch to the other. Dark and light alternate along it, so only some of the ways into the parts fit.

technique-tied-edges = Tied sides
    .short =
        What counting ties to { $edge } would { $trouble ->
            [ring] close a ring too early
           *[parted] cut the board in two
        }
    .full =
        The cells are coloured like a chessboard. Counting dark and light cells ties sides together: if the path { $mark ->
            [path] crossed
           *[blocked] did not cross
        } { $edge }, it would { COUNT($path) ->
            [0] cross no other side for it
           *[other] also cross { $path }
        } and { COUNT($blocked) ->
            [0] leave no other side out
           *[other] not cross { OR($blocked) }
        }. All at once that would { $trouble ->
            [ring] close a ring too early.
           *[parted] cut the board in two.
        }

technique-edge-what-if = What if, for a side
    .short =
        { $mark ->
            [path] If the path crossed { $edge }, there would be no way on
           *[blocked] If the path did not cross { $edge }, there would be no way on
        }
    .full =
        { $mark ->
            [path] If the path crossed { $edge },
           *[blocked] If the path did not cross { $edge },
        } { $count ->
            [0] at once
            [one] one move would follow: { $moves }. Then
           *[other] these { $count } moves would follow: { $moves }. Then
        } { $end ->
            [place] { $place ->
                [border] fewer than two gaps would be left.
               *[other] fewer than two sides of { $place } would be left to cross.
            }
            [parted] the board would fall apart.
           *[colours] dark and light cells could not alternate along the path.
        }

# What follows from a step.
change-placed-o = the path crosses { $cells }
change-placed-x = the path does not cross { OR($cells) }

# What rules are called within sentences.
rule-path = one path
rule-cell = { $cell }

# What techniques are.

lesson-cell-full = The path passes each cell once, by two of its sides. When both are known, the other sides are not used. The same holds for the border: with two gaps used, the others are not.
    .spot = Look at every cell that the path has just passed through, and cross out its other sides.
    .miss = A cell with one side used is not full: the path must still leave it.
    .relatives = Two ways left is the other half of the same rule. Together they are the easiest steps and follow nearly every other one.

lesson-two-ways = The path comes into every cell and leaves it. A cell with only two open sides left uses both. Corners and dead ends between walls are such cells.
    .spot = Look for cells with two walls or crossed-out sides, first of all in the corners.
    .miss = A cell at the border may have a gap as its third way: it has three open sides, not two.
    .relatives = Cell full is the other half of the same rule. Where three sides are open, a fork may decide.

lesson-early-ring = The path visits all cells, so it must not come back to itself before it has. A side that would join the two ends of one stretch while cells are left out is not crossed. Only the very last side may close it.
    .spot = Follow a stretch of path to both of its ends, and see whether they lie side by side.
    .miss = Ends of two different stretches may be joined: that makes one longer stretch, no ring.
    .relatives = Early exit is the same for stretches from the gaps. A fork looks one side further.

lesson-early-exit = The path runs from gap to gap through all cells. A side that would join a stretch from one gap to a stretch from the other while cells are left out is not crossed. The path would be finished too early.
    .spot = Follow the path from both gaps inwards, and see whether the two ends lie side by side.
    .miss = As long as one of the gaps is not known, the stretches may be joined to others.
    .relatives = Early ring is the same inside the board. A partition looks at cells that would be left out.

lesson-fork = Two of the three open sides of a cell lead to the two ends of one stretch of path. Using both would close it too early, so at most one of them is used. The path crosses two sides of the cell, so the third is one of them.
    .spot = Look at a cell between the two ends of a stretch that has exactly one more way.
    .miss = With two more ways nothing is settled: they may be the two that are used.
    .relatives = Early ring is the easier case of a single side. What if, for a side, follows such thoughts further.

lesson-partition = A part of the board hangs on the rest by a single side. The path visits all cells in one go, so it crosses there. Gaps of the border do not count: the path does not come back through them.
    .spot = Look for narrow places: walls and finished stretches that nearly cut off a corner or an arm of the board.
    .miss = With two ways into the part nothing is settled by this alone, though counting colours may settle it.
    .relatives = Block parity and narrow neck count the cells of such parts. A split is the harder case with two stretches.

lesson-exit-parity = Colour the cells dark and light like a chessboard. The path changes colour with every step, so the numbers of dark and light cells tell which colours its two ends have. Gaps beside cells of the wrong colour are not used; when only one fits, it is used.
    .spot = On a board with an odd number of cells both ends are at the commoner colour, that of the corners. With an even number one end is dark and one light.
    .miss = With several gaps of the right colour nothing is settled.
    .relatives = It is the easiest of the steps that count colours. Block parity does the same for a part of the board.

lesson-block-parity = Count the dark and light cells of a rectangle. Colours alternate along the path, so each visit takes as many of each, or one more of the colour by which it enters and leaves. The ways across the border must make up for the difference, and that may settle the last of them.
    .spot = Look for rectangles with few ways out, most of all with unequal numbers of dark and light cells or with all ways out at one colour.
    .miss = Where both colours have ways to spare, the numbers come out in several ways and nothing follows.
    .relatives = Exit parity is the easier case of the whole board. Region parity and narrow neck count parts of any shape.

lesson-region-parity = It is the same count for a part of the board of any shape, bounded by walls and known sides. The difference between dark and light cells tells how many of the ways out lead from dark cells and how many from light ones. When there are no more ways of a colour than needed, all are used; when enough are used, the others are not.
    .spot = Look for a part that walls nearly close off, and count its cells by colour.
    .miss = One cell forgotten in the count turns the result round: it pays to count twice.
    .relatives = Block parity is the easier case of a rectangle. Narrow neck looks at large parts with few ways out.

lesson-neck = A large part of the board has only a few ways out. The path crosses such a neck an even number of times, at least twice unless it ends inside, and colours alternate. Together that can settle which of the ways are used.
    .spot = Look for lines from wall to wall that cross few open sides, and count the colours on the smaller side.
    .miss = A gap of the border inside the part is a way out, too.
    .relatives = Partition is the case of a single way out. Region parity counts parts with more ways.

lesson-split = Two stretches of path together cut the board in two. The path runs through each side once, from one stretch to the other. The colours of the cells on each side must come out, and the ends have to be joined accordingly.
    .spot = Look for two stretches that nearly touch, or that reach from border to border together.
    .miss = If a third way leads from one part to the other, the board is not cut.
    .relatives = Partition is the easier case of one side. Tied sides count over the whole board.

lesson-tied-edges = Counting colours in several places at once ties sides to one another: one is crossed only if others are, or are not. If all of them together would break a rule, the first is settled the other way. It is counting and looking at once.
    .spot = After counting, look for regions in which two ways out can only be used together or not at all.
    .miss = Ties that break no rule settle nothing by themselves.
    .relatives = Region parity counts one region. What if, for a side, tries out a side and follows every rule.

lesson-edge-what-if = Suppose that the path crosses a side, or that it does not, and follow what must happen. When there is no way on, it is the other way round. It is used only when counting and looking do not help.
    .spot = Take a side beside long stretches or narrow places: it has the most consequences.
    .miss = A trial that ends without a contradiction proves nothing.
    .relatives = It is the last resort. Fork and early ring are short trials of this kind that can be seen at once.
