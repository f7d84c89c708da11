// What differs between node and browsers: this is for browsers.

/** The bytes of a file of this package. */
export async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Starts a worker, and says who is told of its messages and of its end. */
export function startWorker(url, onMessage, onFault) {
  const worker = new Worker(url, { type: 'module' });
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onerror = (event) => onFault(event.message);
  return {
    post: (message) => worker.postMessage(message),
    hold: () => {},
    end: () => worker.terminate(),
  };
}

/** In a worker: who is told of messages, and how to answer. */
export function listen(onMessage) {
  self.onmessage = ({ data }) => onMessage(data);
  return (message) => self.postMessage(message);
}
