// The service worker, and what happens when there is a new version of the page.

import { signal } from '@preact/signals';

/** A new version that waits until it is wanted. */
export const waiting = signal<ServiceWorker | null>(null);

export function watchVersions(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // With a page of the old version in charge, a new one takes over at once only when asked to.
  let isReplaced = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReplaced) isReplaced = false;
    else location.reload();
  });
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => {
      if (registration.waiting && serviceWorker.controller) waiting.value = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    // Long visits look for a new version whenever the page is seen again.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => undefined);
    });
  };
  // Without a service worker the page still plays, but only with a network.
  serviceWorker.register('./sw.js', { type: 'module' }).then(follow, (error: Error) => console.warn(error.message));
}

/** Lets the new version take over; the page loads again, and every game goes on where it was. */
export function takeOver(): void {
  waiting.value?.postMessage('take over');
}
