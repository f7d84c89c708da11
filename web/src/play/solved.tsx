// A finished game: the result, and a replay of the moves.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { attemptOnce } from '../busy';
import { familyNamed, levelText, levelsOf } from '../catalogue';
import { engine } from '../engine/engine';
import type { RateAnswer } from '../engine/protocol';
import { counted, t } from '../i18n/texts';
import { Icon } from '../icons';
import { href } from '../router';
import { send } from '../share';
import { newGame } from '../start';
import { type SolvedRecord, allSolved, counts, solvedRecord } from '../store/solved';
import { clock, type Game } from './game';

/** The time that each move is shown, in milliseconds. */
const PACE_MS = 350;

export function Solved({ game, name }: { game: Game; name: string }) {
  const { about } = game;
  const family = familyNamed(about.family);
  const levels = family ? levelsOf(family) : [];
  const harder = about.level ? levels[levels.indexOf(about.level) + 1] : undefined;
  const rating = useSignal<RateAnswer['rating']>(undefined);
  useEffect(() => {
    const request = { verb: 'rate', puzzle: game.answer.value.game.puzzle, nodes: RATE_NODES };
    // If rating fails, the rest is still shown.
    void engine.ask<RateAnswer>(request).then((answer) => (rating.value = answer.rating), () => undefined);
  }, [game]);
  const rank = useSignal('');
  useEffect(() => {
    void allSolved().then((all) => (rank.value = ranked(game, all)));
  }, [game]);
  const again = (level: string | undefined) => {
    const params = { ...about.params, ...(level ? { level } : {}) };
    void attemptOnce(() => newGame(about.family, params, { variant: about.variant }));
  };
  return (
    <section class="ctx sheet solved" aria-labelledby="solved">
      <h2 id="solved">{t('solved.title')}</h2>
      <p class="sub">{[name, about.level ? levelText(about.level) : ''].filter(Boolean).join(' · ')}</p>
      <p class="rank">{rank.value}</p>
      <dl class="facts">
        <div>
          <dt>{t('solved.time')}</dt>
          <dd class="num">{clock(game.seconds.value)}</dd>
        </div>
        <div>
          <dt>{t('solved.hints')}</dt>
          <dd>{game.hints.value}</dd>
        </div>
        <div>
          <dt>{t('solved.hardest')}</dt>
          <dd class="num">{rating.value?.er.toFixed(1) ?? '–'}</dd>
        </div>
      </dl>
      <Replay game={game} />
      <div class="btns foot">
        {about.params !== undefined && (
          <button class="btn main" onClick={() => again(undefined)}>
            {t('play.again')}
          </button>
        )}
        {about.params !== undefined && harder && (
          <button class="btn" onClick={() => again(harder)}>
            {t('solved.up', { level: levelText(harder) })}
          </button>
        )}
        {about.daily && (
          <button class="btn main" onClick={() => void send(name, dailyText(game, name)).then((told) => told && game.tell(told))} data-share-daily>
            {t('solved.share')}
          </button>
        )}
        <button class="btn" onClick={() => (game.panel.value = 'share')} data-share>
          {t('share.menu')}
        </button>
        <button class="btn plain" onClick={() => void game.explain()}>
          {t('explain.title')}
        </button>
      </div>
    </section>
  );
}

/** The rank of its time among earlier games of its kind. Only games without a hint count. */
function ranked({ about }: Game, all: readonly SolvedRecord[]): string {
  const own = solvedRecord(about, '');
  if (!own || !counts(own)) return '';
  const isAlike = (one: SolvedRecord) => one.key !== own.key && one.family === own.family && one.kind === own.kind && one.level === own.level;
  const others = all.filter((one) => isAlike(one) && counts(one));
  const slower = others.filter((one) => one.seconds > own.seconds).length;
  if (slower === 0) return '';
  return slower === others.length ? t('solved.best') : counted('solved.faster', slower, { all: others.length });
}

/** The search budget for rating the puzzle, in nodes. */
const RATE_NODES = 5_000_000;

/** The number of symbols in the timeline of a shared text. */
const SIGNS = 10;

/**
 * The result of a daily puzzle as a text without spoilers: the time that each tenth of the moves
 * took, and the link.
 */
export function dailyText(game: Game, name: string): string {
  const { daily = '', level, family } = game.about;
  const seconds = game.seconds.value;
  const hints = game.hints.value;
  const moments = game.moments;
  const ends = Array.from({ length: SIGNS }, (_, i) => moments[Math.ceil(((i + 1) * moments.length) / SIGNS) - 1] ?? seconds);
  const waits = ends.map((end, i) => end - (ends[i - 1] ?? 0));
  const longest = Math.max(1, ...waits);
  const row = waits.map((wait) => '▁▂▃▄▅▆▇█'[Math.min(7, Math.floor((wait / longest) * 7.99))]).join('');
  const result = [clock(seconds), hints === 0 ? t('solved.nohints') : counted('solved.withhints', hints)].join(', ');
  const link = location.href.split('#')[0] + href('daily', family, daily);
  return `${[name, level ? levelText(level) : '', daily].filter(Boolean).join(' · ')}\n${result}\n${row}\n${link}`;
}

/** Replays the player's own moves on the board. */
export function Replay({ game }: { game: Game }) {
  const isRunning = useSignal(false);
  const total = game.answer.value.game.at;
  const at = game.replay.value?.at ?? total;
  const moments = game.moments;
  const waits = moments.map((moment, i) => moment - (moments[i - 1] ?? 0));
  const longest = Math.max(1, ...waits);

  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(() => {
      if (at >= total) isRunning.value = false;
      else void game.watch(at + 1);
    }, PACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning.value, at]);

  const jump = (to: number) => {
    isRunning.value = false;
    void game.watch(to);
  };
  return (
    <div class="replay">
      <header>
        <h3 id="replay">{t('solved.replay')}</h3>
        <span class="sub num">
          {moments[at - 1] === undefined ? clock(0) : clock(moments[at - 1] ?? 0)} / {clock(game.seconds.value)}
        </span>
      </header>
      {waits.length > 0 && (
        <div class="waits" aria-hidden="true">
          {waits.map((wait, i) => (
            <i key={i} class={i < at ? 'on' : ''} style={{ height: `${12 + (wait / longest) * 88}%` }} />
          ))}
        </div>
      )}
      <input
        type="range"
        min={0}
        max={total}
        value={at}
        aria-labelledby="replay"
        aria-valuetext={t('solved.at', { at, of: total })}
        onInput={(event) => jump(Number(event.currentTarget.value))}
        data-replay
      />
      <div class="btns">
        <button class="iconbtn" aria-label={t('solved.first')} onClick={() => jump(0)}>
          <Icon name="start" />
        </button>
        <button
          class="iconbtn"
          aria-label={isRunning.value ? t('play.pause') : t('solved.run')}
          onClick={() => {
            if (!isRunning.value && at >= total) void game.watch(0);
            isRunning.value = !isRunning.value;
          }}
          data-run
        >
          <Icon name={isRunning.value ? 'pause' : 'run'} />
        </button>
        <span class="sub">
          {t('solved.at', { at, of: total })}
          {waits.length > 1 && <span class="wait">{t('solved.longest', { time: clock(longest) })}</span>}
        </span>
      </div>
    </div>
  );
}
