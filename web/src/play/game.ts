// A game in play: what the engine says about it, what the player draws on top, and the history of both.

import { computed, signal } from '@preact/signals';
import { engine } from '../engine/engine';
import {
  type Action,
  EngineError,
  type HintAnswer,
  type PlayAnswer,
  type SiteState,
  type StepsAnswer,
} from '../engine/protocol';
import { counted, language, t } from '../i18n/texts';
import { say } from '../say';
import { type Entry, type GameRecord, type Layer, keep } from '../store/games';
import { settings } from '../store/settings';

export type Mode = 'value' | 'notes' | 'centre' | 'colour';

/** The most search nodes for a hint; the same as in the terminal game. */
const HINT_NODES = 20_000_000;

export class Game {
  readonly answer = signal<PlayAnswer>(undefined as unknown as PlayAnswer);
  readonly selected = signal<ReadonlySet<string>>(new Set());
  /** The site that the keyboard is at. */
  readonly cursor = signal<string>('');
  readonly mode = signal<Mode>('value');
  readonly layer = signal<Layer>({ centre: {}, colour: {} });
  readonly hint = signal<HintAnswer | null>(null);
  readonly stage = signal(1);
  readonly steps = signal<StepsAnswer | null>(null);
  readonly stepAt = signal(0);
  readonly looking = signal(false);
  readonly paused = signal(false);
  readonly seconds = signal(0);
  readonly hints = signal(0);
  readonly said = signal('');
  /** A digit that is picked first and then put into cells. */
  readonly armed = signal<string | null>(null);

  readonly state = computed(() => this.answer.value.state);
  readonly solved = computed(() => this.answer.value.outcome === 'solved');

  private log: Entry[] = [];
  /** How many entries of the history are in force. */
  private readonly at = signal(0);
  private queue: Promise<void> = Promise.resolve();
  private record: GameRecord;

  private constructor(record: GameRecord) {
    this.record = record;
    this.seconds.value = record.seconds;
    this.hints.value = record.hints;
    this.layer.value = record.layer;
    this.log = record.log;
    this.at.value = record.at;
  }

  /** Takes up a game that is kept. */
  static async load(record: GameRecord): Promise<Game> {
    const game = new Game(record);
    await game.ask();
    game.cursor.value = game.state.value.sites[0]?.site ?? '';
    return game;
  }

  get about(): Readonly<GameRecord> {
    return this.record;
  }

  site(name: string): SiteState | undefined {
    return this.state.value.sites.find((site) => site.site === name);
  }

  /** Draws the board anew, for example in another language. */
  refresh(): Promise<void> {
    return this.enqueue(() => this.ask());
  }

  /** Has the engine take an action. Actions are taken one after the other. */
  act(action: Action): Promise<void> {
    return this.enqueue(async () => {
      const before = this.answer.value.game.at;
      try {
        await this.ask(action);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        if (error.code !== 'cancelled') this.tell(error.detail);
        return;
      }
      this.follow(before, this.answer.value.game.at, action);
      this.closeHint();
      this.tellOutcome();
      await this.keep();
    });
  }

  undo(): Promise<void> {
    return this.back() ?? this.act({ do: 'undo' });
  }

