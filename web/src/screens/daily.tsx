// The daily puzzles: a calendar of the past, and pictures of today's.

import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Busy, Fault, attempt } from '../busy';
import { families, familyNamed } from '../catalogue';
import { engine } from '../engine/engine';
import type { GenerateAnswer, LevelName, PlayAnswer, RateAnswer } from '../engine/protocol';
import { locale, t } from '../i18n/texts';
import { Icon } from '../icons';
import { clock } from '../play/game';
import { small } from '../play/picture';
import { go, href } from '../router';
import { dailyKey, levelIn, openDaily, today } from '../start';
import { type GameRecord, games } from '../store/games';
import { Top } from './top';
import { entitle } from '../site';

interface DailyPicture {
  picture: string;
  level: LevelName | undefined;
}

/** The pictures of today's puzzles, by the keys of their games. */
export const dailyPictures = signal<Record<string, DailyPicture>>({});

/** The time that the page must be idle before today's puzzles are drawn, in milliseconds. */
const REST_MS = 1500;

/** The search budget for rating a puzzle, in nodes. */
const RATE_NODES = 500_000;

/** Draws the puzzles of a day one after the other, while the page is idle. */
export function drawDailies(date: string): () => void {
  let isOver = false;
  const timer = setTimeout(async () => {
    for (const { id: family } of families.value) {
      const key = dailyKey(family, date);
      if (isOver || key in dailyPictures.value) continue;
      try {
        const made = await engine.ask<GenerateAnswer>({ verb: 'daily', family, date });
        const shown = await engine.ask<PlayAnswer>({ verb: 'play', game: made.puzzle?.id ?? '', picture: { as: 'svg-inline' } });
        const { rating } = await engine.ask<RateAnswer>({ verb: 'rate', puzzle: made.puzzle?.id ?? '', nodes: RATE_NODES });
        const drawn = { picture: small(shown.picture), level: levelIn(made.recipe) ?? rating?.level };
        dailyPictures.value = { ...dailyPictures.value, [key]: drawn };
      } catch {
        // Only the picture is missing then; opening the puzzle shows the error.
      }
    }
  }, REST_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const DAY_MS = 86_400_000;

/** A month at the start of an address; without one, the calendar shows the current month. */
const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])/;

/** The calendar of a month, or the puzzle of one day. */
export function DailyScreen({ family, date }: { family?: string | undefined; date?: string | undefined }) {
  const kept = useSignal<Map<string, GameRecord>>(new Map());
  const chosen = (family && familyNamed(family) ? family : families.value[0]?.id) ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '');
  const month = MONTH.exec(date ?? '')?.[0] ?? today().slice(0, 7);

  useEffect(() => {
    entitle(t('daily.title'));
    void games().then((all) => (kept.value = new Map(all.map((game) => [game.key, game]))));
  }, []);
  useEffect(() => {
    if (isDay && family && date) void attempt(() => openDaily(family, date));
  }, [family, date]);

  const first = new Date(`${month}-01T00:00:00Z`);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const before = new Date(first.getTime() - DAY_MS).toISOString().slice(0, 7);
  const after = next.toISOString().slice(0, 7);
  const count = Math.round((next.getTime() - first.getTime()) / DAY_MS);
  const days = Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  // Weeks start on Monday.
  const gap = (first.getUTCDay() + 6) % 7;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options });
  const weekdays = Array.from({ length: 7 }, (_, i) => format({ weekday: 'short' }).format(new Date(Date.UTC(2024, 0, 1 + i))));
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const solved = days.filter((day) => kept.value.get(dailyKey(chosen, day))?.solved).length;

  return (
    <>
      <Top at="daily" />
      <main class="page narrow">
        <h1>{t('daily.title')}</h1>
        <p class="sub">{t('daily.help')}</p>
        <Fault />
        <div class="chips pick" role="group" aria-label={t('daily.family')}>
          {families.value.map((one) => (
            <button key={one.id} class="chip" aria-pressed={one.id === chosen} onClick={() => go('daily', one.id, month)}>
              {one.name}
            </button>
          ))}
        </div>
        <section class="card month" aria-labelledby="month">
          <header>
            <a class="iconbtn" href={href('daily', chosen, before)} aria-label={t('daily.before')}>
              <Icon name="back" />
            </a>
            <h2 id="month" aria-live="polite">
              {format({ month: 'long', year: 'numeric' }).format(first)}
              <span class="sub">{t('daily.solved', { n: solved, of: count })}</span>
            </h2>
            {after <= today().slice(0, 7) ? (
              <a class="iconbtn" href={href('daily', chosen, after)} aria-label={t('daily.after')}>
                <Icon name="forward" />
              </a>
            ) : (
              <span class="iconbtn" aria-hidden="true" />
            )}
          </header>
          <div class="weekdays" aria-hidden="true">
            {weekdays.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol class="days">
            {days.map((day, i) => {
              const game = kept.value.get(dailyKey(chosen, day));
              const isAhead = day > today();
              const state = game?.solved ? 'done' : game && game.filled > 0 ? 'begun' : 'open';
              const words = isAhead ? t('daily.ahead') : game?.solved ? t('home.done', { time: clock(game.seconds) }) : t(`daily.${state as 'open' | 'begun'}`);
              return (
                <li key={day} style={i === 0 ? { gridColumnStart: gap + 1 } : undefined}>
                  {isAhead ? (
                    <span class="day ahead" aria-label={`${long.format(new Date(day))}, ${words}`} role="img">
                      {i + 1}
                    </span>
                  ) : (
                    <button
                      class={`day ${state}`}
                      data-day={day}
                      aria-current={day === today() ? 'date' : undefined}
                      aria-label={`${long.format(new Date(day))}, ${words}`}
                      onClick={() => void attempt(() => openDaily(chosen, day))}
                    >
                      {i + 1}
                      {game?.solved && <Icon name="check" />}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
          <ul class="keyline" aria-hidden="true">
            <li>
              <i class="day done" /> {t('daily.done')}
            </li>
            <li>
              <i class="day begun" /> {t('daily.begun')}
            </li>
            <li>
              <i class="day open" /> {t('daily.open')}
            </li>
          </ul>
        </section>
        <Busy />
      </main>
    </>
  );
}
