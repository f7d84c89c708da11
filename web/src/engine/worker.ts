import { load } from './load';
import engineUrl from './gridwright.wasm?url';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const engine = load(fetch(engineUrl));

scope.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  try {
    const answer = await engine;
    scope.postMessage({ id: data.id, answer: answer(data.request) });
  } catch (error) {
    scope.postMessage({ id: data.id, fault: String(error) });
  }
};
