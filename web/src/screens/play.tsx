import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Busy, Fault, attempt } from '../busy';
import { familyNamed, levelText, titleOf } from '../catalogue';
import { engine } from '../engine/engine';
import { language, t } from '../i18n/texts';
import { Icon } from '../icons';
import { Board } from '../play/board';
import { CageCard, Checkpoints, Menu, Quiet, Rules, Words } from '../play/cards';
import { Coach } from '../play/coach';
import { erase, toggleLine, write } from '../play/entry';
import { Game, clock } from '../play/game';
import { useFocusBack } from '../play/focus';
import { HintPanel, WalkPanel } from '../play/hint';
import { Tools } from '../play/pad';
import { Practice } from '../play/practice';
import { Solved } from '../play/solved';
import { LARGE, type Zooming, useZoom } from '../play/zoom';
import { goInstead, href } from '../router';
import { say } from '../say';
import { game as kept, watchGame } from '../store/games';
import { settings } from '../store/settings';
import { shortDate } from './kept';
import { ShareDialog } from './share';
import { entitle } from '../site';

/** Loads a saved game, and applies changes of the language and the settings. */
export function useGame(key: string): Game | null {
  const loaded = useSignal<Game | null>(null);
  const family = loaded.value ? familyNamed(loaded.value.about.family) : undefined;
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const record = await kept(key);
      if (!record) throw new Error(t('error.nogame'));
      const game = await Game.load(record);
      if (!isGone) loaded.value = game;
    };
    void attempt(load).then((isDone) => {
      if (!isDone && !isGone) goInstead('');
    });
    return () => {
      isGone = true;
      loaded.value = null;
    };
  }, [key]);
  useEffect(() => {
    const game = loaded.value;
    if (!game) return undefined;
    const look = () => void game.follow();
    const stop = watchGame(key, look);
    // A window that was asleep has not been told.
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [loaded.value]);
  useEffect(() => {
    const game = loaded.value;
    if (!game) return;
    game.symbols = family?.symbols?.[0]?.name;
    void game.refresh();
  }, [loaded.value, language.value, settings.value.conflicts, settings.value.runes, family]);
  return loaded.value;
}

export function PlayScreen({ name }: { name: string }) {
  const game = useGame(name);
  if (game) return <Play game={game} />;
  return (
    <main class="play" aria-busy="true">
      <Busy />
    </main>
  );
}

/** The time that a highlighted cell stays marked, in milliseconds. */
const FLASH_MS = 1200;

