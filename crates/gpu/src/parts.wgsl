#part cells
// The lowest bit of each row of a band, the free bit after each row, all cells, one row, and the left cells of the boxes.
const ROWS = 0x00100401u;
const FREE = 0x20080200u;
const FULL = 0x1ff7fdffu;
const COLUMNS = 0x1ffu;
const BOXES = 0x49u;
// A box from its left column.
const BOX = 0x00701c07u;

// What at least two of three have.
fn two_of(a: u32, b: u32, c: u32) -> u32 {
    return (a & b) | (a & c) | (b & c);
}

#part state
#each b
// Cells in which a digit has its only place in a house, and cells with one digit left as the last round saw them.
var hidden$b = 0u;
var single$b = 0u;
#each d
var x$d$b = 0u;
#end
#end

#part round
// One round: hidden singles of the last round take their cells, naked singles clear their houses, hidden singles are found.
// Of the digits in a cell of `hidden` all below the highest go; those above have gone when it was found.
#each b
var one$b = 0u;
var two$b = 0u;
#end
#each d down
#each b
x$d$b &= ~(hidden$b & one$b);
two$b |= one$b & x$d$b;
one$b |= x$d$b;
#end
#end
// `broken`: some cell or house has no place for a digit. `open`: cells with more than one digit. `moved`: something has changed.
var broken = (one0 & one1 & one2) ^ FULL;
let open = two0 | two1 | two2;
var moved = 0u;
#each b
{
    let single = one$b & ~two$b;
    moved |= single ^ single$b;
    single$b = single;
    hidden$b = 0u;
}
#end
var in_boxes = 0xffffffffu;
var in_columns = 0xffffffffu;
var in_rows = 0xffffffffu;
#each d
{
    #each b
    let own$b = x$d$b & single$b;
    let below$b = own$b | (own$b >> 10u) | (own$b >> 20u);
    #end
    let seen = ((below0 | below1 | below2) & COLUMNS) * ROWS;
    #each b
    let box$b = ((below$b | (below$b >> 1u) | (below$b >> 2u)) & BOXES) * BOX;
    let full$b = (own$b + FULL) & FREE;
    x$d$b = own$b | (x$d$b & ~(seen | box$b | (full$b - (full$b >> 9u))) & ~hidden$b);
    #end
}
{
    #each b
    let some$b = x$d$b | (x$d$b >> 10u) | (x$d$b >> 20u);
    let more$b = two_of(x$d$b, x$d$b >> 10u, x$d$b >> 20u);
    #end
    let any = some0 | some1 | some2;
    in_columns &= any;
    let column = (any & ~two_of(some0, some1, some2) & ~(more0 | more1 | more2) & COLUMNS) * ROWS;
    #each b
    let in_box$b = some$b | (some$b >> 1u) | (some$b >> 2u);
    in_boxes &= in_box$b;
    let twice$b = two_of(some$b, some$b >> 1u, some$b >> 2u) | more$b | (more$b >> 1u) | (more$b >> 2u);
    let box$b = (in_box$b & ~twice$b & BOXES) * BOX;
    let less$b = x$d$b + FULL;
    in_rows &= less$b;
    let row$b = ~((x$d$b & less$b) + FULL) & FREE;
    hidden$b |= x$d$b & (column | box$b | (row$b - (row$b >> 9u)));
    #end
}
#end
broken |= (~in_boxes & BOXES) | (~in_columns & COLUMNS) | (~in_rows & FREE);
moved |= (hidden0 & ~single0) | (hidden1 & ~single1) | (hidden2 & ~single2);

#part choose
// The cell to guess at, one bit of `at0`, `at1` and `at2`: the first with two digits, or else with three, or any that is open.
#each b
var least1_$b = 0u;
var least2_$b = 0u;
var least3_$b = 0u;
var least4_$b = 0u;
#each d
least4_$b |= least3_$b & x$d$b;
least3_$b |= least2_$b & x$d$b;
least2_$b |= least1_$b & x$d$b;
least1_$b |= x$d$b;
#end
var at$b = least2_$b & ~least3_$b;
#end
if (at0 | at1 | at2) == 0u {
    #each b
    at$b = least3_$b & ~least4_$b;
    #end
    if (at0 | at1 | at2) == 0u {
        #each b
        at$b = least2_$b;
        #end
    }
}
if at0 != 0u {
    at1 = 0u;
}
if (at0 | at1) != 0u {
    at2 = 0u;
}
#each b
at$b &= 0u - at$b;
#end

#part push
// The highest digit of the cell is tried first; the frame has the others.
#each b
hidden$b |= at$b;
#end
#each d down
#each b
let rest$d$b = x$d$b & ~at$b;
at$b &= ~x$d$b;
#end
#end
#push rest

#part pop
#pop
#each b
hidden$b = 0u;
#end
// No position has this, so the next round counts as one that moves.
single0 = 0xffffffffu;
