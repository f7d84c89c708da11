// A game in play: the engine's state, the player's own marks, and the history of both.

import { computed, signal } from '@preact/signals';
import { fault } from '../busy';
import { engine } from '../engine/engine';
import {
  type Action,
  type Clue,
  type ClueAnswer,
  EngineError,
  type GameState,
  type HintAnswer,
  type House,
  type MistakeAnswer,
  type Picture,
  type PlayAnswer,
  type SavedGame,
  type SiteState,
  type Step,
  type StepsAnswer,
} from '../engine/protocol';
import { counted, language, t } from '../i18n/texts';
import { clueTexts } from './clues';
import { edgeName, small } from './picture';
import { say } from '../say';
import { today } from '../start';
import { type Entry, type GameRecord, type Layer, hasOtherMoves, game as kept, keepAfter } from '../store/games';
import { type PracticeRecord, isDone, keepTry, practiceId, practised } from '../store/practice';
import { settings } from '../store/settings';
import { keepSolved, rateSolved, solvedRecord } from '../store/solved';

export type Mode = 'value' | 'notes' | 'centre' | 'colour';

/** The search budget for a hint, in nodes; the same as in the terminal game. */
export const HINT_NODES = 20_000_000;

/** The search budget for a list of all steps, in nodes: enough for steps that people find. */
const STEPS_NODES = 50_000;

/** The maximum number of steps in that list. */
const MOST_STEPS = 40;

/** The time after which a search can be cancelled by a button or a move, in milliseconds. */
const SLOW_MS = 500;

/** Parts of a step's picture: the reasons and their links; the conclusion comes last. */
export type Part = 'looked' | 'linked';

/**
 * A sequence of pictures to step through: all next steps, a refutation, a whole solution, the
 * player's own moves.
 */
export interface Walk {
  kind: 'steps' | 'mistake' | 'explain';
  title: string;
  /** A sentence above the steps. */
  about?: string;
  steps: Step[];
  pictures: Picture[];
  /** The conclusion of the steps, shown with the last picture. */
  end?: string | undefined;
  /** The number of moves before the mistake that is explained. */
  move?: number | undefined;
  /** The position of a walk that is computed step by step; undefined at its end. */
  next?: SavedGame | undefined;
}

export class Game {
  readonly answer = signal<PlayAnswer>(undefined as unknown as PlayAnswer);
  readonly selected = signal<ReadonlySet<string>>(new Set());
  /** The site with the keyboard cursor. */
  readonly cursor = signal<string>('');
  readonly mode = signal<Mode>('value');
  readonly layer = signal<Layer>({ centre: {}, colour: {} });
  readonly hint = signal<HintAnswer | null>(null);
  readonly stage = signal(1);
  /** The last visible part of the hint's picture, while it is shown part by part. */
  readonly part = signal<Part | null>(null);
  readonly walk = signal<Walk | null>(null);
  readonly walkAt = signal(0);
  readonly looking = signal(false);
  /** Whether that search takes so long that the player may want to end it. */
  readonly slow = signal(false);
  readonly paused = signal(false);
  readonly seconds = signal(0);
  readonly said = signal('');
  /** A digit that is selected first and then placed into cells. */
  readonly armed = signal<string | null>(null);
  /** The selected clue, and the engine's details about it. */
  readonly clue = signal<{ clue: Clue; answer: ClueAnswer | null } | null>(null);
  /** The board after a number of moves, during a replay. */
  readonly replay = signal<{ at: number; picture: Picture } | null>(null);
  /** The explanation for one cell, if one was requested. */
  readonly proof = signal<string | null>(null);
  /** The panel opened beside the board. */
  readonly panel = signal<'menu' | 'checkpoints' | 'rules' | 'share' | 'cage' | null>(null);
  /** The current step of the first lesson. */
  readonly lesson = signal(0);
  /** The result of the practice, once the step is found. */
  readonly practice = signal<PracticeRecord | null>(null);
  readonly houses = signal<House[]>([]);
  /** The rules of this puzzle. */
  readonly rules = signal('');

