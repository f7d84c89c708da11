# Lessons of the techniques on boards of rows, columns and boxes, in English.

lesson-last-cell = A house, that is a row, a column, a box or another area that holds every value once, has a single empty cell. Exactly one value is missing there, so that value goes into the cell. It is the easiest step there is.
    .spot = After every value that is written, look at its row, its column and its box. A house with one gap stands out at once; then count through the values to find the missing one.
    .miss = Row 1 has two empty cells, r1c3 and r1c8, and lacks 2 and 6. Each of the two could still go into either cell, so the row alone decides nothing.
    .relatives = It is the simplest case of both the hidden single and the naked single: the last value has one place, and the last cell has one value. Nothing is easier; the next step is the hidden single in a box.

lesson-hidden-single-box = In a box, or another area that holds every value once, a value has only one cell left where it can go. It goes there, whatever else the cell could hold. It is called hidden because the cell may have many other candidates.
    .spot = Take a value that already stands in several places. Each of them rules out its whole row and column; see which cells of a neighbouring box are not crossed. If one empty cell is left there, the value is in it.
    .miss = In box 1 the 5 can be in r1c2 or r2c2. Both are in column 2, which is worth knowing, but the box has two places, so neither cell is settled.
    .relatives = It is easier than the hidden single in a row or column, because the lines that cross a box cut off most of it. If the places left lie all in one line, it is pointing instead.

lesson-hidden-single = In a row, a column or another house that holds every value once, a value has only one cell left where it can go. It goes there, even if the cell has other candidates. Look at the house for the value, not at the cell for its candidates.
    .spot = Take a row or column with few gaps and ask of each missing value where it can go. For each gap, check the crossing line and the box for that value; when all gaps but one are ruled out, the value has its place.
    .miss = In row 4 the 7 can be in r4c2 or r4c9. That r4c2 has only two candidates does not make it 7, since the row still has a second place for it.
    .relatives = It is the hidden single in a box, looked for along a line, which is a little harder to see. The naked single turns the question round and asks what one cell can be; the hidden pair asks for two values at once.

lesson-naked-single = Every value but one is ruled out for a cell, because the others already stand in its row, its column, its box or another of its houses. The one that is left goes into the cell. With notes it is simply a cell with one candidate.
    .spot = Look for empty cells whose row, column and box are well filled, and count the different values that the cell sees, that is, those in its houses. If all values but one are there, the last one is the answer.
    .miss = On a board of nine values r5c5 sees eight filled cells, but two of them hold the same 3. Only seven different values are ruled out, so two candidates are left.
    .relatives = The last cell is its easiest case. The hidden single is the same thought for a house instead of a cell and is usually easier to see without notes; the naked pair is the same with two cells.

lesson-pointing = In a box, or another area, all places left for a value lie in one row or one column. One of them takes the value, whichever it is. So no other cell of that line, outside the box, can have it.
    .spot = Go through the boxes value by value and look for values with two or three places left. If these are side by side in one line, follow the line out of the box and look for the same candidate there.
    .miss = In box 1 the 4 can be in r1c1, r1c2 or r2c3. The third place is not in row 1, so the 4 of the box may be there, and row 1 may have its 4 in another box.
    .relatives = It is the counterpart of claiming, which goes from a line into a box. When it leaves only one place for the value in another box it is direct pointing; the X-Wing locks a value into two lines at once.

lesson-claiming = In a row or column all places left for a value lie in one box. The line needs the value there, so no other cell of that box can have it. The same holds for any two houses that overlap: if all places of one are inside the other, the rest of the other loses the value.
    .spot = Go along each line value by value. If the two or three places of a value fall into one box, look at the other cells of this box for the same candidate.
    .miss = In row 6 the 4 can be in r6c1, r6c2 or r6c4. The last place is in another box, so the 4 of the row may be there, and box 4 may have its own 4 in another row.
    .relatives = It is pointing the other way round and a little harder to see, because a whole line must be looked at. When it leaves only one place for the value in another line it is direct claiming.

lesson-every-place-sees = All places that a house has left for a value see one cell outside it, though not in one shared house: one of them in its row, another by a diagonal or a knight's move. One of these places has the value, so that cell cannot.
    .spot = Where a value has two or three places left in a box or on a diagonal, look for a cell with the same candidate where their lines, diagonals, cages or knight's moves meet.
    .miss = A cell that sees all places but one keeps the value: it may be needed at the place that it does not see.
    .relatives = In pointing and claiming all the places lie in one other house; this is the same with several rules, on boards that have more than rows, columns and boxes. What if finds it too, one move at a time.

lesson-locked-pair = Two cells that share a box and a line have only two candidates between them. These cells use up both values, for the box and for the line at once. So the two values are removed from all other cells of the box and of the line.
    .spot = Look inside the boxes for two cells side by side in a row or column with the same two candidates. Then check the rest of the box and the rest of the line.
    .miss = r1c2 and r2c3 both have just 3 and 7. They share box 1 but no line, so the values are removed from the other cells of box 1 only, and the rows and columns keep theirs.
    .relatives = It is a naked pair that works in two houses at once. The locked triple is the same with three cells.

lesson-naked-pair = Two cells of one house (row, column or box) have the same two candidates and no others. Whichever goes where, these two cells use up both values. So the two values are removed from all other cells of the house.
    .spot = Look for cells with two candidates, then for a second one with the same two in the same row, column or box.
    .miss = r3c1 has 2 and 5, r3c6 has 2 and 8. Each has two candidates, but together they have three, so none of the values is used up in these two cells.
    .relatives = It is the naked single with two cells, and the locked pair is its special case in a box and a line at once. The hidden pair looks at the same house from the other side; the naked triple is harder.

lesson-x-wing = Take one value. In two rows, the base lines, all its places lie in the same two columns, the cover lines, so each row takes one of the columns and both columns are used up. The value is removed from all other cells of these two columns; the same works with rows and columns exchanged.
    .spot = Choose a value and look for rows in which it has just two places. If two such rows have them in the same two columns, the four places are the corners of a rectangle. Then do the same with columns.
    .miss = In row 2 the 6 can be in r2c3 or r2c8, in row 7 in r7c3, r7c8 or r7c9. Row 7 may take r7c9, and then column 3 or column 8 may have its 6 somewhere else.
    .relatives = It is the smallest fish: pointing is easier, the swordfish does the same with three lines and the jellyfish with four. With a few extra places in one line it may still be a finned X-Wing.

lesson-hidden-pair = In one house two values can only be in the same two cells. These cells are needed for these values, whichever goes where. So all other candidates are removed from the two cells.
    .spot = Look for two values that are missing in a house and are ruled out in the same places of it by the lines and boxes across. If both have the same two cells left, it is a hidden pair.
    .miss = In row 5 the 1 can be in r5c2 or r5c7, the 9 in r5c2, r5c7 or r5c8. Two values with three places do not fill them, so each of these cells may hold something else.
    .relatives = It is the hidden single with two values. A hidden pair in a house leaves a naked set of the other open cells; the naked pair is easier to see, the hidden triple harder.

lesson-locked-triple = Three cells that share a box and a line have only three candidates between them. They use up the three values for the box and for the line at once. So these values are removed from all other cells of both; not every one of the cells must have all three.
    .spot = Look at the stretch where a box and a line meet. If three open cells there have no more than three different candidates, check the rest of the box and the rest of the line.
    .miss = r4c4, r4c5 and r4c6 have 1, 2, 5 and 9 between them. Four values do not fit into three cells, and any one of them may be left to another cell.
    .relatives = It is a naked triple that works in two houses at once, and the next size after the locked pair.

lesson-naked-triple = Three cells of one house have only three candidates between them. They use up these three values, whichever goes where, so the values are removed from all other cells of the house. A cell may have just two of the three.
    .spot = Look for cells with two or three candidates in a house and add up their values. Three cells whose candidates come to three values in all are enough, for example 1 and 2, 2 and 3, 1 and 3.
    .miss = r1c1 has 1 and 2, r1c4 has 2 and 3, r1c7 has 3 and 4. Each shares a value with the next, but together they have four values, so none is used up.
    .relatives = It is the naked pair with one more cell; in a box and a line at once it is a locked triple. The hidden triple is its counterpart, the naked quad the next size.

lesson-swordfish = Take one value. In three rows all its places lie in the same three columns, so the three rows use up the three columns. The value is removed from all other cells of these columns; the same works with rows and columns exchanged.
    .spot = Choose a value and mark the rows in which it has two or three places. Look for three of them that need only three columns in all. Not every crossing must have the value as a candidate.
    .miss = In row 1 the 8 is in column 2 or 5, in row 4 in column 5 or 9, in row 8 in column 2 or 7. That makes four columns for three rows, so one column stays open and nothing can be removed.
    .relatives = It is the X-Wing with one more line, and the jellyfish is the next size. With a few extra places it may still be a finned swordfish or a sashimi swordfish.

