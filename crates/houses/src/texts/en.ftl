# Techniques on boards of rows, columns and boxes, in English.

# Whose measure a rating follows; dots of ids are written as underscores.
profile-sukaku-1_18 = Sukaku Explainer 1.15.12, with which the public banks were rated
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 with every technique it uses by default
profile-se-1_2_1 = the Explainer before that, 1.2.1: no strong links, no large wings
profile-hodoku-2_2 = HoDoKu 2.2: the sum of the step scores, and the level they ask for

technique-last-cell = Last cell
    .short = { $house } lacks only { $value }, in { $cell }
    .full = { $cell } is the only empty cell of { $house }. It takes the one value that is missing there, { $value }.

technique-hidden-single-box = Hidden single in a box
    .short = { $value } in { $house } only in { $cell }
    .full = In { $house } the { $value } has only one place left: { $cell }.

technique-hidden-single = Hidden single
    .short = { technique-hidden-single-box.short }
    .full = { technique-hidden-single-box.full }

technique-naked-single = Naked single
    .short = { $cell } can only be { $value }
    .full = Every other value is ruled out for { $cell }. Only { $value } is left.

technique-pointing = Pointing
    .short = { $value } in { $from } only where it meets { $to }: { $cells }
    .full = In { $from } the { $value } can only be in { OR($cells) }. All these cells are in { $to }, so { $to } has its { $value } in one of them.

technique-claiming = Claiming
    .short = { technique-pointing.short }
    .full = { technique-pointing.full }

technique-every-place-sees = Every place sees it
    .short = every { $value } of { $house } sees { $seen }
    .full = In { $house } the { $value } can only be in { OR($cells) }. Each of these cells sees { $seen }. So wherever the { $value } goes, it cannot be in { OR($seen) } as well.

technique-locked-pair = Locked pair
    .short = { $values } in { $cells } of { $houses }
    .full = { $cells } have only { $values } between them. They lie in { ALL($houses) } and need all of these values, so no other cell there can have one of them.

technique-naked-pair = Naked pair
    .short = { $values } in { $cells } of { $house }
    .full = { $cells } in { $house } have only { $values } between them. They need all of these values, so no other cell of { $house } can have one of them.

technique-x-wing = X-Wing
    .short = { $value } in { $bases } only in { OR($covers) }
    .full = In { $bases } the { $value } can only be in { OR($covers) }. No two of them can use the same one of these lines, so { $covers } each have their { $value } within { $bases }.

technique-hidden-pair = Hidden pair
    .short = { $values } in { $house } only in { $cells }
    .full = In { $house } the values { $values } can only be in { $cells }. They take up all of these cells, so no other value has room there.

technique-locked-triple = Locked triple
    .short = { technique-locked-pair.short }
    .full = { technique-locked-pair.full }

technique-naked-triple = Naked triple
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-swordfish = Swordfish
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-hidden-triple = Hidden triple
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-skyscraper = Skyscraper
    .short = { $value } in { OR($ends) }, as { $joint } share { $bridge }
    .full = The { $value } is { $links }. { $joint } share { $bridge }, so at most one of them is { $value }. So at least one of { $ends } is { $value }.

technique-turbot-fish = Turbot fish
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-two-string-kite = Two-string kite
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-remote-pair = Remote pair
    .short = { $cells } alternate between { $values }
    .full = { $cells } can each only be { OR($values) }. Each sees the next, so the two values alternate, and the ends { $ends } have one each.

technique-finned-x-wing = Finned X-Wing
    .short = { $value } in { $bases } with a fin at { $fins }
    .full =
        In { $bases } the { $value } can only be in { OR($covers) }, but for { COUNT($fins) ->
            [one] the fin
           *[other] the fins
        } { $fins }. Either { OR($fins) } is { $value }, or { $covers } each have their { $value } within { $bases }. Both ways it is in no other cell of { OR($covers) } that sees { ALL($fins) }.

technique-xy-wing = XY-Wing
    .short = { $pivot } is { OR($pivot-values) }, so { OR($wings) } is { $value }
    .full = { $pivot } is { OR($pivot-values) }. If it is { $one }, { $first } is { $value }; if it is { $other }, { $second } is { $value }. So one of { $wings } is { $value }.

