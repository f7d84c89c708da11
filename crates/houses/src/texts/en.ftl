# Techniques on boards of rows, columns and boxes, in English.

# Whose measure a rating follows; dots of ids are written as underscores.
profile-sukaku-1_18 = Sukaku Explainer 1.18 as the public banks were rated: without four strong links and without wings of six and seven cells
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 with every technique it uses by default
profile-se-1_2_1 = the Explainer before that, 1.2.1: no strong links, no large wings
profile-hodoku-2_2 = HoDoKu 2.2: the sum of the step scores, and the level they ask for

technique-last-cell = Last cell
    .reason = { $cell } is the only empty cell of { $house }. It takes the one value that is missing there, { $value }.
    .lesson = A row, column or box with one empty cell: the value that is missing goes there. It is the easiest step there is, and worth a look after every value you write.

technique-hidden-single-box = Hidden single in a box
    .reason = In { $house } the { $value } has only one place left: { $cell }.
    .lesson = A value that has only one cell left in a row, column or box goes in that cell, whatever else the cell could hold. Look where the value already stands: each one rules out its whole row, column and box, and what remains may be a single cell. In a box it is easiest to see, because the lines that cross the box cut off most of it.

technique-hidden-single = Hidden single
    .reason = { technique-hidden-single-box.reason }
    .lesson = { technique-hidden-single-box.lesson }

technique-naked-single = Naked single
    .reason = Every other value is ruled out for { $cell }, so it must be { $value }.
    .lesson = A cell for which every value but one is ruled out by its row, column and box. It is hard to see without notes, since the values that rule out the others may stand anywhere in its three houses. With candidates written down it is simply a cell with one left.

technique-pointing = Pointing
    .reason = In { $from } the { $value } can only be in { OR($cells) }; { BOTH($cells) } are in { $to }, so no other cell of { $to } can be { $value }.
    .lesson = In a box all places for a value lie in one row or column. One of them takes it, so no other cell of that line, outside the box, can. The box points along the line.

technique-claiming = Claiming
    .reason = { technique-pointing.reason }
    .lesson = In a row or column all places for a value lie in one box. The line needs it there, so no other cell of that box can have it. It is pointing the other way round, and a little harder to see, because a line must be looked at as a whole.

technique-locked-pair = Locked pair
    .reason = { $cells } lie in both { $houses } and have only { $values } between them. These values go from the other cells of both.
    .lesson = Two cells with the same two candidates, or three with three between them, that lie in one box and one line at once. The values are used up there for both, so they leave the rest of the box and the rest of the line in one go.

technique-naked-pair = Naked pair
    .reason = { $cells } in { $house } have only { $values } between them. These values are used up there, so they go from the other cells.
    .lesson = Two cells of a house that have only two candidates between them, three that have three, or four that have four. Whichever goes where, those values are used up in these cells, so they leave all other cells of the house. Not every cell need have all of the values.

technique-x-wing = X-Wing
    .reason = In { $bases } the { $value } can only be in { OR($covers) }. Those places use up its turn there, so no other cell of { OR($covers) } can be { $value }.
    .lesson = Take one value. In two rows all its places lie in the same two columns: each row takes one of the columns, so both columns are used up and lose the value in every other row. The same works from columns to rows. With three lines it is a swordfish, with four a jellyfish; a line need not have a place at every crossing.

technique-hidden-pair = Hidden pair
    .reason = In { $house } the values { $values } can only be in { $cells }. These cells are full then, so no other value can be in them.
    .lesson = Two values that have only two cells of a house between them, three with three, or four with four. These cells are needed for these values, so all their other candidates go. What is left in the house is a naked set, so look for whichever is smaller.

technique-locked-triple = Locked triple
    .reason = { technique-locked-pair.reason }
    .lesson = { technique-locked-pair.lesson }

technique-naked-triple = Naked triple
    .reason = { technique-naked-pair.reason }
    .lesson = { technique-naked-pair.lesson }

technique-swordfish = Swordfish
    .reason = { technique-x-wing.reason }
    .lesson = { technique-x-wing.lesson }

technique-hidden-triple = Hidden triple
    .reason = { technique-hidden-pair.reason }
    .lesson = { technique-hidden-pair.lesson }

