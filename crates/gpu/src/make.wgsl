// Makes 9 x 9 Sudoku with one solution from which no clue can go, one a thread. What comes out depends on the seed and the
// number of the puzzle alone; `by_processor.rs` does the same in Rust. `solve.wgsl` explains positions and directives.
//
// Three boxes on the diagonal are drawn, a search with digits in random order fills the rest, and then every clue is tried
// once, in random order: it goes if there is no other solution in which its cell differs.

struct Params {
    // How many puzzles there are, after how many turns of its loops a thread ends, the number of the first one, and the seed.
    n: u32,
    turns: u32,
    from_low: u32,
    from_high: u32,
    seed_low: u32,
    seed_high: u32,
}

// Three times 28 bytes a puzzle: the digits of a band and one byte more. The first of these bytes is one when the puzzle is made.
@group(0) @binding(0) var<storage, read_write> made: array<u32>;
@group(0) @binding(1) var<storage, read_write> stack: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> queue: atomic<u32>;
@group(0) @binding(3) var<uniform> params: Params;

// What a thread has to set up before the next round.
const NOTHING = 0u;
const NEXT_PUZZLE = 1u;
const OTHER_GRID = 2u;
const NEXT_CLUE = 3u;

#use cells

// A generator of random numbers with 128 bits of state.
struct Random {
    a: u32,
    b: u32,
    c: u32,
    counter: u32,
}

fn draw(random: ptr<function, Random>) -> u32 {
    let value = (*random).a + (*random).b + (*random).counter;
    (*random).counter += 1u;
    (*random).a = (*random).b ^ ((*random).b >> 9u);
    (*random).b = (*random).c + ((*random).c << 3u);
    (*random).c = (((*random).c << 21u) | ((*random).c >> 11u)) + value;
    return value;
}

// A number below n, which is less than 65,536.
fn below(random: ptr<function, Random>, n: u32) -> u32 {
    let value = draw(random);
    return ((value >> 16u) * n + (((value & 0xffffu) * n) >> 16u)) >> 16u;
}

// The bit of a word that has n bits of the word below it.
fn nth(word: u32, n: u32) -> u32 {
    var rest = word;
    for (var i = 0u; i < n; i++) {
        rest &= rest - 1u;
    }
    return rest & (0u - rest);
}

