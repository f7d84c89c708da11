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

/** Runs something that may take a while or fail, and shows both. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  fault.value = '';
  seconds.value = 0;
  since.value = Date.now();
  try {
    await work();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'cancelled') say(t('busy.cancelled'));
    else fault.value = (error instanceof EngineError && error.detail) || (error as Error).message;
  } finally {
    since.value = null;
  }
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

export function Fault() {
  const text = fault.value || (storageFault.value ? t('error.storage', { why: storageFault.value }) : '');
  if (!text) return null;
  return (
    <div class="fault" role="alert">
      <p>{text}</p>
      {fault.value && (
        <button class="btn plain" onClick={() => (fault.value = '')}>
          {t('app.close')}
        </button>
      )}
    </div>
  );
}
