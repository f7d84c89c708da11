import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { familyNamed } from '../catalogue';
import { type Key, counted, language, t } from '../i18n/texts';
import { Icon, type IconName } from '../icons';
import { Board } from '../play/board';
import { erase, paint, toggleLine, write } from '../play/entry';
import { Game, type Mode, clock } from '../play/game';
import { HintPanel, StepsPanel } from '../play/hint';
import { go, href } from '../router';
import { newGame } from '../start';
import { game as kept } from '../store/games';
import { settings } from '../store/settings';
import { levelText } from './home';

/** Loads the game of the address and shows it. */
export function PlayScreen({ name }: { name: string }) {
  const loaded = useSignal<Game | null>(null);
  const family = loaded.value ? familyNamed(loaded.value.about.family) : undefined;
  useEffect(() => {
    let isGone = false;
    void kept(name).then(async (record) => {
      if (!record) {
        go('');
        return;
      }
      const game = await Game.load(record);
      if (!isGone) loaded.value = game;
    });
    return () => {
      isGone = true;
      loaded.value = null;
    };
  }, [name]);
  useEffect(() => {
    const game = loaded.value;
    if (!game) return;
    game.symbols = family?.symbols?.[0]?.name;
    void game.refresh();
  }, [loaded.value, language.value, settings.value.conflicts, settings.value.runes, family]);
  return loaded.value ? <Play game={loaded.value} /> : <main class="play" aria-busy="true" />;
}

const MODES: { mode: Mode; key: Key; icon: IconName }[] = [
  { mode: 'value', key: 'play.digit', icon: 'value' },
  { mode: 'notes', key: 'play.notes', icon: 'notes' },
  { mode: 'centre', key: 'play.centre', icon: 'centre' },
  { mode: 'colour', key: 'play.colour', icon: 'colour' },
];

function Play({ game }: { game: Game }) {
  const family = familyNamed(game.about.family);
  const name = family?.name ?? game.about.name;
  const flash = useSignal<ReadonlySet<string>>(new Set());
  const state = game.state.value;
  const isDrawn = state.edges ?? false;
  const words = useComputed(() => (game.state.value.clues ?? []).filter((clue) => clue.kind === 'word'));
  const isLettered = words.value.length > 0;
  const solved = game.solved.value;

  useEffect(() => {
    document.title = `${name} · Gridwright`;
  }, [name]);

  useTimer(game);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event, game, isLettered, isDrawn);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [game, isLettered, isDrawn]);

  const show = (sites: string[]) => {
    flash.value = new Set(sites);
    setTimeout(() => (flash.value = new Set()), 1200);
  };

  const sub = [
    game.about.level ? levelText(game.about.level) : '',
    t('home.of', { done: state.filled, all: state.to_fill }),
  ];
  return (
    <main class={`play ${isLettered ? 'is-words' : ''}`}>
      <header class="top">
        <a class="iconbtn" href={href('')} aria-label={t('app.back')}>
          <Icon name="back" />
        </a>
        <div class="what grow">
          <h1 class="vh">{name}</h1>
          <b aria-hidden="true">{name}</b>
          <span class="sub">{sub.filter(Boolean).join(' · ')}</span>
        </div>
        <div class="clock">
          {settings.value.timer && <span class="num">{clock(game.seconds.value)}</span>}
          <button
            class="iconbtn"
            aria-label={t('play.pause')}
            aria-pressed={game.paused.value}
            onClick={() => (game.paused.value = !game.paused.value)}
          >
            <Icon name="pause" />
          </button>
        </div>
        <a class="iconbtn" href={href('settings')} aria-label={t('app.settings')}>
          <Icon name="settings" />
        </a>
      </header>
      <div class="boardbox">
        {game.paused.value ? (
          <div class="board covered">
            <div class="cover">
              <b>{t('play.paused')}</b>
              <button class="btn main" onClick={() => (game.paused.value = false)}>
                {t('play.goon')}
              </button>
            </div>
          </div>
        ) : (
          <Board game={game} name={name} flash={flash.value} />
        )}
      </div>
      <div class="said">
        <span>{game.said.value || (game.hint.value ? t('hint.stage', { stage: game.stage.value }) : '')}</span>
        <span class="keys">{t('play.keys')}</span>
      </div>
      <div class="panel">
        {game.steps.value ? (
          <StepsPanel game={game} />
        ) : game.hint.value ? (
          <HintPanel game={game} onShow={show} />
        ) : solved ? (
          <Solved game={game} name={name} />
        ) : isLettered ? (
          <Words game={game} onShow={show} />
        ) : (
          <section class="ctx quiet">
            <h2>{name}</h2>
            <p class="why">{family?.rules}</p>
            <div class="btns foot">
              {!isDrawn && (
                <button class="btn plain" onClick={() => void game.act({ do: 'fill-notes' })}>
                  {t('play.fill')}
                </button>
              )}
              <button class="btn plain" onClick={() => void game.act({ do: 'restart' })}>
                {t('play.restart')}
              </button>
            </div>
          </section>
        )}
        <div class="tools">
          {!isDrawn && (
            <div class="seg tall" role="group" aria-label={t('play.mode')}>
              {MODES.map(({ mode, key, icon }) => (
                <button
                  key={mode}
                  aria-pressed={game.mode.value === mode}
                  data-mode={mode}
                  onClick={() => (game.mode.value = mode)}
                >
                  <Icon name={icon} />
                  {mode === 'value' && isLettered ? t('play.letter') : t(key)}
                </button>
              ))}
            </div>
          )}
          <Pad game={game} isLettered={isLettered} isDrawn={isDrawn} />
          <Actions game={game} isDrawn={isDrawn} />
        </div>
      </div>
    </main>
  );
}

