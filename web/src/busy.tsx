// The current work, errors and undoable actions, shown in one place for all screens.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { engine } from './engine/engine';
import { EngineError } from './engine/protocol';
import { t } from './i18n/texts';
import { say } from './say';
import { storageFault } from './store/games';

const since = signal<number | null>(null);
const seconds = signal(0);
export const fault = signal('');

/**
 * Runs work that may take a while or fail, and shows its progress and its error. Returns whether it
 * was done.
 */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  fault.value = '';
  seconds.value = 0;
  since.value = Date.now();
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'cancelled') say(t('busy.cancelled'));
    else fault.value = (error instanceof EngineError && error.detail) || (error as Error).message;
    return false;
  } finally {
    since.value = null;
  }
}

/** The same for work that begins something, which a second click must not begin twice. */
export async function attemptOnce(work: () => Promise<void>): Promise<boolean> {
  return since.value === null && attempt(work);
}

/** The delay before the indicator is shown, so that quick work does not flicker. */
const PATIENCE_MS = 250;

export function Busy() {
  useEffect(() => {
    const tick = setInterval(() => {
      if (since.value !== null) seconds.value = (Date.now() - since.value) / 1000;
    }, 100);
    return () => clearInterval(tick);
  }, []);
  const shown = since.value !== null && seconds.value * 1000 >= PATIENCE_MS;
  return (
    <div class="busy card" hidden={!shown}>
      <span role="status">{shown ? t('home.making') : ''}</span>
      <span class="num sub" aria-hidden="true">
        {Math.floor(seconds.value)} s
      </span>
      <div class="endless" aria-hidden="true">
        <i />
      </div>
      <button class="btn" onClick={() => engine.cancel()} data-cancel>
        {t('home.cancel')}
      </button>
    </div>
  );
}

/** The problem with the storage that the player has read about. */
const known = signal<typeof storageFault.value>(null);

export function Fault() {
  const storage = storageFault.value === known.value ? null : storageFault.value;
  const text = fault.value || (storage ? t(`error.storage.${storage}`) : '');
  if (!text) return null;
  const close = () => {
    if (fault.value) fault.value = '';
    else known.value = storage;
  };
  return (
    <div class="fault" role="alert">
      <p>{text}</p>
      <button class="btn plain" onClick={close}>
        {t('app.close')}
      </button>
    </div>
  );
}
