import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Plugin, defineConfig } from 'vite';

/** Tells the service worker which files belong to this version. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no service worker');
      const hash = createHash('sha256');
      const names: string[] = [];
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
        if (name === 'sw.js' || name.endsWith('.map')) continue;
        names.push(name);
        hash.update(file.type === 'chunk' ? file.code : file.source);
      }
      for (const name of readdirSync('public')) {
        names.push(name);
        hash.update(readFileSync(`public/${name}`));
      }
      const files = ['./', ...names.filter((name) => name !== 'index.html').map((name) => `./${name}`)];
      const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      worker.code = worker.code.replace('__FILES__', list);
    },
  };
}

/** Keeps what brotli makes smaller as NAME.br alone; the server sends it as NAME. */
function pack(): Plugin {
  return {
    name: 'pack',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = `${dir}/${name}`;
        const plain = readFileSync(path);
        if (plain.length < 1024) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
        const packed = brotliCompressSync(plain, { params });
        if (packed.length > 0.9 * plain.length) continue;
        writeFileSync(`${path}.br`, packed);
        rmSync(path);
      }
    },
  };
}

// Relative addresses, so that the built page runs under any path.
export default defineConfig({
  base: './',
  plugins: [listFiles(), pack()],
  build: {
    target: 'es2022',
    // The first versions that know light-dark(), so that each colour is written down once.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The service worker keeps its name and lies at the top, to be in charge of the whole page.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
});
