// A game in lines of text: for screen readers, and for everyone who prefers typing.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Busy } from '../busy';
import { titleOf } from '../catalogue';
import { t } from '../i18n/texts';
import { Icon } from '../icons';
import type { Game } from '../play/game';
import { COMMANDS, obey, summary } from '../play/linear';
import { go, href } from '../router';
import { useGame, useTimer } from './play';
import { entitle } from '../site';

export function LinesScreen({ name }: { name: string }) {
  const game = useGame(name);
  if (game) return <Lines game={game} />;
  return (
    <main class="page narrow" aria-busy="true">
      <Busy />
    </main>
  );
}

function Lines({ game }: { game: Game }) {
  const log = useSignal<{ said: string; isTyped: boolean }[]>([]);
  const typed = useSignal('');
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useTimer(game);
  useEffect(() => {
    entitle(titleOf(game.about));
    log.value = [{ said: `${summary(game)} ${t('linear.start')}`, isTyped: false }];
    field.current?.focus();
  }, [game]);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [log.value.length]);

  const submit = async (event: Event) => {
    event.preventDefault();
    const line = typed.value.trim();
    if (!line) return;
    typed.value = '';
    if (['quit', 'exit', 'leave'].includes(line.toLowerCase())) {
      go('play', game.about.key);
      return;
    }
    log.value = [...log.value, { said: line, isTyped: true }];
    const lines = await obey(game, line);
    log.value = [...log.value, ...lines.map((said) => ({ said, isTyped: false }))];
  };
  return (
    <main class="page narrow linear">
      <header class="top">
        <a class="iconbtn" href={href('play', game.about.key)} aria-label={t('linear.leave')}>
          <Icon name="back" />
        </a>
        <h1>{titleOf(game.about)}</h1>
      </header>
      <div class="card log" role="log" aria-live="polite" aria-label={t('linear.title')} tabIndex={0}>
        {log.value.map(({ said, isTyped }, i) => (
          <p key={i} class={isTyped ? 'typed' : said.includes('\n') ? 'drawn' : ''}>
            {said}
          </p>
        ))}
        <div ref={end} />
      </div>
      <form onSubmit={(event) => void submit(event)} class="prompt">
        <label for="line">{t('linear.prompt')}</label>
        <input
          id="line"
          ref={field}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button class="btn main" type="submit">
          {t('linear.send')}
        </button>
      </form>
      <details>
        <summary>{t('linear.help')}</summary>
        <p class="sub">{COMMANDS.join('; ')}</p>
      </details>
    </main>
  );
}