  readonly state = computed(() => this.answer.value.state);
  readonly solved = computed(() => this.answer.value.outcome === 'solved');
  readonly hints = computed(() => this.state.value.hints ?? 0);
  /** What the clues say about each cell, in words. */
  readonly told = computed(() => clueTexts(this.state.value.clues ?? []));
  private readonly byName = computed(() => new Map(this.state.value.sites.map((site) => [site.site, site])));

  private log: Entry[] = [];
  /** The number of history entries in effect. */
  private readonly at = signal(0);
  /** The time of each move, in seconds. */
  private times: number[] = [];
  private queue: Promise<void> = Promise.resolve();
  private record!: GameRecord;

  private constructor(record: GameRecord) {
    this.take(record);
  }

  /** Takes over everything but the board, which the engine draws. */
  private take(record: GameRecord): void {
    this.record = record;
    this.seconds.value = record.seconds;
    this.layer.value = record.layer;
    this.log = record.log;
    this.at.value = record.at;
    this.times = record.times ?? [];
    this.lesson.value = record.lesson?.step ?? 0;
    if (record.practised) this.practice.value = practised.value.get(practiceId(record.family, record.technique ?? '')) ?? null;
  }

  /** Loads a saved game. */
  static async load(record: GameRecord): Promise<Game> {
    const game = new Game(record);
    await game.ask();
    game.cursor.value = game.state.value.sites[0]?.site ?? '';
    void game.askHouses();
    return game;
  }

  get about(): Readonly<GameRecord> {
    return this.record;
  }

  /** The time of each move in effect, in seconds. */
  get moments(): readonly number[] {
    return this.times.slice(0, this.answer.value.game.at);
  }

  site(name: string): SiteState | undefined {
    return this.byName.value.get(name);
  }

  /** The name of a site: of a cell its own name, of an edge those of the cells on both sides. */
  place(name: string): string {
    if (!this.state.value.edges) return name;
    const { picture } = this.answer.value;
    return picture ? edgeName(picture, name) : name;
  }

  /** Redraws the board, for example in another language. */
  refresh(): Promise<void> {
    return this.enqueue(async () => {
      await this.ask();
      // Names and rules are in the current language.
      await this.askHouses();
    });
  }

  /**
   * Performs an action in the engine. Actions run one after the other; one that depends on the
   * board is computed when its turn comes.
   */
  act(wanted: Action | (() => Action)): Promise<void> {
    // A move makes a search pointless, and need not wait for its end.
    if (this.slow.value) engine.cancel();
    return this.enqueue(async () => {
      const action = typeof wanted === 'function' ? wanted() : wanted;
      const before = this.answer.value;
      try {
        await this.ask(action);
      } catch (error) {
        this.refused(error);
        return;
      }
      this.account(before.game.at, this.answer.value.game.at, action);
      this.closeHint();
      this.tellOutcome(before.state.sites);
      await this.keep();
      await this.afterMove();
    });
  }

  /** Checks whether a move has completed the puzzle or a practice. */
  private async afterMove(): Promise<void> {
    const { technique, family, goals = [] } = this.record;
    if (technique && !this.practice.value && goals.some((effects) => isDone(effects, (site) => this.site(site)))) {
      const isFound = this.hints.value === 0;
      this.practice.value = await keepTry(family, technique, isFound, today());
      this.record.practised = isFound ? 'found' : 'helped';
      this.tell(t(isFound ? 'practice.found' : 'practice.helped'));
      await this.keep();
    }
    const solved = this.solved.value ? solvedRecord(this.record, today()) : undefined;
    if (solved && (await keepSolved(solved))) void rateSolved(solved, this.record.game.puzzle);
  }

  undo(): Promise<void> {
    return this.back() ?? this.act({ do: 'undo' });
  }

  redo(): Promise<void> {
    const entry = this.log[this.at.value];
    if (entry === undefined || entry === 'move' || entry.isMove) return this.act({ do: 'redo' });
    return this.enqueue(async () => {
      this.layer.value = entry.after;
      this.at.value += 1;
      await this.keep();
    });
  }

  get canUndo(): boolean {
    return this.at.value > 0 || this.state.value.can_undo;
  }

  get canRedo(): boolean {
    return this.at.value < this.log.length || this.state.value.can_redo;
  }