@compute @workgroup_size(THREADS)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let frames = id.x * (DEPTH * 7u);
    var at = 0u;
    var depth = 0u;
    var is_filling = true;
    var setup = NEXT_PUZZLE;
    var random = Random(0u, 0u, 0u, 0u);
    #each b
    // The solution as bits of its digits, the clues that are left, those not tried yet, and the one tried now.
    var s0_$b = 0u;
    var s1_$b = 0u;
    var s2_$b = 0u;
    var s3_$b = 0u;
    var clues$b = 0u;
    var untried$b = 0u;
    var tried$b = 0u;
    #end
    #use state
    // As in `solve.wgsl`.
    var turns = 0u;
    loop {
        turns += 1u;
        if turns > params.turns {
            break;
        }
        if setup != NOTHING {
            turns += 256u;
            // The givens as bits of their digits.
            #each b
            var p0_$b = 0u;
            var p1_$b = 0u;
            var p2_$b = 0u;
            var p3_$b = 0u;
            #end
            // The digit that the tried cell may not have.
            var banned = 0u;
            if setup == NEXT_CLUE {
                let n0 = countOneBits(untried0);
                let n1 = countOneBits(untried1);
                let n2 = countOneBits(untried2);
                if n0 + n1 + n2 == 0u {
                    #each b
                    for (var w = 0u; w < 7u; w++) {
                        var word = 0u;
                        for (var i = 0u; i < 4u; i++) {
                            let k = w * 4u + i;
                            let place = min(k + k / 9u, 31u);
                            let digit = ((s0_$b >> place) & 1u) | (((s1_$b >> place) & 1u) << 1u)
                                | (((s2_$b >> place) & 1u) << 2u) | (((s3_$b >> place) & 1u) << 3u);
                            word |= select(0u, digit << (i * 8u), ((clues$b >> place) & 1u) == 1u && k < 27u);
                        }
                        made[at * 21u + $bu * 7u + w] = word;
                    }
                    #end
                    made[at * 21u + 6u] |= 1u << 24u;
                    setup = NEXT_PUZZLE;
                } else {
                    let number = below(&random, n0 + n1 + n2);
                    tried0 = select(0u, nth(untried0, number), number < n0);
                    tried1 = select(0u, nth(untried1, number - n0), number >= n0 && number < n0 + n1);
                    tried2 = select(0u, nth(untried2, number - n0 - n1), number >= n0 + n1);
                    #each b
                    untried$b ^= tried$b;
                    p0_$b = s0_$b & clues$b & ~tried$b;
                    p1_$b = s1_$b & clues$b & ~tried$b;
                    p2_$b = s2_$b & clues$b & ~tried$b;
                    p3_$b = s3_$b & clues$b & ~tried$b;
                    banned |= select(0u, 1u, (s0_$b & tried$b) != 0u) | select(0u, 2u, (s1_$b & tried$b) != 0u)
                        | select(0u, 4u, (s2_$b & tried$b) != 0u) | select(0u, 8u, (s3_$b & tried$b) != 0u);
                    #end
                }
            }
            if setup == NEXT_PUZZLE {
                at = atomicAdd(&queue, 1u);
                if at >= params.n {
                    break;
                }
                let low = params.from_low + at;
                let high = params.from_high + select(0u, 1u, low < at);
                random = Random(params.seed_low ^ high, params.seed_high, low, 1u);
                for (var i = 0u; i < 12u; i++) {
                    draw(&random);
                }
            }
            if setup != NEXT_CLUE {
                is_filling = true;
                #each b
                {
                    var left = COLUMNS;
                    for (var i = 0u; i < 9u; i++) {
                        let bit = nth(left, below(&random, 9u - i));
                        left ^= bit;
                        let digit = countTrailingZeros(bit) + 1u;
                        let cell = 1u << (10u * (i / 3u) + i % 3u + 3u * $bu);
                        p0_$b |= select(0u, cell, (digit & 1u) != 0u);
                        p1_$b |= select(0u, cell, (digit & 2u) != 0u);
                        p2_$b |= select(0u, cell, (digit & 4u) != 0u);
                        p3_$b |= select(0u, cell, (digit & 8u) != 0u);
                    }
                }
                #end
            }
            setup = NOTHING;
            depth = 0u;
            #each b
            let none$b = FULL & ~(p0_$b | p1_$b | p2_$b | p3_$b);
            hidden$b = 0u;
            single$b = 0u;
            #each d
            x$d$b = none$b & ~select(0u, tried$b, banned == $du + 1u);
            x$d$b |= FULL & (p0_$b ^ ((($du + 1u) & 1u) - 1u)) & (p1_$b ^ (((($du + 1u) >> 1u) & 1u) - 1u))
                & (p2_$b ^ (((($du + 1u) >> 2u) & 1u) - 1u)) & (p3_$b ^ (((($du + 1u) >> 3u) & 1u) - 1u));
            #end
            #end
            single0 = 0xffffffffu;
        }
        #use round
        if broken != 0u || open == 0u {
            if broken != 0u && depth > 0u {
                depth -= 1u;
                #use pop
            } else if !is_filling {
                // No other solution: the clue goes.
                #each b
                clues$b ^= select(0u, tried$b, broken != 0u);
                #end
                setup = NEXT_CLUE;
            } else if broken != 0u {
                setup = OTHER_GRID;
            } else {
                is_filling = false;
                #each b
                s0_$b = 0u;
                s1_$b = 0u;
                s2_$b = 0u;
                s3_$b = 0u;
                clues$b = FULL;
                untried$b = FULL;
                #each d
                s0_$b |= x$d$b & (0u - (($du + 1u) & 1u));
                s1_$b |= x$d$b & (0u - ((($du + 1u) >> 1u) & 1u));
                s2_$b |= x$d$b & (0u - ((($du + 1u) >> 2u) & 1u));
                s3_$b |= x$d$b & (0u - ((($du + 1u) >> 3u) & 1u));
                #end
                #end
                setup = NEXT_CLUE;
            }
        } else if moved == 0u {
            #use choose
            if is_filling {
                var digits = 0u;
                #each d
                digits |= select(0u, 1u << $du, ((x$d0 & at0) | (x$d1 & at1) | (x$d2 & at2)) != 0u);
                #end
                let taken = nth(digits, below(&random, countOneBits(digits)));
                #each d
                #each b
                let rest$d$b = select(x$d$b, x$d$b & ~at$b, taken == (1u << $du));
                x$d$b = select(x$d$b & ~at$b, x$d$b, taken == (1u << $du));
                #end
                #end
                #push rest
                single0 = 0xffffffffu;
            } else {
                #use push
            }
            depth += 1u;
        }
    }
}
