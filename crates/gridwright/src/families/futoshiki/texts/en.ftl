# Futoshiki, in English.

family =
    .name = Futoshiki
    .summary = Latin squares with greater-than signs between cells
    .rules = Fill the square so that every row and every column holds each number once, from 1 up to the number of rows. A sign between two cells points to the smaller of their numbers.

# Kinds of puzzle that players know by a name.
variant-classic = Classic
variant-small = 4 x 4
variant-large = 7 x 7
variant-signs = Signs alone

# What can be asked for.
parameter-size = Rows and columns of the square
    .name = Size
parameter-givens = How many numbers are given, or the share of cells that have one; as few as possible if left out
    .name = Givens
    .form = a number such as 6, or a share such as 25%
parameter-signs = How many signs there are, or the share of places between cells that have one; as few as possible if left out
    .name = Signs
    .form = a number such as 6, or a share such as 25%
parameter-minimal = Whether every given and every sign must be needed even if numbers of them are asked for
    .name = Minimal

technique-forced-end = Forced end
    .short = In { $line } only { $cell } can be { $value }
    .full =
        { COUNT($signs) ->
            [one] In { $line } only { $cell } can be { $value }: the sign { $signs } keeps it out of { $others }.
           *[other] In { $line } only { $cell } can be { $value }: the signs { $signs } keep it out of { $others }.
        }

technique-sign-chain = Sign chain
    .short = { $cells } are a chain: each is smaller than the next
    .full = The signs { $signs } form a chain: of { $cells } each is smaller than the next. Every one of them must leave lower values for those before it and higher ones for those after it.

technique-sign-bound = Sign bound
    .short =
        { $side ->
            [above] { $sign }: { $other } is at least { $bound }
           *[below] { $sign }: { $other } is at most { $bound }
        }
    .full =
        { $side ->
            [above] The sign { $sign } makes { $cell } greater than { $other }. { $other } is at least { $bound }, so { $cell } is more than that.
           *[below] The sign { $sign } makes { $cell } smaller than { $other }. { $other } is at most { $bound }, so { $cell } is less than that.
        }

technique-sign-room = Room across signs
    .short =
        { $side ->
            [above] In { $line } all of { $crowd } are smaller than { $cell }
           *[below] In { $line } all of { $crowd } are greater than { $cell }
        }
    .full =
        { $side ->
            [above] The signs { $signs } make { $crowd } smaller than { $cell }, and in { $line } they all differ. If { $cell } were { OR($gone) }, there would not be enough values for them.
           *[below] The signs { $signs } make { $crowd } greater than { $cell }, and in { $line } they all differ. If { $cell } were { OR($gone) }, there would not be enough values for them.
        }

# What rules are called within sentences.
rule-sign = { $sign }
