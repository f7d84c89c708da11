# What techniques on boards of rows, columns and boxes are, in English.

lesson-last-cell = A row, column or box with one empty cell: the value that is missing goes there. It is the easiest step there is, and worth a look after every value you write.

lesson-hidden-single-box = A value that has only one cell left in a row, column or box goes in that cell, whatever else the cell could hold. Look where the value already stands: each one rules out its whole row, column and box, and what remains may be a single cell. In a box it is easiest to see, because the lines that cross the box cut off most of it.

lesson-hidden-single = { lesson-hidden-single-box }

lesson-naked-single = A cell for which every value but one is ruled out by its row, column and box. It is hard to see without notes, since the values that rule out the others may stand anywhere in its three houses. With candidates written down it is simply a cell with one left.

lesson-pointing = In a box all places for a value lie in one row or column. One of them takes it, so no other cell of that line, outside the box, can. The box points along the line.

lesson-claiming = In a row or column all places for a value lie in one box. The line needs it there, so no other cell of that box can have it. It is pointing the other way round, and a little harder to see, because a line must be looked at as a whole.

lesson-locked-pair = Two cells with the same two candidates, or three with three between them, that lie in one box and one line at once. The values are used up there for both, so they leave the rest of the box and the rest of the line in one go.

lesson-naked-pair = Two cells of a house that have only two candidates between them, three that have three, or four that have four. Whichever goes where, those values are used up in these cells, so they leave all other cells of the house. Not every cell need have all of the values.

lesson-x-wing = Take one value. In two rows all its places lie in the same two columns: each row takes one of the columns, so both columns are used up and lose the value in every other row. The same works from columns to rows. With three lines it is a swordfish, with four a jellyfish; a line need not have a place at every crossing.

lesson-hidden-pair = Two values that have only two cells of a house between them, three with three, or four with four. These cells are needed for these values, so all their other candidates go. What is left in the house is a naked set, so look for whichever is smaller.

lesson-locked-triple = { lesson-locked-pair }

lesson-naked-triple = { lesson-naked-pair }

lesson-swordfish = { lesson-x-wing }

lesson-hidden-triple = { lesson-hidden-pair }

lesson-skyscraper = One value has just two places in each of two parallel lines, and two of these places share a line across: the base. At most one end of the base can hold it, so at least one of the two roof ends does. Any cell that sees both roof ends loses the value.

lesson-turbot-fish = Two houses, one of them a box, have just two places each for a value, and one place of the first sees one of the second. These two cannot both hold it, so at least one of the other two does, and cells that see both lose the value.

lesson-two-string-kite = One value has two places in a row and two in a column, and one of each lie in the same box. These two cannot both hold it, so at least one of the far ends does. The cell where lines through the far ends cross, or any that sees both, loses the value.

lesson-remote-pair = Cells that all have the same two candidates, each seeing the next. The values alternate along them, so of two cells an odd number of steps apart one has each value. A cell that sees both has neither.

lesson-finned-x-wing = A fish that is spoilt by a few extra places in one of its lines, the fin. Either one of the fin cells has the value, or the fish is whole. A cell that the fish would clear and that sees every fin cell loses the value both ways.

lesson-xy-wing = A cell with two candidates, the pivot, sees two others with two, the pincers: each shares one value with the pivot, and they share a third with each other. Whatever the pivot is, it makes one of the pincers the third value. A cell that sees both pincers loses it.

lesson-sashimi-x-wing = A finned fish that without its fin would fall apart, because one of its lines has only one proper place left. If the fin is false that place is taken, and the rest of the fish still clears its lines; if the fin is true it does the clearing itself. Cells that both would clear lose the value.

lesson-empty-rectangle = In a box the places for a value lie in one row and one column of it, so it is either in that row or in that column. A line elsewhere with just two places for the value turns this into a chain: if the box does not use one arm, the line carries the news to a cell on the other. That cell loses the value.

lesson-simple-colouring = Take one value and the houses with just two places for it; colour the two places of each in turn, blue and green. Either all blue cells hold it, or all green ones. A cell that sees both colours loses the value, and a colour that appears twice in one house is false everywhere.

lesson-xyz-wing = As an XY-wing, but the pivot has the third value too. Then one of the three cells holds it, and a cell must see all three to lose it.

lesson-w-wing = Two cells with the same two candidates that do not see each other, and a house in which every place for one of the values sees one of them. That house puts the value out of one of the cells, so that cell has the other value. A cell that sees both loses the other value.

lesson-naked-quad = { lesson-naked-pair }

lesson-jellyfish = { lesson-x-wing }

