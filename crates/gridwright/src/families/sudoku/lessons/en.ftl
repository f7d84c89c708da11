# Lessons of the techniques of Sudoku, in English.

lesson-neighbours = Cells side by side cannot hold values that follow one another, so a value rules out the next lower and the next higher one around it. With few candidates the same works from notes. A value can be removed where all that is left for the cell beside it would follow it.
    .spot = After each placement look at the four cells around it. Then look for cells with two candidates that have one value between them, such as 3 and 5.
    .miss = A cell with 3 or 6 rules out nothing beside it: no value follows both.
    .relatives = It is the simplest use of the rule. What if follows it over several cells.
