# Techniques on boards of rows, columns and boxes, in English.

# Whose measure a rating follows; dots of ids are written as underscores.
profile-sukaku-1_18 = Sukaku Explainer 1.18 as the public banks were rated: without four strong links and without wings of six and seven cells
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 with every technique it uses by default
profile-se-1_2_1 = the Explainer before that, 1.2.1: no strong links, no large wings
profile-hodoku-2_2 = HoDoKu 2.2: the sum of the step scores, and the level they ask for

technique-last-cell = Last cell
    .full = { $cell } is the only empty cell of { $house }. It takes the one value that is missing there, { $value }.

technique-hidden-single-box = Hidden single in a box
    .full = In { $house } the { $value } has only one place left: { $cell }.

technique-hidden-single = Hidden single
    .full = { technique-hidden-single-box.full }

technique-naked-single = Naked single
    .full = Every other value is ruled out for { $cell }, so it must be { $value }.

technique-pointing = Pointing
    .full = In { $from } the { $value } can only be in { OR($cells) }; { BOTH($cells) } are in { $to }, so no other cell of { $to } can be { $value }.

technique-claiming = Claiming
    .full = { technique-pointing.full }

technique-locked-pair = Locked pair
    .full = { $cells } lie in both { $houses } and have only { $values } between them. These values go from the other cells of both.

technique-naked-pair = Naked pair
    .full = { $cells } in { $house } have only { $values } between them. These values are used up there, so they go from the other cells.

technique-x-wing = X-Wing
    .full = In { $bases } the { $value } can only be in { OR($covers) }. Those places use up its turn there, so no other cell of { OR($covers) } can be { $value }.

technique-hidden-pair = Hidden pair
    .full = In { $house } the values { $values } can only be in { $cells }. These cells are full then, so no other value can be in them.

technique-locked-triple = Locked triple
    .full = { technique-locked-pair.full }

technique-naked-triple = Naked triple
    .full = { technique-naked-pair.full }

technique-swordfish = Swordfish
    .full = { technique-x-wing.full }

technique-hidden-triple = Hidden triple
    .full = { technique-hidden-pair.full }

technique-skyscraper = Skyscraper
    .full = The { $value } has two places or groups of places in each of { $houses }, joined by { $bridges }. So it is at one end or the other, { OR($ends) }, and in no cell that sees both.

technique-turbot-fish = Turbot fish
    .full = { technique-skyscraper.full }

technique-two-string-kite = Two-string kite
    .full = { technique-skyscraper.full }

technique-remote-pair = Remote pair
    .full = { $cells } all have just { $values }, each seeing the next, so they alternate. The two ends differ, and no cell that sees both can be { $values }.

technique-finned-x-wing = Finned X-Wing
    .full = In { $bases } the { $value } is in { OR($covers) }, or else in { OR($fins) }. Either way it is not in a cell of { OR($covers) } that sees { ALL($fins) }.

technique-xy-wing = XY-Wing
    .full = Whatever { $pivot } is, one of { $wings } becomes { $value }. So no cell that sees both can be { $value }.

technique-sashimi-x-wing = Sashimi X-Wing
    .full = { technique-finned-x-wing.full }

technique-empty-rectangle = Empty rectangle
    .full = { technique-skyscraper.full }

technique-simple-colouring = Simple colouring
    .full = Pairs of places link { $first } and { $second }: the { $value } is in all of one group or all of the other. So it is in no cell that sees both groups, and not in a group that sees itself.

technique-xyz-wing = XYZ-Wing
    .full = Whatever { $pivot } is, it or one of { $wings } is { $value }. So no cell that sees all three can be { $value }.

technique-w-wing = W-Wing
    .full = { $cells } both have just { $linked } and { $value }, and every place for { $linked } in { $house } sees one of them. So one of them is { $value }, and no cell that sees both can be { $value }.

technique-naked-quad = Naked quad
    .full = { technique-naked-pair.full }

technique-jellyfish = Jellyfish
    .full = { technique-x-wing.full }

technique-finned-swordfish = Finned swordfish
    .full = { technique-finned-x-wing.full }

technique-hidden-quad = Hidden quad
    .full = { technique-hidden-pair.full }

technique-sashimi-swordfish = Sashimi swordfish
    .full = { technique-finned-x-wing.full }

