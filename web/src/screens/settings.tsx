import { useEffect } from 'preact/hooks';
import { type Key, LANGUAGES, LANGUAGE_NAMES, t } from '../i18n/texts';
import { type Settings, change, settings } from '../store/settings';
import { Top } from './top';

const SWITCHES: { name: keyof Settings; key: Key }[] = [
  { name: 'timer', key: 'settings.timer' },
  { name: 'conflicts', key: 'settings.conflicts' },
  { name: 'clean', key: 'settings.clean' },
  { name: 'same', key: 'settings.same' },
  { name: 'runes', key: 'settings.runes' },
  { name: 'contrast', key: 'settings.contrast' },
  { name: 'motion', key: 'settings.motion' },
];

export function SettingsScreen() {
  const now = settings.value;
  useEffect(() => {
    document.title = `${t('app.settings')} · Gridwright`;
  });
  return (
    <>
      <Top at="settings" />
      <main class="page narrow">
        <h1>{t('app.settings')}</h1>
        <div class="card rows">
          <div class="opt" role="group" aria-labelledby="set-language">
            <span id="set-language">{t('settings.language')}</span>
            <span class="chips">
              {LANGUAGES.map((code) => (
                <button
                  key={code}
                  class="chip"
                  lang={code}
                  aria-pressed={now.language === code}
                  onClick={() => change({ language: code })}
                >
                  {LANGUAGE_NAMES[code]}
                </button>
              ))}
            </span>
          </div>
          <div class="opt" role="group" aria-labelledby="set-theme">
            <span id="set-theme">{t('settings.theme')}</span>
            <span class="chips">
              {(['auto', 'light', 'dark'] as const).map((theme) => (
                <button key={theme} class="chip" aria-pressed={now.theme === theme} onClick={() => change({ theme })}>
                  {t(`settings.theme.${theme}`)}
                </button>
              ))}
            </span>
          </div>
          {SWITCHES.map(({ name, key }) => (
            <button
              key={name}
              class="opt"
              role="switch"
              aria-checked={Boolean(now[name])}
              onClick={() => change({ [name]: !now[name] })}
            >
              <span>{t(key)}</span>
              <span class={`sw ${now[name] ? 'on' : ''}`} aria-hidden="true" />
            </button>
          ))}
        </div>
      </main>
    </>
  );
}
