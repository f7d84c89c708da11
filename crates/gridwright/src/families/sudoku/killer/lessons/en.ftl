# Lessons of the techniques of Killer Sudoku, in English.

lesson-cage-last-cell = A cage has a sum. When all its cells but one are filled, the last one takes what is left of the sum. A cage of one cell shows its value as its sum.
    .spot = After each placement look at the cage of that cell. Begin with cages of one cell.
    .miss = With two open cells the rest of the sum is known, but not yet how they share it.
    .relatives = It is the smallest case of the combinations of a cage.

lesson-innie-outie-box = Every house holds each value once, so that its cells always add up to the same: 45 with nine values. If cages fill a box but for one cell, the rest of 45 is in that cell, an innie. If they cover the box and stick out by one cell, what they have too much is in that cell, an outie.
    .spot = Look for boxes that cages fill almost exactly. Add up the cages, and subtract known cells too.
    .miss = Two cells left over have a known sum, but no values yet: that is a hidden cage.
    .relatives = The same works for rows, columns and diagonals, and for several houses at once.

lesson-innie-outie-line = The cells of a row, a column or a diagonal add up to the same as those of any house. One cell that the cages of the line leave over, inside or outside, follows by subtraction.
    .spot = Cages that lie along the borders are often whole within a row or column.
    .miss = A cage that bends out of the line with two open cells leaves two cells over.
    .relatives = In boxes it is easier to see. Several lines together often work where one does not.

lesson-one-combination = Some sums can be made in one way only: 3 in two cells is 1+2, 24 in three cells is 7+8+9. All other candidates of the cells can be removed. What is placed in the cage already counts as well.
    .spot = Very small and very large sums. With a few cells filled, the rest of a cage is often forced too.
    .miss = 5 in two cells is 1+4 or 2+3.
    .relatives = What the cage has for certain then is removed from the rest of its house. With several combinations see combinations of a cage.

lesson-cage-in-house = Values that every combination of a cage has are in the cage. If all its open cells are in one house, no other cell of that house has them.
    .spot = Cages with one combination, within one row, column or box.
    .miss = A cage that bends out of the house may have the value in the other part.
    .relatives = It is like a naked pair or triple. Value that a cage must have goes further and looks at candidates too.

lesson-combinations = The open cells of a cage add up to what is left of its sum without repeating a value. A candidate that is in no such combination can be removed.
    .spot = A sum near the smallest or the largest that so many cells can have. 8 in three cells is 1+2+5 or 1+3+4, so 6 and more can be removed.
    .miss = 15 in three cells can have any value from 1 to 9.
    .relatives = With one combination only, it is easier still. Combinations that fit takes candidates into account.

lesson-cage-partner = When two cells of a cage are open, each value of the one needs its partner in the other. A candidate whose partner is missing there can be removed.
    .spot = Subtract each candidate of one cell from the rest of the sum, and look for the difference in the other.
    .miss = A partner that is still a candidate of the other cell keeps the value alive.
    .relatives = With more cells it becomes combinations that fit and arrangements in a cage.

lesson-combinations-left = Many combinations of a cage need a value that none of its cells can take any more, or leave some cell without a value. Only the others count. A candidate that is in none of those can be removed.
    .spot = Write down the combinations of a cage and strike out those with a value that is gone from all its cells.
    .miss = As long as one combination with the value fits, the value stays.
    .relatives = It refines combinations of a cage. Arrangements look at the order in the cells too.

lesson-must-contain = If every combination that still fits has a value, the cage has that value. A cell that sees all its places there cannot have it. If it has one place only, it is there.
    .spot = Cages with two or three combinations left: what do they have in common?
    .miss = A cell that sees all but one of the places keeps the value.
    .relatives = Pointing does the same with a box. Cage within a house is the easy case.

lesson-innie-outie-joined = Two or three houses that lie side by side add up to two or three times the sum of one. Cages that cross from one to the other count as a whole, so that often one cell is left over where each house alone leaves many.
    .spot = Rows or columns along the border, and two boxes beside one another. Look for few cages that cross the outline.
    .miss = Houses that share a cell cannot be added: the cell would count twice.
    .relatives = It is the innie or outie of one house, written large. With two cells left over it is a large hidden cage.

lesson-house-needs-cage = If all places of a value in a house lie in one cage, that cage has the value. Combinations without it are out. Cells of the cage outside of that house cannot have the value again.
    .spot = Count the places of a value in a box, and see whether they share a cage.
    .miss = One more place outside of the cage, and nothing follows.
    .relatives = It is claiming for cages. Value that a cage must have reads it the other way round.

lesson-hidden-cage = Two cells that the cages of a house leave over have a known sum, just as if a cage were drawn around them. If they see one another, they have two different values.
    .spot = Houses that cages fill but for two cells, or where they stick out by two.
    .miss = Two outies that do not see one another may hold the same value twice.
    .relatives = One cell left over is an innie or outie. Three cells or more houses make a large hidden cage.