technique-three-strong-links = Three strong links
    .full = { technique-skyscraper.full }

technique-three-link-loop = Loop of three strong links
    .full = The { $value } has two places or groups of places in each of { $houses }, joined in a ring by { $bridges }. So each of { $bridges } holds its { $value } in the ring.

technique-wxyz-wing = WXYZ-Wing
    .full = If { $cell } is not { $value }, it is { $other }, and then { $cells } need every value they have left, { $value } among them. So no cell that sees all their { $value } can be { $value }.

technique-wxyz-ring = WXYZ-Ring
    .full = { $cell } shares both its values, { $value } and { $other }, with { $cells }, which have one value too many. Together they use each of their values once.

technique-multi-colouring = Multi-colouring
    .full = The { $value } cannot be in both of two groups that see each other, so it is in all of { $first } or all of { $second }. It is in no cell that sees one of each.

technique-finned-jellyfish = Finned jellyfish
    .full = { technique-finned-x-wing.full }

technique-sashimi-jellyfish = Sashimi jellyfish
    .full = { technique-finned-x-wing.full }

technique-sue-de-coq = Sue de Coq
    .full = { $cells } take their values from those of { $in-box } and those of { $in-line }, which share none. So each value is used up in its own house.

technique-vwxyz-wing = VWXYZ-Wing
    .full = { technique-wxyz-wing.full }

technique-vwxyz-ring = VWXYZ-Ring
    .full = { technique-wxyz-ring.full }

technique-aligned-pair = Aligned pair exclusion
    .full = Every way to fill { $cells } that uses one of the removed values repeats a value or leaves no value for one of { $around }. So those values go.

technique-x-chain = X-chain
    .full = If { $cell } is not { $value }, then { $end } is { $end-value }: { $chain }. So one of the two holds, and what both rule out goes.

technique-xy-chain = XY-chain
    .full = { technique-x-chain.full }

technique-aic = Alternating inference chain
    .full = { technique-x-chain.full }

technique-als-xz = ALS-XZ
    .full = { $first } have one value too many, and so have { $second }; only one of the two can have { $common }. The other then has { $value }, so no cell that sees all their { $value } can be { $value }.

technique-aligned-triple = Aligned triplet exclusion
    .full = { technique-aligned-pair.full }

technique-nishio = Nishio forcing chain
    .full = If { $cell } were { $value }, then { $clash } both would and would not be { $clash-value }: { $chains }. So { $cell } is not { $value }.

technique-nishio-on = Nishio forcing chain
    .full = If { $cell } were not { $value }, then { $clash } both would and would not be { $clash-value }: { $chains }. So { $cell } is { $value }.

technique-cell-chains = Cell forcing chains
    .full = Whatever { $from } is, { $cell } is not { $value }: { $chains }.

technique-cell-chains-on = Cell forcing chains
    .full = Whatever { $from } is, { $cell } is { $value }: { $chains }.

technique-house-chains = House forcing chains
    .full = Wherever the { $from-value } of { $from } is, { $cell } is not { $value }: { $chains }.

technique-house-chains-on = House forcing chains
    .full = Wherever the { $from-value } of { $from } is, { $cell } is { $value }: { $chains }.

technique-dynamic-contradiction = Dynamic contradiction chains
    .full = { technique-nishio.full }

technique-dynamic-contradiction-on = Dynamic contradiction chains
    .full = { technique-nishio-on.full }

technique-dynamic-double = Dynamic double chains
    .full = Whether or not { $either } is { $either-value }, { $cell } is not { $value }: { $chains }.

technique-dynamic-double-on = Dynamic double chains
    .full = Whether or not { $either } is { $either-value }, { $cell } is { $value }: { $chains }.

technique-dynamic-cell-chains = Dynamic cell forcing chains
    .full = { technique-cell-chains.full }

technique-dynamic-cell-chains-on = Dynamic cell forcing chains
    .full = { technique-cell-chains-on.full }

technique-dynamic-house-chains = Dynamic house forcing chains
    .full = { technique-house-chains.full }

technique-dynamic-house-chains-on = Dynamic house forcing chains
    .full = { technique-house-chains-on.full }

technique-direct-pointing = Direct pointing
    .full = In { $from } the { $value } can only be in { OR($cells) }, so it is nowhere else in { $to }. That leaves { $cell } as the only place for { $value } in { $house }.

