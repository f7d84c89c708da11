/** A compiled engine: requests and answers are JSON texts. */
export interface Answering {
  ask(request: string): string;
  /** Loads the texts of a language, or another file that is not part of the engine. */
  texts(files: string): void;
  /** The paths of files that the last answer needed and that are not loaded. */
  missing(): string[];
}

/** The compiled engine; also works if the server sends the wrong media type. */
async function compiled(source: Response): Promise<WebAssembly.Instance> {
  if (source.headers.get('content-type')?.startsWith('application/wasm')) return (await WebAssembly.instantiateStreaming(source, {})).instance;
  return (await WebAssembly.instantiate(await source.arrayBuffer(), {})).instance;
}

export async function load(source: Response | Promise<Response>): Promise<Answering> {
  const instance = await compiled(await source);
  const { memory, room, ask, at, texts, missing } = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    room(length: number): number;
    ask(): number;
    at(): number;
    texts(): number;
    missing(): number;
  };
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    // Making room may grow the memory, which detaches older views of it.
    const start = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  };
  const read = (length: number) => decoder.decode(new Uint8Array(memory.buffer, at() >>> 0, length >>> 0));
  return {
    ask(request) {
      write(request);
      return read(ask());
    },
    missing() {
      return read(missing()).split('\n');
    },
    texts(files) {
      write(files);
      if (texts() === 0) throw new Error('these are no texts');
    },
  };
}