technique-skyscraper = Skyscraper
    .reason = The { $value } has two places or groups of places in each of { $houses }, joined by { $bridges }. So it is at one end or the other, { OR($ends) }, and in no cell that sees both.
    .lesson = One value has just two places in each of two parallel lines, and two of these places share a line across: the base. At most one end of the base can hold it, so at least one of the two roof ends does. Any cell that sees both roof ends loses the value.

technique-turbot-fish = Turbot fish
    .reason = { technique-skyscraper.reason }
    .lesson = Two houses, one of them a box, have just two places each for a value, and one place of the first sees one of the second. These two cannot both hold it, so at least one of the other two does, and cells that see both lose the value.

technique-two-string-kite = Two-string kite
    .reason = { technique-skyscraper.reason }
    .lesson = One value has two places in a row and two in a column, and one of each lie in the same box. These two cannot both hold it, so at least one of the far ends does. The cell where lines through the far ends cross, or any that sees both, loses the value.

technique-remote-pair = Remote pair
    .reason = { $cells } all have just { $values }, each seeing the next, so they alternate. The two ends differ, and no cell that sees both can be { $values }.
    .lesson = Cells that all have the same two candidates, each seeing the next. The values alternate along them, so of two cells an odd number of steps apart one has each value. A cell that sees both has neither.

technique-finned-x-wing = Finned X-Wing
    .reason = In { $bases } the { $value } is in { OR($covers) }, or else in { OR($fins) }. Either way it is not in a cell of { OR($covers) } that sees { ALL($fins) }.
    .lesson = A fish that is spoilt by a few extra places in one of its lines, the fin. Either one of the fin cells has the value, or the fish is whole. A cell that the fish would clear and that sees every fin cell loses the value both ways.

technique-xy-wing = XY-Wing
    .reason = Whatever { $pivot } is, one of { $wings } becomes { $value }. So no cell that sees both can be { $value }.
    .lesson = A cell with two candidates, the pivot, sees two others with two, the pincers: each shares one value with the pivot, and they share a third with each other. Whatever the pivot is, it makes one of the pincers the third value. A cell that sees both pincers loses it.

technique-sashimi-x-wing = Sashimi X-Wing
    .reason = { technique-finned-x-wing.reason }
    .lesson = A finned fish that without its fin would fall apart, because one of its lines has only one proper place left. If the fin is false that place is taken, and the rest of the fish still clears its lines; if the fin is true it does the clearing itself. Cells that both would clear lose the value.

technique-empty-rectangle = Empty rectangle
    .reason = { technique-skyscraper.reason }
    .lesson = In a box the places for a value lie in one row and one column of it, so it is either in that row or in that column. A line elsewhere with just two places for the value turns this into a chain: if the box does not use one arm, the line carries the news to a cell on the other. That cell loses the value.

technique-simple-colouring = Simple colouring
    .reason = Pairs of places link { $first } and { $second }: the { $value } is in all of one group or all of the other. So it is in no cell that sees both groups, and not in a group that sees itself.
    .lesson = Take one value and the houses with just two places for it; colour the two places of each in turn, blue and green. Either all blue cells hold it, or all green ones. A cell that sees both colours loses the value, and a colour that appears twice in one house is false everywhere.

technique-xyz-wing = XYZ-Wing
    .reason = Whatever { $pivot } is, it or one of { $wings } is { $value }. So no cell that sees all three can be { $value }.
    .lesson = As an XY-wing, but the pivot has the third value too. Then one of the three cells holds it, and a cell must see all three to lose it.

technique-w-wing = W-Wing
    .reason = { $cells } both have just { $linked } and { $value }, and every place for { $linked } in { $house } sees one of them. So one of them is { $value }, and no cell that sees both can be { $value }.
    .lesson = Two cells with the same two candidates that do not see each other, and a house in which every place for one of the values sees one of them. That house puts the value out of one of the cells, so that cell has the other value. A cell that sees both loses the other value.

technique-naked-quad = Naked quad
    .reason = { technique-naked-pair.reason }
    .lesson = { technique-naked-pair.lesson }

technique-jellyfish = Jellyfish
    .reason = { technique-x-wing.reason }
    .lesson = { technique-x-wing.lesson }

technique-finned-swordfish = Finned swordfish
    .reason = { technique-finned-x-wing.reason }
    .lesson = { technique-finned-x-wing.lesson }

