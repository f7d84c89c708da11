# Lessons of the techniques of Alcazar, in English.

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
