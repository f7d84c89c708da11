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
    .name = Width
parameter-height = Rows of cells
    .name = Height
parameter-gaps = Openings in the border at most, the two that are used among them; as many as a third of the sides together where nothing is said
    .name = Gaps
parameter-walls = When a wall may be removed: as long as logic short of look-ahead finds the path (on boards above 150 cells: logic up to counting regions), or as long as there is one path
    .name = Walls
    .logic = logic
    .unique = unique
parameter-density = Percent of the sides of cells that the path does not use which stay walls; 0 leaves none that can be removed
    .name = Density
parameter-symmetry = How walls repeat: half turn needs an odd side, mirror an even width; the path is then as symmetric as the walls
    .name = Symmetry
    .none = none
    .half-turn = half turn
    .mirror = mirror
parameter-fewest = Whether to go on trading walls until few inner ones are left
    .name = Fewest walls

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
            [used] All gaps beside dark cells are needed.
            [unused] No other gap beside a dark cell is used.
           *[open] { "" }
        } { $light-ways-are ->
            [used] All gaps beside light cells are needed.
            [unused] No other gap beside a light cell is used.
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
        }, the board falls into two parts. One of them is { $count } cells ({ $region }), { $dark } dark and { $light } light. The path goes through each part once, from one stretch to the other, and dark and light alternate along it. So { $ends ->
            [dark] it both enters and leaves this part at a dark cell
            [light] it both enters and leaves this part at a light cell
           *[different] one end of it in this part is dark and the other light
        }. Sides that do not fit this are not crossed, and where only one way is left, the path takes it.

technique-tied-edges = Tied sides
    .short =
        What counting ties to { $edge } would { $trouble ->
            [ring] close a ring too early
            [exit] finish the path too early
           *[apart] make the board fall apart
        }
    .full =
        The cells are coloured like a chessboard, r1c1 dark; dark and light alternate along the path. Suppose the path { $mark ->
            [path] crossed
           *[blocked] did not cross
        } { $edge }. { $counts } { $trouble ->
            [ring] All this at once would close a ring of { $cells } cells and leave out { $left ->
                [one] one cell.
               *[other] { $left } cells.
            }
            [exit] With all this at once, the path would run from gap to gap through { $cells ->
                [one] one cell
               *[other] { $cells } cells
            } and leave out { $left ->
                [one] one cell.
               *[other] { $left } cells.
            }
            [apart] Then no open side would join some of the cells ({ $part }) to the others.
            [cell] Then only { $by } would join some of the cells ({ $part }) to the rest of the board, and the path passes it once, so it could not come back.
            [side] Then only { $by } would lead to some of the cells ({ $part }), and the path could not come back.
           *[parts] Then the cells would fall into { $total } parts without { $by }. The path passes { $by } once, which joins two parts, no more.
        }

counted-region =
    { $count ->
        [one] The path passes { $region } by two sides. { COUNT($path) ->
            [0] { "" }
           *[other] Only two would be open, so it would also cross { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] It would cross two already, so it would not cross { OR($blocked) }.
        }
       *[other] The region of { $count } cells ({ $region }) has { $dark } dark and { $light ->
            [one] one light cell
           *[other] { $light } light cells
        }, so the path leaves it { $side ->
            [even] as often from dark cells as from light ones
            [dark] { $more } more times from dark cells than from light ones
           *[light] { $more } more times from light cells than from dark ones
        }, and at least twice in all. Ways out from dark cells would be { $ways-dark } ({ $laid-dark } of them used), from light cells { $ways-light } ({ $laid-light } used). { $gaps ->
            [yes] Of the gaps of the board the path uses { $gaps-dark } beside dark cells and { $gaps-light } beside light ones.
           *[no] { "" }
        } { COUNT($path) ->
            [0] { "" }
           *[other] So it would also cross { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] So it would not cross { OR($blocked) }.
        }
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

mistake-wrong-o = The path does not cross { $cell }. Suppose it did:
mistake-wrong-x = The path crosses { $cell }. Suppose it did not:
mistake-no-way-cell = So the path cannot pass { $house } any more.
mistake-no-way-path = So one path through every cell is not possible any more.

# What rules are called within sentences.
rule-path = one path
rule-cell = { $cell }
