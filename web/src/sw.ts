/// <reference lib="webworker" />
// Caches the whole page for offline use. Each version has a cache of its own and answers from that
// alone, so versions never mix. A new version waits until no page of the old one is open, or until
// a page asks it to take over; then every page reloads.

const scope = self as unknown as ServiceWorkerGlobalScope;

/** The files of this version, inserted by the build. */
const { version, files } = JSON.parse('__FILES__') as { version: string; files: string[] };
const NAME = `gridwright-${version}`;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

/** Deletes the caches of other versions. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('gridwright-') && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const isOurs = request.method === 'GET' && address.href.startsWith(scope.registration.scope);
  if (isOurs && !address.pathname.includes('/api/')) event.respondWith(answer(request));
});
