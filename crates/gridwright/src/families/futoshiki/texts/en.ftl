# Futoshiki, in English.

family =
    .name = Futoshiki
    .summary = Latin squares with greater-than signs between cells
    .rules = Fill the square so that every row and every column holds each number once, from 1 up to the number of rows. A sign between two cells points to the smaller of their numbers.

# What can be asked for.
parameter-size = Rows and columns of the square
parameter-givens = How many numbers are given, or the share of cells that have one; as few as possible if left out
parameter-signs = How many signs there are, or the share of places between cells that have one; as few as possible if left out
parameter-minimal = Whether every given and every sign must be needed even if numbers of them are asked for

technique-forced-end = Forced end
    .full =
        { COUNT($signs) ->
            [one] In { $line } only { $cell } can be { $value }: the sign { $signs } keeps it out of { $others }.
           *[other] In { $line } only { $cell } can be { $value }: the signs { $signs } keep it out of { $others }.
        }

technique-sign-chain = Sign chain
    .full = { $cells } form a chain in which each is smaller than the next. Every one of them must leave lower numbers for those before it and higher ones for those after it.

technique-sign-bound = Sign bound
    .full =
        { $side ->
            [above] { $sign }: { $other } is at least { $bound }, so { $cell } cannot be { OR($gone) }.
           *[below] { $sign }: { $other } is at most { $bound }, so { $cell } cannot be { OR($gone) }.
        }

technique-sign-room = Room across signs
    .full =
        { $side ->
            [above] The signs make { $crowd } smaller than { $cell }, and in { $line } they all differ. If { $cell } were { OR($gone) }, there would not be enough numbers for them.
           *[below] The signs make { $crowd } greater than { $cell }, and in { $line } they all differ. If { $cell } were { OR($gone) }, there would not be enough numbers for them.
        }

# What rules are called within sentences.
rule-sign = { $sign }

# What techniques are.

lesson-forced-end = A cell that is greater than a neighbour cannot hold the lowest number, and a cell that is smaller than a neighbour cannot hold the highest. Look along a row or a column: if the signs leave only one cell for its lowest or its highest number, that is where it goes.

lesson-sign-chain = Follow signs from a cell to a greater one, and on from there. In a chain of four cells the first must leave three higher numbers for the others, and the last three lower ones. The longer the chain and the smaller the board, the less is left for each cell.

lesson-sign-bound = The smaller of two cells must stay below the greatest number that the other can still hold. The greater one must stay above the least. It is worth another look whenever a cell beside a sign loses candidates.

lesson-sign-room = When several cells of one row or column must all be smaller than some cell, each of them needs a number of its own: with three of them below it, a cell holds at least 4. If their candidates leave less room, it must be higher still. The same goes for cells that must all be greater.