  /** Undoes a change of the layer, if that was the last change. */
  private back(): Promise<void> | undefined {
    const entry = this.log[this.at.value - 1];
    if (entry === undefined || entry === 'move' || entry.isMove) return undefined;
    return this.enqueue(async () => {
      this.layer.value = entry.before;
      this.at.value -= 1;
      await this.keep();
    });
  }

  /** Changes the layer of the player's own marks. */
  draw(change: (layer: Layer) => Layer): Promise<void> {
    return this.enqueue(async () => {
      const before = this.layer.value;
      const after = change(structuredClone(before));
      this.log = [...this.log.slice(0, this.at.value), { before, after }];
      this.at.value += 1;
      this.layer.value = after;
      await this.keep();
    });
  }

  /**
   * Draws the edges proved to follow at the end of a path, as one move, and marks them as proved.
   */
  followPath(site: string): Promise<void> {
    return this.enqueue(async () => {
      const before = this.answer.value;
      const had = new Set(before.state.sites.filter((one) => one.value !== undefined).map((one) => one.site));
      try {
        await this.ask({ do: 'follow-path', site, most: settings.value.depth });
      } catch (error) {
        this.refused(error);
        return;
      }
      if (this.answer.value.game.at === before.game.at) return;
      this.account(before.game.at, this.answer.value.game.at, { do: 'follow-path', site, most: 0 });
      const drawn = this.state.value.sites.filter((one) => one.value !== undefined && !had.has(one.site));
      this.changeLayerWithMove({ ...this.layer.value, proved: [...(this.layer.value.proved ?? []), ...drawn.map((one) => one.site)] });
      this.tell(counted('play.followed', drawn.length));
      this.tellOutcome(before.state.sites);
      await this.keep();
      await this.afterMove();
    });
  }

  /** Restarts with an empty board and no marks; a single undo restores everything. */
  restart(): Promise<void> {
    return this.act({ do: 'restart' }).then(() => {
      this.changeLayerWithMove({ centre: {}, colour: {} });
      this.tell(t('play.restarted'));
      return this.keep();
    });
  }

  /** Shows the next hint, or the next stage of the current one. */
  async askHint(site = ''): Promise<void> {
    if (this.hint.value?.outcome === 'step' && !site && this.proof.value === null) {
      if (this.stage.value < 3) this.stage.value += 1;
      else await this.followHint();
      return;
    }
    let isStep = false;
    await this.look(async () => {
      const answer = await engine.ask<HintAnswer>({
        verb: 'hint',
        puzzle: this.answer.value.game,
        stage: 3,
        nodes: HINT_NODES,
        language: language.value,
        picture: this.pictureRequest(),
        ...this.byProfile(),
        ...(site ? { site } : {}),
      });
      this.closeHint();
      this.hint.value = answer;
      this.stage.value = site ? 3 : 1;
      this.proof.value = site ? proofText(answer, site, (one) => this.place(one)) : null;
      if (answer.outcome === 'step') {
        const technique = answer.technique ?? '';
        this.record.helped = { ...this.record.helped, [technique]: (this.record.helped?.[technique] ?? 0) + 1 };
        isStep = true;
      }
    });
    // After the search, so that Escape closes the hint that is seen and does not cancel the count.
    if (isStep) await this.countHint();
  }

  /** Explains the value that is forced at the cursor. */
  async prove(): Promise<void> {
    const site = this.cursor.value;
    if (!site || this.looking.value) return;
    await this.askHint(site);
    if (this.proof.value) this.tell(this.proof.value);
  }

  /** The library counts the hints shown, so that the count is the same in all front ends. */
  private countHint(): Promise<void> {
    return this.enqueue(async () => {
      try {
        await this.ask({ do: 'show-hint' });
        await this.keep();
      } catch (error) {
        this.refused(error);
      }
    });
  }

  followHint(): Promise<void> {
    return this.act({ do: 'follow-hint', ...this.byProfile() });
  }

  /** The profile for hints: that of the practised technique if the default profile never uses it. */
  private byProfile(): { profile?: string } {
    const { profile } = this.record;
    return profile && !this.practice.value ? { profile } : {};
  }