technique-hidden-quad = Hidden quad
    .reason = { technique-hidden-pair.reason }
    .lesson = { technique-hidden-pair.lesson }

technique-sashimi-swordfish = Sashimi swordfish
    .reason = { technique-finned-x-wing.reason }
    .lesson = { technique-sashimi-x-wing.lesson }

technique-three-strong-links = Three strong links
    .reason = { technique-skyscraper.reason }
    .lesson = A chain of houses in which a value is in one of two ends, each end seeing the next house's. If the first outer end does not hold the value, the links hand it on until the last outer end does. So one of the outer ends holds it, and cells that see both lose it. An end may be a group of cells in a box.

technique-three-link-loop = Loop of three strong links
    .reason = The { $value } has two places or groups of places in each of { $houses }, joined in a ring by { $bridges }. So each of { $bridges } holds its { $value } in the ring.
    .lesson = Strong links of one value that close to a ring: each house has the value at one of its two ends, and neighbouring ends see each other. Then exactly one of each two neighbouring ends holds the value, so every other cell that sees both of such a couple loses it.

technique-wxyz-wing = WXYZ-Wing
    .reason = If { $cell } is not { $value }, it is { $other }, and then { $cells } need every value they have left, { $value } among them. So no cell that sees all their { $value } can be { $value }.
    .lesson = A few cells of one house with one value more than there are cells, and a cell with two candidates that shares two of these values with them. One of the two is linked so that it cannot be left to both sides, so the other one must be somewhere in the wing. Cells that see all its places lose it. The letters say how many values there are: WXYZ has four.

technique-wxyz-ring = WXYZ-Ring
    .reason = { $cell } shares both its values, { $value } and { $other }, with { $cells }, which have one value too many. Together they use each of their values once.
    .lesson = A wing of which both values are linked. Then every value of it is used up in one place or the other, and each leaves all cells that see all its places in the ring.

technique-multi-colouring = Multi-colouring
    .reason = The { $value } cannot be in both of two groups that see each other, so it is in all of { $first } or all of { $second }. It is in no cell that sees one of each.
    .lesson = Two separate networks of colours for one value, each with its two colours of which one is true. If a colour of the first sees one of the second, not both are true, so at least one of their opposites is. Cells that see both opposites lose the value.

technique-finned-jellyfish = Finned jellyfish
    .reason = { technique-finned-x-wing.reason }
    .lesson = { technique-finned-x-wing.lesson }

technique-sashimi-jellyfish = Sashimi jellyfish
    .reason = { technique-finned-x-wing.reason }
    .lesson = { technique-sashimi-x-wing.lesson }

technique-sue-de-coq = Sue de Coq
    .reason = { $cells } take their values from those of { $in-box } and those of { $in-line }, which share none. So each value is used up in its own house.
    .lesson = Two or three cells where a box and a line meet have two values more than there are cells. Some cells in the rest of the box and some in the rest of the line have only values of theirs, and share none with each other. Then everything is used up: each value leaves the rest of the house it is used up in.

technique-vwxyz-wing = VWXYZ-Wing
    .reason = { technique-wxyz-wing.reason }
    .lesson = { technique-wxyz-wing.lesson }

technique-vwxyz-ring = VWXYZ-Ring
    .reason = { technique-wxyz-ring.reason }
    .lesson = { technique-wxyz-ring.lesson }

technique-aligned-pair = Aligned pair exclusion
    .reason = Every way to fill { $cells } that uses one of the removed values repeats a value or leaves no value for one of { $around }. So those values go.
    .lesson = Two cells and all the pairs of values they could hold. A pair of values is out when it would leave some other cell that sees both without a candidate. A value that is left in no pair goes.

technique-x-chain = X-chain
    .reason = If { $cell } is not { $value }, then { $end } is { $end-value }: { $chain }. So one of the two holds, and what both rule out goes.
    .lesson = One value and links from place to place: a house with two places is a strong link, two places that see each other a weak one. If the chain begins and ends with a strong link, one of its ends holds the value, whichever way it goes. Cells that see both ends lose it.

technique-xy-chain = XY-chain
    .reason = { technique-x-chain.reason }
    .lesson = Cells with two candidates, each seeing the next and sharing a value with it. If the first is not its outer value, the news runs along the chain and the last is. So if both outer values are the same, cells that see both ends lose it.