function Pad({ game, isLettered, isDrawn }: { game: Game; isLettered: boolean; isDrawn: boolean }) {
  const values = game.state.value.values ?? [];
  if (isDrawn) {
    return (
      <div class="pad two">
        {values.map((value) => (
          <button
            key={value.value}
            class="key text"
            onClick={() => {
              const sites = [...game.selected.value];
              if (sites.length > 0) void game.act({ do: 'toggle', sites, value: value.value });
            }}
          >
            {value.line ? t('play.draw') : t('play.cross')}
          </button>
        ))}
      </div>
    );
  }
  if (game.mode.value === 'colour') {
    return (
      <div class="pad">
        {[1, 2, 3, 4, 5, 6].map((colour) => (
          <button
            key={colour}
            class={`key swatch s${colour}`}
            aria-label={t(`colour.${colour}` as Key)}
            onClick={() => paint(game, colour)}
          >
            {colour}
          </button>
        ))}
      </div>
    );
  }
  const wide = values.length > 9;
  return (
    <div class={`pad ${isLettered || wide ? 'letters' : ''}`}>
      {values.map((value) => {
        const isGone = value.left === 0;
        return (
          <button
            key={value.value}
            class={`key ${isGone ? 'gone' : ''} ${game.armed.value === value.value ? 'sel' : ''}`}
            data-value={value.value}
            data-left={value.left === undefined || isLettered ? undefined : isGone ? '✓' : value.left}
            aria-label={value.left === undefined ? value.value : counted('play.left', value.left, { value: value.value })}
            onClick={() => {
              if (game.selected.value.size > 0 && !game.armed.value) write(game, value.value);
              else game.armed.value = game.armed.value === value.value ? null : value.value;
            }}
          >
            {value.value}
          </button>
        );
      })}
    </div>
  );
}

function Actions({ game, isDrawn }: { game: Game; isDrawn: boolean }) {
  const hasPoint = (game.answer.value.game.checkpoints ?? []).length > 0;
  const act = (key: Key, icon: IconName, work: () => void, isOff = false, extra = '') => (
    <button class={`act ${extra}`} disabled={isOff} onClick={work} data-act={icon}>
      <Icon name={icon} />
      {t(key)}
    </button>
  );
  return (
    <div class="acts">
      {act('play.undo', 'undo', () => void game.undo(), !game.canUndo)}
      {act('play.redo', 'redo', () => void game.redo(), !game.canRedo)}
      {!isDrawn && act('play.erase', 'erase', () => erase(game))}
      {hasPoint
        ? act('play.return', 'flag', () => void game.act({ do: 'back-to-checkpoint' }))
        : act('play.checkpoint', 'flag', () => void game.act({ do: 'checkpoint' }).then(() => game.tell(t('play.set'))))}
      {act('play.hint', 'hint', () => void game.askHint(), game.solved.value || game.looking.value, 'ask')}
    </div>
  );
}