  /** Shows all steps that are possible now. */
  async askSteps(): Promise<void> {
    let isStep = false;
    await this.look(async () => {
      const answer = await engine.ask<StepsAnswer>({
        verb: 'steps',
        puzzle: this.answer.value.game,
        most: MOST_STEPS,
        nodes: STEPS_NODES,
        language: language.value,
        picture: this.pictureRequest(),
        ...this.byProfile(),
      });
      const steps = answer.steps ?? [];
      this.closeHint();
      this.startWalk({ kind: 'steps', title: steps.length < MOST_STEPS ? counted('steps.title', steps.length) : t('steps.first', { n: MOST_STEPS }), steps, pictures: answer.pictures ?? [] });
      isStep = steps.length > 0;
    });
    if (isStep) await this.countHint();
  }

  /** Shows the first wrong move, and the steps that refute it. */
  askMistake(): Promise<void> {
    return this.look(async () => {
      const answer = await engine.ask<MistakeAnswer>({
        verb: 'mistake',
        game: this.answer.value.game,
        picture: this.pictureRequest(),
        language: language.value,
        nodes: HINT_NODES,
      });
      this.closeHint();
      if (answer.outcome !== 'found') {
        this.tell(answer.text ?? t(answer.outcome === 'none' ? 'mistake.none' : 'hint.out-of-budget'));
        return;
      }
      const { contradiction: end, steps = [], pictures = [], move } = answer;
      const text = this.wrongMove(answer);
      this.startWalk({ kind: 'mistake', title: t('mistake.title'), about: text, steps, pictures, end, move });
      this.tell([text, ...steps.map((step) => step.short), end].filter(Boolean).join(' '));
    });
  }

  /** The sentence about a wrong move. Edges are named by the cells on both sides, and their values as line or cross. */
  private wrongMove({ text = '', site = '', value }: MistakeAnswer): string {
    if (!this.state.value.edges) return text;
    const isLine = this.state.value.values?.some((one) => one.line && one.value === value);
    return t(isLine ? 'mistake.line' : 'mistake.cross', { place: this.place(site) });
  }

  /** Shows the whole solution path from the clues alone, computed a step at a time. */
  async explain(): Promise<void> {
    this.closeHint();
    const fresh: SavedGame = { puzzle: this.answer.value.game.puzzle, at: 0 };
    this.startWalk({ kind: 'explain', title: t('explain.title'), steps: [], pictures: [], next: fresh });
    await this.walkOn();
  }

  /** Goes to the next step of the walk. */
  async walkOn(): Promise<void> {
    const walk = this.walk.value;
    if (!walk) return;
    const last = Math.max(walk.steps.length, walk.pictures.length) - 1;
    if (this.walkAt.value < last || !walk.next) {
      this.walkAt.value = Math.max(0, Math.min(this.walkAt.value + 1, last));
      return;
    }
    const at = walk.next;
    await this.look(async () => {
      const common = { nodes: HINT_NODES, language: language.value };
      const hint = await engine.ask<HintAnswer>({ verb: 'hint', puzzle: at, stage: 3, picture: this.pictureRequest(), ...common });
      if (this.walk.value !== walk) return;
      if (hint.outcome !== 'step' || !hint.step || !hint.picture) {
        this.walk.value = { ...walk, next: undefined };
        return;
      }
      const played = await engine.ask<PlayAnswer>({ verb: 'play', game: at, action: { do: 'follow-hint' }, ...common });
      if (this.walk.value !== walk) return;
      this.walk.value = {
        ...walk,
        steps: [...walk.steps, hint.step],
        pictures: [...walk.pictures, hint.picture],
        next: played.outcome === 'solved' ? undefined : played.game,
      };
      this.walkAt.value = walk.steps.length;
      this.said.value = '';
    });
  }

  private startWalk(walk: Walk): void {
    this.walk.value = walk;
    this.walkAt.value = 0;
  }

  /** Asks the engine for details about a clue: the rest of a sum, the ways to place a word. */
  async lookAt(clue: Clue | null): Promise<void> {
    if (!clue) {
      this.clue.value = null;
      return;
    }
    this.clue.value = { clue, answer: null };
    try {
      const answer = await engine.ask<ClueAnswer>({ verb: 'clue', game: this.answer.value.game, clue: clue.id });
      if (this.clue.value?.clue.id === clue.id) this.clue.value = { clue, answer };
    } catch (error) {
      this.refused(error);
    }
  }