lesson-hidden-triple = In one house three values can only be in the same three cells. These cells are needed for the three values, so all their other candidates are removed. Each value may have just two of the three cells.
    .spot = List the places of every missing value of a house. Three values with two or three places each, and three cells in all, are what to look for.
    .miss = In box 5 the 2 and the 4 are in r4c4, r4c5 or r5c4, but the 7 can also be in r6c6. Three values with four places leave room for other values in each of them.
    .relatives = It is the hidden pair with one more value. The naked triple is its counterpart among the other cells of the house and easier to see; the hidden quad is harder.

lesson-skyscraper = Take one value with just two places in each of two parallel lines, for example two rows. One place of the first row and one of the second share a column, so they cannot both have the value. Then at least one of the two other places has it, and every cell that sees both of these, that is, shares a house with each, loses the value.
    .spot = Look for a value with two places in two rows, or in two columns. If one end of each is in the same line across and the other ends are not, these other ends are the roof; look at the cells that see both.
    .miss = The 5 of row 2 can be in r2c1, r2c7 or r2c9, that of row 6 in r6c1 or r6c8. With three places in row 2 it does not follow that r2c7 is 5 when r2c1 is not.
    .relatives = If the roof ends are in one line too, it is an X-Wing. The two-string kite does the same with a row and a column, the turbot fish with a box; three strong links are longer.

lesson-turbot-fish = Take one value and two houses, at least one of them a box, in which it has just two places each. One place of the first sees one of the second, that is, they share a house, so they cannot both have the value. Then at least one of the two other places has it, and cells that see both of these lose it.
    .spot = Look for a box with two places for a value that are not in one line. From each place follow its row and its column to a line that again has just two places for the value.
    .miss = In box 1 the 4 is in r1c2 or r3c1, in column 8 in r2c8 or r7c8. No place of the box sees a place of the column, so what happens in one house says nothing about the other.
    .relatives = Its sisters are the skyscraper with two parallel lines and the two-string kite with a row and a column. If the box has more than two places, it may be an empty rectangle.

lesson-two-string-kite = Take one value with just two places in a row and just two in a column. One place of each lies in the same box, so these two cannot both have the value. Then at least one of the two far ends has it, and a cell that sees both far ends, that is, shares a house with each, loses it.
    .spot = Look for a box with one place of such a row and another one of such a column. Follow the row and the column to their far ends; the cell where the lines across through these ends meet is the one to check.
    .miss = The 6 of row 2 is in r2c5 or r2c9, that of column 4 in r5c4 or r9c4. r2c5 and r5c4 lie in different boxes and do not see each other, so both could be 6.
    .relatives = It is one of the three ways to join two strong links, houses with two places for a value; the others are the skyscraper and the turbot fish. With groups of cells it becomes grouped two strong links.

lesson-remote-pair = Four or more cells have the same two candidates, and each sees the next, that is, shares a house with it. So the two values alternate along them. With an even number of cells the two ends differ, and a cell that sees both ends can have neither value.
    .spot = Look for at least four cells with the same two candidates that are spread over the board. Connect those that share a house, and look at cells that see two of them that are three, five or another odd number of steps apart.
    .miss = r1c1, r1c6 and r5c6 all have 2 and 5. The ends r1c1 and r5c6 are two steps apart, so they are equal: a cell that sees both can still have the other value.
    .relatives = It extends the naked pair, whose two cells see each other. It is a special case of the XY-chain, in which the pairs may change from cell to cell.

lesson-finned-x-wing = It would be an X-Wing of one value, two lines with the same two crossing lines, but there are a few extra places, the fin. Either the value is in the fin, or the X-Wing is whole. So a cell that the X-Wing would clear and that sees every cell of the fin, that is, shares a house with each, loses the value both ways.
    .spot = Look for two rows or columns that nearly make an X-Wing, with all extra places near one corner, usually in the box of that corner. What can be removed lies in that box and in one of the two crossing lines.
    .miss = The 6 is in r2c3 or r2c8 in row 2 and in r7c3, r7c8 or r7c9 in row 7. r9c8 loses it, but r4c8 does not: it does not see the fin r7c9, and when r7c9 is 6 it may well be 6.
    .relatives = It extends the X-Wing. In the sashimi X-Wing the corner beside the fin is missing; the finned swordfish has one line more.

lesson-xy-wing = A cell with two candidates, the pivot, sees two other cells with two candidates, the wings, that is, it shares a house with each. Each wing shares a different value with the pivot, and both have the same third value. Whatever the pivot is, one of the wings becomes that third value, so a cell that sees both wings loses it.
    .spot = Take a cell with two candidates, such as 1 and 2. Look in its row, column and box for a cell with 1 and a third value and for another one with 2 and the same third value.
    .miss = The pivot r5c5 has 1 and 2, r5c9 has 1 and 3, and r2c5 has 1 and 3 too. If the pivot is 2, neither of the other cells is forced to be 3, so nothing can be removed.
    .relatives = It is the shortest XY-chain. If the pivot has the third value too it is an XYZ-Wing; the W-Wing joins two equal pairs in another way.

lesson-sashimi-x-wing = It is a finned X-Wing with a missing corner: in one of the two lines the value has, besides the extra places called the fin, only one proper place. If the fin has the value, cells that see all of it lose the value. If not, that one place has it, and the other line must use the other crossing line, so the same cells lose the value.
    .spot = Look for two lines that share one crossing line for a value. Where the second corner should be there is no candidate, but beside it, in the same box, are one or two others: the fin.
    .miss = In row 2 the 6 is in r2c3 or r2c8, in row 7 in r7c3, r7c5 or r7c9. The extra places r7c5 and r7c9 are in different boxes, so no cell of column 8 outside these rows sees both.
    .relatives = It is a little harder to see than the finned X-Wing; when the fin is a single cell, it is also a skyscraper. The sashimi swordfish has one line more.

lesson-empty-rectangle = In a box all places of a value lie on a cross of one row and one column, so the value is in the row part or in the column part. A line elsewhere has just two places for it, and one of them is in line with the row part. If the row part has the value, the other place of the line has it; so this place or the column part has it, and a cell that sees both loses it.
    .spot = Look for boxes in which the places of a value form a cross or an L, leaving the other cells free of it. From one arm look for a line that crosses it and has just two places. In a variant it is the line that ends in a group of places in one box.
    .miss = In box 1 the 5 can be in r2c1, r1c2 or r3c3. No row and column of the box hold all three, so there is no either-or between a row part and a column part.
    .relatives = It is a turbot fish in which one end is a group of cells. Grouped two strong links do the same with two lines.

lesson-simple-colouring = Take one value and the houses in which it has just two places: one of the two has it, the other not. Give the two places of each such house colour A and colour B in turn and go on from house to house. All of one colour have the value and none of the other: a cell that sees both colours loses it, and a colour that is twice in one house is false everywhere.
    .spot = Choose a value with many houses of two places. Begin with one place, colour its partners, then their partners, until nothing more is linked; then look for cells that see both colours.
    .miss = In row 4 the 3 can be in r4c1, r4c5 or r4c8. To give r4c1 colour A and r4c5 colour B is wrong, since both may be false and r4c8 may be 3.
    .relatives = The skyscraper and the two-string kite are small cases of it. Multi-colouring uses two such nets at once; the X-chain allows weaker links between.

lesson-xyz-wing = A cell with three candidates, the pivot, sees two cells with two candidates, the wings, that is, it shares a house with each. Each wing has two of the pivot's values, and one value is in all three cells. One of the three cells has this value, so a cell that sees all three loses it.
    .spot = Look for a cell with three candidates and in its houses for two cells whose pairs are made of these three values but differ. The cells that can lose a value are near the pivot, mostly in its box.
    .miss = The pivot r5c5 has 1, 2 and 3, the wings are r5c9 with 1 and 3 and r4c4 with 2 and 3. r4c9 sees both wings but not the pivot, and when the pivot is 3 it may keep its own 3.
    .relatives = It is the XY-Wing with one more candidate in the pivot. The WXYZ-Wing goes on with four cells and four values.

lesson-w-wing = Two cells have the same two candidates and do not see each other, that is, they share no house. In some house every place for the first of the values sees one of these cells, so the value put there takes it away from one of them. That cell then has the second value, so a cell that sees both loses the second value.
    .spot = Look for two cells with the same two candidates in different parts of the board. For each of the two values look for a row, column or box whose places for it all see one or the other of the cells.
    .miss = r2c2 and r8c8 both have 3 and 7. In row 5 the 3 can be in r5c2, r5c5 or r5c8; r5c5 sees neither cell, so if r5c5 is 3 both may be 3 as well.
    .relatives = It is a short chain of two equal pairs and one house. The remote pair joins them by more equal pairs; the XY-Wing joins two pairs by a third cell instead of a house.