technique-aic = Alternating inference chain
    .reason = { technique-x-chain.reason }
    .lesson = A chain of links that are strong and weak in turn, between places of one value or values of one cell. One of its two ends is true. If both ends are about the same value, cells that see both lose it; if they are in the same cell or see each other, each loses what the other end claims.

technique-als-xz = ALS-XZ
    .reason = { $first } have one value too many, and so have { $second }; only one of the two can have { $common }. The other then has { $value }, so no cell that sees all their { $value } can be { $value }.
    .lesson = Two sets of cells, each with one value more than it has cells. They share a value x of which all places in one see all places in the other, so only one set can have it; the other is then locked with all its other values. Any further value z that both have is in one of them, and cells that see all of its places lose it.

technique-aligned-triple = Aligned triplet exclusion
    .reason = { technique-aligned-pair.reason }
    .lesson = Three cells and all the triples of values they could hold, checked one by one: each that would leave some other cell without a candidate is out. A value that is left in no triple goes. It is tedious rather than clever.

technique-nishio = Nishio forcing chain
    .reason = If { $cell } were { $value }, then { $clash } both would and would not be { $clash-value }: { $chains }. So { $cell } is not { $value }.
    .lesson = Suppose a candidate true, or false, and follow what this means for one value all over the board. Several consequences may work together. If they contradict each other, the supposition was wrong.

technique-nishio-on = Nishio forcing chain
    .reason = If { $cell } were not { $value }, then { $clash } both would and would not be { $clash-value }: { $chains }. So { $cell } is { $value }.
    .lesson = { technique-nishio.lesson }

technique-cell-chains = Cell forcing chains
    .reason = Whatever { $from } is, { $cell } is not { $value }: { $chains }.
    .lesson = Take a cell and suppose each of its candidates in turn. If all of them lead by chains to the same conclusion, it is true whichever the cell holds.

technique-cell-chains-on = Cell forcing chains
    .reason = Whatever { $from } is, { $cell } is { $value }: { $chains }.
    .lesson = { technique-cell-chains.lesson }

technique-house-chains = House forcing chains
    .reason = Wherever the { $from-value } of { $from } is, { $cell } is not { $value }: { $chains }.
    .lesson = Take a value and suppose it in each of its places in a house in turn. If all of them lead by chains to the same conclusion, it is true wherever the value goes.

technique-house-chains-on = House forcing chains
    .reason = Wherever the { $from-value } of { $from } is, { $cell } is { $value }: { $chains }.
    .lesson = { technique-house-chains.lesson }

technique-dynamic-contradiction = Dynamic contradiction chains
    .reason = { technique-nishio.reason }
    .lesson = Suppose a candidate true, or false, and follow all consequences; what has gone on the way helps to find more. When something must be both true and false, the supposition was wrong. The hardest kind uses whole techniques, or chains within chains, on the way.

technique-dynamic-contradiction-on = Dynamic contradiction chains
    .reason = { technique-nishio-on.reason }
    .lesson = { technique-dynamic-contradiction.lesson }

technique-dynamic-double = Dynamic double chains
    .reason = Whether or not { $either } is { $either-value }, { $cell } is not { $value }: { $chains }.
    .lesson = Suppose a candidate true, then suppose it false, and follow all consequences of each. What both lead to is true anyway. The hardest kind uses whole techniques, or chains within chains, on the way.

technique-dynamic-double-on = Dynamic double chains
    .reason = Whether or not { $either } is { $either-value }, { $cell } is { $value }: { $chains }.
    .lesson = { technique-dynamic-double.lesson }

technique-dynamic-cell-chains = Dynamic cell forcing chains
    .reason = { technique-cell-chains.reason }
    .lesson = Take a cell, suppose each of its candidates in turn and follow all consequences; what has gone on the way helps to find more. What all of them lead to is true. The hardest kind uses whole techniques, or chains within chains, on the way.

technique-dynamic-cell-chains-on = Dynamic cell forcing chains
    .reason = { technique-cell-chains-on.reason }
    .lesson = { technique-dynamic-cell-chains.lesson }

technique-dynamic-house-chains = Dynamic house forcing chains
    .reason = { technique-house-chains.reason }
    .lesson = Take a value of a house, suppose it in each of its places in turn and follow all consequences; what has gone on the way helps to find more. What all of them lead to is true. The hardest kind uses whole techniques, or chains within chains, on the way.

