import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Busy, Fault, attempt, attemptOnce } from '../busy';
import { families, levelText, levelsOf, variantsOf } from '../catalogue';
import type { Family, LevelName } from '../engine/protocol';
import { counted, locale, t } from '../i18n/texts';
import { Bars, Icon } from '../icons';
import { href } from '../router';
import { textOf } from '../share';
import { dailyKey, newGame, openDaily, openText, refusal, today, withLevel } from '../start';
import { type GameRecord, games } from '../store/games';
import { nextUp } from '../store/practice';
import { change, settings } from '../store/settings';
import { type SolvedRecord, allSolved, counts, streaks } from '../store/solved';
import { dailyPictures, drawDailies } from './daily';
import { Kept, Removed, useRemoval } from './kept';
import { Options } from './options';
import { clock } from '../play/game';
import { Top } from './top';
import { entitle, site } from '../site';

/** The number of unfinished games shown at once. */
const SHOWN = 6;

export function Home() {
  const kept = useSignal<GameRecord[]>([]);
  const more = useSignal<Family | null>(null);
  const isOver = useSignal(false);
  const reload = () => void games().then((all) => (kept.value = all));
  const removal = useRemoval(reload);

  useEffect(() => {
    reload();
    entitle();
    const paste = (event: ClipboardEvent) => {
      const isField = (event.target as HTMLElement).closest?.('input, textarea, select');
      const text = event.clipboardData?.getData('text') ?? '';
      if (!isField && text.trim()) void attempt(() => openText(text));
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);

  const drop = async (event: DragEvent) => {
    event.preventDefault();
    isOver.value = false;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text') ?? '';
    if (file) await attempt(async () => openText(await textOf(file)));
    else if (text) await attempt(() => openText(text));
  };

  const open = kept.value.filter((game) => !game.solved);
  return (
    <div
      class={isOver.value ? 'dropping' : ''}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => void drop(event)}
    >
      <Top at="" />
      <main class="page">
        <h1 class="vh">{site.name}</h1>
        <Fault />
        {open.length > 0 && (
          <section class="sec" aria-labelledby="continue">
            <header>
              <h2 id="continue">{t('home.continue')}</h2>
              <a class="btn plain" href={href('games')}>
                {counted('home.all', kept.value.length)}
              </a>
            </header>
            <ul class="cont">
              {open.slice(0, SHOWN).map((game) => (
                <Kept key={game.key} game={game} onRemove={() => removal.remove(game)} />
              ))}
            </ul>
          </section>
        )}
        <div class={open.length > 0 ? '' : 'swap'}>
          <Today kept={kept.value} />
          <div class="low">
            <section class="sec" aria-labelledby="new">
              <header>
                <h2 id="new">{t('home.new')}</h2>
              </header>
              <ul class="card new">
                {families.value.map((family) => (
                  <NewRow key={family.id} family={family} onMore={() => (more.value = family)} />
                ))}
              </ul>
            </section>
            <div>
              <Doors />
              <OpenBox />
              <FirstLessons />
            </div>
          </div>
        </div>
        {more.value && <Options family={more.value} onClose={() => (more.value = null)} />}
        <Removed removal={removal} />
        <Busy />
      </main>
    </div>
  );
}

function NewRow({ family, onMore }: { family: Family; onMore: () => void }) {
  const variants = variantsOf(family);
  const last = settings.value.last[family.id];
  const chosen = variants.find((variant) => variant.id === last?.variant) ?? variants[0];
  const refused = useSignal<Record<string, string>>({});
  if (!chosen) return null;
  const levels = levelsOf(family);

  /** Finds the levels that are impossible for this variant. */
  const probe = (params: string) => {
    for (const level of levels) {
      const key = `${params} ${level}`;
      if (key in refused.value) continue;
      void refusal(family.id, withLevel(params, level)).then((why) => (refused.value = { ...refused.value, [key]: why }));
    }
  };
  const remember = (variant: string, level: string) =>
    change({ last: { ...settings.value.last, [family.id]: { variant, level } } });
  const start = (level: LevelName) => {
    remember(chosen.id, level);
    void attemptOnce(() => newGame(family.id, withLevel(chosen.params, level), { variant: chosen.id }));
  };
  return (
    <li onPointerEnter={() => probe(chosen.params)} onFocusIn={() => probe(chosen.params)}>
      <div class="who">
        <h3>{family.name}</h3>
        <button class="more sub" onClick={onMore} aria-label={`${family.name}: ${t('home.more')}`}>
          {t('home.more')}
        </button>
      </div>
      <div class="ways">
        {variants.length > 1 && (
          <div class="variants" role="group" aria-label={t('home.variant', { family: family.name })}>
            {variants.map((variant) => (
              <button
                key={variant.id}
                aria-pressed={variant === chosen}
                data-variant={variant.id}
                onClick={() => {
                  remember(variant.id, last?.level ?? 'easy');
                  probe(variant.params);
                }}
              >
                {variant.name}
              </button>
            ))}
          </div>
        )}
        <div class="chips" role="group" aria-label={t('home.level', { family: family.name })}>
          {levels.map((level) => {
            const why = refused.value[`${chosen.params} ${level}`];
            return (
              <button
                key={level}
                class={`chip ${why ? 'is-off' : ''}`}
                data-family={family.id}
                data-level={level}
                aria-current={level === (last?.level ?? 'easy') ? 'true' : undefined}
                title={why || undefined}
                onClick={() => start(level)}
              >
                <Bars level={level} />
                {levelText(level)}
              </button>
            );
          })}
        </div>
      </div>
    </li>
  );
}

/** The number of days shown beside today's puzzles. */
const WEEK = 7;

/** The last days with a mark for those that count, and the current streak; nothing before the first one. */
function Streak({ date }: { date: string }) {
  const solved = useSignal<SolvedRecord[]>([]);
  const isReady = families.value.length > 0;
  useEffect(() => {
    if (isReady) void allSolved().then((all) => (solved.value = all));
  }, [isReady]);
  const { now } = streaks(solved.value, date);
  if (now === 0) return null;
  const counted_ = new Set(solved.value.filter(counts).flatMap(({ daily }) => daily ?? []));
  const days = Array.from({ length: WEEK }, (_, i) => new Date(Date.parse(date) - (WEEK - 1 - i) * DAY_MS).toISOString().slice(0, 10));
  return (
    <span class="streak" data-streak={now}>
      <span class="week" aria-hidden="true">
        {days.map((day) => (
          <i key={day} class={`${counted_.has(day) ? 'on' : ''} ${day === date ? 'now' : ''}`} />
        ))}
      </span>
      {counted('home.streak', now)}
    </span>
  );
}

const DAY_MS = 86_400_000;

function Today({ kept }: { kept: GameRecord[] }) {
  const date = today();
  const shown = new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  useEffect(() => drawDailies(date), [families.value.length > 0]);
  return (
    <section class="sec" aria-labelledby="today">
      <header class="today-head">
        <h2 id="today">
          {t('home.today')} <span class="sub">{shown.format(new Date(date))}</span>
        </h2>
        <span class="aside">
          <Streak date={date} />
          <a class="btn plain" href={href('daily')}>
            {t('daily.calendar')}
          </a>
        </span>
      </header>
      <ul class="today">
        {families.value.map((family) => {
          const game = kept.find((one) => one.key === dailyKey(family.id, date));
          const begin = (event: Event) => {
            event.preventDefault();
            void attemptOnce(() => openDaily(family.id, date));
          };
          const drawn = dailyPictures.value[dailyKey(family.id, date)];
          const level = game?.level ?? drawn?.level;
          return (
            <li key={family.id}>
              <a class={`card ${game?.solved ? 'done' : ''}`} href={href('daily', family.id, date)} onClick={begin} data-daily={family.id}>
                <div class="mini" aria-hidden="true" dangerouslySetInnerHTML={{ __html: game?.picture ?? drawn?.picture ?? '' }} />
                {game?.solved && (
                  <span class="tick" aria-hidden="true">
                    <Icon name="check" />
                  </span>
                )}
                <b>{family.name}</b>
                <span class="sub">
                  {game?.solved ? (
                    t('home.done', { time: clock(game.seconds) })
                  ) : game && game.filled > 0 ? (
                    t('home.of', { done: game.filled, all: game.toFill })
                  ) : level ? (
                    <>
                      <Bars level={level} /> {levelText(level)}
                    </>
                  ) : (
                    t('daily.open')
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Links to further screens: making a puzzle, and the technique to practise next. */
function Doors() {
  const [family] = families.value;
  const next = family && nextUp(family.id, family.techniques.map((row) => row.id), today());
  const technique = family?.techniques.find((row) => row.id === next)?.name;
  const door = (place: string, art: ComponentChildren, title: string, about: string) => (
    <li>
      <a class="card door" href={href(place)}>
        <svg class="gridwright art" viewBox="-1 -1 62 62" aria-hidden="true">
          {art}
        </svg>
        <span>
          <b>{title}</b>
          <span class="sub">{about}</span>
        </span>
      </a>
    </li>
  );
  const cell = (name: string, x: number, y: number, side: number) => <rect class={name} x={x} y={y} width={side} height={side} />;
  return (
    <section class="sec" aria-labelledby="doors">
      <header>
        <h2 id="doors">{t('home.todo')}</h2>
      </header>
      <ul class="doors">
        {door(
          'make',
          <>
            {cell('ground', 0, 0, 60)}
            {cell('differs', 30, 0, 30)}
            <path class="grid" d="M30 0V60M0 30H60" />
            <path class="wall" d="M0 0H60V60H0Z" />
            <text class="either" x="45" y="20" font-size="13" text-anchor="middle">
              3 9
            </text>
            <text class="given" x="15" y="53" font-size="21" text-anchor="middle">
              7
            </text>
          </>,
          t('home.make'),
          t('home.make.help'),
        )}
        {door(
          'learn',
          <>
            {cell('ground', 0, 0, 60)}
            {[[2, 2], [42, 2], [2, 42], [42, 42]].map(([x = 0, y = 0]) => cell('looked', x, y, 16))}
            <path class="grid" d="M20 0V60M40 0V60M0 20H60M0 40H60" />
            <path class="link" d="M18 18L42 42M42 18L18 42" />
            <path class="wall" d="M0 0H60V60H0Z" />
          </>,
          t('app.learn'),
          technique ? t('home.learn.next', { technique }) : t('home.learn.help'),
        )}
      </ul>
    </section>
  );
}

function OpenBox() {
  const text = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) void attemptOnce(() => openText(text.value));
  };
  return (
    <section class="sec" aria-labelledby="open">
      <header>
        <h2 id="open">{t('home.open')}</h2>
      </header>
      <form class="card openbox" onSubmit={submit}>
        <label class="sub" for="open-text">
          {t('home.open.help')}
        </label>
        <textarea
          id="open-text"
          rows={3}
          spellcheck={false}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <div class="btns">
          <button class="btn main" type="submit">
            {t('home.open.button')}
          </button>
          <label class="btn file">
            {t('home.open.file')}
            <input
              class="vh"
              type="file"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void attempt(async () => openText(await textOf(file)));
                event.currentTarget.value = '';
              }}
            />
          </label>
        </div>
      </form>
    </section>
  );
}

function FirstLessons() {
  return (
    <section class="sec" aria-labelledby="first">
      <header>
        <h2 id="first">{t('first.title')}</h2>
      </header>
      <ul class="card firsts">
        {families.value.map((family) => (
          <li key={family.id}>
            <a href={href('first', family.id)}>
              <b>{family.name}</b>
              <span class="sub">{t('first.minutes')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