lesson-naked-quad = Four cells of one house have only four candidates between them. They use up these four values, whichever goes where, so the values are removed from all other cells of the house. No cell must have all four; two or three of them are enough.
    .spot = Look at houses with many open cells, and there at the cells with two, three or four candidates. Four of them with four values in all make a quad.
    .miss = In row 1 four cells have 1 and 2, 2 and 3, 3 and 4, 4 and 5. Four cells with five values leave one value over, and it may be any of them, so nothing can be removed.
    .relatives = It is the naked triple with one more cell. With nine values and eight or nine open cells there is a hidden quad or a larger set among the others; look for whichever has fewer members.

lesson-jellyfish = Take one value. In four rows all its places lie in the same four columns, so the four rows use up the four columns. The value is removed from all other cells of these columns; the same works with rows and columns exchanged.
    .spot = Choose a value that is still missing in most of the board. Mark the rows in which it has two to four places, and look for four of them that need only four columns in all.
    .miss = Four rows have their places in columns 1, 3, 4, 7 and 9. Four rows use only four of these five columns, and it is not known which, so nothing can be removed.
    .relatives = It is the swordfish with one more line. Often a smaller fish of the other direction takes the same candidates away; with extra places it may be a finned jellyfish.

lesson-finned-swordfish = It would be a swordfish of one value, three lines with the same three crossing lines, but there are a few extra places, the fin. Either the value is in the fin, or the swordfish is whole. So a cell that the swordfish would clear and that sees every cell of the fin loses the value both ways.
    .spot = Look for three rows or columns that need three crossing lines but for one, two or three extra places close together, mostly in one box. What can be removed lies in that box and in one of the three crossing lines.
    .miss = A swordfish in rows 1, 4 and 8 and columns 2, 5 and 9 has the extra places r1c8 and r8c6. No cell of these columns outside the rows sees both, so nothing can be removed.
    .relatives = It extends the swordfish and has one line more than the finned X-Wing. If without the fin one line has a single place left, it is a sashimi swordfish; the finned jellyfish is larger.

lesson-hidden-quad = In one house four values can only be in the same four cells. These cells are needed for the four values, so all their other candidates are removed. Each value may have just two or three of the four cells.
    .spot = In a house with many open cells list the places of every missing value. Four values that share four cells, with no place outside them, are what to look for.
    .miss = In column 3 the 1, 4 and 6 are in four cells, but the 8 has a fifth place, r9c3. Then the four cells need not hold these four values, and another value may be among them.
    .relatives = It is the hidden triple with one more value, and the largest of its kind that is looked for. Among the other cells of the house there is a naked set, which is easier to see if it is small.

lesson-sashimi-swordfish = It is a finned swordfish in which one of the three lines has, besides the extra places called the fin, only one proper place. If the fin has the value, cells that see all of it lose the value. If not, the three lines still use up their three crossing lines, so those of these cells that lie in the crossing lines lose it both ways.
    .spot = Look for two lines that fit a swordfish and a third one with one place that fits and one or two others in the box of a missing corner. What can be removed lies in that box and in a crossing line.
    .miss = The crossing lines are columns 2, 5 and 9, but in row 8 the value is only in r8c7 or r8c8. Without any place in the three columns row 8 helps the fish with nothing; it is simply claiming.
    .relatives = It is a little harder to see than the finned swordfish. The sashimi X-Wing has one line less, the sashimi jellyfish one more.

lesson-three-strong-links = Take one value. A strong link is a house in which it is at one of two ends, single cells or groups of cells in one house. In three such houses one end of each sees one of the next: if the first outer end does not have the value, it is handed on until the last outer end has it. So one of the outer ends has it, and cells that see both lose it.
    .spot = Look for houses with two places for a value and connect those of which two ends share a house. Three in a row are enough; then look for cells that see both loose ends.
    .miss = The middle link is row 5 with r5c1 and r5c9, and both the first and the third link touch it at r5c1. Nothing is handed on, because a chain that comes in at one end must go out at the other.
    .relatives = Two links are a skyscraper, a two-string kite, a turbot fish or an empty rectangle; four strong links are longer. If the loose ends see each other, it may be a loop of three strong links.

lesson-three-link-loop = Take one value and three strong links, houses in which it is at one of two ends. The ends join to a ring: each end shares a house with an end of the next link. Then in each of the three joining houses exactly one of the two ends has the value, so all other cells of these houses lose it.
    .spot = Look for three houses with two places or groups of places for a value, and see whether each end meets the end of another in a row, column or box. Then look at the three houses in which they meet.
    .miss = Two joints are closed, but at the third the ends r2c4 and r6c8 do not share a house. That is a chain of three strong links, which clears only cells that see both r2c4 and r6c8.
    .relatives = It is the closed form of three strong links and removes more than they do. A ring of two links is an X-Wing; the loop of four strong links is larger.

lesson-wxyz-wing = Three cells of one house have four candidates between them, and a cell outside the house has two of these four. One of its two values is linked: all places for it in the three cells see the cell, so the value cannot be on both sides. Then the other value is in the cell or in one of the three, and a cell that sees all its places loses it.
    .spot = Look for three cells of a house with four values in all. Then look for a cell with two of these values that sees all places of one of them in the three.
    .miss = r1c1 has 1 and 2, r1c2 has 2 and 3, r1c3 has 1, 3 and 4, and r5c1 has 1 and 4. r5c1 sees the 1 of r1c1 but not that of r1c3, and not the 4 of r1c3, so neither value is linked.
    .relatives = It is the XYZ-Wing with one more cell and one more value, and a special case of ALS-XZ. If both values are linked it is a WXYZ-Ring; the VWXYZ-Wing has five cells.

lesson-wxyz-ring = Three cells of one house have four candidates between them, and a cell outside the house has two of these four. Both its values are linked: all places for them in the three cells see the cell. Then the four cells use each of the four values once, and each value is removed from every cell that sees all its places in the ring.
    .spot = Look for a WXYZ-Wing and check whether its cell with two candidates sees the places of both its values in the other three.
    .miss = The cell with two candidates sees all places of its 1, but one place of its 4 is out of its sight. It is only a WXYZ-Wing then, and only the 4 is removed from the cells that see all its places.
    .relatives = It is the closed form of the WXYZ-Wing and removes more values. Sue de Coq is a similar ring around a box and a line; the VWXYZ-Ring has five cells.

lesson-multi-colouring = Take one value and colour its linked places: in a house with just two places they get opposite colours, so that all of one colour are true and all of the other false. Two separate nets have two colours each. If a colour of the first net sees one of the second, they cannot both be true, so at least one of their opposites is, and a cell that sees both opposites loses the value.
    .spot = Colour all nets of one value, each with its own two colours. Look for a house with cells of two nets; then look at the cells that see the opposite colours of these.
    .miss = A colour of the first net sees a colour of the second, and r4c7 sees both of them. That proves nothing about r4c7, for exactly these two colours may both be false; the opposites are what counts.
    .relatives = It extends simple colouring from one net to two. The X-chain finds the same in another form.

lesson-finned-jellyfish = It would be a jellyfish of one value, four lines with the same four crossing lines, but there are a few extra places, the fin. Either the value is in the fin, or the jellyfish is whole. So a cell that the jellyfish would clear and that sees every cell of the fin loses the value both ways.
    .spot = Look for four rows or columns that need four crossing lines but for one, two or three extra places close together, mostly in one box. What can be removed lies in that box and in one of the four crossing lines.
    .miss = A jellyfish in rows 1, 3, 5 and 8 has the extra places r1c8 and r8c6 beside its columns 2, 4, 5 and 9. No cell of these columns outside the rows sees both, so nothing can be removed.
    .relatives = It has one line more than the finned swordfish and extends the jellyfish. In the sashimi jellyfish one line would have a single place without the fin.

lesson-sashimi-jellyfish = It is a finned jellyfish in which one of the four lines has, besides the extra places called the fin, only one proper place. If the fin has the value, cells that see all of it lose the value. If not, the four lines still use up their four crossing lines, so those of these cells that lie in the crossing lines lose it both ways.
    .spot = Look for three lines that fit a jellyfish and a fourth one with one place that fits and one or two others in the box of a missing corner. What can be removed lies in that box and in a crossing line.
    .miss = The crossing lines are columns 2, 4, 5 and 9, but in row 8 the value is only in r8c7 or r8c8. Without any place in the four columns row 8 helps the fish with nothing; it is simply claiming.
    .relatives = It is the largest and hardest fish that is looked for, with one line more than the sashimi swordfish. The finned jellyfish is a little easier to see.

lesson-sue-de-coq = Two or more cells where a box and a line meet have at least two values more than there are cells. One or two cells in the rest of the box and one or two in the rest of the line share values with them, but none with each other, and all together have as many values as cells. Then each value is used exactly once: those of the cells in the box are removed from the rest of the box, those of the cells in the line from the rest of the line, the remaining ones from both.
    .spot = Look at two or three open cells where a box and a line meet, with four or more values. Look for a cell with two of these values in the rest of the line and for a cell with two others in the rest of the box.
    .miss = r1c1 and r1c2 have 1, 2, 3 and 4, r1c7 has 1 and 2, r2c3 has 2 and 3. The cells on the two sides share the 2, which may be used twice, so another value may be left out altogether.
    .relatives = It is a relative of the locked triple, in which the values are used up in the crossing itself. ALS-XZ and the WXYZ-Ring rest on the same counting of cells and values.