technique-dynamic-house-chains-on = Dynamic house forcing chains
    .reason = { technique-house-chains-on.reason }
    .lesson = { technique-dynamic-house-chains.lesson }

technique-direct-pointing = Direct pointing
    .reason = In { $from } the { $value } can only be in { OR($cells) }, so it is nowhere else in { $to }. That leaves { $cell } as the only place for { $value } in { $house }.
    .lesson = In a box a value can only go in cells of one line, so it leaves the rest of that line; and that leaves just one place for it in another box or line. The two steps are taken at once, so no candidates need to be written down.

technique-direct-claiming = Direct claiming
    .reason = { technique-direct-pointing.reason }
    .lesson = In a line a value can only go in cells of one box, so it leaves the rest of that box; and that leaves just one place for it in another line or box. The two steps are taken at once, so no candidates need to be written down.

technique-direct-hidden-pair = Direct hidden pair
    .reason = In { $house } the values { $values } can only be in { $cells }, which fills these cells. That leaves { $cell } as the only place for { $value }.
    .lesson = A few values can only go in as many cells of a house, so those cells take nothing else; and that leaves just one place for another value in the same house. The set need not be written down: it is enough to see that the cells are taken.

technique-direct-hidden-triple = Direct hidden triple
    .reason = { technique-direct-hidden-pair.reason }
    .lesson = { technique-direct-hidden-pair.lesson }

technique-grouped-two-links = Grouped two strong links
    .reason = { technique-skyscraper.reason }
    .lesson = As a kite or a skyscraper, but one end of a link is a group of cells in one box instead of a single cell: the value is in the other end, or somewhere in the group. At least one of the two outer ends holds the value, so what sees both loses it.

technique-x-cycle = X-cycle
    .reason = Follow { $chain }: the values come round to where they began, and hold either way round. Each value is in one of two cells of the ring, so it goes from every cell that sees both.
    .lesson = A ring of implications that holds both ways round: if the first statement is true so are the others in turn, and if it is false so are they. Each weak link in the ring then has a true end, so whatever else it could clear goes. In an X-cycle all is about one value; in a Y-cycle all cells have two candidates.

technique-y-cycle = Y-cycle
    .reason = { technique-x-cycle.reason }
    .lesson = { technique-x-cycle.lesson }

technique-forcing-x-chain = Forcing X-chain
    .reason = If { $cell } were { $value }, it would follow that it is not: { $chain }. So it is not { $value }.
    .lesson = Suppose a candidate is true and follow one consequence after another. If they come back to say that it is false, it cannot be true. An X-chain follows one value only.

technique-forcing-x-chain-on = Forcing X-chain
    .reason = If { $cell } were not { $value }, it would follow that it is: { $chain }. So it is { $value }.
    .lesson = Suppose a candidate is false and follow one consequence after another. If they come back to say that it is true, it must be true. An X-chain follows one value only.

technique-cycle = Bidirectional cycle
    .reason = { technique-x-cycle.reason }
    .lesson = { technique-x-cycle.lesson }

technique-forcing-chain = Forcing chain
    .reason = { technique-forcing-x-chain.reason }
    .lesson = { technique-forcing-x-chain.lesson }

technique-forcing-chain-on = Forcing chain
    .reason = { technique-forcing-x-chain-on.reason }
    .lesson = { technique-forcing-x-chain-on.lesson }

technique-four-strong-links = Four strong links
    .reason = { technique-skyscraper.reason }
    .lesson = { technique-three-strong-links.lesson }

technique-four-link-loop = Loop of four strong links
    .reason = { technique-three-link-loop.reason }
    .lesson = { technique-three-link-loop.lesson }

technique-uvwxyz-wing = UVWXYZ-Wing
    .reason = { technique-wxyz-wing.reason }
    .lesson = { technique-wxyz-wing.lesson }

technique-uvwxyz-ring = UVWXYZ-Ring
    .reason = { technique-wxyz-ring.reason }
    .lesson = { technique-wxyz-ring.lesson }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .reason = { technique-wxyz-wing.reason }
    .lesson = { technique-wxyz-wing.lesson }

technique-tuvwxyz-ring = TUVWXYZ-Ring
    .reason = { technique-wxyz-ring.reason }
    .lesson = { technique-wxyz-ring.lesson }

