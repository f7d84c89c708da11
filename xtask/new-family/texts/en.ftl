# Example, in English.

family =
    .name = Example
    .summary = Every digit once in each row and column
    .rules = Fill the square so that every row and every column holds each digit once.

# What can be asked for.
parameter-size = Rows and columns of the square
    .name = Size

technique-example-last-digit = Last digit
    .short = { $cell } is { $value }: its last digit
    .full = Every digit but one is gone from { $cell }; { $value } is left.

# What techniques are.

lesson-example-last-digit = When every digit but one is crossed out in a cell, the one that is left goes there. It needs the notes of that cell alone. It is the first thing to look for.
    .spot = Look for a cell with a single note.
    .miss = A cell with two notes is not settled, even if one of them looks better.
    .relatives = It is the easiest technique of the family; add harder ones beside it.
