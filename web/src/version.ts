// Registers the service worker, and handles new versions of the page.

import { signal } from '@preact/signals';

/** A new version that waits for permission to take over. */
export const waiting = signal<ServiceWorker | null>(null);

export function watchVersions(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // If a page is controlled by the old version, the new one takes over only when asked to.
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
    // During long visits, checks for a new version whenever the page becomes visible again.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => undefined);
    });
  };
  // Without a service worker the page still works, but only with a network.
  serviceWorker.register('./sw.js', { type: 'module' }).then(follow, (error: Error) => console.warn(error.message));
}

/** Lets the new version take over; the page reloads, and every game continues where it was. */
export function takeOver(): void {
  waiting.value?.postMessage('take over');
}