technique-unique-rectangle-1 = Unique rectangle type 1
    .reason = { $cells } could swap { $values } back and forth unless { $rescuers } is something else. As there is one solution only, { $rescuers } is neither.
    .lesson = Four cells in two rows, two columns and two boxes, all but one with just the same two candidates. If the last had only these too, the values could be swapped and there would be two solutions. A proper puzzle has one, so the last cell takes one of its other values. A loop is the same with six cells or more.

technique-unique-rectangle-2 = Unique rectangle type 2
    .reason = { $cells } could swap { $values } back and forth unless one of { $rescuers } is { $value }. As there is one solution only, no cell that sees all of them can be { $value }.
    .lesson = A rectangle or loop that would leave two solutions, but for one extra value that some of its cells share. One of these cells must hold it to save the puzzle, so a cell that sees all of them loses it.

technique-unique-rectangle-3 = Unique rectangle type 3
    .reason = { $cells } could swap { $values } back and forth, so one of { $rescuers } has another value. Counted as one cell it fills { $set-values } of { $house } together with { $set-cells }.
    .lesson = A rectangle or loop that would leave two solutions, but for two cells with extra values. One of them must hold an extra value; counted together as one cell they make a naked or hidden set with others of the same house, and what that set uses up goes elsewhere.

technique-unique-rectangle-4 = Unique rectangle type 4
    .reason = { $cells } could swap { $values } back and forth, and one of { $rescuers } must be { $value } in { $house }. So neither of them can be { $other }.
    .lesson = A rectangle or loop that would leave two solutions, but for two cells with extra values that share a house. One of the two values has no other place in that house, so these cells hold it; neither can have the second value, or the deadly pattern would be complete.

technique-unique-loop-1 = Unique loop type 1
    .reason = { technique-unique-rectangle-1.reason }
    .lesson = { technique-unique-rectangle-1.lesson }

technique-unique-loop-2 = Unique loop type 2
    .reason = { technique-unique-rectangle-2.reason }
    .lesson = { technique-unique-rectangle-2.lesson }

technique-unique-loop-3 = Unique loop type 3
    .reason = { technique-unique-rectangle-3.reason }
    .lesson = { technique-unique-rectangle-3.lesson }

technique-unique-loop-4 = Unique loop type 4
    .reason = { technique-unique-rectangle-4.reason }
    .lesson = { technique-unique-rectangle-4.lesson }

technique-hidden-rectangle = Hidden rectangle
    .reason = If { $cell } were { $other }, the { $value } of its row and column would make { $cells } swap { $value } and { $other }. As there is one solution only, { $cell } is not { $other }.
    .lesson = Four cells in two rows, two columns and two boxes that could all hold the same two values. If a value has no place in the row and the column of one corner but in the rectangle, setting the other value there would force a pattern with two solutions. So that corner loses the other value.

technique-bug-1 = Universal grave type 1
    .reason = Without { $values } in { $cells } every value would have two places everywhere, which leaves two solutions or none. So { $cells } must be { $values }.
    .lesson = Every open cell has two candidates, and every value has two places in every house, but for one extra value in one cell or in a few cells. Without it there would be two solutions or none. So it is true: in one cell at once; with several, a cell that sees all of them loses it.

technique-bug-2 = Universal grave type 2
    .reason = Without { $values } in { $cells } every value would have two places everywhere, which leaves two solutions or none. So no cell that sees all of { $cells } can be { $values }.
    .lesson = { technique-bug-1.lesson }

technique-bug-4 = Universal grave type 4
    .reason = Without { $values } in { $cells } every value would have two places everywhere, so one of { $cells } has one of { $values }. The other must be { $common }, so neither has its second value.
    .lesson = Every open cell has two candidates and every value two places in every house, but for two cells with an extra value each. One of the extra values is true, and a value that both cells share must be in one of them. So neither has its remaining value.

technique-bug-3 = Universal grave type 3
    .reason = Without { $values } in { $cells } every value would have two places everywhere, so one of { $cells } has one of { $values }. Counted as one cell it fills { $set-values } of { $house } together with { $set-cells }.
    .lesson = Every open cell has two candidates and every value two places in every house, but for extra values in a few cells of one house. One of the extra values is true. Counted together as one cell they make a set with others of the house, and what that set uses up goes from the rest.