function Play({ game }: { game: Game }) {
  const name = titleOf(game.about);
  const flash = useSignal<ReadonlySet<string>>(new Set());
  const state = game.state.value;
  const isDrawn = state.edges ?? false;
  const isLettered = useComputed(() => (game.state.value.clues ?? []).some((clue) => clue.kind === 'word')).value;
  const { picture } = game.answer.value;
  const side = Math.max(picture?.rows ?? 9, picture?.cols ?? 9);
  const zooming = useZoom(side);
  const hasCages = useComputed(() => (game.state.value.clues ?? []).some((clue) => clue.kind === 'cage')).value;

  useEffect(() => {
    entitle(name);
  }, [name]);

  useTimer(game);
  useFocusBack(game.panel.value, game.hint.value, game.walk.value, game.paused.value, game.solved.value);

  // Before the first paint, so that no key pressed as soon as the board appears is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event, game, zooming, isLettered, isDrawn);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [game, zooming, isLettered, isDrawn]);

  const show = (sites: string[]) => {
    flash.value = new Set(sites);
    setTimeout(() => (flash.value = new Set()), FLASH_MS);
  };

  const sub = [
    game.about.daily ? shortDate(game.about.daily) : '',
    game.about.level ? levelText(game.about.level) : '',
    t('home.of', { done: state.filled, all: state.to_fill }),
  ];
  const isPaused = game.paused.value;
  useEffect(() => {
    if (isPaused) say(t('play.paused'));
  }, [isPaused]);
  return (
    <main class={`play ${isLettered ? 'is-words' : ''} ${hasCages ? 'is-cages' : ''} ${isDrawn ? 'is-path' : ''} ${isLettered ? '' : padClass(state.values?.length ?? 0)}`}>
      <header class="top">
        <a class="iconbtn" href={href('')} aria-label={t('app.back')}>
          <Icon name="back" />
        </a>
        <div class="what grow">
          <h1>{name}</h1>
          <span class="sub" data-filled={state.filled}>
            {sub.filter(Boolean).join(' · ')}
          </span>
        </div>
        {side > LARGE && <ZoomButtons zooming={zooming} />}
        <div class="clock">
          {settings.value.timer && <Clock game={game} />}
          <button class="iconbtn" aria-label={t('play.pause')} aria-pressed={isPaused} onClick={() => (game.paused.value = !isPaused)} data-pause>
            <Icon name="pause" />
          </button>
        </div>
        <button
          class="iconbtn"
          aria-label={t('play.menu')}
          aria-expanded={game.panel.value === 'menu'}
          disabled={isPaused}
          onClick={() => {
            const isOpen = game.panel.value === 'menu';
            game.closeHint();
            game.panel.value = isOpen ? null : 'menu';
          }}
          data-open-menu
        >
          <Icon name="more" />
        </button>
      </header>
      <div class="boardbox">
        {isPaused ? (
          <div class="board covered" style={{ '--ratio': String((picture?.cols ?? 1) / (picture?.rows ?? 1)) }}>
            <div class="cover">
              <b>{t('play.paused')}</b>
              {settings.value.timer && <Clock game={game} />}
              <button class="btn main" onClick={() => (game.paused.value = false)} data-goon>
                {t('play.goon')}
              </button>
            </div>
          </div>
        ) : (
          <Board game={game} name={name} flash={flash.value} zooming={zooming} />
        )}
      </div>
      <div class="said">
        <span>{isPaused ? '' : game.looking.value ? t('hint.looking') : game.said.value}</span>
        <span class="keys" aria-hidden="true">
          <kbd>{isLettered ? 'F1' : 'H'}</kbd> {t('play.hint')} <kbd>F2</kbd> {t('proof.short')} <kbd>Ctrl Z</kbd> {t('play.undo')}
        </span>
      </div>
      <div class="panel" inert={isPaused}>
        <Context game={game} name={name} isLettered={isLettered} isDrawn={isDrawn} onShow={show} />
        <Tools game={game} isLettered={isLettered} isDrawn={isDrawn} />
      </div>
      {game.panel.value === 'share' && (
        <ShareDialog
          puzzle={game.answer.value.game.puzzle}
          family={game.about.family}
          game={game.answer.value.game}
          onClose={() => (game.panel.value = null)}
        />
      )}
      <Fault />
      <Busy />
    </main>
  );
}

/** The clock, a component of its own, so that nothing else is redrawn every second. */
function Clock({ game }: { game: Game }) {
  return (
    <span class="num" role="timer" aria-label={t('play.time')}>
      {clock(game.seconds.value)}
    </span>
  );
}

interface ContextProps {
  game: Game;
  name: string;
  isLettered: boolean;
  isDrawn: boolean;
  onShow: (sites: string[]) => void;
}

/** The card beside the board; one at a time. */
function Context({ game, name, isLettered, isDrawn, onShow }: ContextProps) {
  const cage = cageOf(game);
  if (game.paused.value) return <section class="ctx quiet" />;
  if (game.walk.value) return <WalkPanel game={game} onShow={onShow} />;
  if (game.hint.value) return <HintPanel game={game} onShow={onShow} />;
  if (game.panel.value === 'menu') return <Menu game={game} isDrawn={isDrawn} hasCage={cage !== undefined} />;
  if (game.panel.value === 'checkpoints') return <Checkpoints game={game} />;
  if (game.panel.value === 'rules') return <Rules game={game} />;
  if (game.panel.value === 'cage' && cage) return <CageCard key="sheet" game={game} clue={cage} isSheet />;
  if (game.about.lesson) return <Coach game={game} />;
  if (game.about.technique) return <Practice game={game} technique={game.about.technique} />;
  if (game.solved.value) return <Solved game={game} name={name} />;
  if (isLettered) return <Words game={game} />;
  if (cage) return <CageCard game={game} clue={cage} />;
  return <Quiet game={game} name={name} />;
}

/** The style class for the number of rows of keys that the board must leave room for. */
function padClass(values: number): string {
  return values > 16 ? 'is-letters' : values > 9 ? 'is-many' : '';
}

/** The cage of the selected cell. */
function cageOf(game: Game) {
  const [only] = game.selected.value;
  if (only === undefined || game.selected.value.size > 1 || game.solved.value) return undefined;
  return game.state.value.clues?.find((clue) => clue.kind === 'cage' && clue.sites?.includes(only));
}