technique-direct-claiming = Direct claiming
    .full = { technique-direct-pointing.full }

technique-direct-hidden-pair = Direct hidden pair
    .full = In { $house } the values { $values } can only be in { $cells }, which fills these cells. That leaves { $cell } as the only place for { $value }.

technique-direct-hidden-triple = Direct hidden triple
    .full = { technique-direct-hidden-pair.full }

technique-grouped-two-links = Grouped two strong links
    .full = { technique-skyscraper.full }

technique-x-cycle = X-cycle
    .full = Follow { $chain }: the values come round to where they began, and hold either way round. Each value is in one of two cells of the ring, so it goes from every cell that sees both.

technique-y-cycle = Y-cycle
    .full = { technique-x-cycle.full }

technique-forcing-x-chain = Forcing X-chain
    .full = If { $cell } were { $value }, it would follow that it is not: { $chain }. So it is not { $value }.

technique-forcing-x-chain-on = Forcing X-chain
    .full = If { $cell } were not { $value }, it would follow that it is: { $chain }. So it is { $value }.

technique-cycle = Bidirectional cycle
    .full = { technique-x-cycle.full }

technique-forcing-chain = Forcing chain
    .full = { technique-forcing-x-chain.full }

technique-forcing-chain-on = Forcing chain
    .full = { technique-forcing-x-chain-on.full }

technique-four-strong-links = Four strong links
    .full = { technique-skyscraper.full }

technique-four-link-loop = Loop of four strong links
    .full = { technique-three-link-loop.full }

technique-uvwxyz-wing = UVWXYZ-Wing
    .full = { technique-wxyz-wing.full }

technique-uvwxyz-ring = UVWXYZ-Ring
    .full = { technique-wxyz-ring.full }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .full = { technique-wxyz-wing.full }

technique-tuvwxyz-ring = TUVWXYZ-Ring
    .full = { technique-wxyz-ring.full }

technique-unique-rectangle-1 = Unique rectangle type 1
    .full = { $cells } could swap { $values } back and forth unless { $rescuers } is something else. As there is one solution only, { $rescuers } is neither.

technique-unique-rectangle-2 = Unique rectangle type 2
    .full = { $cells } could swap { $values } back and forth unless one of { $rescuers } is { $value }. As there is one solution only, no cell that sees all of them can be { $value }.

technique-unique-rectangle-3 = Unique rectangle type 3
    .full = { $cells } could swap { $values } back and forth, so one of { $rescuers } has another value. Counted as one cell it fills { $set-values } of { $house } together with { $set-cells }.

technique-unique-rectangle-4 = Unique rectangle type 4
    .full = { $cells } could swap { $values } back and forth, and one of { $rescuers } must be { $value } in { $house }. So neither of them can be { $other }.

technique-unique-loop-1 = Unique loop type 1
    .full = { technique-unique-rectangle-1.full }

technique-unique-loop-2 = Unique loop type 2
    .full = { technique-unique-rectangle-2.full }

technique-unique-loop-3 = Unique loop type 3
    .full = { technique-unique-rectangle-3.full }

technique-unique-loop-4 = Unique loop type 4
    .full = { technique-unique-rectangle-4.full }

technique-hidden-rectangle = Hidden rectangle
    .full = If { $cell } were { $other }, the { $value } of its row and column would make { $cells } swap { $value } and { $other }. As there is one solution only, { $cell } is not { $other }.

technique-bug-1 = Universal grave type 1
    .full = Without { $values } in { $cells } every value would have two places everywhere, which leaves two solutions or none. So { $cells } must be { $values }.

technique-bug-2 = Universal grave type 2
    .full = Without { $values } in { $cells } every value would have two places everywhere, which leaves two solutions or none. So no cell that sees all of { $cells } can be { $values }.

technique-bug-4 = Universal grave type 4
    .full = Without { $values } in { $cells } every value would have two places everywhere, so one of { $cells } has one of { $values }. The other must be { $common }, so neither has its second value.

technique-bug-3 = Universal grave type 3
    .full = Without { $values } in { $cells } every value would have two places everywhere, so one of { $cells } has one of { $values }. Counted as one cell it fills { $set-values } of { $house } together with { $set-cells }.
