# Techniques of Killer Sudoku, in English.

# Parts of several sentences: how a sum can be made, and what houses and their cages add up to.
killer-ways =
    { $left ->
        [ways] That can only be { OR($ways) }.
        [values] All combinations for it are made of { $ways }.
       *[none] A candidate that leaves the others no such sum can be removed.
    }
killer-so =
    { $left ->
        [ways] So { $cells } can only be { OR($ways) }.
        [values] So all combinations for { $cells } are made of { $ways }.
       *[none] A candidate that leaves the others no such sum can be removed.
    }
killer-houses =
    The cells of { $houses } add up to { $total }. { COUNT($counted) ->
        [0] No cage is counted
       *[other] { $form ->
            [in] There, counting { $counted } gives { $held }
           *[out] Counting { $counted } gives { $held }
        }
    }{ $beyond ->
        [0] { "" }
       *[other] , { $beyond } of it in known cells outside
    }{ $known ->
        [0] { "" }
       *[other] , and other known cells there hold { $known }
    }.
killer-rest =
    { killer-houses } { $form ->
        [in] That leaves { $sum } for { $cells }.
       *[out] The { $sum } that is too much is in { $cells } outside.
    }
killer-rest-short =
    { $form ->
        [in] the cages of { $houses } leave { $sum } for { $cells }
       *[out] the cages of { $houses } have { $sum } too much, in { $cells }
    }
killer-difference =
    { $ins } inside { COUNT($ins) ->
        [one] is
       *[other] are
    } in no cage that is counted, and { $outs } outside { COUNT($outs) ->
        [one] is
       *[other] are
    }. So { $ins } { COUNT($ins) ->
        [one] is
       *[other] together are
    } { $relation ->
        [more] { $difference } more than
        [less] { $difference } less than
       *[same] as much as
    } { $outs }. A candidate that the others cannot balance can be removed.
killer-difference-short =
    { $ins } less { $outs } is { $relation ->
        [more] { $difference }
        [less] minus { $difference }
       *[same] 0
    }
killer-parity =
    { $form ->
        [both] { killer-houses } { $ins } inside are in no cage that is counted, and { $outs } outside are; inside less outside that makes { $relation ->
            [more] { $difference }
            [less] minus { $difference }
           *[same] 0
        }.
       *[other] { killer-rest }
    }

technique-cage-last-cell = Last cell of a cage
    .short =
        { $form ->
            [single] { $cell } is a cage of one cell with sum { $left }
           *[last] only { $cell } is open in { $cage }, with { $left } left
        }
    .full =
        { $form ->
            [single] The cage at { $cell } is one cell, so it holds the whole sum, { $left }.
           *[last] Only { $cell } is open in { $cage }. The other cells hold { $placed }, which leaves { $left }.
        }

technique-innie-outie-box = Innie or outie of a box
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-innie-outie-line = Innie or outie of a line
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-one-combination = One combination
    .short = { $sum } in { $cells } is { OR($ways) }
    .full = { $cells } are open in { $cage } and add up to { $sum }. { killer-ways }

technique-cage-in-house = Cage within a house
    .short = { $values } of { $house } in { $cells }
    .full = { $cells } are open in { $cage } and add up to { $sum }. Every way to do that has { $values }. All these cells are in { $house }, so no other cell there has { OR($values) }.

technique-combinations = Combinations of a cage
    .short = { $cells } add up to { $sum }
    .full =
        { $cells } are open in { $cage } and add up to { $sum }. { $left ->
            [ways] That can only be { OR($ways) }.
            [values] All combinations for it are made of { $ways }.
           *[bounds] The least and the greatest values of the other cells leave each of them only some of its candidates.
        }

technique-cage-partner = Partner in a cage
    .short = { $cell } needs its partner for { $sum } in { $other }
    .full = { $cells } are open in { $cage } and add up to { $sum }. With { OR($values) } in { $cell }, { $other } would be { OR($partners) }, which it cannot be.

technique-combinations-left = Combinations that fit
    .short = { $cells } add up to { $sum }
    .full = { $cells } are open in { $cage } and add up to { $sum }. Not every combination fits the candidates that are left. { killer-so }

technique-must-contain = Value that a cage must have
    .short = { $value } of { $cells } only in { $homes }
    .full = { $cells } are open in { $cage } and add up to { $sum }. { killer-ways } So they have { $value } in any case, and it can only be in { OR($homes) }.

technique-innie-outie-joined = Innie or outie of several houses
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-house-needs-cage = Cage that a house needs
    .short = { $value } of { $house } only in { $homes }
    .full = In { $house } the { $value } can only be in { OR($homes) }, which all are in { $cage }. So the open cells { $cells } of the cage, which add up to { $sum }, have { $value } there. { killer-ways }