  /** Shows the board as it was after a number of moves. */
  async watch(at: number): Promise<void> {
    const { moves = [] } = this.answer.value.game;
    const wanted = Math.max(0, Math.min(at, moves.length));
    const then = await engine.ask<PlayAnswer>({
      verb: 'play',
      game: { ...this.answer.value.game, checkpoints: [], at: wanted },
      picture: this.pictureRequest(),
      language: language.value,
    });
    if (then.picture) this.replay.value = { at: wanted, picture: then.picture };
  }

  closeHint(): void {
    this.panel.value = null;
    this.proof.value = null;
    this.hint.value = null;
    this.walk.value = null;
    this.replay.value = null;
    this.stage.value = 1;
    this.part.value = null;
  }

  /** Goes to a step of the first lesson. */
  teach(step: number): void {
    this.lesson.value = step;
    void this.keep();
  }

  tell(text: string): void {
    this.said.value = text;
    say(text);
  }

  /** Tells something that must not be missed, with room for a long sentence. */
  private warn(text: string): void {
    this.tell(text);
    fault.value = text;
  }

  /**
   * Saves the current game. If another window has continued it meanwhile, the game is shown as it
   * is there, and the player is told.
   */
  async keep(): Promise<void> {
    const { game, state, picture } = this.answer.value;
    const known = this.record.updated;
    this.record = {
      ...this.record,
      game,
      seconds: this.seconds.value,
      hints: this.hints.value,
      layer: this.layer.value,
      log: this.log,
      at: this.at.value,
      times: this.times,
      lesson: this.record.lesson && { step: this.lesson.value },
      filled: state.filled,
      toFill: state.to_fill,
      solved: this.solved.value,
      picture: small(picture) || this.record.picture,
      // Never the same time twice, so that windows know whose record is the later one.
      updated: Math.max(Date.now(), known + 1),
    };
    const other = await keepAfter(known, this.record);
    if (!other) return;
    const isOutdated = hasOtherMoves(this.record, other);
    await this.show(other);
    if (isOutdated) this.warn(t('play.elsewhere'));
  }

  /** Saves the time that has passed, unless the game was removed in another window. */
  async keepTime(): Promise<void> {
    if (await kept(this.record.key)) await this.keep();
  }

  /** Shows the game as another window has saved it, if that was later. */
  follow(): Promise<void> {
    return this.enqueue(async () => {
      const saved = await kept(this.record.key);
      if (saved && saved.updated > this.record.updated) await this.show(saved);
    });
  }

  private async show(saved: GameRecord): Promise<void> {
    const isChanged = hasOtherMoves(this.record, saved);
    this.take(saved);
    if (!isChanged) return;
    this.closeHint();
    this.answer.value = { ...this.answer.value, game: saved.game };
    await this.ask();
  }

  pictureRequest(): Record<string, string> {
    const request: Record<string, string> = { as: 'svg-inline' };
    if (settings.value.runes && this.symbols) request['symbols'] = this.symbols;
    return request;
  }

  /** The name of an alternative set of symbols, if the family has one. */
  symbols: string | undefined;

  private async ask(action?: Action): Promise<void> {
    this.answer.value = await engine.askSurely<PlayAnswer>({
      verb: 'play',
      game: this.answer.peek()?.game ?? this.record.game,
      ...(action ? { action } : {}),
      picture: this.pictureRequest(),
      conflicts: settings.value.conflicts,
      language: language.value,
      nodes: HINT_NODES,
    });
  }

