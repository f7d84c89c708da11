import { useEffect } from 'preact/hooks';
import { type Key, LANGUAGES, LANGUAGE_NAMES, t } from '../i18n/texts';
import { type Settings, change, settings } from '../store/settings';
import { Keep } from './stats';
import { Top } from './top';
import { entitle } from '../site';

const SWITCHES: { title: Key; rows: { name: keyof Settings; key: Key }[] }[] = [
  {
    title: 'settings.board',
    rows: [
      { name: 'timer', key: 'settings.timer' },
      { name: 'conflicts', key: 'settings.conflicts' },
      { name: 'peers', key: 'settings.peers' },
      { name: 'same', key: 'settings.same' },
      { name: 'runes', key: 'settings.runes' },
    ],
  },
  {
    title: 'settings.writing',
    rows: [
      { name: 'digitFirst', key: 'settings.digitFirst' },
      { name: 'clean', key: 'settings.clean' },
      { name: 'follow', key: 'play.follow' },
    ],
  },
  {
    title: 'settings.looks',
    rows: [
      { name: 'contrast', key: 'settings.contrast' },
      { name: 'motion', key: 'settings.motion' },
    ],
  },
];

/** The choices for the maximum number of edges drawn automatically. */
const DEPTHS = [1, 3, 8, 99];

export function SettingsScreen() {
  const now = settings.value;
  useEffect(() => {
    entitle(t('app.settings'));
  });
  return (
    <>
      <Top at="settings" />
      <main class="page narrow">
        <h1>{t('app.settings')}</h1>
        <div class="card rows">
          <Choice label={t('settings.language')} id="language">
            {LANGUAGES.map((code) => (
              <button key={code} class="chip" lang={code} aria-pressed={now.language === code} onClick={() => change({ language: code })}>
                {LANGUAGE_NAMES[code]}
              </button>
            ))}
          </Choice>
          <Choice label={t('settings.theme')} id="theme">
            {(['auto', 'light', 'dark'] as const).map((theme) => (
              <button key={theme} class="chip" aria-pressed={now.theme === theme} onClick={() => change({ theme })} data-theme-choice={theme}>
                {t(`settings.theme.${theme}`)}
              </button>
            ))}
          </Choice>
        </div>
        {SWITCHES.map(({ title, rows }) => (
          <section key={title} class="sec tight">
            <header>
              <h2>{t(title)}</h2>
            </header>
            <div class="card rows">
              {rows.map(({ name, key }) => (
                <button key={name} class="opt" role="switch" aria-checked={Boolean(now[name])} onClick={() => change({ [name]: !now[name] })} data-switch={name}>
                  <span>{t(key)}</span>
                  <span class={`sw ${now[name] ? 'on' : ''}`} aria-hidden="true" />
                </button>
              ))}
              {title === 'settings.writing' && (
                <Choice label={t('settings.depth')} id="depth">
                  {DEPTHS.map((depth) => (
                    <button key={depth} class="chip" aria-pressed={now.depth === depth} onClick={() => change({ depth })}>
                      {depth === 99 ? t('settings.depth.all') : depth}
                    </button>
                  ))}
                </Choice>
              )}
            </div>
          </section>
        ))}
        <section class="sec tight">
          <Keep onChange={() => Promise.resolve()} />
        </section>
      </main>
    </>
  );
}

function Choice({ label, id, children }: { label: string; id: string; children: preact.ComponentChildren }) {
  return (
    <div class="opt" role="group" aria-labelledby={`set-${id}`}>
      <span id={`set-${id}`}>{label}</span>
      <span class="chips">{children}</span>
    </div>
  );
}