technique-hidden-cage = Hidden cage
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-split-cage = Split cage
    .short = { $cage } splits: { $ins } make { $sum }, { $outs } make { $rest }
    .full = { killer-houses } That leaves { $sum } for { $ins }, all in { $cage }. So this cage splits in two: its other open cells { $outs } make { $rest }. { killer-so }

technique-cage-arrangements = Arrangements in a cage
    .short = { $cells } add up to { $sum }, not with { OR($values) } in { $cell }
    .full =
        { $cells } are open in { $cage } and add up to { $sum }. { $left ->
            [ways] With { OR($values) } it could be { OR($ways) }.
           *[values] The combinations with { OR($values) } are made of { $ways }.
        } But with { OR($values) } in { $cell } the others cannot take the rest in any order.

technique-innie-outie-difference = Difference of innie and outie
    .short = { killer-difference-short }
    .full = { killer-houses } { killer-difference }

technique-killer-pair = Killer pair
    .short = { $values } of { $house } in { $inside } and { $cells }
    .full = The open cells { $inside } of { $cage } add up to { $sum }, and every way that leaves { $cells } a value has { $count ->
            [1] one
            [2] two
           *[other] { $count }
        } of { $values }. { $cells } has only { $values }. All these cells are in { $house }, so together they use up { $values } there.

technique-large-hidden-cage = Large hidden cage
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Blocked combination
    .short = { OR($blocked) } in { $cells } would leave { $cell } empty
    .full = { $cells } are open in { $cage } and add up to { $sum }. With { OR($blocked) } there, { $cell }, which sees them all, could be none of { $values }. { killer-so }

technique-law-of-leftovers = Law of leftovers
    .short = { $cells } and { $beside } hold the same values
    .full =
        The cells of { $houses } hold the same values as those of { $others }, which are as many houses. Without the cells they share, { $beside } { COUNT($beside) ->
            [one] is
           *[other] are
        } left of the first and { $cells } of the second, so these hold the same values too. { COUNT($beside) ->
            [one] { $beside } cannot be { OR($values) }, so { $cells } is not either.
           *[other] None of { $beside } can be { OR($values) }, so none of { $cells } is.
        }

technique-killer-triple = Killer triple
    .short = { technique-killer-pair.short }
    .full = The open cells { $inside } of { $cage } add up to { $sum }, and every way that leaves { $cells } enough values has { $count ->
            [1] one
            [2] two
           *[other] { $count }
        } of { $values }. { $cells } can only be { OR($values) }. All these cells are in { $house }, so together they use up { $values } there.

technique-cage-conflict = Cage against cage
    .short = { OR($blocked) } in { $cells } leaves no way to make { $rest } in { $beside }
    .full = { $cells } are open in { $cage } and add up to { $sum }; { $beside } are open in { $other } and add up to { $rest }. All are in { $house }, where no value comes twice. With { OR($blocked) } in the first there is no way left for the second. { killer-so }

technique-locked-cages = Locked cages
    .short = { $value } of { $houses } in { $cages }
    .full =
        { $form ->
            [cages] Every combination that is left for { $cages } has { $value }, which can only be in { OR($homes) }, all in { $houses }. So both cages have it there, and no other cell of { $houses } has it.
           *[lines] In { $houses } the { $value } can only be in { OR($homes) }, all in { $cages }. No cage has it twice, so each has one there: no other cell of them has { $value }, and combinations without it are out.
        }

technique-sums-and-differences = Sums and differences
    .short =
        { $form ->
            [both] { killer-difference-short }
           *[other] { killer-rest-short }
        }
    .full =
        { $form ->
            [both] { killer-houses } { killer-difference }
           *[other] { killer-rest } { killer-ways }
        }

technique-cage-parity = Odd or even
    .short =
        { $parity ->
            [odd] the sum of { $houses } makes { $cell } odd
           *[even] the sum of { $houses } makes { $cell } even
        }
    .full =
        { killer-parity } All of these cells but { $cell } have only odd or only even candidates; { $odd } of them are odd. { $parity ->
            [odd] For the sum to come out, { $cell } is odd.
           *[even] For the sum to come out, { $cell } is even.
        }

technique-crossing-combinations = Crossing combinations
    .short = { OR($values) } in { $cell } leaves no order for { $cells } beside { $beside }
    .full = { $cells } are open in { $cage } and add up to { $sum }; { $beside } are open in { $other } and add up to { $rest }. Cells of the one see cells of the other. With { OR($values) } in { $cell } no way is left to fill the second cells, however the first ones are filled.
