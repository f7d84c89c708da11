import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { families } from '../catalogue';
import { engine } from '../engine/engine';
import { EngineError, type Family, type LevelName } from '../engine/protocol';
import { type Key, language, t } from '../i18n/texts';
import { Bars, Icon } from '../icons';
import { clock } from '../play/game';
import { href } from '../router';
import { newGame, openDaily, openText, today } from '../start';
import { type GameRecord, games, remove, storageFault } from '../store/games';
import { Options } from './options';
import { Top } from './top';

export function Home() {
  const kept = useSignal<GameRecord[]>([]);
  const making = useSignal(false);
  const fault = useSignal('');
  const more = useSignal<Family | null>(null);

  const reload = () => void games().then((all) => (kept.value = all));
  useEffect(() => {
    reload();
    document.title = 'Gridwright';
  }, []);

  const attempt = async (work: () => Promise<void>) => {
    fault.value = '';
    making.value = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'cancelled')) fault.value = (error as Error).message;
    } finally {
      making.value = false;
    }
  };

  const drop = async (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = file ? await file.text() : (event.dataTransfer?.getData('text') ?? '');
    if (text) await attempt(() => openText(text));
  };

  const open = kept.value.filter((game) => !game.solved);
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
      <Top at="" />
      <main class="page">
        <h1 class="vh">Gridwright</h1>
        {(fault.value || storageFault.value) && (
          <p class="fault" role="alert">
            {fault.value || t('error.storage', { why: storageFault.value ?? '' })}
          </p>
        )}
        {open.length > 0 && (
          <section class="sec" aria-labelledby="continue">
            <header>
              <h2 id="continue">{t('home.continue')}</h2>
            </header>
            <ul class="cont">
              {open.slice(0, 6).map((game) => (
                <Kept key={game.key} game={game} onRemove={() => void remove(game.key).then(reload)} />
              ))}
            </ul>
          </section>
        )}
        <Today kept={kept.value} attempt={attempt} />
        <div class="low">
          <section class="sec" aria-labelledby="new">
            <header>
              <h2 id="new">{t('home.new')}</h2>
            </header>
            <ul class="card new">
              {families.value.map((family) => (
                <NewRow key={family.id} family={family} attempt={attempt} onMore={() => (more.value = family)} />
              ))}
            </ul>
          </section>
          <OpenBox attempt={attempt} />
        </div>
        {more.value && <Options family={more.value} attempt={attempt} onClose={() => (more.value = null)} />}
        {making.value && (
          <div class="making card" role="status">
            <span>{t('home.making')}</span>
            <button class="btn plain" onClick={() => engine.cancel()}>
              {t('home.cancel')}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}

type Attempt = (work: () => Promise<void>) => Promise<void>;

export function levelsOf(family: Family): LevelName[] {
  const kind = family.params.find((param) => param.name === 'level')?.kind;
  return kind?.type === 'choice' ? (kind.choices as LevelName[]).filter((level) => `level.${level}` in LEVELS) : [];
}

const LEVELS: Record<string, true> = {
  'level.easy': true,
  'level.medium': true,
  'level.hard': true,
  'level.expert': true,
  'level.extreme': true,
};

export function levelText(level: string): string {
  return t(`level.${level}` as Key);
}

function NewRow({ family, attempt, onMore }: { family: Family; attempt: Attempt; onMore: () => void }) {
  return (
    <li>
      <div>
        <h3>{family.name}</h3>
        <button class="more sub" onClick={onMore} aria-label={`${family.name}: ${t('home.more')}`}>
          {t('home.more')}
        </button>
      </div>
      <div class="chips">
        {levelsOf(family).map((level) => (
          <button
            key={level}
            class="chip"
            data-family={family.id}
            data-level={level}
            onClick={() => void attempt(() => newGame(family.id, family.name, `level=${level}`))}
          >
            {levelText(level)}
          </button>
        ))}
      </div>
    </li>
  );
}

function Kept({ game, onRemove }: { game: GameRecord; onRemove: () => void }) {
  return (
    <li class="kept">
      <a class="card" href={href('play', game.key)}>
        <div class="mini" aria-hidden="true" dangerouslySetInnerHTML={{ __html: game.picture }} />
        <div class="txt">
          <b>{game.name}</b>
          {game.level && (
            <span class="tag">
              <Bars level={game.level} />
              {levelText(game.level)}
            </span>
          )}
          <div class="bar">
            <i style={{ width: `${(game.filled / Math.max(1, game.toFill)) * 100}%` }} />
          </div>
          <div class="row">
            <span>{t('home.of', { done: game.filled, all: game.toFill })}</span>
            <span class="num">{clock(game.seconds)}</span>
          </div>
        </div>
      </a>
      <button class="iconbtn drop" aria-label={`${t('home.delete')}: ${game.name}`} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

function Today({ kept, attempt }: { kept: GameRecord[]; attempt: Attempt }) {
  const date = today();
  const shown = new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section class="sec" aria-labelledby="today">
      <header>
        <h2 id="today">
          {t('home.today')} <span class="sub">{shown.format(new Date())}</span>
        </h2>
      </header>
      <ul class="today">
        {families.value.map((family) => {
          const game = kept.find((one) => one.key === `daily-${family.id}-${date}`);
          const begin = (event: Event) => {
            event.preventDefault();
            void attempt(() => openDaily(family.id, family.name, date));
          };
          return (
            <li key={family.id}>
              <a class={`card ${game?.solved ? 'done' : ''}`} href={href('daily', family.id, date)} onClick={begin}>
                <div class="mini" aria-hidden="true" dangerouslySetInnerHTML={{ __html: game?.picture ?? '' }} />
                <b>{family.name}</b>
                <span class="sub">
                  {game?.solved
                    ? t('home.done', { time: clock(game.seconds) })
                    : game
                      ? t('home.of', { done: game.filled, all: game.toFill })
                      : ' '}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OpenBox({ attempt }: { attempt: Attempt }) {
  const text = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) void attempt(() => openText(text.value));
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
          rows={4}
          spellcheck={false}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <div class="btns">
          <button class="btn main" type="submit">
            {t('home.open.button')}
          </button>
          <input
            type="file"
            aria-label={t('home.open')}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void file.text().then((content) => attempt(() => openText(content)));
            }}
          />
        </div>
      </form>
    </section>
  );
}