lesson-vwxyz-wing = Four cells of one house have five candidates between them, and a cell outside the house has two of these five. One of its two values is linked: all places for it in the four cells see the cell, so the value cannot be on both sides. Then the other value is in the cell or in one of the four, and a cell that sees all its places loses it.
    .spot = Look for four cells of a house with five values in all, best where many cells have two or three candidates. Then look for a cell with two of these values that sees all places of one of them in the four.
    .miss = The cell with two candidates, r5c1, sees one 1 of the four cells at r1c1, but there is another at r1c7, and their 4 is out of its sight as well. Neither of its values 1 and 4 is linked, so both sides may have the same value and nothing can be removed.
    .relatives = It is the WXYZ-Wing with one more cell and one more value. If both values are linked it is a VWXYZ-Ring; the UVWXYZ-Wing has six cells, and ALS-XZ is the general form.

lesson-vwxyz-ring = Four cells of one house have five candidates between them, and a cell outside the house has two of these five. Both its values are linked: all places for them in the four cells see the cell. Then the five cells use each of the five values once, and each value is removed from every cell that sees all its places in the ring.
    .spot = Look for a VWXYZ-Wing and check whether its cell with two candidates sees the places of both its values in the other four.
    .miss = The cell with two candidates sees all places of its 1, but one place of its 4 is out of its sight. It is only a VWXYZ-Wing then, and only the 4 is removed from the cells that see all its places.
    .relatives = It is the closed form of the VWXYZ-Wing and removes more values. The WXYZ-Ring has one cell less, the UVWXYZ-Ring one more.

lesson-aligned-pair = Take two cells and all pairs of values that they could hold together. A pair is out if the two cells see each other and it repeats a value, or if it leaves a cell with two candidates that sees both without any. A value of the cells that is left in no pair can be removed.
    .spot = Look for two cells that are both seen by several cells with two candidates. Each such cell forbids one pair of values for the two; then check value by value whether a partner is left.
    .miss = r1c1 and r1c5 could be 2 and 6. r9c5 has 2 and 6 but sees only r1c5, so it would still be 2; it does not forbid the pair.
    .relatives = The XY-Wing and the XYZ-Wing are simple cases of it. The aligned triplet exclusion does the same with three cells and is far more laborious.

lesson-x-chain = Take one value. A strong link is a house with just two places for it: one of them has it. A weak link joins two places that share a house: not both have it. A chain that begins and ends with a strong link and takes strong and weak links in turn has the value at one of its ends, so cells that see both ends lose it.
    .spot = Mark the houses with two places for a value and walk from one to the next wherever two ends share a house. After each strong link check which cells see the beginning and the end.
    .miss = The last house of the chain has three places, r9c2, r9c5 and r9c8. If r9c2 is not the value, r9c8 need not be, so the chain does not reach r9c8.
    .relatives = The skyscraper and the two-string kite are its shortest cases. The alternating inference chain also changes from value to value within cells; an X-cycle is a chain that closes to a ring.

lesson-xy-chain = Cells with two candidates follow each other, and each sees the next and shares a value with it. If the first cell is not its outer value, it is the shared one, which forces the next cell, and so on to the last. If both ends have the same outer value, one of them holds it, so cells that see both ends lose it.
    .spot = Begin in a cell with two candidates and go from pair to pair: come in by one value, go out by the other. Stop whenever the value that goes out is the one that was left at the beginning.
    .miss = r1c1 has 3 and 5, r1c6 has 5 and 8, r4c6 has 8 and 7. The outer values 3 and 7 differ, so a cell that sees both ends can still be 3 or 7.
    .relatives = The XY-Wing has three such cells, and the remote pair is the case in which all pairs are equal. The alternating inference chain also uses houses with two places.

lesson-aic = A chain of candidates in which strong and weak links take turns. Strong: one of the two is true, because a cell has only these two candidates or a house only these two places; weak: not both are true. It begins and ends with a strong link, so one of its ends is true: whatever both ends rule out can be removed.
    .spot = Begin with a cell of two candidates or a house of two places and follow what happens if one end is false. Look back after each strong link: do both ends rule out the same candidate, in a cell that sees both or in their own cells?
    .miss = r2c3 has 1, 4 and 6. That it is not 1 does not make it 4, so the step from 1 to 4 is no strong link and the chain breaks there.
    .relatives = It includes the X-chain, which keeps to one value, and the XY-chain, which keeps to cells with two candidates. It says by its two ends what the forcing chain says by an assumption; chains that branch, such as cell forcing chains, are harder.

lesson-als-xz = An almost locked set (ALS) is a group of cells of one house with one value more than there are cells. Two such sets share a value x, and all places for x in one see all places in the other, so only one of the sets can have x. The other needs all its remaining values; so any second shared value z is in one of the sets, and a cell that sees all places of z in both loses it.
    .spot = Cells with two candidates are the smallest sets; then look for two cells with three values, three cells with four. Compare two sets that share two values and see whether one of these is out of question for both at once.
    .miss = Both sets have the 3, but one 3 of the first set does not see one of the second. Then both sets may have a 3, neither is forced to take its other values, and nothing can be removed.
    .relatives = The XY-Wing, the XYZ-Wing and the WXYZ-Wing are special cases. Sue de Coq counts cells and values in a similar way; cell forcing chains are harder.

lesson-franken-fish = A fish in which boxes take the place of some lines. Take one value and three or four houses, say two rows and a box, whose places for it all lie in as many other houses, say two columns and a box. Each of the first uses one of the others, so the value is removed from all other cells of these. Rows are on one side only, and columns on the other.
    .spot = Look for a value that a box has in two lines only, and for one or two parallel lines that make a fish with the box. Boxes help where a line has one place too many.
    .miss = Rows 2 and 5 and box 9 have their 4 in columns 3 and 7 and box 6, except for r9c8. Box 9 may take r9c8, and then one of the three others may have its 4 somewhere else.
    .relatives = It is a swordfish or a jellyfish with boxes. With a few extra places it is a finned franken fish; in mutant fish rows and columns are on one side together.

lesson-finned-franken-fish = Two to four houses, lines and boxes, have their places for a value in as many other houses, but for a few extra places, the fin. Either the value is in the fin, or the fish is complete. So a cell that the fish would clear and that sees every cell of the fin loses the value both ways. A place that two of the first houses share counts as a fin too.
    .spot = Take a line and a box, or two boxes, in which a value has few places, and look for a line or a box that has one of them from each. The candidate that is removed sees all the others.
    .miss = A cell that the fish would clear sees two of three cells of the fin. The value may be in the third, so the cell keeps it.
    .relatives = Without boxes it is a finned X-Wing, swordfish or jellyfish. With two houses it is a grouped chain too.

lesson-finned-mutant-fish = It would be a fish with any houses on both sides: rows, columns and boxes may stand together among those that need the value and among those that have its places. But there are extra places, the fin; a place that two of the first houses share counts as a fin too. Either the value is in the fin, or the fish is complete. A cell that the fish would clear and that sees every cell of the fin loses the value both ways.
    .spot = Hardly anybody looks for it house by house. Take a candidate that you doubt and cross out what it sees: if some houses then have all their places in fewer others, it is a fish.
    .miss = { lesson-finned-franken-fish.miss }
    .relatives = Franken fish have rows on one side and columns on the other at most. Templates also find what no fish finds.

lesson-continuous-loop = A chain in which strong and weak links take turns and that closes into a ring. Strong: one of the two is true; weak: not both are. The ring holds both ways round, so one end of every weak link is true: whatever both ends rule out can be removed, along the whole ring at once.
    .spot = When a chain comes back to its start, check that strong and weak links take turns all the way round. Then go through all weak links: other cells of the house lose the value, and a cell with two values in the ring loses its others.
    .miss = Where the ring closes, two strong links meet. It is no continuous ring then: only the candidate where they meet is proved.
    .relatives = It is the alternating inference chain whose ends rule each other out. The X-cycle and the Y-cycle are its simple forms, the grouped loop counts several cells as one.

lesson-grouped-aic = An alternating inference chain in which several cells of one value can count as one link: all its places where two houses cross, such as a row and a box. Such a group is true if one of its cells has the value. One end of the chain is true, so whatever both ends rule out can be removed.
    .spot = Look for houses in which the value has a single place and a group, or two groups. A cell sees a group if it sees all cells of it.
    .miss = The group is r1c4 and r1c5, but r1c6 can have the value too. Then the row has one place more, the group is not certain, and the chain breaks.
    .relatives = Without groups it is the alternating inference chain, with two links an empty rectangle. If it closes into a ring it is a grouped loop.