  redo(): Promise<void> {
    const entry = this.log[this.at.value];
    if (entry === undefined || entry === 'move') return this.act({ do: 'redo' });
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

  /** Takes back a change of the layer, if that is what was done last. */
  private back(): Promise<void> | undefined {
    const entry = this.log[this.at.value - 1];
    if (entry === undefined || entry === 'move') return undefined;
    return this.enqueue(async () => {
      this.layer.value = entry.before;
      this.at.value -= 1;
      await this.keep();
    });
  }

  /** Changes what the player draws on top. */
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

  /** The next hint, a stage further if one is shown. */
  async askHint(): Promise<void> {
    if (this.hint.value?.outcome === 'step') {
      if (this.stage.value < 3) this.stage.value += 1;
      else await this.followHint();
      return;
    }
    this.looking.value = true;
    try {
      const answer = await engine.ask<HintAnswer>({
        verb: 'hint',
        puzzle: this.answer.value.game,
        stage: 3,
        nodes: HINT_NODES,
        language: language.value,
        picture: this.pictureRequest(),
      });
      this.steps.value = null;
      this.hint.value = answer;
      this.stage.value = 1;
      this.hints.value += answer.outcome === 'step' ? 1 : 0;
      await this.keep();
    } catch (error) {
      if (error instanceof EngineError && error.code !== 'cancelled') this.tell(error.detail);
    } finally {
      this.looking.value = false;
    }
  }

  followHint(): Promise<void> {
    return this.act({ do: 'follow-hint' });
  }

  /** All steps that can be taken now. */
  async askSteps(): Promise<void> {
    this.looking.value = true;
    try {
      const answer = await engine.ask<StepsAnswer>({
        verb: 'steps',
        puzzle: this.answer.value.game,
        most: 40,
        nodes: HINT_NODES,
        language: language.value,
        picture: this.pictureRequest(),
      });
      this.steps.value = answer;
      this.stepAt.value = 0;
    } catch (error) {
      if (error instanceof EngineError && error.code !== 'cancelled') this.tell(error.detail);
    } finally {
      this.looking.value = false;
    }
  }

  closeHint(): void {
    this.hint.value = null;
    this.steps.value = null;
    this.stage.value = 1;
  }

  tell(text: string): void {
    this.said.value = text;
    say(text);
  }

  /** Keeps the game as it is now. */
  async keep(): Promise<void> {
    const { game, state, picture } = this.answer.value;
    this.record = {
      ...this.record,
      game,
      seconds: this.seconds.value,
      hints: this.hints.value,
      layer: this.layer.value,
      log: this.log,
      at: this.at.value,
      filled: state.filled,
      toFill: state.to_fill,
      solved: this.solved.value,
      picture: picture?.text ?? this.record.picture,
      updated: Date.now(),
    };
    await keep(this.record);
  }

  private pictureRequest(): Record<string, string> {
    const request: Record<string, string> = { as: 'svg-inline' };
    if (settings.value.runes && this.symbols) request['symbols'] = this.symbols;
    return request;
  }

  /** The name of another set of symbols that the family has. */
  symbols: string | undefined;

  private async ask(action?: Action): Promise<void> {
    this.answer.value = await engine.ask<PlayAnswer>({
      verb: 'play',
      game: this.answer.peek()?.game ?? this.record.game,
      ...(action ? { action } : {}),
      picture: this.pictureRequest(),
      conflicts: settings.value.conflicts,
      language: language.value,
      nodes: HINT_NODES,
    });
  }

  /** Keeps the history in step with the moves of the engine. */
  private follow(before: number, now: number, action: Action): void {
    if (now > before && action.do === 'redo') {
      this.at.value = Math.min(this.at.value + 1, this.log.length);
    } else if (now > before) {
      this.log = [...this.log.slice(0, this.at.value), 'move'];
      this.at.value = this.log.length;
    }
    for (let moves = before - now; moves > 0 && this.at.value > 0; this.at.value -= 1) {
      const entry = this.log[this.at.value - 1];
      if (entry === 'move') moves -= 1;
      else if (entry) this.layer.value = entry.before;
    }
  }

  private tellOutcome(): void {
    const { outcome, state } = this.answer.value;
    const broken = state.violations?.length ?? 0;
    if (outcome === 'solved') this.tell(t('play.solved', { time: clock(this.seconds.value) }));
    else if (broken > 0 && settings.value.conflicts) {
      this.tell(`${counted('play.broken', broken)}: ${state.violations?.map((rule) => rule.name).join(', ')}`);
    } else this.said.value = '';
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }
}

/** A time as players read it: `4:07`, `1:00:09`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