  /** Loads the houses for highlights, and the rules. The board also works without them. */
  private async askHouses(): Promise<void> {
    try {
      const request = { verb: 'play', game: this.answer.value.game, houses: true, language: language.value };
      const answer = await engine.askSurely<PlayAnswer>(request);
      this.houses.value = answer.houses ?? [];
      this.rules.value = answer.rules ?? '';
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }

  /** Runs a search, and shows a message if it takes a while. */
  private async look(work: () => Promise<void>): Promise<void> {
    if (this.looking.value) return;
    this.looking.value = true;
    const timer = setTimeout(() => (this.slow.value = true), SLOW_MS);
    try {
      await work();
    } catch (error) {
      this.refused(error);
    } finally {
      clearTimeout(timer);
      this.slow.value = false;
      this.looking.value = false;
    }
  }

  private refused(error: unknown): void {
    if (!(error instanceof EngineError)) throw error;
    if (error.code !== 'cancelled') this.warn(error.detail);
  }

  /** Keeps the history in step with the engine's moves. */
  private account(before: number, now: number, action: Action): void {
    if (now > before && (action.do === 'redo' || action.do === 'go-to')) {
      for (let moves = now - before; moves > 0 && this.at.value < this.log.length; this.at.value += 1) {
        const entry = this.log[this.at.value];
        if (entry === 'move' || (entry && entry.isMove)) moves -= 1;
        if (entry && entry !== 'move') this.layer.value = entry.after;
      }
    } else if (now > before) {
      this.log = [...this.log.slice(0, this.at.value), 'move'];
      this.at.value = this.log.length;
      this.times = [...this.times.slice(0, before), this.seconds.value];
    }
    for (let moves = before - now; moves > 0 && this.at.value > 0; this.at.value -= 1) {
      const entry = this.log[this.at.value - 1];
      if (entry === 'move' || (entry && entry.isMove)) moves -= 1;
      if (entry && entry !== 'move') this.layer.value = entry.before;
    }
  }

  /** Makes a change of the layer part of the move just made. */
  private changeLayerWithMove(after: Layer): void {
    if (this.log[this.at.value - 1] !== 'move') return;
    const before = this.layer.value;
    this.log = [...this.log.slice(0, this.at.value - 1), { before, after, isMove: true }];
    this.layer.value = after;
  }

  /** Announces the result of a move: the end, a broken rule, or the new contents of the site. */
  private tellOutcome(before: readonly SiteState[]): void {
    const { outcome, state } = this.answer.value;
    const broken = state.violations ?? [];
    if (outcome === 'solved') {
      this.tell(t('play.solved', { time: clock(this.seconds.value) }));
      return;
    }
    const changed = state.sites.filter((site, i) => site.value !== before[i]?.value || (site.notes ?? '') !== (before[i]?.notes ?? ''));
    const filled = changed.filter((site) => site.value !== undefined);
    const one = filled[0] ?? changed[0];
    const placed = filled.length > 1 ? counted('play.changed', filled.length) : one ? `${this.place(one.site)}: ${contents(one, state)}` : '';
    const rules = [...new Set(broken.map((rule) => rule.name))].join(', ');
    if (broken.length > 0 && settings.value.conflicts) this.tell(`${counted('play.broken', broken.length)}: ${rules}`);
    else {
      this.said.value = '';
      if (placed) say(placed);
    }
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }
}

/** The contents of a site, in a few words. */
export function contents(site: SiteState | undefined, state?: GameState): string {
  if (state?.edges) {
    const line = state.values?.find((value) => value.line)?.value;
    return site?.value === undefined ? t('play.empty') : site.value === line ? t('play.draw') : t('play.cross');
  }
  if (site?.value !== undefined) return site.given ? `${site.value}, ${t('play.given')}` : site.value;
  return site?.notes ? `${t('play.empty')}, ${t('play.noted', { notes: [...site.notes].join(' ') })}` : t('play.empty');
}

/** A hint about one site as a sentence. */
export function proofText(hint: HintAnswer, site: string, place: (site: string) => string): string {
  if (hint.outcome === 'step') return [hint.why, hint.move].filter(Boolean).join(' ');
  if (hint.outcome === 'later') return counted('proof.later', hint.later ?? 0, { site: place(site) });
  return troubleText(hint, place);
}

/** The sentence for a hint that is not a step. */
export function troubleText(hint: HintAnswer, place: (site: string) => string): string {
  const rules = [...new Set((hint.violations ?? []).map((rule) => rule.name))].join(', ');
  const sites = (hint.sites ?? []).map(place).join(', ');
  switch (hint.outcome) {
    case 'step':
      return hint.where ?? '';
    case 'later':
      return counted('proof.later', hint.later ?? 0, { site: sites });
    default:
      return t(`hint.${hint.outcome}`, { rules, sites });
  }
}

/** Formats a time: `4:07`, `1:00:09`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
