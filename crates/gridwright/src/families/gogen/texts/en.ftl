# Gogen, in English.

family =
    .name = Gogen
    .summary = 25 letters on a 5 x 5 board, placed so that every word can be spelt by king moves
    .rules = Put each letter from A to Y into one cell. Every word of the list must be spelt by moving from letter to letter, each time to a cell that touches the last one, also at a corner.

# What can be asked for.
parameter-style = Which letters are given and what words are: uber (9 givens, about 10 words, some letters in no word), ultra (2 to 8 givens, all letters in words), hyper (chains of letters, 2 to 5 givens anywhere), golden (1 given)
parameter-givens = How many letters are given, in cells chosen at random
parameter-pattern = Where letters are given: an x for each cell that has one, row by row
parameter-words = Words to choose from instead of the built-in list
parameter-fewest = Leave out every word that is not needed for the solution to be the only one

technique-fixed-by-neighbours = Letter fixed by neighbours
    .full = { $letter } must touch { $links }, and the only free cell that does is { $cell }.

technique-near = Near its neighbours
    .full = { $letter } must touch { $links }, so it can only go in { OR($cells) }.

technique-last-cell-for-letter = Last cell for a letter
    .full = The only cell left for { $letter } is { $cell }.

technique-last-letter = Last letter for a cell
    .full = The only letter left that can go in { $cell } is { $letter }.

technique-pair-of-letters = Pair of letters
    .full = { $letters } can only go in { $cells }, so no other letter goes there.

technique-pair-of-cells = Pair of cells
    .full = { $cells } can only take { $letters }, so these letters go nowhere else.

technique-two-steps = Two steps along a word
    .full = In { $word } the { $letter } can only go in { OR($cells) }, and { $next } must touch it, so { $next } can only go in { OR($next-cells) }.

technique-room = Room for all neighbours
    .full = { $letter } must touch { $links }, and around { $cells } there is no room for all of them.

technique-trio-of-letters = Trio of letters
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Trio of cells
    .full = { technique-pair-of-cells.full }

technique-look-ahead = Look-ahead
    .full = With { $letter } in { $cells }, following the words would leave a letter without a cell or a cell without a letter; so { $letter } is not there.

# What rules are called within sentences.
rule-word = word { $word }
rule-each-once = each letter once

# What techniques are.

lesson-fixed-by-neighbours = Two letters that stand side by side in a word touch on the board, at an edge or a corner. Look at the letters already placed that a letter must touch: if only one free cell touches all of them, it goes there.

lesson-near = A letter must touch every letter it stands beside in some word. Those already placed leave only the free cells around them, so cross the letter out everywhere else.

lesson-last-cell-for-letter = Every letter has its place on the board. When all cells but one are crossed out for a letter, it goes there.

lesson-last-letter = Every cell takes a letter. When all letters but one are crossed out for a cell, or placed, the one that is left goes there.

lesson-pair-of-letters = Two letters that have only the same two cells left, or three with three, need them all. No other letter goes there.

lesson-pair-of-cells = Two cells that have only the same two letters left, or three with three, take them all. These letters go nowhere else.

lesson-two-steps = A letter that is not placed yet, but has few cells left, still says something: the letter beside it in a word must touch one of these cells. Everywhere else that letter can be crossed out.

lesson-room = A letter with many neighbours in the words needs room around it: a cell of its own for each of them. Where there are too few cells around for all, as in a corner, the letter cannot go.

lesson-trio-of-letters = { lesson-pair-of-letters }

lesson-trio-of-cells = { lesson-pair-of-cells }

lesson-look-ahead = Put a letter in a cell and follow the words. When a letter is left without a cell or a cell without a letter, the letter was not there. It is used only when nothing else is left.
