# Lessons of the techniques of Futoshiki, in English.

lesson-forced-end = A cell that is greater than a neighbour cannot hold the lowest value, and a cell that is smaller than a neighbour cannot hold the highest. In a row or a column the signs may leave only one cell for the lowest or the highest value. That is where it goes.
    .spot = Go through the rows and columns with many signs, and mark the cells that no sign makes greater, then those that no sign makes smaller.
    .miss = A sign to a cell of another line counts as well: a cell may look free within its row and not be.
    .relatives = It is a hidden single that the signs alone show. A sign chain takes more than the ends.

lesson-sign-chain = Signs lead from a cell to a greater one, and on from there. In a chain of four cells the first must leave three higher values for the others, and the last three lower ones. The longer the chain and the smaller the board, the less is left for each cell.
    .spot = Look for signs that point the same way one after another, also around corners.
    .miss = Where the direction turns, the chain ends: in a < b > c nothing follows about a and c.
    .relatives = Sign bound is the case of one sign with candidates. Room across signs counts cells that lie side by side, not in a chain.

lesson-sign-bound = The smaller of two cells stays below the greatest value that the other can still hold. The greater one stays above the least. It is worth another look whenever a cell beside a sign loses candidates.
    .spot = After every candidate that is removed, look at the signs of its cell.
    .miss = Only the least and the greatest candidates count: removing what lies in between changes nothing across the sign.
    .relatives = A sign chain does this for several signs at once, before there are candidates. Room across signs is the harder case of several cells.

lesson-sign-room = When several cells of one row or column must all be smaller than some cell, each of them needs a value of its own: with three of them below it, a cell holds at least 4. If their candidates leave less room, it must be higher still. The same goes for cells that must all be greater.
    .spot = Look for a cell with signs to two or more cells of one line, also by way of others.
    .miss = Cells that do not share a line may hold the same value: they need no room of their own.
    .relatives = Sign bound is the easier case of one cell. What if tries out what is left.
