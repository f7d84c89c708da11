import { load } from './load';
import engineUrl from './gridwright.wasm?url';
import lessons from './texts-en.json?url';
import german from './texts-de.json?url';
import spanish from './texts-es.json?url';
import italian from './texts-it.json?url';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const engine = load(fetch(engineUrl));

/**
 * The URLs of each language's texts. English is part of the engine, except for its lessons; with
 * them come the positions that the lessons of every language show.
 */
const TEXTS: Record<string, string> = { en: lessons, de: german, es: spanish, it: italian };

/** The languages that the engine has loaded or is loading. */
const given = new Map<string, Promise<void>>();

/** Loads the texts of a language into the engine, once. */
function speak(language: string): Promise<void> {
  const url = TEXTS[language];
  if (!url) return Promise.resolve();
  const known = given.get(language);
  if (known) return known;
  const coming = (async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    (await engine).texts(await response.text());
  })();
  // A failed download is retried the next time; until then the engine uses English.
  const settled = coming.catch(() => void given.delete(language));
  given.set(language, settled);
  return settled;
}

scope.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  try {
    const { verb, language = 'en' } = JSON.parse(data.request) as { verb: string; language?: string };
    if (verb === 'technique' || verb === 'practice') await speak('en');
    if (language !== 'en') await speak(language);
    const answering = await engine;
    scope.postMessage({ id: data.id, answer: answering.ask(data.request) });
  } catch (error) {
    scope.postMessage({ id: data.id, fault: String(error) });
  }
};
