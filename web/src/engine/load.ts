/** A compiled engine: requests and answers are JSON texts. */
export interface Answering {
  ask(request: string): string;
  /** Loads the texts of a language. */
  texts(files: string): void;
}

/** The compiled engine; also works if the server sends the wrong media type. */
async function compiled(source: Response): Promise<WebAssembly.Instance> {
  if (source.headers.get('content-type')?.startsWith('application/wasm')) return (await WebAssembly.instantiateStreaming(source, {})).instance;
  return (await WebAssembly.instantiate(await source.arrayBuffer(), {})).instance;
}

export async function load(source: Response | Promise<Response>): Promise<Answering> {
  const instance = await compiled(await source);
  const { memory, room, ask, at, texts } = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    room(length: number): number;
    ask(): number;
    at(): number;
    texts(): number;
  };
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    // Making room may grow the memory, which detaches older views of it.
    const start = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  };
  return {
    ask(request) {
      write(request);
      const length = ask() >>> 0;
      return decoder.decode(new Uint8Array(memory.buffer, at() >>> 0, length));
    },
    texts(files) {
      write(files);
      if (texts() === 0) throw new Error('these are no texts');
    },
  };
}
