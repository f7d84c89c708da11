#part bindings
struct Params {
    // The number of puzzles, and the number of loop iterations after which a thread ends.
    n: u32,
    turns: u32,
    // For solving: the maximum number of solutions counted; the number of rounds after which a
    // puzzle is given up; the same as a minimum once every puzzle has been started; and the value
    // of `queue` from which on puzzles are given up anyway. Each thread adds one to `queue` for
    // every puzzle it takes and when it ends.
    limit: u32,
    rounds: u32,
    last_rounds: u32,
    late: u32,
    // For making: the number of rounds that a thread runs at once, whether clues are removed, the
    // number of the first puzzle, and the seed.
    at_once: u32,
    carves: u32,
    from_low: u32,
    from_high: u32,
    seed_low: u32,
    seed_high: u32,
}

// 81 bytes per puzzle, consecutive.
@group(0) @binding(0) var<storage, read> puzzles: array<u32>;
// Three times 28 bytes per puzzle: the digits of a band and one more byte. The first of these bytes
// is the puzzle's entry in `states`.
@group(0) @binding(1) var<storage, read_write> answers: array<u32>;
// Three vectors per puzzle, one for each band: the first, second, third and fourth bits of its
// digits. They hold the puzzle first, and its answer later.
@group(0) @binding(2) var<storage, read_write> planes: array<vec4<u32>>;
// Zero while there is no answer; then one more than the number of solutions; one for a puzzle that
// was made.
@group(0) @binding(3) var<storage, read_write> states: array<u32>;
// The saved positions, DEPTH per thread.
@group(0) @binding(4) var<storage, read_write> stack: array<vec4<u32>>;
// The index of the next puzzle to start.
@group(0) @binding(5) var<storage, read_write> queue: atomic<u32>;
@group(0) @binding(6) var<uniform> params: Params;

#part cells
// The lowest bit of each row of a band, the free bit after each row, all cells, one row, and the
// top left cell of each box.
const ROWS = 0x00100401u;
const FREE = 0x20080200u;
const FULL = 0x1ff7fdffu;
const COLUMNS = 0x1ffu;
const BOXES = 0x49u;
// The factor that extends the top left cell of a box to the whole box.
const BOX = 0x00701c07u;

// The bits that are set in at least two of three words.
fn two_of(a: u32, b: u32, c: u32) -> u32 {
    return (a & b) | (a & c) | (b & c);
}

#part state
// The result of the last round. `broken`: some cell or house has no place for a digit. `open`:
// cells with more than one digit. `moved`: cells for which having exactly one digit has changed.
var broken = 0u;
var open = 0u;
var moved = 0u;
#each b
// Cells with one digit; the next round removes that digit from their houses.
var single$b = 0u;
#each d
var x$d$b = 0u;
#end
#end

#part planes
// The bit planes of a band's digits, from the candidates of a solution.
#each b
let s0_$b = x0$b | x2$b | x4$b | x6$b | x8$b;
let s1_$b = x1$b | x2$b | x5$b | x6$b;
let s2_$b = x3$b | x4$b | x5$b | x6$b;
let s3_$b = x7$b | x8$b;
#end

#part candidates
// The candidates of a puzzle whose givens have these bit planes; an empty cell may hold any digit.
#each b
single$b = p0_$b | p1_$b | p2_$b | p3_$b;
let none$b = FULL & ~single$b;
x0$b = none$b | (p0_$b & ~p1_$b & ~p2_$b & ~p3_$b);
x1$b = none$b | (p1_$b & ~p0_$b & ~p2_$b);
x2$b = none$b | (p1_$b & p0_$b & ~p2_$b);
x3$b = none$b | (p2_$b & ~p0_$b & ~p1_$b);
x4$b = none$b | (p2_$b & p0_$b & ~p1_$b);
x5$b = none$b | (p2_$b & p1_$b & ~p0_$b);
x6$b = none$b | (p2_$b & p1_$b & p0_$b);
x7$b = none$b | (p3_$b & ~p0_$b);
x8$b = none$b | (p3_$b & p0_$b);
#end

