# Lessons of the techniques of Gogen, in English.

lesson-fixed-by-neighbours = Two letters that stand side by side in a word touch on the board, at an edge or a corner. A letter that stands beside placed letters in its words touches all of them. If only one free cell does, the letter goes there.
    .spot = Take a letter that stands beside two or three placed letters, possibly in different words. Look for the free cells that touch every one of them.
    .miss = Two free cells that touch all of the placed letters are one too many. Letters that share a word but do not stand side by side need not touch.
    .relatives = It is the easiest step of all. With several cells left it becomes near its neighbours; with a neighbour that is not placed yet, two steps along a word.

lesson-near = A letter touches every letter that it stands beside in some word. Those that are placed leave only the free cells around them. The letter is crossed out everywhere else.
    .spot = Take a letter beside at least one placed letter, and mark the free cells around that one. With two placed neighbours only the cells that touch both are left.
    .miss = A neighbour that is not placed yet says nothing here. Nor does a letter of the same word that stands further off.
    .relatives = With one cell left it is a letter fixed by neighbours. Two steps along a word does the same for a neighbour that is not placed yet.

lesson-last-cell-for-letter = Every letter has its cell on the board. When all cells but one are taken or crossed out for a letter, that one is its cell. No word needs to be looked at.
    .spot = Look through the notes for a letter that is written in a single cell.
    .miss = A letter with two cells left is not settled, even if one of them looks much better.
    .relatives = Last letter for a cell is the same seen from the cell. With two letters and two cells it becomes a pair of letters.

lesson-last-letter = Every cell takes a letter: there are as many letters as cells. When all letters but one are placed or crossed out for a cell, that one goes there. It finds letters that stand in no word, too.
    .spot = Late in a puzzle, take a cell with few letters left, such as a corner, and go through the letters that are not placed.
    .miss = A letter that is not placed and is in no word still counts: it can be in any free cell.
    .relatives = Last cell for a letter is the same seen from the letter. With two cells and two letters it becomes a pair of cells.

lesson-pair-of-letters = Two letters that have only the same two cells left need both of them. Which is where stays open, but no other letter is there. With three letters and three cells it is a trio.
    .spot = Look for letters with two cells left each, and compare the cells.
    .miss = Two letters with three cells between them bind nothing: the third cell can still be for another letter.
    .relatives = Pair of cells is the same seen from the cells. Last cell for a letter is the easier case of one letter, the trio the harder one of three.

lesson-pair-of-cells = Two cells that have only the same two letters left take both of them. Which takes which stays open, but these letters are nowhere else. With three cells and three letters it is a trio.
    .spot = Look for cells with two letters left each, often in a corner, and compare the letters.
    .miss = Two cells with three letters between them bind nothing: one of the letters can still be elsewhere.
    .relatives = Pair of letters is the same seen from the letters. Last letter for a cell is the easier case of one cell, the trio the harder one of three.

lesson-two-steps = A letter that is not placed, but has few cells left, still says something about its neighbours in a word. Each neighbour touches one of these cells. Everywhere else it is crossed out.
    .spot = Take a letter with two or three cells left that lie close together, and look at the letters before and after it in its words.
    .miss = When the cells left for the letter lie far apart, nearly every cell touches one of them, and nothing follows.
    .relatives = Near its neighbours is the easier case of a neighbour that is placed. Look-ahead follows such steps further.

lesson-room = A letter with many neighbours in the words needs room around it: a cell of its own for each of them. A corner has three cells around it, an edge five. Where there are too few for all of them, the letter cannot be.
    .spot = Count the different letters that a letter stands beside in all words. With four or more it is in no corner; with six or more it is not at the edge.
    .miss = A letter that stands beside the same neighbour in two words needs only one cell for it.
    .relatives = Near its neighbours asks where placed neighbours are, this one whether all of them fit. Look-ahead finds the rest.

lesson-room-for-some = Around a cell there may be cells enough for all neighbours of a letter, and still too few for some of them, because these can only be in a few of the cells. Then the letter cannot be there.
    .spot = For a cell of a letter, look at the neighbours with few cells left: two that have only one cell around it, or three that have two between them.
    .miss = Cells around it that none of these neighbours can take do not help, even if they are empty.
    .relatives = Room for all neighbours only counts cells. Trio of letters is the same argument without a cell in the middle.

lesson-trio-of-letters = { lesson-pair-of-letters }
    .spot = Look for three letters with two or three cells left each that have only three cells between them.
    .miss = Three letters with four cells between them bind nothing: the fourth cell can still be for another letter.
    .relatives = Pair of letters is the easier case of two. Trio of cells is the same seen from the cells.

lesson-trio-of-cells = { lesson-pair-of-cells }
    .spot = Look for three cells with two or three letters left each that have only three letters between them.
    .miss = Three cells with four letters between them bind nothing: one of the letters can still be elsewhere.
    .relatives = Pair of cells is the easier case of two. Trio of letters is the same seen from the letters.

lesson-arrangement = Around a cell there may be room for all neighbours of a letter, and still no way to arrange them: those that stand side by side in a word touch one another too. Where that cannot be done, the letter cannot be.
    .spot = Look for two neighbours of a letter that also stand side by side in some word. The three lie in a square of two by two cells; see where such a square is left for them.
    .miss = Neighbours that no word has side by side can lie on opposite sides of the cell.
    .relatives = Room for some neighbours only counts cells. Look-ahead follows a letter further than to its neighbours.

lesson-look-ahead = A letter is put in a cell for trial, and the words are followed. When a letter is left without a cell, a cell without a letter, or some letters with too few cells between them, the first letter was not there. It is used only when nothing else is left.
    .spot = Take a letter with two cells left and many neighbours: it has the most consequences.
    .miss = A trial that ends without a contradiction proves nothing, even if it fills the board far: the letter stays a candidate.
    .relatives = It is the last resort. All the other steps are short trials of this kind that can be seen at once.

lesson-either-way = A letter is put in a cell for trial, and the words are followed until a letter has only two or three cells left, or a cell only two or three letters. All of them are tried. When each ends in a contradiction, there was no way on, and the first letter was not there.
    .spot = Follow a letter that a single trial says nothing about, and look for the first letter with few cells left. It helps most if that letter has many neighbours.
    .miss = One way that ends in a contradiction only shows that another is taken. All have to fail, and the moves up to the fork belong to all of them.
    .relatives = Look-ahead is the easier case without a fork on the way. Each of the ways is a look-ahead itself.