lesson-split-cage = If a house is filled by cages but for cells of one single cage, the sum of these cells is known. So is the sum of the rest of their cage. One cage has become two smaller ones, with fewer combinations.
    .spot = Houses where just one cage sticks out.
    .miss = If two cages stick out, only their parts together have a known sum.
    .relatives = It is a hidden cage on both sides of the border.

lesson-cage-arrangements = A combination can fit as a set and still have no order: if two cells can only take the same one of its values, say. A candidate with which no order of any combination works can be removed.
    .spot = Put the candidate into its cell, and try to hand out the rest of each combination. Begin with the cell that has the fewest candidates.
    .miss = One order of one combination is enough to keep the candidate.
    .relatives = Combinations that fit looks at sets only. Partner in a cage is the case of two cells.

lesson-innie-outie-difference = Where cages leave one cell of a house over and stick out of it by one cell, neither value is known, but their difference is. A candidate of one without its counterpart in the other can be removed.
    .spot = A house with two cages that cross its border, one of which has one open cell inside, the other one outside.
    .miss = The difference has a sign: the innie may have to be the greater one.
    .relatives = With one cell only it is an innie or outie. More cells are sums and differences.

lesson-killer-pair = If every combination of a cage has one of two values and a cell of the same house has only these two, they share them out. No other cell of the house can have either.
    .spot = Cells with two candidates next to a small cage in the same row, column or box.
    .miss = One combination of the cage with neither value spoils it.
    .relatives = It is a naked pair in which a whole cage plays one of the cells. Killer triple does it with three values.

lesson-large-hidden-cage = Three cells that one or two houses leave over, or two cells of several houses, have a known sum as well. The reckoning is longer, and cells far apart may repeat a value.
    .spot = Two rows, columns or boxes that few cages cross. What remains should be three cells at most.
    .miss = Cells that do not see one another may hold the same value, so 6 in two of them can be 3+3.
    .relatives = It is a hidden cage of more houses or more cells.

lesson-blocked-combination = A cell that sees the whole cage must keep a value. A combination that uses up all its candidates is impossible. What is left may leave fewer candidates in the cage.
    .spot = Cells with two candidates that see all open cells of a cage.
    .miss = A cell that sees only a part of the cage blocks nothing.
    .relatives = Killer pair uses the same two players for what is around them. Cage against cage puts a cage in place of the cell.

lesson-law-of-leftovers = Two rows hold every value twice, and so do two regions. Take away the cells that the rows and the regions share, and what is left of either holds the same values. A value that the one leftovers cannot have is removed from the others.
    .spot = Regions that nearly fill as many rows or columns. The fewer cells stick out, the better.
    .miss = One cell of the one leftovers that can have the value keeps it alive in all of the others.
    .relatives = With one row and one region it is pointing and claiming. Innies and outies count sums where it counts values.

lesson-killer-triple = A cage and one or two cells of the same house use up three values: each combination of the cage has as many of them as the cells leave over. No other cell of the house can have them.
    .spot = Two cells with three candidates between them, and a cage in their house whose combinations all have one of the three.
    .miss = A combination without any of the three values spoils it.
    .relatives = It is a killer pair with one value more.

lesson-cage-conflict = Two cages within one house share no value. A combination of one is impossible if it meets every combination of the other.
    .spot = Two cages of two or three cells in the same row, column or box, with few combinations each.
    .miss = One combination of the other cage without a common value is enough to keep it.
    .relatives = Blocked combination does it with a single cell.

lesson-locked-cages = Two cages that must have a value, and can have it only in two lines, use up the value of both lines. Or two lines have all places of a value in two cages: then each cage has it there and nowhere else.
    .spot = Values that two cages side by side must have, or that two lines have only in two cages.
    .miss = A place of one cage outside of the two lines, and nothing follows.
    .relatives = It is an X-wing in which cages stand for lines. Value that a cage must have and cage that a house needs do it with one cage.

lesson-sums-and-differences = Any set of houses gives an equation: the cells that its cages leave over inside, less those where they stick out, make a known number. With up to four such cells it is worth trying which candidates can satisfy it.
    .spot = Outline some houses that few cages cross, and count for each of them the side with fewer cells.
    .miss = Cells that see one another cannot repeat a value, others can.
    .relatives = Innies, outies, hidden cages and differences are all small cases of it.

lesson-cage-parity = A sum is odd if an odd number of its parts are. If of all cells that the cages of some houses leave over only one may be odd as well as even, that is settled by the sum.
    .spot = Houses that cages leave many cells of, where most of these have only odd or only even candidates. A cage may be counted from either side.
    .miss = Two cells that may be odd or even, and nothing follows.
    .relatives = Sums and differences find more, but only for few cells.

lesson-crossing-combinations = Two cages whose cells see one another in part cannot be filled independently. A candidate can be removed if each order of its cage that has it clashes with all orders of the other.
    .spot = Cages with few combinations that lie side by side in a box or line without being within it.
    .miss = One order of both cages that fits together is enough to keep the candidate.
    .relatives = Cage against cage does it with combinations, where both cages lie in one house.
