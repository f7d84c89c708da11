//! The graphics card: its buffers, what is sent to it and what comes back.
//!
//! Several chunks are under way at once, so that copying and computing overlap. Nothing here decides what an answer means.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gridwright_sudoku9::Grid;
use wgpu::BufferUsages as Usage;

use crate::shader::{self, FRAME, THREADS};

/// Why a card cannot be used, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum CardError {
    /// There is none, or its driver does not answer.
    #[error("there is no graphics card that can compute: {0}")]
    None(String),
    /// It failed in the middle of its work.
    #[error("the graphics card failed: {0}")]
    Lost(String),
    /// It gave an answer that the processor does not confirm.
    #[error("the graphics card gave a wrong answer")]
    Wrong,
}

/// Bytes of an answer: three bands of 27 digits and a byte each.
const ANSWER: usize = 84;

/// Chunks under way at once.
const SLOTS: usize = 3;

/// Puzzles in a chunk, where the card has room for them.
const CHUNK: usize = 1 << 20;

/// Rounds after which a puzzle is left to the processor, so that no dispatch takes long.
const ROUNDS: u32 = 20_000;

/// The byte behind the first band of an answer: nothing, or one more than the count.
pub(crate) const UNFINISHED: u8 = 0;

/// A card that answers.
pub(crate) struct Card {
    device: wgpu::Device,
    queue: wgpu::Queue,
    name: String,
    is_lost: Arc<AtomicBool>,
    solver: wgpu::ComputePipeline,
    maker: wgpu::ComputePipeline,
    /// Groups of threads that share the stack.
    groups: u32,
    chunk: usize,
    /// Turns of its loops after which a thread ends, whatever is left to do.
    turns: u32,
    slots: Vec<Slot>,
}

/// The buffers of one chunk.
struct Slot {
    upload: wgpu::Buffer,
    input: wgpu::Buffer,
    output: wgpu::Buffer,
    download: wgpu::Buffer,
    counter: wgpu::Buffer,
    params: wgpu::Buffer,
    solve: wgpu::BindGroup,
    make: wgpu::BindGroup,
}

/// What one chunk has to do.
enum Work<'a> {
    /// Puzzles to be solved, and up to how many solutions are counted.
    Solve(&'a [Grid], u32),
    /// The seed, the number of the first puzzle, and how many are to be made.
    Make(u64, u64, usize),
}

impl Card {
    /// The best card there is.
    pub(crate) fn probe() -> Result<Card, CardError> {
        pollster::block_on(probe())
    }

    /// What the card is called.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Solves puzzles; `take` is handed the index of the first of a chunk, and 84 bytes for each of its puzzles, in order.
    pub(crate) fn solve(
        &mut self,
        puzzles: &[Grid],
        limit: u8,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let chunks = puzzles.chunks(self.chunk).map(|chunk| Work::Solve(chunk, u32::from(limit)));
        self.run(chunks, take)
    }