lesson-finned-swordfish = { lesson-finned-x-wing }

lesson-hidden-quad = { lesson-hidden-pair }

lesson-sashimi-swordfish = { lesson-sashimi-x-wing }

lesson-three-strong-links = A chain of houses in which a value is in one of two ends, each end seeing the next house's. If the first outer end does not hold the value, the links hand it on until the last outer end does. So one of the outer ends holds it, and cells that see both lose it. An end may be a group of cells in a box.

lesson-three-link-loop = Strong links of one value that close to a ring: each house has the value at one of its two ends, and neighbouring ends see each other. Then exactly one of each two neighbouring ends holds the value, so every other cell that sees both of such a couple loses it.

lesson-wxyz-wing = A few cells of one house with one value more than there are cells, and a cell with two candidates that shares two of these values with them. One of the two is linked so that it cannot be left to both sides, so the other one must be somewhere in the wing. Cells that see all its places lose it. The letters say how many values there are: WXYZ has four.

lesson-wxyz-ring = A wing of which both values are linked. Then every value of it is used up in one place or the other, and each leaves all cells that see all its places in the ring.

lesson-multi-colouring = Two separate networks of colours for one value, each with its two colours of which one is true. If a colour of the first sees one of the second, not both are true, so at least one of their opposites is. Cells that see both opposites lose the value.

lesson-finned-jellyfish = { lesson-finned-x-wing }

lesson-sashimi-jellyfish = { lesson-sashimi-x-wing }

lesson-sue-de-coq = Two or three cells where a box and a line meet have two values more than there are cells. Some cells in the rest of the box and some in the rest of the line have only values of theirs, and share none with each other. Then everything is used up: each value leaves the rest of the house it is used up in.

lesson-vwxyz-wing = { lesson-wxyz-wing }

lesson-vwxyz-ring = { lesson-wxyz-ring }

lesson-aligned-pair = Two cells and all the pairs of values they could hold. A pair of values is out when it would leave some other cell that sees both without a candidate. A value that is left in no pair goes.

lesson-x-chain = One value and links from place to place: a house with two places is a strong link, two places that see each other a weak one. If the chain begins and ends with a strong link, one of its ends holds the value, whichever way it goes. Cells that see both ends lose it.

lesson-xy-chain = Cells with two candidates, each seeing the next and sharing a value with it. If the first is not its outer value, the news runs along the chain and the last is. So if both outer values are the same, cells that see both ends lose it.

lesson-aic = A chain of links that are strong and weak in turn, between places of one value or values of one cell. One of its two ends is true. If both ends are about the same value, cells that see both lose it; if they are in the same cell or see each other, each loses what the other end claims.

lesson-als-xz = Two sets of cells, each with one value more than it has cells. They share a value x of which all places in one see all places in the other, so only one set can have it; the other is then locked with all its other values. Any further value z that both have is in one of them, and cells that see all of its places lose it.

lesson-aligned-triple = Three cells and all the triples of values they could hold, checked one by one: each that would leave some other cell without a candidate is out. A value that is left in no triple goes. It is tedious rather than clever.

lesson-nishio = Suppose a candidate true, or false, and follow what this means for one value all over the board. Several consequences may work together. If they contradict each other, the supposition was wrong.

lesson-nishio-on = { lesson-nishio }

lesson-cell-chains = Take a cell and suppose each of its candidates in turn. If all of them lead by chains to the same conclusion, it is true whichever the cell holds.

lesson-cell-chains-on = { lesson-cell-chains }

lesson-house-chains = Take a value and suppose it in each of its places in a house in turn. If all of them lead by chains to the same conclusion, it is true wherever the value goes.

lesson-house-chains-on = { lesson-house-chains }

lesson-dynamic-contradiction = Suppose a candidate true, or false, and follow all consequences; what has gone on the way helps to find more. When something must be both true and false, the supposition was wrong. The hardest kind uses whole techniques, or chains within chains, on the way.

lesson-dynamic-contradiction-on = { lesson-dynamic-contradiction }

lesson-dynamic-double = Suppose a candidate true, then suppose it false, and follow all consequences of each. What both lead to is true anyway. The hardest kind uses whole techniques, or chains within chains, on the way.

lesson-dynamic-double-on = { lesson-dynamic-double }

lesson-dynamic-cell-chains = Take a cell, suppose each of its candidates in turn and follow all consequences; what has gone on the way helps to find more. What all of them lead to is true. The hardest kind uses whole techniques, or chains within chains, on the way.

lesson-dynamic-cell-chains-on = { lesson-dynamic-cell-chains }