technique-sashimi-x-wing = Sashimi X-Wing
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-empty-rectangle = Empty rectangle
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-simple-colouring = Simple colouring
    .short =
        { $rule ->
            [twice] colour A of { $value } is twice in { $house }: { $clash }
           *[sees] { $targets } between colours A and B of { $value }
        }
    .full =
        Wherever the { $value } has just two places in a house, they get opposite colours; one colour holds the { $value } everywhere. Colour A: { $colour-a }; colour B: { $colour-b }. { $rule ->
            [twice] { $clash } are both A and share { $house }, so A is false.
           *[sees] { COUNT($targets) ->
            [one] { $targets } sees { $seen-a } of A and { $seen-b } of B, and one of these two is { $value }.
           *[other] Each of { $targets } sees a cell of A ({ $seen-a }) and a cell of B ({ $seen-b }), and one of the two is { $value }.
        }
        }

technique-xyz-wing = XYZ-Wing
    .short = { $pivot } is { OR($pivot-values) }, so it or { OR($wings) } is { $value }
    .full = { $pivot } is { OR($pivot-values) }. If it is { $one }, { $first } is { $value }; if it is { $other }, { $second } is { $value }. So { $pivot } itself or one of { $wings } is { $value }.

technique-w-wing = W-Wing
    .short = { $cells } are { OR($values) }, and { $linked } in { $house } sees one of them
    .full = { $cells } are both { OR($values) }. In { $house } the { $linked } can only be in { OR($places) }, and wherever it is, it is seen by one of { $cells }. So they are not both { $linked }, and one of them is { $value }.

technique-naked-quad = Naked quad
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-jellyfish = Jellyfish
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-finned-swordfish = Finned swordfish
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-hidden-quad = Hidden quad
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-sashimi-swordfish = Sashimi swordfish
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-three-strong-links = Three strong links
    .short = { $value } in { OR($ends) }, over { $bridge } and { $bridge-2 }
    .full = The { $value } is { $links }. At most one of { $joint } in { $bridge } is { $value }, and at most one of { $joint-2 } in { $bridge-2 }. So if it is not at one end, it is at the other: at least one of { $ends } is { $value }.

technique-three-link-loop = Loop of three strong links
    .short = links of { $value } in a ring within { $bridges }
    .full = The { $value } is { $links }. All of these cells lie in { $bridges }, which are as many as these houses and can have one { $value } each. So each of these has its { $value } in one of these cells.

technique-wxyz-wing = WXYZ-Wing
    .short = { $value } in { $cell } or { OR($holders) }, linked by { $other }
    .full = { $cells } have only { $values } between them, one value more than cells. { $cell } is { OR($cell-values) }, and sees every place of { $other } among them. If { $cell } is { $other }, they need all their other values, so { OR($holders) } is { $value }. So { $value } is in { $cell } or in { OR($holders) }.

technique-wxyz-ring = WXYZ-Ring
    .short = { $cell } and { $cells } have each of { $values } once
    .full = { $cells } have only { $values } between them, one value more than cells. { $cell } is { OR($cell-values) }, and sees every place of both among them. Whichever it takes, they need all the others. So { $cell } and { $cells } together have each of { $values } exactly once.

technique-multi-colouring = Multi-colouring
    .short = all A or all B is { $value }, as { $clash } share { $house }
    .full =
        Wherever the { $value } has just two places in a house, they get opposite colours. In one net colour A is { $colour-a } and its opposite { $not-a }; in another colour B is { $colour-b } and its opposite { $not-b }. { $clash } share { $house }, so the two opposites cannot both hold the { $value }: all of A or all of B does. { COUNT($targets) ->
            [one] { $targets } sees { $seen-a } of A and { $seen-b } of B.
           *[other] Each of { $targets } sees a cell of A ({ $seen-a }) and a cell of B ({ $seen-b }).
        }

technique-finned-jellyfish = Finned jellyfish
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sashimi-jellyfish = Sashimi jellyfish
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sue-de-coq = Sue de Coq
    .short = { $cells } with { $in-box } use { $box-values }; with { $in-line } use { $line-values }
    .full = { $cells }, where { $box } and { $line } meet, have only { $values }. Beside them: { $in-box } in { $box } with only { $in-box-values }, and { $in-line } in { $line } with only { $in-line-values }. Together these cells have as many values as there are cells, and none can be there twice, so each is used once: { $box-values } in { $box } and { $line-values } in { $line }.