    /// Makes puzzles; `take` is handed them as in [`Card::solve`].
    pub(crate) fn make(
        &mut self,
        seed: u64,
        from: u64,
        n: usize,
        take: &mut dyn FnMut(usize, &[u8]),
    ) -> Result<(), CardError> {
        let chunk = self.chunk;
        let starts = (0..n).step_by(chunk);
        let chunks =
            starts.map(|at| Work::Make(seed, from.wrapping_add(at as u64), chunk.min(n - at)));
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
                Work::Make(_, _, n) => *n,
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

    /// Sends a chunk on its way.
    fn submit(&self, slot: usize, work: &Work<'_>, n: usize) -> Result<(), CardError> {
        let slot = &self.slots[slot];
        let mut commands = self.device.create_command_encoder(&Default::default());
        let (pipeline, group, params) = match work {
            Work::Solve(puzzles, limit) => {
                let bytes = puzzles.as_flattened();
                let size = (bytes.len() as u64).next_multiple_of(4);
                self.map(&slot.upload, wgpu::MapMode::Write, size)?;
                {
                    let mut mapped = slot
                        .upload
                        .slice(..size)
                        .get_mapped_range_mut()
                        .map_err(|error| CardError::Lost(error.to_string()))?;
                    mapped.slice(..bytes.len()).copy_from_slice(bytes);
                }
                slot.upload.unmap();
                commands.copy_buffer_to_buffer(&slot.upload, 0, &slot.input, 0, size);
                (&self.solver, &slot.solve, [n as u32, self.turns, *limit, ROUNDS, 0, 0])
            }
            Work::Make(seed, from, _) => {
                let halves = |value: u64| [value as u32, (value >> 32) as u32];
                let ([from_low, from_high], [seed_low, seed_high]) = (halves(*from), halves(*seed));
                (
                    &self.maker,
                    &slot.make,
                    [n as u32, self.turns, from_low, from_high, seed_low, seed_high],
                )
            }
        };
        let params: Vec<u8> = params.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.queue.write_buffer(&slot.params, 0, &params);
        commands.clear_buffer(&slot.counter, 0, None);
        // What no thread gets to stays empty.
        commands.clear_buffer(&slot.output, 0, Some((n * ANSWER) as u64));
        {
            let mut pass = commands.begin_compute_pass(&Default::default());
            pass.set_pipeline(pipeline);
            pass.set_bind_group(0, group, &[]);
            let enough = (n as u32).div_ceil(THREADS);
            pass.dispatch_workgroups(self.groups.min(enough), 1, 1);
        }
        let size = (n * ANSWER) as u64;
        commands.copy_buffer_to_buffer(&slot.output, 0, &slot.download, 0, size);
        self.queue.submit([commands.finish()]);
        Ok(())
    }

    /// Waits for a chunk and hands it on.
    fn fetch(
        &self,
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
        Ok(())
    }

    /// Makes a buffer readable or writable, once all that uses it is done.
    fn map(&self, buffer: &wgpu::Buffer, mode: wgpu::MapMode, size: u64) -> Result<(), CardError> {
        let (send, receive) = std::sync::mpsc::channel();
        buffer.slice(..size).map_async(mode, move |result| {
            // Whoever asked may have given up.
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

    /// Gives the card up, as a driver does after a failure.
    #[cfg(test)]
    pub(crate) fn destroy(&self) {
        self.device.destroy();
        self.is_lost.store(true, Ordering::Relaxed);
    }
}

async fn probe() -> Result<Card, CardError> {
    let none = |error: &dyn std::fmt::Display| CardError::None(error.to_string());
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    let adapter = instance.request_adapter(&options).await.map_err(|error| none(&error))?;
    let info = adapter.get_info();
    // The usual limits are those of the smallest devices; large batches need what this one has.
    let limits = adapter.limits();
    let description =
        wgpu::DeviceDescriptor { required_limits: limits.clone(), ..Default::default() };
    let (device, queue) =
        adapter.request_device(&description).await.map_err(|error| none(&error))?;
    let is_lost = Arc::new(AtomicBool::new(false));
    let lost = Arc::clone(&is_lost);
    device.set_device_lost_callback(move |_, _| lost.store(true, Ordering::Relaxed));
    // An error that nobody asks for would end the program.
    let lost = Arc::clone(&is_lost);
    device.on_uncaptured_error(Arc::new(move |_| lost.store(true, Ordering::Relaxed)));

    let most = limits.max_storage_buffer_binding_size.min(limits.max_buffer_size);
    let is_software = info.device_type == wgpu::DeviceType::Cpu;
    let threads = if is_software { 1 << 10 } else { 1 << 17 };
    // Mesa's lavapipe leaves all loops after 65,535 turns of the eight threads that it runs together, with wrong answers.
    let turns = if is_software { 7_000 } else { 1 << 20 };
    let frame = u64::from(shader::DEPTH * FRAME * 4);
    let groups = (threads / u64::from(THREADS)).min(most / frame / u64::from(THREADS)).max(1);
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
    let pipeline = |source: String| {
        let source = wgpu::ShaderSource::Wgsl(source.into());
        let module =
            device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source });
        device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: None,
            module: &module,
            entry_point: Some("main"),
            compilation_options: Default::default(),
            cache: None,
        })
    };
    let (solver, maker) = (pipeline(shader::solver()), pipeline(shader::maker()));
    let stack = buffer(groups * u64::from(THREADS) * frame, Usage::STORAGE);
    let bind = |pipeline: &wgpu::ComputePipeline, buffers: &[&wgpu::Buffer]| {
        let numbers = 0u32..;
        let entries = numbers.zip(buffers).map(|(binding, buffer)| {
            let resource = buffer.as_entire_binding();
            wgpu::BindGroupEntry { binding, resource }
        });
        device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries.collect::<Vec<_>>(),
        })
    };
    let slot = || {
        let (puzzles, answers) = ((chunk * 81) as u64 + 4, (chunk * ANSWER) as u64);
        let upload = buffer(puzzles, Usage::MAP_WRITE | Usage::COPY_SRC);
        let input = buffer(puzzles, Usage::STORAGE | Usage::COPY_DST);
        let output = buffer(answers, Usage::STORAGE | Usage::COPY_SRC | Usage::COPY_DST);
        let download = buffer(answers, Usage::MAP_READ | Usage::COPY_DST);
        let counter = buffer(4, Usage::STORAGE | Usage::COPY_DST);
        let params = buffer(32, Usage::UNIFORM | Usage::COPY_DST);
        let solve = bind(&solver, &[&input, &output, &stack, &counter, &params]);
        let make = bind(&maker, &[&output, &stack, &counter, &params]);
        Slot { upload, input, output, download, counter, params, solve, make }
    };
    let slots = (0..SLOTS).map(|_| slot()).collect();
    let groups = groups as u32;
    let name = info.name;
    Ok(Card { device, queue, name, is_lost, solver, maker, groups, chunk, turns, slots })
}
