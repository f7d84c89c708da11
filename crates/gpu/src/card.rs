//! The graphics card: its buffers, the data sent to it and the answers that come back.
//!
//! Several chunks are in flight at once, so that copying and computing overlap. This module does
//! not interpret answers.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use gridwright_sudoku9::Grid;
use wgpu::BufferUsages as Usage;

use crate::shader::{self, FRAME, THREADS};

/// The reason why a card cannot be used, or can no longer be used.
#[derive(Debug, thiserror::Error)]
pub enum CardError {
    /// There is no card, or its driver does not answer.
    #[error("there is no graphics card that can compute: {0}")]
    None(String),
    /// It failed in the middle of its work.
    #[error("the graphics card failed: {0}")]
    Lost(String),
    /// It gave an answer that the processor does not confirm.
    #[error("the graphics card gave a wrong answer")]
    Wrong,
}

/// Size of an answer in bytes: three bands of 27 digits and one further byte each.
const ANSWER: usize = 84;

/// Size of a puzzle as bit planes, in bytes: four 32-bit words for each of three bands.
const PLANES: u64 = 48;

/// Number of 32-bit parameters that the shaders receive with a chunk.
const PARAMS: usize = 12;

/// Number of chunks in flight at once.
const SLOTS: usize = 3;

/// Number of puzzles in a chunk, if the card has memory for them.
const CHUNK: usize = 1 << 21;

/// Number of rounds that a thread making puzzles runs between two checks of the outcome.
const AT_ONCE: u32 = 2;

/// Number of rounds after which a puzzle is left to the processor, so that no dispatch takes long.
const ROUNDS: u32 = 20_000;

/// Minimum number of rounds after which a puzzle that takes unusually long is left to the
/// processor, once all puzzles of a chunk have been started.
const LAST_ROUNDS: u32 = 100;

/// When at most one in this many threads is still busy at the end of a chunk, its puzzle is left to
/// the processor.
const LAST_THREADS: u32 = 32;

/// Value of the byte after the first band of an answer when there is no answer; otherwise that byte
/// is one more than the number of solutions.
pub(crate) const UNFINISHED: u8 = 0;

/// A graphics card with the pipelines and buffers for its jobs.
pub(crate) struct Card {
    device: wgpu::Device,
    queue: wgpu::Queue,
    name: String,
    is_lost: Arc<AtomicBool>,
    unpack: wgpu::ComputePipeline,
    solve: wgpu::ComputePipeline,
    make: wgpu::ComputePipeline,
    pack: wgpu::ComputePipeline,
    /// Number of thread groups that share the stack.
    groups: u32,
    chunk: usize,
    /// Number of loop iterations after which a thread ends, even if work is left.
    turns: u32,
    /// Number of rounds that a thread making puzzles runs between two checks of the outcome.
    at_once: u32,
    /// Number of rounds after which a puzzle is left to the processor.
    pub(crate) rounds: u32,
    /// Number of processor threads that copy data.
    threads: usize,
    /// Total time spent solving and making puzzles so far; `None` if the card has no timestamps.
    pub(crate) busy: Option<Duration>,
    slots: Vec<Slot>,
}

/// The buffers of one chunk.
struct Slot {
    upload: wgpu::Buffer,
    input: wgpu::Buffer,
    output: wgpu::Buffer,
    download: wgpu::Buffer,
    states: wgpu::Buffer,
    counter: wgpu::Buffer,
    params: wgpu::Buffer,
    /// Timestamps of the start and end of the work, if the card supports them.
    clock: Option<Clock>,
    group: wgpu::BindGroup,
}

/// Two timestamps written by the card, and the buffers to read them.
struct Clock {
    times: wgpu::QuerySet,
    written: wgpu::Buffer,
    download: wgpu::Buffer,
}

/// Size of the two timestamps in bytes.
const TIMES: u64 = 16;

/// The job of one chunk.
enum Work<'a> {
    /// Solves puzzles, counting up to this many solutions each.
    Solve(&'a [Grid], u32),
    /// Makes `n` puzzles, starting with number `from`; full grids unless `carves` is set.
    Make { seed: u64, from: u64, n: usize, carves: bool },
}

impl Card {
    /// Opens the adapter with the highest performance.
    pub(crate) fn probe(threads: usize) -> Result<Card, CardError> {
        pollster::block_on(probe(threads))
    }

    /// The card's name as given by its driver.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Solves puzzles. `take` receives each chunk in order: the index of its first puzzle, and 84
    /// bytes for each of its puzzles.
    pub(crate) fn solve(
        &mut self,
        puzzles: &[Grid],
        limit: u8,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let chunks = puzzles.chunks(self.chunk).map(|chunk| Work::Solve(chunk, u32::from(limit)));
        self.run(chunks, take)
    }