lesson-grouped-loop = A ring of strong and weak links in which several cells of one value can count as one link: all its places where two houses cross. The ring holds both ways round, so one end of every weak link is true, and whatever both ends rule out can be removed.
    .spot = Follow a grouped chain and see whether its last link rules out its first. Then look along all weak links for candidates that see both ends.
    .miss = One cell of a group does not see the next link. Then that link may hold together with the group, the ring is open, and only a chain may be left.
    .relatives = The continuous loop has single cells only. An open ring is a grouped chain.

lesson-als-aic = An alternating inference chain that goes through almost locked sets, that is cells of a house with one value more than cells. If one value is removed from all cells of such a set, the set needs all its other values. So the chain enters a set with one value and leaves it with another.
    .spot = Where a chain ends, look for a small set from which it takes a value away. Two cells of a house with three candidates between them are the usual case.
    .miss = The chain takes the 4 from one cell of the set, but another one has it too. The set may keep its 4, so nothing is said of its other values.
    .relatives = Without sets it is a grouped chain; a chain of sets alone is an ALS chain. ALS-XZ and ALS-XY-Wing are its shortest cases.

lesson-doubly-linked-als = Two almost locked sets share two values, and for each of them all places in one set see all places in the other. Each set can lack only one value, so one set has the first value and the other set the second, and both have all their other values. Each value is removed from the cells that see all its places.
    .spot = Find an ALS-XZ and check whether the second shared value is out of question for both sets at once, too.
    .miss = Only one of the two shared values is linked: one place of the other is out of sight. Then it is an ALS-XZ, and only the other value can be removed.
    .relatives = It is the closed form of the ALS-XZ. The WXYZ-Ring is the case in which one of the sets is a single cell.

lesson-als-xy-wing = Three almost locked sets: the middle one shares a linking value with each of the others, two different ones, and all places of such a value in one set see all places in the other. The middle set can lack only one value, so one of the outer sets loses its link and has all its others. A value that both outer sets share is in one of them.
    .spot = Look at two sets that share a value but are not linked, and search for a third one that is linked to both by different values.
    .miss = Both links are by the same value. If the middle set lacks it, both outer sets may keep it, and nothing is certain.
    .relatives = The XY-Wing is the case of three single cells. ALS-XZ has two sets, the ALS chain four or more.

lesson-als-chain = Four or more almost locked sets in a row, each linked to the next by a value that only one of the two can have, and never by the same value twice in a row. If the first set lacks a value, it has its link, the next one loses it and has its own link, and so on to the last set. So a value that the first and the last set share is in one of them.
    .spot = Begin with small sets, such as cells with two candidates, and note by which values they are linked. Follow the links until a set has the value that you began with.
    .miss = A set is entered and left by the same value. It loses that value, so it cannot pass it on, and the chain breaks there.
    .relatives = With three sets it is the ALS-XY-Wing, with two ALS-XZ. If all sets are single cells it is an XY-chain.

lesson-death-blossom = A cell, the stem, and for each of its values an almost locked set, a petal, whose places for that value all see the stem. Whatever the stem is, one petal loses its value and needs all its others. A value that all petals share is in one of them, and a cell that sees all its places loses it.
    .spot = Take a cell with three candidates and look for small sets around it that have one of them each, and one more value that all share.
    .miss = One petal has a second place for its value that does not see the stem. It can keep the value there, so nothing is forced.
    .relatives = With a stem of two values it is an ALS-XY-Wing. Cell forcing chains follow the values of a cell in the same way.

lesson-templates = Take one value and all ways to place it in every row at once, so that no two of its places see each other; each way is called a template. A cell that no way uses cannot have the value.
    .spot = It is worth trying for a value with few places left, since there are only a handful of ways then. Begin with the row that has the fewest places.
    .miss = One of 20 ways has the 6 in r4c2. It may be the true one, so r4c2 keeps the 6.
    .relatives = If all ways use one cell, the other places of its row are in none of them and are removed. Every fish finds a part of what templates find.

lesson-aligned-triple = Take three cells and all triples of values that they could hold together. A triple is out if it repeats a value in two cells that see each other, or if it leaves a cell with two or three candidates that sees all three cells without any. A value of the cells that is left in no triple can be removed.
    .spot = Look for three cells, often in one box or line, that are all seen by several cells with two or three candidates. Then go through the triples value by value; it takes patience rather than a sharp eye.
    .miss = A cell has 1, 4 and 8 but sees only two of the three cells. When these are 1 and 4 it still has 8, whatever the third cell is, so it forbids no triple.
    .relatives = It is the aligned pair exclusion with one more cell. Nishio forcing chains and cell forcing chains are often the quicker way to the same candidate.

lesson-nishio = Suppose that a cell has a certain value, and follow this one value over the whole board: it is removed from all cells that see the cell, and a house with one place left must have it there. Several consequences may work together to leave that one place. If a cell would then both have the value and not have it, the supposition is wrong and the candidate can be removed.
    .spot = Choose a value with few places in many houses. Suppose it in one place, strike out what it rules out and fill in the forced places until nothing more follows or two of them clash.
    .miss = The value runs out of forced places and no clash appears. That does not show that the supposition is right, and not that it is wrong; it proves nothing.
    .relatives = The forcing X-chain follows a single line of consequences, Nishio several at once. Dynamic contradiction chains follow all values and are harder.

lesson-nishio-on = Suppose that a cell does not have a certain value, and follow this one value over the whole board: a house with one place left must have it there, and it is removed from all cells that see that place. Several consequences may work together. If a cell would then both have the value and not have it, the supposition is wrong, so the cell has the value.
    .spot = Choose a value and a place for it in a house with two places. Suppose that it is not there, fill in the forced places and strike out what they rule out, until nothing more follows or two of them clash.
    .miss = { lesson-nishio.miss }
    .relatives = { lesson-nishio.relatives }

lesson-cell-chains = Take a cell with three or more candidates and suppose each of them in turn. From each a chain of simple consequences leads to the same conclusion about one other candidate. As the cell has one of its values, the conclusion is true whichever it is.
    .spot = Choose a cell with three candidates whose values have many houses with two places and many pairs around. Follow each candidate and note what it rules out or forces; look for something that all of them have in common.
    .miss = r5c5 has 2, 5 and 9. From the 2 and from the 5 it follows that r7c7 is not 4, but the 9 leads nowhere. One open case is enough to leave r7c7 as it is.
    .relatives = With a cell of two candidates it would be an alternating inference chain. House forcing chains suppose the places of a value instead; in dynamic cell forcing chains the consequences may work together.

lesson-cell-chains-on = { lesson-cell-chains }
    .spot = { lesson-cell-chains.spot }
    .miss = { lesson-cell-chains.miss }
    .relatives = { lesson-cell-chains.relatives }

lesson-house-chains = Take a value and suppose it in each of its places in one house in turn. From each place a chain of simple consequences leads to the same conclusion about one other candidate. As the house has the value somewhere, the conclusion is true wherever it is.
    .spot = Choose a value with three or so places in a row, column or box, and follow each place as far as simple consequences go. Look for a candidate that every place rules out, or a value that every place forces.
    .miss = In box 5 the 6 has three places. Two of them rule out the 1 of r2c4, but from the third nothing is known about it, so the 1 stays.
    .relatives = With two places it would mostly be a plain chain. Cell forcing chains suppose the values of a cell instead; in dynamic house forcing chains the consequences may work together.

lesson-house-chains-on = { lesson-house-chains }
    .spot = { lesson-house-chains.spot }
    .miss = { lesson-house-chains.miss }
    .relatives = { lesson-house-chains.relatives }

lesson-dynamic-contradiction = Suppose that a candidate is true and follow all consequences; everything that is removed on the way helps to find more, so that several consequences may work together. The hardest kind uses whole techniques, or chains within the chains, on the way. When some candidate would have to be both true and false, the supposition is wrong and the candidate can be removed.
    .spot = Choose a candidate that would force a lot at once, for example in a cell with two candidates or a house with two places. Keep a list of what follows in its order, so that the clash can be traced back to the beginning.
    .miss = The consequences come to an end without a clash. However long the list is, nothing is proved: the supposition may still be true or false.
    .relatives = Nishio forcing chains do the same with one value, forcing chains with one line of consequences. Dynamic double chains compare two suppositions and need no clash.

lesson-dynamic-contradiction-on = Suppose that a candidate is false and follow all consequences; everything that is removed on the way helps to find more, so that several consequences may work together. The hardest kind uses whole techniques, or chains within the chains, on the way. When some candidate would have to be both true and false, the supposition is wrong, so the cell has the value.
    .spot = Choose a candidate whose absence would force something at once, for example in a cell with two candidates or a house with two places. Keep a list of what follows in its order, so that the clash can be traced back to the beginning.
    .miss = { lesson-dynamic-contradiction.miss }
    .relatives = { lesson-dynamic-contradiction.relatives }