technique-vwxyz-wing = VWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-vwxyz-ring = VWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-aligned-pair = Aligned pair exclusion
    .short = { $gone } always leaves { OR($around) } without a candidate
    .full = There is no way to fill { $cells } that uses { $gone }. Every way that does not repeat a value where cells see each other leaves { OR($around) } without a candidate: { $cases }.

technique-x-chain = X-chain
    .short = { $cell } is { $value } or { $end } is { $end-value }
    .full = Suppose that { $cell } is not { $value }: { $chain }. So if { $cell } is not { $value }, then { $end } is { $end-value }: one of the two always holds.

technique-xy-chain = XY-chain
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-aic = Alternating inference chain
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-als-xz = ALS-XZ
    .short = { $value } in { OR($ends) }, as { $common } is in one of two sets only
    .full = Set A is { $first } with only { $first-values }, set B is { $second } with only { $second-values }: each has one value more than cells. All places of { $common } in A see all those in B, so only one of the sets can have { $common }. The other one then needs all its remaining values, { $value } among them. So one of { $ends } is { $value }.

technique-franken-fish = Franken fish
    .short = { technique-x-wing.short }
    .full = In { $bases } the { $value } can only be in { OR($covers) }. No two of them can use the same one of these houses, so { $covers } each have their { $value } within { $bases }.

technique-finned-franken-fish = Finned franken fish
    .short = { $value } in { $bases }, with a fin
    .full = { technique-finned-x-wing.full }

technique-finned-mutant-fish = Finned mutant fish
    .short = { technique-finned-franken-fish.short }
    .full = { technique-finned-x-wing.full }

technique-continuous-loop = Continuous loop
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full } A cell that stands in the ring with two values has one of these two.

technique-grouped-aic = Grouped chain
    .short = { $value } in { OR($first) } or { $end-value } in { OR($last) }
    .full = Suppose that the { $value } is not in { OR($first) }: { $chain }. So if the { $value } is not in { OR($first) }, then the { $end-value } is in { OR($last) }: one of the two always holds.

technique-grouped-loop = Grouped loop
    .short = { technique-x-cycle.short }
    .full = { technique-continuous-loop.full } Cells that are named together count as one place.

technique-als-aic = Chain with almost locked sets
    .short = { technique-grouped-aic.short }
    .full = { technique-grouped-aic.full } Almost locked sets on the way, with one value more than cells: { $sets }. If one value is removed from all of such a set, each of its others is in it.

technique-doubly-linked-als = Doubly linked ALS-XZ
    .short = { $values } are in one of two sets each, so both sets are locked
    .full = Set A is { $first } with only { $first-values }, set B is { $second } with only { $second-values }: each has one value more than cells and can lack only one value. All places of { $values } in A see all those in B, so each of the two is in one set only. So one set has the one, the other set has the other, and each has all its remaining values.

technique-als-xy-wing = ALS-XY-Wing
    .short = { $value } in { OR($ends) }, over linked sets
    .full = Take these groups of cells, in this order: { $sets }. Each group has just one value more than it has cells, so it lacks only one of its values. Two groups that follow each other share a value that only one of them can have, because all its places in the one see all its places in the other; in the same order these values are { $commons }. If the first group lacks { $value }, it has the value that it shares with the second group. So the second group lacks that value and has all its others, and so on up to the last group, which then has { $value }. So one of { $ends } is { $value }.

technique-als-chain = ALS chain
    .short = { technique-als-xy-wing.short }
    .full = { technique-als-xy-wing.full }

technique-death-blossom = Death Blossom
    .short = whatever { $pivot } is ({ OR($pivot-values) }), one of the sets around it has { $value }
    .full = { $pivot } is { OR($pivot-values) }. For each of these values there is a group of cells with just one value more than it has cells, and { $pivot } sees all places of that value in it; in the same order: { $sets }. Whatever { $pivot } is, the group of that value cannot have it as well, so it has all its other values, { $value } among them. So one of { $ends } is { $value }.

