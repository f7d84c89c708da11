// Makes minimal 9 x 9 Sudoku puzzles with one solution, one puzzle per thread. The result depends
// only on the seed and the number of the puzzle; `by_processor.rs` makes the same puzzles in Rust.
// `solve.wgsl` explains positions and directives.
//
// The three boxes on the diagonal are filled at random, a search with digits in random order fills
// the rest, and then every clue is tried once, in random order: it is removed if no other solution
// has a different digit in its cell. When full grids are requested, they are the result of the
// search.

#use bindings

// The setup that a thread does before its next round.
const NOTHING = 0u;
const NEXT_PUZZLE = 1u;
const OTHER_GRID = 2u;
const NEXT_CLUE = 3u;

#use cells

// A random number generator with 128 bits of state.
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

// The lowest set bit of a word above its n lowest set bits; any bit if there is none.
fn nth(word: u32, n: u32) -> u32 {
    var rest = word;
    var left = n;
    var place = 0u;
    for (var width = 16u; width > 0u; width >>= 1u) {
        let here = countOneBits(rest & ((1u << width) - 1u));
        if left >= here {
            left -= here;
            rest >>= width;
            place += width;
        }
    }
    return 1u << (place & 31u);
}

// The state of each thread's puzzle: the solution as bit planes (four words a band), the remaining
// clues, and those not tried yet. Registers are needed for positions.
var<workgroup> kept: array<u32, 18 * THREADS>;

@compute @workgroup_size(THREADS)
fn make(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) own: u32) {
    let frames = id.x * (DEPTH * 8u);
    var at = 0u;
    var depth = 0u;
    var is_filling = true;
    var setup = NEXT_PUZZLE;
    var random = Random(0u, 0u, 0u, 0u);
    // The clue that is being tried.
    #each b
    var tried$b = 0u;
    #end
    #use state
    // The number of loop iterations, as in `solve.wgsl`.
    var turns = 0u;
    loop {
        turns += params.at_once;
        if turns > params.turns {
            break;
        }
        if setup != NOTHING {
            turns += 128u;
            // The bit planes of the givens.
            #each b
            var p0_$b = 0u;
            var p1_$b = 0u;
            var p2_$b = 0u;
            var p3_$b = 0u;
            #end
            // The digit that the tried cell must not hold.
            var banned = 0u;
            if setup == NEXT_CLUE {
                #each b
                let solution0_$b = kept[own + (4u * $bu) * THREADSu];
                let solution1_$b = kept[own + (4u * $bu + 1u) * THREADSu];
                let solution2_$b = kept[own + (4u * $bu + 2u) * THREADSu];
                let solution3_$b = kept[own + (4u * $bu + 3u) * THREADSu];
                let clues$b = kept[own + (12u + $bu) * THREADSu];
                let untried$b = kept[own + (15u + $bu) * THREADSu];
                let n$b = countOneBits(untried$b);
                #end
                if n0 + n1 + n2 == 0u || params.carves == 0u {
                    #each b
                    planes[at * 3u + $bu] = vec4<u32>(solution0_$b & clues$b, solution1_$b & clues$b, solution2_$b & clues$b,
                        solution3_$b & clues$b);
                    #end
                    states[at] = 1u;
                    setup = NEXT_PUZZLE;
                } else {
                    let number = below(&random, n0 + n1 + n2);
                    let band = select(select(2u, 1u, number < n0 + n1), 0u, number < n0);
                    let word = select(select(untried2, untried1, band == 1u), untried0, band == 0u);
                    let before = select(select(n0 + n1, n0, band == 1u), 0u, band == 0u);
                    let clue = nth(word, number - before);
                    kept[own + (15u + band) * THREADSu] = word ^ clue;
                    #each b
                    tried$b = select(0u, clue, band == $bu);
                    p0_$b = solution0_$b & clues$b & ~tried$b;
                    p1_$b = solution1_$b & clues$b & ~tried$b;
                    p2_$b = solution2_$b & clues$b & ~tried$b;
                    p3_$b = solution3_$b & clues$b & ~tried$b;
                    banned |= select(0u, 1u, (solution0_$b & tried$b) != 0u) | select(0u, 2u, (solution1_$b & tried$b) != 0u)
                        | select(0u, 4u, (solution2_$b & tried$b) != 0u) | select(0u, 8u, (solution3_$b & tried$b) != 0u);
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
            #use candidates
            #each b
            #each d
            x$d$b &= ~select(0u, tried$b, banned == $du + 1u);
            #end
            #end
        }
        // Several rounds at once, so that the threads of a group wait less for those that are busy
        // with other work. Once a round finds a position broken, full or stuck, the next round
        // finds the same.
        for (var i = 0u; i < params.at_once; i++) {
            #use round
        }
        if broken != 0u || (open | moved) == 0u {
            if broken != 0u && depth > 0u {
                depth -= 1u;
                #use pop
            } else if !is_filling {
                // There is no other solution, so the clue is removed.
                #each b
                kept[own + (12u + $bu) * THREADSu] ^= select(0u, tried$b, broken != 0u);
                #end
                setup = NEXT_CLUE;
            } else if broken != 0u {
                setup = OTHER_GRID;
            } else {
                is_filling = false;
                #use planes
                #each b
                kept[own + (4u * $bu) * THREADSu] = s0_$b;
                kept[own + (4u * $bu + 1u) * THREADSu] = s1_$b;
                kept[own + (4u * $bu + 2u) * THREADSu] = s2_$b;
                kept[own + (4u * $bu + 3u) * THREADSu] = s3_$b;
                kept[own + (12u + $bu) * THREADSu] = FULL;
                kept[own + (15u + $bu) * THREADSu] = FULL;
                #end
                setup = NEXT_CLUE;
            }
        } else if moved == 0u && depth == DEPTH {
            // This puzzle is left to the processor.
            setup = NEXT_PUZZLE;
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
                #each b
                single$b |= at$b;
                #end
            } else {
                #use push
            }
            depth += 1u;
        }
    }
}