function Words({ game, onShow }: { game: Game; onShow: (sites: string[]) => void }) {
  const words = (game.state.value.clues ?? []).filter((clue) => clue.kind === 'word');
  return (
    <section class="ctx strip" aria-labelledby="words">
      <h2 id="words" class="desk">
        {t('play.words')}
      </h2>
      <ul class="words">
        {words.map((word) => (
          <li key={word.id} class={word.done ? 'done' : ''}>
            <button onClick={() => onShow(word.sites ?? [])}>
              <span class="st" aria-hidden="true" />
              <span class="w">{word.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Solved({ game, name }: { game: Game; name: string }) {
  const { hints, seconds } = game;
  const help = hints.value === 0 ? t('play.solved.none') : counted('play.solved.hints', hints.value);
  const link = `${location.href.split('#')[0]}#/open/${encodeURIComponent(game.answer.value.game.puzzle)}`;
  return (
    <section class="ctx sheet solved" aria-labelledby="solved">
      <h2 id="solved">{t('play.solved', { time: clock(seconds.value) })}</h2>
      <p class="why">{help}</p>
      <div class="btns foot">
        {game.about.params !== undefined && (
          <button
            class="btn main"
            onClick={() => void newGame(game.about.family, name, game.about.params ?? '')}
          >
            {t('play.again')}
          </button>
        )}
        <button
          class="btn"
          onClick={() => void navigator.clipboard.writeText(link).then(() => game.tell(t('play.copied')))}
        >
          {t('play.link')}
        </button>
      </div>
    </section>
  );
}

/** Counts the seconds in which the game is seen and not paused, and keeps them. */
function useTimer(game: Game): void {
  useEffect(() => {
    const tick = setInterval(() => {
      if (document.hidden || game.paused.value || game.solved.value) return;
      game.seconds.value += 1;
      if (game.seconds.value % 15 === 0) void game.keep();
    }, 1000);
    const leave = () => {
      if (document.hidden) void game.keep();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(tick);
      document.removeEventListener('visibilitychange', leave);
      void game.keep();
    };
  }, [game]);
}

/** Keys that work wherever the focus is, but in fields to type in. */
function pressed(event: KeyboardEvent, game: Game, isLettered: boolean, isDrawn: boolean): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog') || event.altKey || game.paused.value) return;
  const isControl = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const done = () => event.preventDefault();
  if (isControl && key === 'z') {
    done();
    void (event.shiftKey ? game.redo() : game.undo());
  } else if (isControl && key === 'y') {
    done();
    void game.redo();
  } else if (isControl && key === 'a' && !isDrawn) {
    done();
    game.selected.value = new Set(game.state.value.sites.map((site) => site.site));
  } else if (event.key === 'Escape') {
    if (game.hint.value || game.steps.value) game.closeHint();
    else {
      game.selected.value = new Set();
      game.armed.value = null;
    }
  } else if (event.key === 'Backspace' || event.key === 'Delete') {
    done();
    if (isDrawn) void game.act({ do: 'clear', sites: [...game.selected.value] });
    else erase(game);
  } else if (isDrawn && (event.key === 'Enter' || event.key === ' ') && target.closest('.cells')) {
    done();
    toggleLine(game, game.cursor.value);
  } else if (!isDrawn && !isLettered && !isControl && 'zxcv'.includes(key) && key.length === 1 && !isValue(game, key)) {
    game.mode.value = (['value', 'notes', 'centre', 'colour'] as const)['zxcv'.indexOf(key)] ?? 'value';
  } else if (key === 'h' && !isControl && !isLettered && !isValue(game, key)) {
    void game.askHint();
  } else if (key === '?' || event.key === 'F1') {
    done();
    void game.askHint();
  } else if (!isDrawn) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const typed = digit && (event.shiftKey || isControl) ? digit : event.key;
    const value = isValue(game, typed);
    if (value === undefined) return;
    done();
    const mode = game.mode.value;
    if (digit && event.shiftKey) game.mode.value = isControl ? 'colour' : 'notes';
    else if (digit && isControl) game.mode.value = 'centre';
    write(game, value);
    game.mode.value = mode;
  }
}

/** The value that a key stands for. */
function isValue(game: Game, key: string): string | undefined {
  const values = game.state.value.values ?? [];
  return values.find((value) => value.value === key || value.value === key.toUpperCase())?.value;
}
