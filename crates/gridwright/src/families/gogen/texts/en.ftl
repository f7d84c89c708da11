# Gogen, in English.

family =
    .name = Gogen
    .summary = 25 letters on a 5 x 5 board, placed so that every word can be spelt by king moves
    .rules = Put each letter from A to Y into one cell. Every word of the list must be spelt by moving from letter to letter, each time to a cell that touches the last one, also at a corner.

# Kinds of puzzle that players know by a name.
variant-uber = Uber
variant-ultra = Ultra
variant-hyper = Hyper

# What can be asked for.
parameter-style = Which letters are given and what words are: uber (9 givens, about 10 words, some letters in no word), ultra (2 to 8 givens, all letters in words), hyper (chains of letters, 2 to 5 givens anywhere), golden (1 given)
    .name = Style
    .uber = uber
    .ultra = ultra
    .hyper = hyper
    .golden = golden
parameter-givens = How many letters are given, in cells chosen at random
    .name = Givens
parameter-pattern = Where letters are given: an x for each cell that has one, row by row
    .name = Pattern
    .form = 25 cells, each x or a dot
parameter-words = Words to choose from instead of the built-in list
    .name = Words
    .form = words of plain letters
parameter-fewest = Leave out every word that is not needed for the solution to be the only one
    .name = Fewest words

technique-fixed-by-neighbours = Letter fixed by neighbours
    .short = { $letter } touches { $links }: only { $cell } does
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] In { $words } the { $letter } stands between { $links }, so it touches both.
               *[beside] In { $words } the { $letter } stands beside { $links }, so it touches { COUNT($links) ->
                    [one] that letter.
                   *[other] these letters.
                }
            }
           *[other] The words say which letters { $letter } touches: { $links }.
        } The only free cell that touches { ALL($at) } is { $cell }.

technique-near = Near its neighbours
    .short = { $letter } touches { $links }: only { OR($cells) } can do that
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] In { $words } the { $letter } stands between { $links }, so it touches both.
               *[beside] In { $words } the { $letter } stands beside { $links }, so it touches { COUNT($links) ->
                    [one] that letter.
                   *[other] these letters.
                }
            }
           *[other] The words say which letters { $letter } touches: { $links }.
        } { COUNT($cells) ->
            [one] Of the cells left for { $letter }, only { $cells } touches { ALL($at) }.
           *[other] Of the cells left for { $letter }, only { $cells } touch { ALL($at) }.
        }

technique-last-cell-for-letter = Last cell for a letter
    .short = Only { $cell } is left for { $letter }
    .full = Every letter has a cell. All the others are taken or crossed out for { $letter }; only { $cell } is left.

technique-last-letter = Last letter for a cell
    .short = Only { $letter } is left for { $cell }
    .full = Every cell takes a letter. All the others are placed or crossed out in { $cell }; only { $letter } is left.

technique-pair-of-letters = Pair of letters
    .short = { $letters } take { $cells }
    .full = For { $letters } no cells but { $cells } are left. The letters need { BOTH($cells) }, so no other letter is there.

technique-pair-of-cells = Pair of cells
    .short = { $cells } take { $letters }
    .full = In { $cells } no letters but { $letters } are left. The cells need { BOTH($letters) }, so these letters are nowhere else.

technique-two-steps = Two steps along a word
    .short = { $word }: { $next } touches { $letter }, which is in { OR($cells) }
    .full =
        In { $word } the { $next } stands right { $side ->
            [after] after
           *[before] before
        } the { $letter }, so the two touch. The { $letter } can only be in { OR($cells) }. { COUNT($next-cells) ->
            [one] Of the cells left for { $next }, only { $next-cells } touches one of these.
           *[other] Of the cells left for { $next }, only { $next-cells } touch one of these.
        }

technique-room = Room for all neighbours
    .short = { $letter } needs { $count } letters around it: no room in { OR($cells) }
    .full = In the words { $letter } stands beside { $links }. It touches all { $count } letters, and each of them needs a cell of its own. Around { OR($cells) } there are not enough cells left for them.

technique-room-for-some = Room for some neighbours
    .short = { $letter } in { $cell } leaves { $letters } too few cells
    .full = In the words { $letter } stands beside { $links }, so it touches each of them. Around { $cell } the letters { $letters } have only { $room ->
        [one] one cell
       *[other] { $room } cells
    } between them: { AND($cells) }.

technique-trio-of-letters = Trio of letters
    .short = { technique-pair-of-letters.short }
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Trio of cells
    .short = { technique-pair-of-cells.short }
    .full = { technique-pair-of-cells.full }

technique-arrangement = Arrangement around a cell
    .short = { $letters } cannot be arranged around { $letter } in { $cell }
    .full = In the words { $letter } stands beside { $links }, so it touches each of them. In words there also stand side by side { $pairs }, so these touch one another too. Around { $cell } that cannot be: { $letters } have only { AND($cells) } there.

technique-look-ahead = Look-ahead
    .short = { $letter } in { OR($cells) } leads to a contradiction
    .full =
        With { $letter } in { OR($cells) }, each letter can only be where it touches its neighbours in the words. { $count ->
            [0] Then
           *[other] That leads to these moves, one after another: { $moves }. Then
        } { $end ->
            [letter] no cell is left for { OR($lost) }.
            [cell] no letter is left for { OR($empty) }.
            [both] no cell is left for { OR($lost) }, or no letter for { OR($empty) }.
           *[crowd] { $crowd } have only { $room ->
                [one] one cell
               *[other] { $room } cells
            } between them: { AND($room-cells) }.
        }

technique-either-way = Either way
    .short = { $letter } in { $cell } leads to a contradiction either way
    .full =
        With { $letter } in { $cell }, each letter can only be where it touches its neighbours in the words. { $count ->
            [0] Then
           *[other] That leads to these moves, one after another: { $moves }. Then
        } { $split ->
            [letter] { $next } has only these cells left: { AND($next-cells) }.
           *[cell] only these letters are left for { $at }: { AND($letters) }.
        } Each of them leads on to moves of its own: { $branches }. At the end { $end ->
            [letter] no cell is left for { OR($lost) }.
            [cell] no letter is left for { OR($empty) }.
            [both] no cell is left for { OR($lost) }, or no letter for { OR($empty) }.
            [letter-crowd] no cell is left for { OR($lost) }, or { $crowd } have only { $room ->
                [one] one cell
               *[other] { $room } cells
            } between them: { AND($room-cells) }.
            [cell-crowd] no letter is left for { OR($empty) }, or { $crowd } have only { $room ->
                [one] one cell
               *[other] { $room } cells
            } between them: { AND($room-cells) }.
            [any] no cell is left for { OR($lost) }, or no letter for { OR($empty) }, or { $crowd } have only { $room ->
                [one] one cell
               *[other] { $room } cells
            } between them: { AND($room-cells) }.
           *[crowd] { $crowd } have only { $room ->
                [one] one cell
               *[other] { $room } cells
            } between them: { AND($room-cells) }.
        }

# What rules are called within sentences.
rule-word = word { $word }
rule-each-once = each letter once