lesson-dynamic-house-chains = Take a value of a house, suppose it in each of its places in turn and follow all consequences; what has gone on the way helps to find more. What all of them lead to is true. The hardest kind uses whole techniques, or chains within chains, on the way.

lesson-dynamic-house-chains-on = { lesson-dynamic-house-chains }

lesson-direct-pointing = In a box a value can only go in cells of one line, so it leaves the rest of that line; and that leaves just one place for it in another box or line. The two steps are taken at once, so no candidates need to be written down.

lesson-direct-claiming = In a line a value can only go in cells of one box, so it leaves the rest of that box; and that leaves just one place for it in another line or box. The two steps are taken at once, so no candidates need to be written down.

lesson-direct-hidden-pair = A few values can only go in as many cells of a house, so those cells take nothing else; and that leaves just one place for another value in the same house. The set need not be written down: it is enough to see that the cells are taken.

lesson-direct-hidden-triple = { lesson-direct-hidden-pair }

lesson-grouped-two-links = As a kite or a skyscraper, but one end of a link is a group of cells in one box instead of a single cell: the value is in the other end, or somewhere in the group. At least one of the two outer ends holds the value, so what sees both loses it.

lesson-x-cycle = A ring of implications that holds both ways round: if the first statement is true so are the others in turn, and if it is false so are they. Each weak link in the ring then has a true end, so whatever else it could clear goes. In an X-cycle all is about one value; in a Y-cycle all cells have two candidates.

lesson-y-cycle = { lesson-x-cycle }

lesson-forcing-x-chain = Suppose a candidate is true and follow one consequence after another. If they come back to say that it is false, it cannot be true. An X-chain follows one value only.

lesson-forcing-x-chain-on = Suppose a candidate is false and follow one consequence after another. If they come back to say that it is true, it must be true. An X-chain follows one value only.

lesson-cycle = { lesson-x-cycle }

lesson-forcing-chain = { lesson-forcing-x-chain }

lesson-forcing-chain-on = { lesson-forcing-x-chain-on }

lesson-four-strong-links = { lesson-three-strong-links }

lesson-four-link-loop = { lesson-three-link-loop }

lesson-uvwxyz-wing = { lesson-wxyz-wing }

lesson-uvwxyz-ring = { lesson-wxyz-ring }

lesson-tuvwxyz-wing = { lesson-wxyz-wing }

lesson-tuvwxyz-ring = { lesson-wxyz-ring }

lesson-unique-rectangle-1 = Four cells in two rows, two columns and two boxes, all but one with just the same two candidates. If the last had only these too, the values could be swapped and there would be two solutions. A proper puzzle has one, so the last cell takes one of its other values. A loop is the same with six cells or more.

lesson-unique-rectangle-2 = A rectangle or loop that would leave two solutions, but for one extra value that some of its cells share. One of these cells must hold it to save the puzzle, so a cell that sees all of them loses it.

lesson-unique-rectangle-3 = A rectangle or loop that would leave two solutions, but for two cells with extra values. One of them must hold an extra value; counted together as one cell they make a naked or hidden set with others of the same house, and what that set uses up goes elsewhere.

lesson-unique-rectangle-4 = A rectangle or loop that would leave two solutions, but for two cells with extra values that share a house. One of the two values has no other place in that house, so these cells hold it; neither can have the second value, or the deadly pattern would be complete.

lesson-unique-loop-1 = { lesson-unique-rectangle-1 }

lesson-unique-loop-2 = { lesson-unique-rectangle-2 }

lesson-unique-loop-3 = { lesson-unique-rectangle-3 }

lesson-unique-loop-4 = { lesson-unique-rectangle-4 }

lesson-hidden-rectangle = Four cells in two rows, two columns and two boxes that could all hold the same two values. If a value has no place in the row and the column of one corner but in the rectangle, setting the other value there would force a pattern with two solutions. So that corner loses the other value.

lesson-bug-1 = Every open cell has two candidates, and every value has two places in every house, but for one extra value in one cell or in a few cells. Without it there would be two solutions or none. So it is true: in one cell at once; with several, a cell that sees all of them loses it.

lesson-bug-2 = { lesson-bug-1 }

lesson-bug-4 = Every open cell has two candidates and every value two places in every house, but for two cells with an extra value each. One of the extra values is true, and a value that both cells share must be in one of them. So neither has its remaining value.

lesson-bug-3 = Every open cell has two candidates and every value two places in every house, but for extra values in a few cells of one house. One of the extra values is true. Counted together as one cell they make a set with others of the house, and what that set uses up goes from the rest.
