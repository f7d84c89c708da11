// Converts puzzles of 81 bytes to bit planes (one word for each bit of a band's digits), and
// answers back to bytes. These are separate shaders because the threads of a group do this work
// together; inside the solver they would have to wait for one another.

#use bindings

// Inserts the free bits between the rows of a band, or removes them.
fn spaced(bits: u32) -> u32 {
    return (bits & 0x1ffu) | ((bits & 0x3fe00u) << 1u) | ((bits & 0x7fc0000u) << 2u);
}

fn packed(cells: u32) -> u32 {
    return (cells & 0x1ffu) | ((cells >> 1u) & 0x3fe00u) | ((cells >> 2u) & 0x7fc0000u);
}

// Gathers the lowest bit of each of four bytes into four adjacent bits, or spreads them again. No
// sum has a carry.
fn gathered(bytes: u32) -> u32 {
    return ((bytes & 0x01010101u) * 0x10204080u) >> 28u;
}

fn scattered(bits: u32) -> u32 {
    return ((bits & 15u) * 0x00204081u) & 0x01010101u;
}

@compute @workgroup_size(THREADS)
fn unpack(@builtin(global_invocation_id) id: vec3<u32>) {
    let at = id.x;
    if at >= params.n {
        return;
    }
    states[at] = 0u;
    for (var band = 0u; band < 3u; band++) {
        let byte = at * 81u + band * 27u;
        let first = byte >> 2u;
        let low = (byte & 3u) * 8u;
        var bits = vec4<u32>(0u);
        var large = 0u;
        var next = puzzles[first];
        for (var w = 0u; w < 7u; w++) {
            let word = next;
            next = puzzles[first + w + 1u];
            let digits = (word >> low) | select(next << (32u - low), 0u, low == 0u);
            let place = 4u * w;
            bits |= vec4<u32>(gathered(digits) << place, gathered(digits >> 1u) << place,
                gathered(digits >> 2u) << place, gathered(digits >> 3u) << place);
            large |= gathered((digits >> 4u) | (digits >> 5u) | (digits >> 6u) | (digits >> 7u)) << place;
        }
        // A byte that is not a digit counts as an empty cell.
        let digits = ~(large | (bits.w & (bits.y | bits.z)));
        planes[at * 3u + band] = vec4<u32>(spaced(bits.x & digits), spaced(bits.y & digits), spaced(bits.z & digits),
            spaced(bits.w & digits));
    }
}

// The answers of a group, which its threads write out together, so that neighbouring threads write
// neighbouring words.
var<workgroup> written: array<u32, 21 * THREADS>;

@compute @workgroup_size(THREADS)
fn pack(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(workgroup_id) group: vec3<u32>,
    @builtin(local_invocation_index) own: u32,
) {
    let at = min(id.x, params.n - 1u);
    for (var band = 0u; band < 3u; band++) {
        let cells = planes[at * 3u + band];
        let bits = vec4<u32>(packed(cells.x), packed(cells.y), packed(cells.z), packed(cells.w));
        for (var w = 0u; w < 7u; w++) {
            let some = bits >> vec4<u32>(4u * w);
            var word = scattered(some.x) | (scattered(some.y) << 1u) | (scattered(some.z) << 2u) | (scattered(some.w) << 3u);
            if band == 0u && w == 6u {
                word |= states[at] << 24u;
            }
            written[own * 21u + band * 7u + w] = word;
        }
    }
    workgroupBarrier();
    let first = group.x * (21u * THREADSu);
    for (var k = own; k < 21u * THREADSu && first + k < params.n * 21u; k += THREADSu) {
        answers[first + k] = written[k];
    }
}