technique-templates = Templates
    .short =
        no way to place the { $value } uses { COUNT($cells) ->
            [one] { $cells }
           *[other] these cells
        }
    .full = Each of { $houses } needs a { $value }, and no two of these can see each other. No way to place them together has one in { OR($cells) }.

technique-aligned-triple = Aligned triplet exclusion
    .short = { technique-aligned-pair.short }
    .full = { technique-aligned-pair.full }

technique-nishio = Nishio forcing chain
    .short = if { $cell } is { $value }, { $clash } both is and is not { $clash-value }
    .full = If { $cell } were { $value }, two lines of consequences would follow: { $chains }. So { $clash } would be { $clash-value } and would not be, which is a contradiction.

technique-nishio-on = Nishio forcing chain
    .short = if { $cell } is not { $value }, { $clash } both is and is not { $clash-value }
    .full = If { $cell } were not { $value }, two lines of consequences would follow: { $chains }. So { $clash } would be { $clash-value } and would not be, which is a contradiction.

technique-cell-chains = Cell forcing chains
    .short = whatever { $from } is ({ OR($from-values) }), { $cell } is not { $value }
    .full = { $from } is { OR($from-values) }. In each case it follows that { $cell } is not { $value }: { $chains }.

technique-cell-chains-on = Cell forcing chains
    .short = whatever { $from } is ({ OR($from-values) }), { $cell } is { $value }
    .full = { $from } is { OR($from-values) }. In each case it follows that { $cell } is { $value }: { $chains }.

technique-house-chains = House forcing chains
    .short = wherever the { $from-value } of { $from } is, { $cell } is not { $value }
    .full = In { $from } the { $from-value } is in { OR($places) }. In each case it follows that { $cell } is not { $value }: { $chains }.

technique-house-chains-on = House forcing chains
    .short = wherever the { $from-value } of { $from } is, { $cell } is { $value }
    .full = In { $from } the { $from-value } is in { OR($places) }. In each case it follows that { $cell } is { $value }: { $chains }.

technique-dynamic-contradiction = Dynamic contradiction chains
    .short = { technique-nishio.short }
    .full =
        { $inner ->
            [yes] { technique-nishio.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-nishio.full }
        }

technique-dynamic-contradiction-on = Dynamic contradiction chains
    .short = { technique-nishio-on.short }
    .full =
        { $inner ->
            [yes] { technique-nishio-on.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-nishio-on.full }
        }

technique-dynamic-double = Dynamic double chains
    .short = whether or not { $either } is { $either-value }, { $cell } is not { $value }
    .full =
        { $inner ->
            [yes] { $either } is { $either-value } or it is not. In both cases it follows that { $cell } is not { $value }: { $chains }. Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { $either } is { $either-value } or it is not. In both cases it follows that { $cell } is not { $value }: { $chains }.
        }

technique-dynamic-double-on = Dynamic double chains
    .short = whether or not { $either } is { $either-value }, { $cell } is { $value }
    .full =
        { $inner ->
            [yes] { $either } is { $either-value } or it is not. In both cases it follows that { $cell } is { $value }: { $chains }. Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { $either } is { $either-value } or it is not. In both cases it follows that { $cell } is { $value }: { $chains }.
        }

technique-dynamic-cell-chains = Dynamic cell forcing chains
    .short = { technique-cell-chains.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-cell-chains.full }
        }

technique-dynamic-cell-chains-on = Dynamic cell forcing chains
    .short = { technique-cell-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains-on.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-cell-chains-on.full }
        }

technique-dynamic-house-chains = Dynamic house forcing chains
    .short = { technique-house-chains.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-house-chains.full }
        }

technique-dynamic-house-chains-on = Dynamic house forcing chains
    .short = { technique-house-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains-on.full } Some of the consequences follow from the ones before them by other techniques: { $by }.
           *[no] { technique-house-chains-on.full }
        }

technique-direct-pointing = Direct pointing
    .short = { $value } in { $from } only in { $to }, so in { $house } only in { $cell }
    .full = In { $from } the { $value } can only be in { OR($cells) }. All these cells are in { $to }, so it is nowhere else in { $to }. In { $house } that leaves only { $cell } for { $value }.

