// Solves and counts 9 x 9 Sudoku, one puzzle a thread. `shader.rs` writes the parts between #each and #end once for every
// digit d (0 to 8) or band b (0 to 2): arrays would not stay in registers.
//
// A position is 27 words: `x$d$b` has the cells of band b that can still hold digit d + 1. The cell in row r of the band and
// column c is bit 10 r + c; bits 9, 19 and 29 are kept free, so that sums over a row do not run into the next one.

#use bindings

#use cells

@compute @workgroup_size(THREADS)
fn solve(@builtin(global_invocation_id) id: vec3<u32>) {
    let frames = id.x * (DEPTH * 8u);
    var at = 0u;
    var count = 0u;
    var depth = 0u;
    var rounds = 0u;
    // The number of rounds of all puzzles of the thread so far.
    var effort = 0u;
    var is_done = true;
    // The number of iterations of all loops together: one driver ends a thread's loops after 65,535
    // of them.
    var turns = 0u;
    #use state
    loop {
        turns += 1u;
        if turns > params.turns {
            break;
        }
        if is_done {
            turns += 64u;
            at = atomicAdd(&queue, 1u);
            if at >= params.n {
                break;
            }
            is_done = false;
            count = 0u;
            depth = 0u;
            rounds = 0u;
            #each b
            let given$b = planes[at * 3u + $bu];
            let p0_$b = given$b.x;
            let p1_$b = given$b.y;
            let p2_$b = given$b.z;
            let p3_$b = given$b.w;
            #end
            #use candidates
        }
        rounds += 1u;
        effort += 1u;
        #use round
        if broken != 0u || (open | moved) == 0u {
            if broken == 0u {
                if count == 0u {
                    #use planes
                    #each b
                    planes[at * 3u + $bu] = vec4<u32>(s0_$b, s1_$b, s2_$b, s3_$b);
                    #end
                }
                count += 1u;
            }
            if depth == 0u || count >= params.limit {
                states[at] = count + 1u;
                is_done = true;
            } else {
                depth -= 1u;
                #use pop
            }
        } else if moved == 0u {
            // Once every puzzle has been started, a few hard ones would keep the card waiting. They
            // are given up when nearly all threads have ended, or when they take long compared with
            // the thread's earlier puzzles.
            var is_late = false;
            if rounds >= 64u {
                let begun = atomicLoad(&queue);
                let is_long = rounds >= max(params.last_rounds, effort >> 1u);
                is_late = begun >= params.late || (begun >= params.n && is_long);
            }
            if depth == DEPTH || rounds >= params.rounds || is_late {
                // This puzzle is left to the processor.
                is_done = true;
            } else {
                #use choose
                #use push
                depth += 1u;
            }
        }
    }
}