function ZoomButtons({ zooming }: { zooming: Zooming }) {
  const isWhole = zooming.zoom.value.scale === 1;
  return (
    <div class="zoom" role="group" aria-label={t('zoom.title')}>
      <button class="iconbtn" aria-label={t('zoom.out')} disabled={isWhole} onClick={() => zooming.by(1 / 1.5)}>
        <Icon name="minus" />
      </button>
      <button class="iconbtn desk" aria-label={t('zoom.fit')} disabled={isWhole} onClick={() => zooming.reset()}>
        <Icon name="fit" />
      </button>
      <button class="iconbtn" aria-label={t('zoom.in')} onClick={() => zooming.by(1.5)} data-zoom-in>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** Counts the seconds in which the game is visible and not paused, and saves them. */
export function useTimer(game: Game): void {
  useEffect(() => {
    const tick = setInterval(() => {
      if (document.hidden || game.paused.value || game.solved.value) return;
      game.seconds.value += 1;
      if (game.seconds.value % 15 === 0) void game.keepTime();
    }, 1000);
    const leave = () => {
      if (document.hidden) void game.keepTime();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(tick);
      document.removeEventListener('visibilitychange', leave);
      void game.keepTime();
    };
  }, [game]);
}

const STEP: Record<string, number> = { PageDown: 1, PageUp: -1 };

/** Keys that work wherever the focus is, except in text fields. */
function pressed(event: KeyboardEvent, game: Game, zooming: Zooming, isLettered: boolean, isDrawn: boolean): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog') || event.altKey) return;
  const isControl = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const done = () => event.preventDefault();
  const isFree = !isControl && !isLettered && isValue(game, event.key) === undefined;
  if (key === 'p' && isFree) {
    game.paused.value = !game.paused.value;
    return;
  }
  if (game.paused.value) return;
  const step = STEP[event.key];
  if (step && game.walk.value) {
    done();
    if (step > 0) void game.walkOn();
    else game.walkAt.value = Math.max(0, game.walkAt.value - 1);
  } else if (step && game.solved.value) {
    done();
    void game.watch((game.replay.value?.at ?? game.answer.value.game.at) + step);
  } else if (isControl && key === 'z') {
    done();
    void (event.shiftKey ? game.redo() : game.undo());
  } else if (isControl && key === 'y') {
    done();
    void game.redo();
  } else if (isControl && key === 'a' && !isDrawn) {
    done();
    game.selected.value = new Set(game.state.value.sites.map((site) => site.site));
  } else if (isControl && key === 'i' && !isDrawn) {
    done();
    const { selected, state } = game;
    selected.value = new Set(state.value.sites.map((site) => site.site).filter((site) => !selected.value.has(site)));
  } else if (event.key === 'Escape' && game.looking.value) {
    engine.cancel();
  } else if (event.key === 'Escape') {
    if (game.hint.value || game.walk.value || game.panel.value || game.replay.value) game.closeHint();
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
    void toggleLine(game, game.cursor.value);
  } else if (isDrawn && key === 'f' && isFree) {
    void game.followPath(game.cursor.value);
  } else if (!isDrawn && isFree && 'zxcv'.includes(key) && key.length === 1) {
    game.mode.value = (['value', 'notes', 'centre', 'colour'] as const)['zxcv'.indexOf(key)] ?? 'value';
  } else if ((event.key === ' ' && target.closest('.cells')) || (isControl && event.key === ' ')) {
    done();
    nextMode(game, isControl ? -1 : 1);
  } else if ((key === 'h' && isFree) || key === '?' || event.key === 'F1') {
    done();
    if (!game.solved.value) void game.askHint();
  } else if ((key === 'w' && isFree) || event.key === 'F2') {
    done();
    if (!game.solved.value) void game.prove();
  } else if ('+-'.includes(event.key) && isFree) {
    done();
    zooming.by(event.key === '+' ? 1.25 : 0.8);
  } else if (event.key === '0' && isFree) {
    zooming.reset();
  } else if (!isDrawn) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const typed = digit && (event.shiftKey || isControl) ? digit : event.key;
    const value = isValue(game, typed);
    if (value === undefined || (isControl && !digit)) return;
    done();
    const mode = game.mode.value;
    if (digit && event.shiftKey) game.mode.value = isControl ? 'colour' : 'notes';
    else if (digit && isControl) game.mode.value = 'centre';
    write(game, value);
    game.mode.value = mode;
  }
}

function nextMode(game: Game, by: number): void {
  const modes = ['value', 'notes', 'centre', 'colour'] as const;
  game.mode.value = modes[(modes.indexOf(game.mode.value) + by + modes.length) % modes.length] ?? 'value';
}

/** The value that a key stands for. */
function isValue(game: Game, key: string): string | undefined {
  const values = game.state.value.values ?? [];
  return values.find((value) => value.value === key || value.value === key.toUpperCase())?.value;
}