    /// Makes puzzles; `take` receives them as in [`Card::solve`].
    pub(crate) fn make(
        &mut self,
        seed: u64,
        from: u64,
        n: usize,
        carves: bool,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let chunk = self.chunk;
        let starts = (0..n).step_by(chunk);
        let chunks = starts.map(|at| {
            let (from, n) = (from.wrapping_add(at as u64), chunk.min(n - at));
            Work::Make { seed, from, n, carves }
        });
        self.run(chunks, take)
    }

    fn run<'a>(
        &mut self,
        chunks: impl Iterator<Item = Work<'a>>,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let mut under_way: VecDeque<(usize, usize, usize)> = VecDeque::new();
        let mut at = 0;
        for (number, work) in chunks.enumerate() {
            if under_way.len() == SLOTS {
                self.fetch(under_way.pop_front(), take)?;
            }
            let slot = number % SLOTS;
            let n = match &work {
                Work::Solve(puzzles, _) => puzzles.len(),
                Work::Make { n, .. } => *n,
            };
            self.submit(slot, &work, n)?;
            under_way.push_back((slot, at, n));
            at += n;
        }
        while !under_way.is_empty() {
            self.fetch(under_way.pop_front(), take)?;
        }
        Ok(())
    }

    /// Submits a chunk to the card.
    fn submit(&self, slot: usize, work: &Work<'_>, n: usize) -> Result<(), CardError> {
        let slot = &self.slots[slot];
        let mut commands = self.device.create_command_encoder(&Default::default());
        let one_each = (n as u32).div_ceil(THREADS);
        let groups = self.groups.min(one_each);
        let mut params = [0; PARAMS];
        params[..2].copy_from_slice(&[n as u32, self.turns]);
        match work {
            Work::Solve(puzzles, limit) => {
                let bytes = puzzles.as_flattened();
                let size = (bytes.len() as u64).next_multiple_of(4);
                self.map(&slot.upload, wgpu::MapMode::Write, size)?;
                copy(bytes, &slot.upload, self.threads)?;
                slot.upload.unmap();
                commands.copy_buffer_to_buffer(&slot.upload, 0, &slot.input, 0, size);
                let threads = groups * THREADS;
                let late = n as u32 + threads - threads / LAST_THREADS;
                // If each thread gets only a few puzzles, too little is known to judge which of
                // them take unusually long.
                let last_rounds = if n as u32 / threads < 4 { self.rounds } else { LAST_ROUNDS };
                params[2..6].copy_from_slice(&[*limit, self.rounds, last_rounds, late]);
            }
            Work::Make { seed, from, carves, .. } => {
                let halves = |value: u64| [value as u32, (value >> 32) as u32];
                params[6..8].copy_from_slice(&[self.at_once, u32::from(*carves)]);
                params[8..].copy_from_slice([halves(*from), halves(*seed)].as_flattened());
            }
        }
        let params: Vec<u8> = params.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.queue.write_buffer(&slot.params, 0, &params);
        commands.clear_buffer(&slot.counter, 0, None);
        // Puzzles that no thread reaches must read as unfinished.
        commands.clear_buffer(&slot.states, 0, Some(n as u64 * 4));
        let mut run = |pipeline, groups, clock: Option<&Clock>| {
            let timestamp_writes = clock.map(|clock| wgpu::ComputePassTimestampWrites {
                query_set: &clock.times,
                beginning_of_pass_write_index: Some(0),
                end_of_pass_write_index: Some(1),
            });
            let description = wgpu::ComputePassDescriptor { label: None, timestamp_writes };
            let mut pass = commands.begin_compute_pass(&description);
            pass.set_bind_group(0, &slot.group, &[]);
            pass.set_pipeline(pipeline);
            pass.dispatch_workgroups(groups, 1, 1);
        };
        match work {
            Work::Solve(..) => {
                run(&self.unpack, one_each, None);
                run(&self.solve, groups, slot.clock.as_ref());
            }
            Work::Make { .. } => run(&self.make, groups, slot.clock.as_ref()),
        }
        run(&self.pack, one_each, None);
        let size = (n * ANSWER) as u64;
        commands.copy_buffer_to_buffer(&slot.output, 0, &slot.download, 0, size);
        if let Some(Clock { times, written, download }) = &slot.clock {
            commands.resolve_query_set(times, 0..2, written, 0);
            commands.copy_buffer_to_buffer(written, 0, download, 0, TIMES);
        }
        self.queue.submit([commands.finish()]);
        Ok(())
    }

    /// Waits for a chunk and passes its answers to `take`.
    fn fetch(
        &mut self,
        chunk: Option<(usize, usize, usize)>,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let Some((slot, at, n)) = chunk else { return Ok(()) };
        let download = &self.slots[slot].download;
        let size = (n * ANSWER) as u64;
        self.map(download, wgpu::MapMode::Read, size)?;
        {
            let mapped = download
                .slice(..size)
                .get_mapped_range()
                .map_err(|error| CardError::Lost(error.to_string()))?;
            take(at, &mapped);
        }
        download.unmap();
        if let Some(clock) = &self.slots[slot].clock {
            let time = self.time(&clock.download)?;
            self.busy = self.busy.map(|busy| busy + time);
        }
        Ok(())
    }

    /// The time between the card's two timestamps.
    fn time(&self, times: &wgpu::Buffer) -> Result<Duration, CardError> {
        self.map(times, wgpu::MapMode::Read, TIMES)?;
        let ticks = {
            let mapped = times.slice(..).get_mapped_range();
            let mapped = mapped.map_err(|error| CardError::Lost(error.to_string()))?;
            let [begun, ended] = [0, 8].map(|at| {
                mapped[at..at + 8].iter().rev().fold(0, |time, byte| time << 8 | u64::from(*byte))
            });
            ended.saturating_sub(begun)
        };
        times.unmap();
        Ok(Duration::from_nanos(
            (ticks as f64 * f64::from(self.queue.get_timestamp_period())) as u64,
        ))
    }

    /// Maps a buffer for reading or writing, after all pending work on it is done.
    fn map(&self, buffer: &wgpu::Buffer, mode: wgpu::MapMode, size: u64) -> Result<(), CardError> {
        let (send, receive) = std::sync::mpsc::channel();
        buffer.slice(..size).map_async(mode, move |result| {
            // The receiver may have given up waiting.
            let _ = send.send(result);
        });
        loop {
            if self.is_lost.load(Ordering::Relaxed) {
                return Err(CardError::Lost("the device is lost".to_owned()));
            }
            match receive.try_recv() {
                Ok(result) => return result.map_err(|error| CardError::Lost(error.to_string())),
                Err(std::sync::mpsc::TryRecvError::Disconnected) => {
                    return Err(CardError::Lost("no answer".to_owned()));
                }
                Err(std::sync::mpsc::TryRecvError::Empty) => {
                    self.device
                        .poll(wgpu::PollType::Poll)
                        .map_err(|error| CardError::Lost(error.to_string()))?;
                    std::thread::yield_now();
                }
            }
        }
    }

    /// Destroys the device, as a driver does after a failure.
    #[cfg(test)]
    pub(crate) fn destroy(&self) {
        self.device.destroy();
        self.is_lost.store(true, Ordering::Relaxed);
    }
}

