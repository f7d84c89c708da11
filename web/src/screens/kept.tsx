// Saved games: a card for each, and removal that can be undone.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Fault } from '../busy';
import { levelText, titleOf } from '../catalogue';
import { counted, locale, t } from '../i18n/texts';
import { Bars, Icon } from '../icons';
import { clock } from '../play/game';
import { href } from '../router';
import { say } from '../say';
import { type GameRecord, games, keep, remove } from '../store/games';
import { Top } from './top';
import { entitle } from '../site';

export interface Removal {
  gone: Signal<GameRecord | null>;
  remove(game: GameRecord): void;
  undo(): void;
}

/** Removes games immediately, and can restore the last one. */
export function useRemoval(reload: () => void): Removal {
  const gone = useSignal<GameRecord | null>(null);
  return {
    gone,
    remove(game) {
      gone.value = game;
      say(t('home.removed', { game: titleOf(game) }));
      void remove('games', game.key).then(reload);
    },
    undo() {
      const back = gone.value;
      gone.value = null;
      if (back) void keep(back).then(reload);
    },
  };
}

export function Removed({ removal }: { removal: Removal }) {
  const gone = removal.gone.value;
  if (!gone) return null;
  return (
    <div class="removed card">
      <span>{t('home.removed', { game: titleOf(gone) })}</span>
      <button class="btn" onClick={() => removal.undo()} data-undo-remove>
        {t('play.undo')}
      </button>
      <button class="iconbtn" aria-label={t('app.close')} onClick={() => (removal.gone.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

export function Kept({ game, onRemove }: { game: GameRecord; onRemove: () => void }) {
  const title = titleOf(game);
  return (
    <li class="kept">
      <a class="card" href={href('play', game.key)}>
        <div class="mini" aria-hidden="true" dangerouslySetInnerHTML={{ __html: game.picture }} />
        <div class="txt">
          <b>{title}</b>
          {game.level && (
            <span class="tag">
              <Bars level={game.level} />
              {levelText(game.level)}
            </span>
          )}
          {game.daily && <span class="sub">{shortDate(game.daily)}</span>}
          <div class="bar">
            <i style={{ width: `${(game.filled / Math.max(1, game.toFill)) * 100}%` }} />
          </div>
          <div class="row">
            <span>{game.solved ? t('home.solved') : t('home.of', { done: game.filled, all: game.toFill })}</span>
            <span class="num">{clock(game.seconds)}</span>
          </div>
        </div>
      </a>
      <button class="iconbtn drop" aria-label={`${t('home.delete')}: ${title}`} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

export function shortDate(date: string): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** All games, unfinished ones first. */
export function GamesScreen() {
  const kept = useSignal<GameRecord[]>([]);
  const reload = () => void games().then((all) => (kept.value = all));
  const removal = useRemoval(reload);
  useEffect(() => {
    reload();
    entitle(t('home.games'));
  }, []);
  const part = (title: string, shown: GameRecord[]) =>
    shown.length > 0 && (
      <section class="sec">
        <header>
          <h2>{title}</h2>
        </header>
        <ul class="cont all">
          {shown.map((game) => (
            <Kept key={game.key} game={game} onRemove={() => removal.remove(game)} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <Top at="" />
      <main class="page">
        <h1>{counted('home.all', kept.value.length)}</h1>
        <Fault />
        {part(t('home.continue'), kept.value.filter((game) => !game.solved))}
        {part(t('home.finished'), kept.value.filter((game) => game.solved))}
        <Removed removal={removal} />
      </main>
    </>
  );
}