lesson-dynamic-double = Suppose a candidate true and follow all consequences, then suppose it false and do the same; what is removed on the way helps to find more. Whatever both lists contain is true anyway, because one of the two suppositions is right. The hardest kind uses whole techniques, or chains within the chains, on the way.
    .spot = Choose a candidate that has consequences both ways: true it should force much around it, false it should leave a house with one place. Write down both lists and compare them.
    .miss = If r3c3 is 8, r9c9 is not 2; if r3c3 is not 8, nothing is known about r9c9. One list alone proves nothing, so the 2 of r9c9 stays.
    .relatives = Dynamic contradiction chains need one supposition and a clash. Dynamic cell forcing chains and dynamic house forcing chains compare more cases; the alternating inference chain is the simple form.

lesson-dynamic-double-on = { lesson-dynamic-double }
    .spot = { lesson-dynamic-double.spot }
    .miss = { lesson-dynamic-double.miss }
    .relatives = { lesson-dynamic-double.relatives }

lesson-dynamic-cell-chains = Take a cell, suppose each of its candidates in turn and follow all consequences; what is removed on the way helps to find more. Whatever all of the lists contain is true, because the cell has one of its values. The hardest kind uses whole techniques, or chains within the chains, on the way.
    .spot = Choose a cell with two or three candidates, each of which forces much around it. Write down one list for each candidate and compare them.
    .miss = r5c5 has 2, 5 and 9. The lists of the 2 and the 5 say that r7c7 is not 4, that of the 9 says nothing about it. One open case is enough to leave r7c7 as it is.
    .relatives = In cell forcing chains each consequence follows from the one before it alone; here several may work together. Dynamic house forcing chains suppose the places of a value instead.

lesson-dynamic-cell-chains-on = { lesson-dynamic-cell-chains }
    .spot = { lesson-dynamic-cell-chains.spot }
    .miss = { lesson-dynamic-cell-chains.miss }
    .relatives = { lesson-dynamic-cell-chains.relatives }

lesson-dynamic-house-chains = Take a value, suppose it in each of its places in one house in turn and follow all consequences; what is removed on the way helps to find more. Whatever all of the lists contain is true, because the house has the value somewhere. The hardest kind uses whole techniques, or chains within the chains, on the way.
    .spot = Choose a value with two or three places in a house, each of which forces much around it. Write down one list for each place and compare them.
    .miss = In box 5 the 6 has three places. The lists of two of them say that r2c4 is not 1, that of the third says nothing about it, so the 1 stays.
    .relatives = In house forcing chains each consequence follows from the one before it alone; here several may work together. Dynamic cell forcing chains suppose the values of a cell instead.

lesson-dynamic-house-chains-on = { lesson-dynamic-house-chains }
    .spot = { lesson-dynamic-house-chains.spot }
    .miss = { lesson-dynamic-house-chains.miss }
    .relatives = { lesson-dynamic-house-chains.relatives }

lesson-direct-pointing = In a box a value can only be in cells of one line, so it is removed from the rest of that line. That leaves just one place for the value in another box, and it is there. The two steps are taken at once, so no candidates need to be written down.
    .spot = Look at three boxes side by side or one above the other. If a value is bound to one line in the first box and another box has two or three places for it, see how many of them this line takes away.
    .miss = The 4 of box 1 is bound to row 1, but without row 1 box 2 still has two places for the 4. That is pointing and takes candidates away, but it gives no value yet.
    .relatives = It is pointing that ends in a hidden single in a box. Direct claiming does the same from a line.

lesson-direct-claiming = In a line a value can only be in cells of one box, so it is removed from the rest of that box. That leaves just one place for the value in a parallel line, and it is there. The two steps are taken at once, so no candidates need to be written down.
    .spot = Look at a line whose places for a value all fall into one box. Then look at the parallel lines through this box and see whether one of them has a single place left.
    .miss = The 4 of row 6 is bound to box 4, but without the cells of this box row 5 still has two places for the 4. That is claiming and takes candidates away, but it gives no value yet.
    .relatives = It is claiming that ends in a hidden single. Direct pointing does the same from a box and is easier to see.

lesson-direct-hidden-pair = In a house two values can only be in the same two cells, so these cells take nothing else. That leaves just one place for a third value of the same house, and it is there. The pair need not be written down; it is enough to see that its cells are taken.
    .spot = Look for two values that are ruled out in the same cells of a house, so that two cells are reserved for them. Then ask of each other missing value where it can go besides these cells.
    .miss = r2c1 and r2c5 are reserved for 3 and 8, but the 6 of row 2 still has two other places. That is a hidden pair, which takes candidates away but gives no value yet.
    .relatives = It is a hidden pair that ends in a hidden single. The direct hidden triple reserves three cells.

lesson-direct-hidden-triple = In a house three values can only be in the same three cells, so these cells take nothing else. That leaves just one place for a fourth value of the same house, and it is there. The triple need not be written down; it is enough to see that its cells are taken.
    .spot = Look for three values that are ruled out in most cells of a house, so that three cells are reserved for them. Then ask of each other missing value where it can go besides these cells.
    .miss = Three cells of row 2 are reserved for 3, 5 and 8, but the 6 still has two other places. That is a hidden triple, which takes candidates away but gives no value yet.
    .relatives = It is a hidden triple that ends in a hidden single, and harder to see than the direct hidden pair.

lesson-grouped-two-links = Take one value and two lines in which it is at one of two ends; at least one of the ends is a group of cells in one house, mostly a box. One end of the first line and one of the second share a house, so not both have the value. Then one of the two outer ends has it, and a cell that sees all cells of both outer ends loses it.
    .spot = Look for lines whose places for a value fall into two parts, one of them inside a box. Treat the part in the box like a single cell and look for a skyscraper or a two-string kite.
    .miss = An outer end is the group r1c1 and r1c2. r5c1 sees r1c1 but not r1c2, and when the value is in r1c2 it may be in r5c1 as well.
    .relatives = It is the skyscraper or the two-string kite with groups. If one of the houses is a box, it is an empty rectangle; three strong links may have groups too.

lesson-x-cycle = Take one value and a ring of its places in which strong links (a house with just two places) and weak links (two places in one house) take turns. If one place has the value, every second place along the ring has it; if not, the places between have it. So a cell outside that sees a place of each kind loses the value.
    .spot = Mark the houses with two places for a value and walk from one to the next through shared houses. If the walk comes back to its beginning with an even number of places, links in turn all the way, look at the houses of the weak links.
    .miss = A ring of five places has two strong or two weak links side by side somewhere. Then it does not run both ways; at best it is a forcing X-chain and says something about that one place.
    .relatives = The X-Wing and the loops of strong links are short cases. The Y-cycle does the same within cells of two candidates, the bidirectional cycle mixes both.

lesson-y-cycle = Cells with two candidates form a ring: each sees the next and shares a value with it, coming in by one value and going out by the other. Run round either way, the ring holds. So each shared value is in one of its two cells, and a cell outside that sees both loses it.
    .spot = Follow cells with two candidates from pair to pair as in an XY-chain. If the way comes back to the first cell by its other value, the ring is closed; then check each couple of neighbours for cells that see both.
    .miss = r1c1 has 1 and 2, r1c5 has 2 and 3, r4c5 has 3 and 4, r4c1 has 4 and 2. r1c1 meets both neighbours by the 2, so there is no ring; it is an XY-chain, which takes the 2 from r1c1.
    .relatives = It is a closed XY-chain; the naked pair is a ring of two cells. The X-cycle does the same with one value, the bidirectional cycle mixes both.

lesson-forcing-x-chain = Suppose that a cell has a certain value and follow this value alone, one consequence after another: it is removed from a cell in the same house, and a house with just two places then has it in the other one. If the chain comes back to say that the cell does not have the value, the supposition is wrong. The candidate can be removed.
    .spot = Mark the houses with two places for the value. Start from a candidate that sees an end of such a house, go over to the other end, and on to a house that this end sees; ask whether the walk ends at a cell that sees the start.
    .miss = The chain comes back and says that the cell does have the value. That agrees with the supposition and proves nothing.
    .relatives = It is an X-chain told from the candidate that is removed. Nishio forcing chains let several consequences work together; the forcing chain may change the value.

lesson-forcing-x-chain-on = Suppose that a cell does not have a certain value and follow this value alone, one consequence after another: a house with just two places has it in the other one, and then it is removed from the cells that see that place. If the chain comes back to say that the cell has the value, the supposition is wrong. So the cell has it.
    .spot = Start from a cell with the value in a house of two places and go over to the other place. Go on from house to house of two places and ask whether the walk ends at the beginning.
    .miss = The chain comes back and says that the cell does not have the value. That agrees with the supposition and proves nothing.
    .relatives = It is an X-chain both ends of which are the same place. Nishio forcing chains let several consequences work together; the forcing chain may change the value.

lesson-cycle = A ring of candidates in which strong and weak links take turns. Strong: one of the two is true, because a cell has only these two candidates or a house only these two places; weak: not both are true. The ring holds both ways round, so in each weak link within a house one of the two cells has the value, and a cell outside that sees both loses it.
    .spot = Follow a chain of cells with two candidates and houses with two places. If it comes back to its first candidate so that strong and weak links take turns all the way, look at the weak links for cells that see both ends.
    .miss = At one joint a house has three places for the value where a strong link is needed. The ring cannot be followed there, so it does not hold both ways and nothing can be removed.
    .relatives = The X-cycle with one value and the Y-cycle with cells of two candidates are its special cases. An open ring is an alternating inference chain or a forcing chain.