/// Copies bytes to an upload buffer in several threads, since one thread alone is slower than the
/// bus to the card.
fn copy(from: &[u8], to: &wgpu::Buffer, threads: usize) -> Result<(), CardError> {
    // Mapped ranges must start at aligned offsets.
    let size = from.len().div_ceil(threads.max(1)).next_multiple_of(1 << 12);
    let copy_part = |(number, part): (usize, &[u8])| {
        let at = (number * size) as u64;
        let range = at..at + (part.len() as u64).next_multiple_of(4);
        let mapped = to.slice(range).get_mapped_range_mut();
        let mut mapped = mapped.map_err(|error| CardError::Lost(error.to_string()))?;
        mapped.slice(..part.len()).copy_from_slice(part);
        Ok(())
    };
    std::thread::scope(|scope| {
        let parts = from.chunks(size).enumerate();
        let copying: Vec<_> = parts.map(|part| scope.spawn(move || copy_part(part))).collect();
        copying.into_iter().try_for_each(|part| {
            part.join().unwrap_or_else(|_| Err(CardError::Lost("a copy failed".to_owned())))
        })
    })
}

async fn probe(threads: usize) -> Result<Card, CardError> {
    let none = |error: &dyn std::fmt::Display| CardError::None(error.to_string());
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    let adapter = instance.request_adapter(&options).await.map_err(|error| none(&error))?;
    let info = adapter.get_info();
    // The default limits are those of the smallest devices; large batches need the limits of this
    // one.
    let limits = adapter.limits();
    // Timestamps are the only optional feature used, and only if the card has them.
    let required_features = adapter.features() & wgpu::Features::TIMESTAMP_QUERY;
    let has_clock = !required_features.is_empty();
    let description = wgpu::DeviceDescriptor {
        required_features,
        required_limits: limits.clone(),
        ..Default::default()
    };
    let (device, queue) =
        adapter.request_device(&description).await.map_err(|error| none(&error))?;
    let is_lost = Arc::new(AtomicBool::new(false));
    let lost = Arc::clone(&is_lost);
    device.set_device_lost_callback(move |_, _| lost.store(true, Ordering::Relaxed));
    // Without a handler, an uncaptured error would end the program.
    let lost = Arc::clone(&is_lost);
    device.on_uncaptured_error(Arc::new(move |_| lost.store(true, Ordering::Relaxed)));

    let most = limits.max_storage_buffer_binding_size.min(limits.max_buffer_size);
    let is_software = info.device_type == wgpu::DeviceType::Cpu;
    let at_work = if is_software { 1 << 10 } else { 1 << 17 };
    // Mesa's lavapipe leaves all loops after 65,535 iterations of the eight threads that it runs
    // together, with wrong answers.
    let turns = if is_software { 7_000 } else { 1 << 20 };
    let at_once = if is_software { 1 } else { AT_ONCE };
    let frame = u64::from(shader::DEPTH * FRAME * 4);
    let groups = (at_work / u64::from(THREADS)).min(most / frame / u64::from(THREADS)).max(1);
    let chunk =
        CHUNK.min((most / ANSWER as u64) as usize).min(if is_software { 1 << 13 } else { CHUNK });

    let buffer = |size: u64, usage| {
        let description = wgpu::BufferDescriptor {
            label: None,
            size: size.next_multiple_of(4),
            usage,
            mapped_at_creation: false,
        };
        device.create_buffer(&description)
    };
    let entries = (0..7).map(|binding| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer {
            ty: match binding {
                6 => wgpu::BufferBindingType::Uniform,
                _ => wgpu::BufferBindingType::Storage { read_only: binding == 0 },
            },
            has_dynamic_offset: false,
            min_binding_size: None,
        },
        count: None,
    });
    let entries: Vec<_> = entries.collect();
    let description = wgpu::BindGroupLayoutDescriptor { label: None, entries: &entries };
    let group_layout = device.create_bind_group_layout(&description);
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        bind_group_layouts: &[Some(&group_layout)],
        ..Default::default()
    });
    let module = |source: String| {
        let source = wgpu::ShaderSource::Wgsl(source.into());
        device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source })
    };
    let pipeline = |module: &wgpu::ShaderModule, entry| {
        device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module,
            entry_point: Some(entry),
            compilation_options: Default::default(),
            cache: None,
        })
    };
    let bytes = module(shader::bytes());
    let (unpack, pack) = (pipeline(&bytes, "unpack"), pipeline(&bytes, "pack"));
    let solve = pipeline(&module(shader::solver()), "solve");
    let make = pipeline(&module(shader::maker()), "make");
    let stack = buffer(groups * u64::from(THREADS) * frame, Usage::STORAGE);
    // Only the shaders of one chunk use this buffer, so the next chunk can reuse it after them.
    let planes = buffer(chunk as u64 * PLANES, Usage::STORAGE);
    let slot = || {
        let (puzzles, answers) = ((chunk * 81) as u64 + 8, (chunk * ANSWER) as u64);
        let upload = buffer(puzzles, Usage::MAP_WRITE | Usage::COPY_SRC);
        let input = buffer(puzzles, Usage::STORAGE | Usage::COPY_DST);
        let output = buffer(answers, Usage::STORAGE | Usage::COPY_SRC | Usage::COPY_DST);
        let download = buffer(answers, Usage::MAP_READ | Usage::COPY_DST);
        let states = buffer(chunk as u64 * 4, Usage::STORAGE | Usage::COPY_DST);
        let counter = buffer(4, Usage::STORAGE | Usage::COPY_DST);
        let params = buffer(PARAMS as u64 * 4, Usage::UNIFORM | Usage::COPY_DST);
        let clock = has_clock.then(|| Clock {
            times: device.create_query_set(&wgpu::QuerySetDescriptor {
                label: None,
                ty: wgpu::QueryType::Timestamp,
                count: 2,
            }),
            written: buffer(TIMES, Usage::QUERY_RESOLVE | Usage::COPY_SRC),
            download: buffer(TIMES, Usage::MAP_READ | Usage::COPY_DST),
        });
        let buffers = [&input, &output, &planes, &states, &stack, &counter, &params];
        let entries = (0u32..).zip(buffers).map(|(binding, buffer)| {
            let resource = buffer.as_entire_binding();
            wgpu::BindGroupEntry { binding, resource }
        });
        let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &group_layout,
            entries: &entries.collect::<Vec<_>>(),
        });
        Slot { upload, input, output, download, states, counter, params, clock, group }
    };
    let slots = (0..SLOTS).map(|_| slot()).collect();
    let groups = groups as u32;
    let busy = has_clock.then_some(Duration::ZERO);
    let name = info.name;
    Ok(Card {
        device,
        queue,
        name,
        is_lost,
        unpack,
        solve,
        make,
        pack,
        groups,
        chunk,
        turns,
        at_once,
        rounds: ROUNDS,
        threads,
        busy,
        slots,
    })
}
