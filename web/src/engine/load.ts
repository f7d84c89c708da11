/** Turns a compiled engine into a function from requests to answers, both as JSON texts. */
export async function load(source: Response | Promise<Response>): Promise<(request: string) => string> {
  const { instance } = await WebAssembly.instantiateStreaming(source, {});
  const { memory, room, ask, at } = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    room(length: number): number;
    ask(): number;
    at(): number;
  };
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(request);
    // Making room may grow the memory, which detaches older views of it.
    const start = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    const length = ask() >>> 0;
    return decoder.decode(new Uint8Array(memory.buffer, at() >>> 0, length));
  };
}