lesson-forcing-chain = Suppose that a cell has a certain value and follow one consequence after another: the value is removed from cells in the same house, a cell with two candidates takes its other one, a house with two places takes the other place. If the chain comes back to say that the cell does not have the value, the supposition is wrong. The candidate can be removed.
    .spot = Start from a candidate that touches a cell with two candidates or a house with two places. Follow one line of consequences and ask after each step whether it rules out the start.
    .miss = { lesson-forcing-x-chain.miss }
    .relatives = It is an alternating inference chain told from the candidate that is removed, and the forcing X-chain is its case with one value. When consequences must work together, dynamic contradiction chains are needed.

lesson-forcing-chain-on = Suppose that a cell does not have a certain value and follow one consequence after another: a cell with two candidates takes its other one, a house with two places takes the other place, and so on. If the chain comes back to say that the cell has the value, the supposition is wrong. So the cell has it.
    .spot = Start from a candidate in a cell with two candidates or a house with two places. Follow one line of consequences from its absence and ask after each step whether it leads back to the start.
    .miss = { lesson-forcing-x-chain-on.miss }
    .relatives = It is an alternating inference chain both ends of which are the same candidate, and the forcing X-chain is its case with one value. When consequences must work together, dynamic contradiction chains are needed.

lesson-four-strong-links = Take one value. A strong link is a house in which it is at one of two ends, single cells or groups of cells in one house. In four such houses one end of each sees one of the next: if the first outer end does not have the value, it is handed on until the last outer end has it. So one of the outer ends has it, and cells that see both lose it.
    .spot = Connect houses with two places for a value wherever two ends share a house. When three of them clear nothing, add a fourth one at either end and look for cells that see both loose ends.
    .miss = A link in the middle is row 5 with r5c1 and r5c9, and both its neighbours touch it at r5c1. Nothing is handed on, because a chain that comes in at one end must go out at the other.
    .relatives = It is one link longer than three strong links and harder to see. If the loose ends see each other, it may be a loop of four strong links; an X-chain may be longer still.

lesson-four-link-loop = Take one value and four strong links, houses in which it is at one of two ends. The ends join to a ring: each end shares a house with an end of the next link. Then in each of the four joining houses exactly one of the two ends has the value, so all other cells of these houses lose it.
    .spot = Look for four houses with two places or groups of places for a value, and see whether each end meets the end of another in a row, column or box. Then look at the four houses in which they meet.
    .miss = Three joints are closed, but at the fourth the ends r2c4 and r6c8 do not share a house. That is a chain of four strong links, which clears only cells that see both r2c4 and r6c8.
    .relatives = It is the closed form of four strong links. The loop of three strong links is smaller and easier to see; without groups both are X-cycles.

lesson-uvwxyz-wing = Five cells of one house have six candidates between them, and a cell outside the house has two of these six. One of its two values is linked: all places for it in the five cells see the cell, so the value cannot be on both sides. Then the other value is in the cell or in one of the five, and a cell that sees all its places loses it.
    .spot = Look for five cells of a house with six values in all; the other open cells of the house must then be few. Look for a cell with two of these values that sees all places of one of them in the five.
    .miss = The cell with two candidates, r5c1, sees one 1 of the five cells at r1c1, but there is another at r1c7, and their 4 is out of its sight as well. Neither of its values 1 and 4 is linked, so both sides may have the same value and nothing can be removed.
    .relatives = It is the VWXYZ-Wing with one more cell and one more value. If both values are linked it is a UVWXYZ-Ring; the TUVWXYZ-Wing has seven cells, and ALS-XZ is the general form.

lesson-uvwxyz-ring = Five cells of one house have six candidates between them, and a cell outside the house has two of these six. Both its values are linked: all places for them in the five cells see the cell. Then the six cells use each of the six values once, and each value is removed from every cell that sees all its places in the ring.
    .spot = Look for a UVWXYZ-Wing and check whether its cell with two candidates sees the places of both its values in the other five.
    .miss = The cell with two candidates sees all places of its 1, but one place of its 4 is out of its sight. It is only a UVWXYZ-Wing then, and only the 4 is removed from the cells that see all its places.
    .relatives = It is the closed form of the UVWXYZ-Wing and removes more values. The VWXYZ-Ring has one cell less, the TUVWXYZ-Ring one more.

lesson-tuvwxyz-wing = Six cells of one house have seven candidates between them, and a cell outside the house has two of these seven. One of its two values is linked: all places for it in the six cells see the cell, so the value cannot be on both sides. Then the other value is in the cell or in one of the six, and a cell that sees all its places loses it.
    .spot = Look at houses that are nearly empty: six of their cells with seven values in all. Look for a cell with two of these values that sees all places of one of them in the six.
    .miss = The cell with two candidates, r5c1, sees one 1 of the six cells at r1c1, but there is another at r1c7, and their 4 is out of its sight as well. Neither of its values 1 and 4 is linked, so both sides may have the same value and nothing can be removed.
    .relatives = It is the UVWXYZ-Wing with one more cell and one more value, the largest wing that is looked for. If both values are linked it is a TUVWXYZ-Ring; ALS-XZ is the general form.

lesson-tuvwxyz-ring = Six cells of one house have seven candidates between them, and a cell outside the house has two of these seven. Both its values are linked: all places for them in the six cells see the cell. Then the seven cells use each of the seven values once, and each value is removed from every cell that sees all its places in the ring.
    .spot = Look for a TUVWXYZ-Wing and check whether its cell with two candidates sees the places of both its values in the other six.
    .miss = The cell with two candidates sees all places of its 1, but one place of its 4 is out of its sight. It is only a TUVWXYZ-Wing then, and only the 4 is removed from the cells that see all its places.
    .relatives = It is the closed form of the TUVWXYZ-Wing and the largest ring that is looked for. The UVWXYZ-Ring has one cell less.

lesson-unique-rectangle-1 = Four cells in two rows, two columns and, on a board with boxes, two boxes can all hold the same two values, and three of them nothing else. If the fourth had only these two as well, the values could be swapped and there would be two solutions. As the puzzle has one solution, the fourth cell has neither of the two.
    .spot = Look for three cells with the same two candidates at the corners of a rectangle, and at the fourth corner for a cell that has these two and others. Check that the four cells are in two boxes only.
    .miss = r1c1, r1c5 and r5c1 have 2 and 7, r5c5 has 2, 7 and 9. The four cells are in four boxes, where a swap would break the boxes, so there is no second solution and nothing can be removed.
    .relatives = It is the simplest step that rests on there being one solution. In types 2, 3 and 4 two or more corners have other candidates; a unique loop has six cells or more.

lesson-unique-rectangle-2 = Four cells in two rows, two columns and, on a board with boxes, two boxes can all hold the same two values, and two or three of them have one more value, the same for each. Without it the values could be swapped and there would be two solutions. As the puzzle has one solution, one of these cells has the extra value, and a cell that sees all of them loses it.
    .spot = Look for two corners of a rectangle with the same two candidates and two others with these two and one more. Then look at the cells that see both corners with the extra value.
    .miss = The two upper corners have 2 and 7, the lower ones 2, 7 and 9 and 2, 7 and 4. The extra values differ, so neither the 9 nor the 4 is certain, and type 2 proves nothing.
    .relatives = In type 1 only one corner has other candidates. If the extra values differ, types 3 and 4 may help; the unique loop of type 2 has six cells or more.

lesson-unique-rectangle-3 = Four cells in two rows, two columns and, on a board with boxes, two boxes can all hold the same two values, and two of them, which share a house, have other values as well. As the puzzle has one solution, one of these two has one of its extra values. Counted together as one cell they make a naked or a hidden set with other cells of that house, and what the set uses up can be removed.
    .spot = Find a rectangle with two corners of two candidates and two with more, and list the extra values. Look in a house of the latter two for cells that have only these extra values, such as a third cell with just 4 and 9.
    .miss = The extra values of r7c2 and r7c3 are 4 and 9, and r2c2 has 4 and 9. r2c2 shares column 2 with r7c2 only, and the extra value may be in r7c3, so nothing is used up.
    .relatives = It joins the unique rectangle with the naked pair or a larger set. Types 1, 2 and 4 need no further cells and are easier to see; the unique loop of type 3 is longer.

lesson-unique-rectangle-4 = Four cells in two rows, two columns and, on a board with boxes, two boxes can all hold the same two values, and two of them, which share a house, have other values as well. In that house the first of the two values has no other place, so one of these cells has it. If the other one had the second value, the values could be swapped and there would be two solutions, so the second value is removed from both.
    .spot = Find a rectangle with two corners of two candidates and two with more. Check in the houses that the latter share whether one of the two values has no place but these two cells.
    .miss = The corners r7c2 and r7c3, which have other candidates, share row 7 and box 7, but in both houses the 2 and the 7 have a third place. Then neither value must be in the corners, and nothing can be removed.
    .relatives = It needs no extra cells, unlike type 3, and works whatever the extra values are, unlike type 2. The hidden rectangle uses a similar thought with up to three corners that have other candidates.

