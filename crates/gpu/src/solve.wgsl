// Solves and counts 9 x 9 Sudoku, one puzzle a thread. `shader.rs` writes the parts between #each and #end once for every
// digit d (0 to 8) or band b (0 to 2): arrays would not stay in registers.
//
// A position is 27 words: `x$d$b` has the cells of band b that can still hold digit d + 1. The cell in row r of the band and
// column c is bit 10 r + c; bits 9, 19 and 29 are kept free, so that sums over a row do not run into the next one.

struct Params {
    // How many puzzles there are, after how many turns of its loops a thread ends, how many solutions are counted, and after how
    // many rounds a puzzle is given up.
    n: u32,
    turns: u32,
    limit: u32,
    rounds: u32,
}

// 81 bytes a puzzle, one after the other.
@group(0) @binding(0) var<storage, read> puzzles: array<u32>;
// Three times 28 bytes a puzzle: the digits of a band and one byte more. The first of these bytes is one more than the count, or
// zero while there is no answer.
@group(0) @binding(1) var<storage, read_write> answers: array<u32>;
// The positions to come back to, DEPTH for each thread.
@group(0) @binding(2) var<storage, read_write> stack: array<vec4<u32>>;
// The next puzzle that no thread has taken.
@group(0) @binding(3) var<storage, read_write> queue: atomic<u32>;
@group(0) @binding(4) var<uniform> params: Params;

#use cells

@compute @workgroup_size(THREADS)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let frames = id.x * (DEPTH * 7u);
    var at = 0u;
    var count = 0u;
    var depth = 0u;
    var rounds = 0u;
    var is_done = true;
    // The turns of all loops together: there is a driver that ends a thread's loops after 65,535 of them.
    var turns = 0u;
    #use state
    loop {
        turns += 1u;
        if turns > params.turns {
            break;
        }
        if is_done {
            turns += 256u;
            at = atomicAdd(&queue, 1u);
            if at >= params.n {
                break;
            }
            is_done = false;
            count = 0u;
            depth = 0u;
            rounds = 0u;
            #each b
            hidden$b = 0u;
            single$b = 0u;
            #each d
            x$d$b = 0u;
            #end
            for (var k = 0u; k < 27u; k++) {
                let byte = at * 81u + $bu * 27u + k;
                let digit = (puzzles[byte >> 2u] >> ((byte & 3u) * 8u)) & 255u;
                let cell = 1u << (k + k / 9u);
                let is_empty = digit == 0u || digit > 9u;
                #each d
                x$d$b |= select(0u, cell, is_empty || digit == $du + 1u);
                #end
            }
            #end
        }
        rounds += 1u;
        #use round
        if broken != 0u || open == 0u {
            if broken == 0u {
                if count == 0u {
                    #each b
                    for (var w = 0u; w < 7u; w++) {
                        var word = 0u;
                        for (var i = 0u; i < 4u; i++) {
                            let k = w * 4u + i;
                            let place = k + k / 9u;
                            var digit = 0u;
                            #each d
                            digit += ((x$d$b >> place) & 1u) * ($du + 1u);
                            #end
                            word |= select(0u, digit << (i * 8u), k < 27u);
                        }
                        answers[at * 21u + $bu * 7u + w] = word;
                    }
                    #end
                }
                count += 1u;
            }
            if depth == 0u || count >= params.limit {
                answers[at * 21u + 6u] |= (count + 1u) << 24u;
                is_done = true;
            } else {
                depth -= 1u;
                #use pop
            }
        } else if moved == 0u {
            if depth == DEPTH || rounds >= params.rounds {
                // Left to the processor.
                answers[at * 21u + 6u] = 0u;
                is_done = true;
            } else {
                #use choose
                #use push
                depth += 1u;
            }
        }
    }
}
