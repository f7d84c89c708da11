// Runs a program compiled for WASI, with the arguments that follow it.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [file, ...rest], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(file));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