technique-direct-claiming = Direct claiming
    .short = { technique-direct-pointing.short }
    .full = { technique-direct-pointing.full }

technique-direct-hidden-pair = Direct hidden pair
    .short = { $values } in { $house } only in { $cells }; then { $value } only in { $cell }
    .full = In { $house } the values { $values } can only be in { $cells }. They take up all of these cells, which leaves only { $cell } for { $value } in { $house }.

technique-direct-hidden-triple = Direct hidden triple
    .short = { technique-direct-hidden-pair.short }
    .full = { technique-direct-hidden-pair.full }

technique-grouped-two-links = Grouped two strong links
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-x-cycle = X-cycle
    .short = ring through { COUNT($cells) } cells
    .full = A ring runs through { $cells }: { $chain }; and so on, back to where it began. So either all of this is true, or the opposite of all of it. Both ways, of two neighbours in the ring that are about the same value, one has that value, so a cell that sees both cannot have it.

technique-y-cycle = Y-cycle
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-x-chain = Forcing X-chain
    .short = if { $cell } is { $value }, it follows that it is not
    .full = Suppose that { $cell } is { $value }: { $chain }. So { $cell } would not be { $value }, which is a contradiction.

technique-forcing-x-chain-on = Forcing X-chain
    .short = if { $cell } is not { $value }, it follows that it is
    .full = Suppose that { $cell } is not { $value }: { $chain }. So { $cell } would be { $value } after all, which is a contradiction.

technique-cycle = Bidirectional cycle
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-chain = Forcing chain
    .short = { technique-forcing-x-chain.short }
    .full = { technique-forcing-x-chain.full }

technique-forcing-chain-on = Forcing chain
    .short = { technique-forcing-x-chain-on.short }
    .full = { technique-forcing-x-chain-on.full }

technique-four-strong-links = Four strong links
    .short = { $value } in { OR($ends) }, over { $bridge }, { $bridge-2 } and { $bridge-3 }
    .full = The { $value } is { $links }. At most one of { $joint } in { $bridge } is { $value }, at most one of { $joint-2 } in { $bridge-2 }, and at most one of { $joint-3 } in { $bridge-3 }. So if it is not at one end, it is at the other: at least one of { $ends } is { $value }.

technique-four-link-loop = Loop of four strong links
    .short = { technique-three-link-loop.short }
    .full = { technique-three-link-loop.full }

technique-uvwxyz-wing = UVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-uvwxyz-ring = UVWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-tuvwxyz-ring = TUVWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-unique-rectangle-1 = Unique rectangle type 1
    .short = { $cells } cannot all be { OR($values) }; { $rescuers } is something else
    .full = If { $rescuers } were { OR($values) }, all of { $cells } would be { OR($values) }. Every row, column and box there would have both, so they could be swapped: two solutions. The puzzle has one solution only, so { $rescuers } is something else.

technique-unique-rectangle-2 = Unique rectangle type 2
    .short = { $cells } cannot all be { OR($values) }, so { OR($rescuers) } is { $value }
    .full = If none of { $rescuers } were { $value }, all of { $cells } would be { OR($values) }. Every row, column and box there would have both, so they could be swapped: two solutions. The puzzle has one solution only, so one of { $rescuers } is { $value }.

technique-unique-rectangle-3 = Unique rectangle type 3
    .short = one of { $rescuers } fills, with { $set-cells }, { $set-values } of { $house }
    .full =
        If { $cells } were all { OR($values) }, every row, column and box there would have both, so they could be swapped: two solutions. The puzzle has one solution only, so one of { $rescuers } is { OR($extra) }. { $kind ->
            [hidden] In { $house } the values { $set-values } can only be in { OR($rescuers) } or in { OR($set-cells) }. As one of { $rescuers } has none of them, { $set-cells } can have no other value.
           *[naked] In { $house } that cell together with { $set-cells } has only { $set-values }, as many values as cells.
        }

technique-unique-rectangle-4 = Unique rectangle type 4
    .short = { $value } in { $house } only in { $rescuers }, so neither is { $other } (one solution)
    .full = In { $house } the { $value } can only be in { $rescuers }. If one of them were { $other }, the other would be { $value }, and all of { $cells } would be { OR($values) }. Every row, column and box there would have both, so they could be swapped: two solutions. The puzzle has one solution only, so neither of { $rescuers } is { $other }.