#part round
// One round: removes naked singles from their houses, finds hidden singles and fills their cells,
// and finds naked singles, so that a stuck position is recognised without another round.
//
// Rows of a band are combined by shifts to the left, so that the result is in its last row: cards
// execute these as multiplications, in parallel with the many logical operations and shifts to the
// right.
#each b
var hidden$b = 0u;
#end
var in_boxes = 0xffffffffu;
var in_columns = 0xffffffffu;
var in_rows = 0xffffffffu;
#each d
{
    #each b
    let own$b = x$d$b & single$b;
    let above$b = own$b | (own$b << 10u) | (own$b << 20u);
    #end
    let seen = (((above0 | above1 | above2) >> 20u) & COLUMNS) * ROWS;
    #each b
    let box$b = (((above$b | (above$b << 1u) | (above$b << 2u)) >> 22u) & BOXES) * BOX;
    let full$b = (own$b + FULL) & FREE;
    x$d$b = own$b | (x$d$b & ~(seen | box$b | (full$b - (full$b >> 9u))) & ~hidden$b);
    #end
}
{
    #each b
    let some$b = x$d$b | (x$d$b << 10u) | (x$d$b << 20u);
    let more$b = two_of(x$d$b, x$d$b << 10u, x$d$b << 20u);
    #end
    let any = some0 | some1 | some2;
    in_columns &= any;
    let column = (((any & ~two_of(some0, some1, some2) & ~(more0 | more1 | more2)) >> 20u) & COLUMNS) * ROWS;
    #each b
    let in_box$b = some$b | (some$b << 1u) | (some$b << 2u);
    in_boxes &= in_box$b;
    let twice$b = two_of(some$b, some$b << 1u, some$b << 2u) | more$b | (more$b << 1u) | (more$b << 2u);
    let box$b = (((in_box$b & ~twice$b) >> 22u) & BOXES) * BOX;
    let less$b = x$d$b + FULL;
    in_rows &= less$b;
    let row$b = ~((x$d$b & less$b) + FULL) & FREE;
    hidden$b |= x$d$b & (column | box$b | (row$b - (row$b >> 9u)));
    #end
}
#end
// In the cells of `hidden`, all digits below the highest are removed; those above were removed when
// the hidden single was found.
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
broken = ((one0 & one1 & one2) ^ FULL) | (~in_boxes & (BOXES << 22u)) | (~in_columns & (COLUMNS << 20u)) | (~in_rows & FREE);
open = two0 | two1 | two2;
moved = 0u;
#each b
{
    let alone = one$b & ~two$b;
    moved |= alone ^ single$b;
    single$b = alone;
}
#end

#part choose
// Chooses the cell to guess at as one bit of `at0`, `at1` and `at2`: one with two digits, else with
// three, else any unsolved one; among these the first cell of the band that has the most of them,
// because guesses close to one another work well together.
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
#use pick
#each b
at$b &= 0u - at$b;
// Cells that have one digit left if the guess is wrong.
let pair$b = at$b & ~least3_$b;
#end

#part pick
{
    #each b
    let n$b = countOneBits(at$b);
    #end
    let is_first = n0 >= n1 && n0 >= n2;
    let is_second = !is_first && n1 >= n2;
    at0 = select(0u, at0, is_first);
    at1 = select(0u, at1, is_second);
    at2 = select(at2, 0u, is_first || is_second);
}

#part push
// The highest digit of the cell is tried first; the frame keeps the others.
#each b
var left$b = at$b;
#end
#each d down
#each b
let rest$d$b = x$d$b & ~left$b;
let taken$d$b = x$d$b & ~(at$b & ~left$b);
left$b &= ~x$d$b;
x$d$b = taken$d$b;
#end
#end
#push rest
#each b
single$b |= at$b;
#end

#part pop
#pop
