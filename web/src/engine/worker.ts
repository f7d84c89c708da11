import { load } from './load';
import engineUrl from './gridwright.wasm?url';
import lessons from './texts-en.json?url';
import german from './texts-de.json?url';
import spanish from './texts-es.json?url';
import italian from './texts-it.json?url';
import fonts from './texts-fonts.json?url';
import words from './texts-words.json?url';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const engine = load(fetch(engineUrl));

/**
 * The URLs of each language's texts. English is part of the engine, except for its lessons; with
 * them come the positions that the lessons of every language show.
 */
const TEXTS: Record<string, string> = { en: lessons, de: german, es: spanish, it: italian };

/** The URLs of files that the engine loads on demand, by their names. */
const FILES: Record<string, string> = { 'words.txt': words, 'NotoSans-Regular.ttf': fonts, 'NotoSans-Bold.ttf': fonts };

/** The files that the engine has loaded or is loading, by their URLs. */
const given = new Map<string, Promise<void>>();

/** Loads a file into the engine, once. */
function give(url: string | undefined): Promise<void> {
  if (!url) return Promise.resolve();
  const known = given.get(url);
  if (known) return known;
  const coming = (async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    (await engine).texts(await response.text());
  })();
  // A failed download is retried the next time; until then the engine uses English.
  const settled = coming.catch(() => void given.delete(url));
  given.set(url, settled);
  return settled;
}

/** The answer to a request; if it needed a file that was not loaded, that is loaded first. */
async function answered(request: string): Promise<string> {
  const answering = await engine;
  const answer = answering.ask(request);
  const urls = answering.missing().flatMap((path) => FILES[path.split('/').at(-1) ?? ''] ?? []);
  if (urls.length === 0) return answer;
  await Promise.all(urls.map(give));
  return answering.ask(request);
}

scope.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  try {
    const { verb, language = 'en' } = JSON.parse(data.request) as { verb: string; language?: string };
    if (verb === 'technique' || verb === 'practice') await give(TEXTS['en']);
    if (language !== 'en') await give(TEXTS[language]);
    scope.postMessage({ id: data.id, answer: await answered(data.request) });
  } catch (error) {
    console.warn(String(error));
    const isLoaded = await engine.then(() => true, () => false);
    scope.postMessage({ id: data.id, fault: isLoaded ? 'fault' : 'unloaded' });
  }
};