lesson-unique-loop-1 = A ring of six or more cells can hold the same two values in turn, and every row, column or box that it touches has exactly two of its cells. All of them but one have just these two candidates. If the last had only these as well, the values could be swapped and there would be two solutions; as the puzzle has one, that cell has neither of the two.
    .spot = When many cells have the same two candidates, connect those that share a house to a ring of even length, with one cell that has more candidates. Check that no house has one or three cells of the ring.
    .miss = Six cells form a ring, but box 5 has three of them. Swapping the values would break box 5, so there is no second solution and nothing can be removed.
    .relatives = It is the unique rectangle of type 1 with six cells or more. In the unique loops of types 2, 3 and 4 two or more cells have other candidates.

lesson-unique-loop-2 = A ring of six or more cells can hold the same two values in turn, and every row, column or box that it touches has exactly two of its cells. Some of them have one more value, the same for each. As the puzzle has one solution, one of these cells has the extra value, or the values could be swapped; so a cell that sees all of them loses it.
    .spot = Connect cells with the same two candidates to a ring of even length, with some that have one value more. Then look at the cells that see all those with the extra value.
    .miss = Two cells of the ring have an extra value, one the 9 and the other the 4. The extra values differ, so neither is certain, and type 2 proves nothing.
    .relatives = It is the unique rectangle of type 2 with six cells or more. The unique loop of type 1 has one cell with other candidates only.

lesson-unique-loop-3 = A ring of six or more cells can hold the same two values in turn, and every row, column or box that it touches has exactly two of its cells. Two of them, which share a house, have other values as well, and as the puzzle has one solution, one of the two has an extra value. Counted together as one cell they make a naked or a hidden set with other cells of that house, and what the set uses up can be removed.
    .spot = Find a ring with two cells of more than two candidates in one house, and list the extra values. Look in that house for cells that have only these extra values.
    .miss = { lesson-unique-rectangle-3.miss }
    .relatives = It is the unique rectangle of type 3 with six cells or more. The unique loops of types 1, 2 and 4 need no further cells and are easier to see.

lesson-unique-loop-4 = A ring of six or more cells can hold the same two values in turn, and every row, column or box that it touches has exactly two of its cells. Two of them, which share a house, have other values as well, and the first of the two values has no other place in that house, so one of these cells has it. If the other one had the second value, there would be two solutions, so the second value is removed from both.
    .spot = Find a ring with two cells of more than two candidates in one house. Check in the houses that they share whether one of the two values has no place but these two cells.
    .miss = The two cells share row 7 only, and there the 2 and the 7 of the ring both have a third place. Then neither value must be in the two cells, and nothing can be removed.
    .relatives = It is the unique rectangle of type 4 with six cells or more. The unique loop of type 3 needs further cells of the house.

lesson-hidden-rectangle = Four cells in two rows, two columns and two boxes can all hold the same two values, and one of them has just these two. In the row and in the column of the opposite corner the first value has no place outside the rectangle. If the opposite corner had the second value, everything else would be forced so that the values could be swapped; as the puzzle has one solution, the corner loses the second value.
    .spot = Begin with a cell of two candidates and look for a rectangle whose corners all have these two. At the opposite corner check both lines: has one of the values just two places in each?
    .miss = In the row of the opposite corner the 2 has two places, but in its column it has three. Then the 2 of the column may be outside the rectangle, the swap is not forced, and nothing can be removed.
    .relatives = It is a unique rectangle in which up to three corners have other candidates. Unique rectangles of types 1, 2 and 4 are easier to see.

lesson-avoidable-rectangle-1 = Four cells in two rows, two columns and two boxes, none of them printed. Three are filled in: two corners across from each other have one value, the third has another. If the fourth had this other value too, the two values could be swapped in all four cells without touching a clue, and there would be two solutions. As the puzzle has one solution, the fourth cell loses that value.
    .spot = Whenever you fill in a value, look for a rectangle with two more cells that you filled in yourself. Printed values do not count, so it helps to write entries in another colour.
    .miss = r1c1, r1c5 and r2c1 hold 2, 7 and 7, and r2c5 can be 2. But the 2 of r1c1 is printed. It cannot be swapped, so r2c5 may well be 2.
    .relatives = It is the unique rectangle type 1 with cells that are filled in already. In type 2 two corners are open and share a further value.

lesson-avoidable-rectangle-2 = Four cells in two rows, two columns and two boxes, none of them printed. Some are filled in, and each of the open ones has two candidates: the value that would let the four swap, and one further value, the same for all of them. As the puzzle has one solution, one of the open cells has the further value. A cell that sees all of them loses it.
    .spot = Look for two cells that you filled in yourself and two open cells that complete a rectangle in two boxes, with one candidate in common that is in neither of the filled cells.
    .miss = The open corners have 2 and 9, and 7 and 8. The further values differ, so either may be the true one, and nothing can be removed.
    .relatives = It is the unique rectangle type 2 with cells that are filled in already. In type 1 a single corner is open.

lesson-unique-rectangle-missing = Four cells in two rows, two columns and two boxes make a unique rectangle, but at some corners one of the two values has been crossed out already. What counts is what the cells hold in the end: if it were the two values alone, they could be swapped, and the puzzle would have two solutions. So every type of unique rectangle, and the hidden rectangle, works with such corners too.
    .spot = Look for two or three corners with the same two candidates, and at the others for one of these two with further candidates. Then see which type it is: one corner with more, one further value, a set, or a value that a line has nowhere else.
    .miss = r1c1 and r1c5 have 2 and 7, r2c1 has 2 and 9, r2c5 has 7 and 8. The further values differ, and in row 2 the 2 and the 7 have other places. One of the two cells has a further value, but nothing says which.
    .relatives = It is a unique rectangle or a hidden rectangle of which a step has taken candidates away. In avoidable rectangles corners are even filled in.

lesson-bug-1 = Every open cell has two candidates and every value has two places in every house, but for one cell with more candidates. Without its extra values the board would be a universal grave: it would have two solutions or none. As the puzzle has one solution, the cell has an extra value, and its other candidates can be removed.
    .spot = It comes near the end of a puzzle: all open cells have two candidates, only one has three. The extra value is the one that has three places in the row, the column and the box of this cell.
    .miss = r5c5 has three candidates, and r2c7 has three too. Then the extra value of either cell may be the true one, so type 1 settles neither.
    .relatives = It is the simplest of the universal graves; types 2, 3 and 4 have several cells with extra values. Like the unique rectangle it rests on there being one solution.

lesson-bug-2 = Every open cell has two candidates and every value has two places in every house, but for several cells that have the same extra value. Without it the board would be a universal grave, with two solutions or none. As the puzzle has one solution, one of these cells has the extra value, and a cell that sees all of them loses it.
    .spot = Near the end of a puzzle look for a board with only two or three cells of three candidates. Find the value that has three places in all houses of each; if it is the same, look at the cells that see all of them.
    .miss = The extra value is 4 in r1c1 and 6 in r1c8. They differ, so neither is certain, and a cell that sees both may still be 4 or 6.
    .relatives = In type 1 one cell alone has an extra value. If the extra values differ, types 3 and 4 may help.

lesson-bug-4 = Every open cell has two candidates and every value has two places in every house, but for two cells of one house with extra values. As the puzzle has one solution, one of the two has an extra value, or the board would be a universal grave, with two solutions or none. A value that both have besides has no other place in the house, so the other cell has it; what is neither this value nor an extra one is removed from both.
    .spot = Near the end of a puzzle look for two cells with three candidates in one house. Leave out the extra values; if the two pairs that remain share one value, the other value of each pair can be removed.
    .miss = r3c2 has 1, 5 and the extra 8, r3c6 has 2, 7 and the extra 8. The pairs 1, 5 and 2, 7 share no value, so none must be in these two cells, and type 4 says nothing.
    .relatives = In type 1 one cell alone has extra values. Unlike type 2 it works when the extra values differ, and unlike type 3, which is harder, it needs no further cells.

lesson-bug-3 = Every open cell has two candidates and every value has two places in every house, but for a few cells of one house with extra values. As the puzzle has one solution, one of them has an extra value, or the board would be a universal grave, with two solutions or none. Counted together as one cell they make a naked set with other cells of the house, and the values of the set are removed from the rest.
    .spot = Near the end of a puzzle look for two or three cells with more than two candidates in one house. List their extra values and look in the same house for a cell that has just these.
    .miss = The cells with extra values are r1c1 and r9c9, which share no house. There is no house in which they could count as one cell, so no set can be made.
    .relatives = It joins the universal grave with the naked pair or a larger set. Types 1, 2 and 4 need no further cells and are easier to see.
