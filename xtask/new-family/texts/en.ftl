# Example, in English.

family =
    .name = Example
    .summary = Every digit once in each row and column
    .rules = Fill the square so that every row and every column holds each digit once.

# What can be asked for.
parameter-size = Rows and columns of the square

technique-example-last-digit = Last digit
    .full = { $cell } has one digit left: { $value }.

# What techniques are.

lesson-example-last-digit = When every digit but one is crossed out in a cell, the one that is left goes there.