technique-unique-loop-1 = Unique loop type 1
    .short = the { COUNT($cells) } cells of the loop cannot all be { OR($values) }; { $rescuers } is something else
    .full = { technique-unique-rectangle-1.full }

technique-unique-loop-2 = Unique loop type 2
    .short = the { COUNT($cells) } cells of the loop cannot all be { OR($values) }, so { OR($rescuers) } is { $value }
    .full = { technique-unique-rectangle-2.full }

technique-unique-loop-3 = Unique loop type 3
    .short = { technique-unique-rectangle-3.short }
    .full = { technique-unique-rectangle-3.full }

technique-unique-loop-4 = Unique loop type 4
    .short = { technique-unique-rectangle-4.short }
    .full = { technique-unique-rectangle-4.full }

technique-hidden-rectangle = Hidden rectangle
    .short = if { $cell } is { $other }, { $ends } are { $value } and { $corner } is { $other }: two solutions
    .full = The { $value } is { $links }. If { $cell } were { $other }, { $ends } would be { $value } and { $corner } { $other }. These four cells could swap { $value } and { $other }: two solutions. The puzzle has one solution only.

technique-avoidable-rectangle-1 = Avoidable rectangle type 1
    .short = { technique-unique-rectangle-1.short }
    .full = Filled in there: { $filled }; none of { $cells } is a given. If { $rescuers } were { $value }, these four cells could swap { $values }: two solutions. The puzzle has one solution only.

technique-avoidable-rectangle-2 = Avoidable rectangle type 2
    .short = { technique-unique-rectangle-2.short }
    .full = Filled in there: { $filled }; none of { $cells } is a given. If none of { $rescuers } were { $value }, these four cells could swap { $values }: two solutions. The puzzle has one solution only, so one of { $rescuers } is { $value }.

technique-unique-rectangle-missing = Unique rectangle with missing candidates
    .short =
        { $type ->
            [one] { technique-unique-rectangle-1.short }
            [two] { technique-unique-rectangle-2.short }
            [three] { technique-unique-rectangle-3.short }
            [four] { technique-unique-rectangle-4.short }
           *[hidden] { technique-hidden-rectangle.short }
        }
    .full =
        { $type ->
            [one] { technique-unique-rectangle-1.full }
            [two] { technique-unique-rectangle-2.full }
            [three] { technique-unique-rectangle-3.full }
            [four] { technique-unique-rectangle-4.full }
           *[hidden] { technique-hidden-rectangle.full }
        } That a corner lacks one of the two values now does not matter.

technique-bug-1 = Universal grave type 1
    .short = all in twos but { $values } in { $cell }, which has three places in { $houses }
    .full = Every other empty cell has two candidates, and every missing value has two places in each house; beyond that there is only { $values } in { $cell }, with three places in { $houses }. Without that there would be two solutions or none. The puzzle has one solution only, so { $cell } is { OR($values) }, and its other candidates can be removed.

technique-bug-2 = Universal grave type 2
    .short = all in twos but { $value } in { $cells }, so one of them is { $value }
    .full = Without { $value } in { $cells } every empty cell would have two candidates and every missing value two places in each house, so there would be two solutions or none. The puzzle has one solution only, so one of { $cells } is { $value }.

technique-bug-4 = Universal grave type 4
    .short = all in twos but { $extras }; { $common } in { $house } only in { $cells }
    .full = Without { $extras } every empty cell would have two candidates and every missing value two places in each house, so there would be two solutions or none. The puzzle has one solution only, so one of { $cells } has such an extra value. In { $house } the { $common } can only be in these two cells, so the other one is { $common }.

technique-bug-3 = Universal grave type 3
    .short = one of { $cells } fills, with { $set-cells }, { $set-values }
    .full = Without { $extras } every empty cell would have two candidates and every missing value two places in each house, so there would be two solutions or none. The puzzle has one solution only, so one of { $cells } is { OR($values) }. In { $house } that cell together with { $set-cells } has only { $set-values }, as many values as cells.
