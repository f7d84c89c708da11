// A puzzle that is being made: its clues, the engine's analysis, and the history.

import { computed, signal } from '@preact/signals';
import { engine } from '../engine/engine';
import {
  type CompleteAnswer,
  type CountAnswer,
  type Edit,
  type EditAnswer,
  EngineError,
  type ExplainAnswer,
  type Picture,
  type PuzzleDocument,
  type RepairAnswer,
  type ReviewAnswer,
  type ShowAnswer,
  type Step,
} from '../engine/protocol';
import { language } from '../i18n/texts';
import { clueTexts } from '../play/clues';
import { randomSeed } from '../start';
import { draftKey } from '../store/backup';
import { readText, removeText, writeText } from '../store/local';
import { settings } from '../store/settings';

/**
 * The search budget for the analysis after a change; enough for all candidates of an empty 9 x 9
 * board.
 */
const REVIEW_NODES = 300_000;

/** The maximum number of solutions that are counted, and the search budget for that. */
export const MOST_COUNTED = 100;
const COUNT_NODES = 100_000;

/** The delay between the last change and the analysis, in milliseconds. */
const PAUSE_MS = 200;

/** The current tool: givens, clues of a kind, or areas. */
export type Tool = 'given' | 'areas' | (string & {});

interface Shown {
  answer: EditAnswer;
  picture: Picture;
}

/** The key of the board with which the draft of a family was begun. */
const untouchedKey = (family: string): string => `gridwright-untouched-${family}`;

/** The key of the draft of a family that was set aside last. */
const beforeKey = (family: string): string => `gridwright-before-${family}`;

/**
 * Makes room for another draft. The one that is there is set aside, unless it is the given one or
 * nothing was done in it.
 */
export function setAside(family: string, known?: string | null): void {
  const draft = readText(draftKey(family));
  if (draft && draft !== known && draft !== readText(untouchedKey(family))) writeText(beforeKey(family), draft);
  removeText(draftKey(family));
}

/** The draft that was set aside last, if it can be read. */
async function draftBefore(family: string): Promise<PuzzleDocument | undefined> {
  const puzzle = readText(beforeKey(family));
  if (!puzzle) return undefined;
  return engine.askSurely<EditAnswer>({ verb: 'edit', puzzle }).then((answer) => answer.puzzle, () => undefined);
}

export class Editor {
  readonly shown = signal<Shown>(undefined as unknown as Shown);
  readonly review = signal<ReviewAnswer | null>(null);
  readonly repairs = signal<RepairAnswer | null>(null);
  /** The steps to the solution, or as far as logic goes. */
  readonly path = signal<readonly Step[]>([]);
  readonly selected = signal<ReadonlySet<string>>(new Set());
  readonly cursor = signal('');
  readonly tool = signal<Tool>('given');
  readonly fault = signal('');
  /** The number of solutions, counted up to a limit. */
  readonly solutions = signal<number | null>(null);
  /** Whether two solutions are shown together. */
  readonly lens = signal(false);
  /** The areas being drawn; null if they are as printed. */
  readonly areas = signal<number[] | null>(null);
  private readonly history = signal<PuzzleDocument[]>([]);
  private readonly at = signal(0);
  private queue: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  readonly canUndo = computed(() => this.at.value > 0);
  readonly canRedo = computed(() => this.at.value + 1 < this.history.value.length);
  readonly clues = computed(() => this.shown.value.answer.clues ?? []);
  /** The given at each site. */
  readonly givens = computed(() => {
    const givens = this.clues.value.filter((clue) => clue.kind === 'given');
    return new Map(givens.map((clue) => [clue.sites?.[0] ?? clue.id, clue.label]));
  });
  /** What the clues say about each cell, in words. */
  readonly told = computed(() => clueTexts(this.clues.value));
  /** Whether sites are the edges of cells. */
  readonly edges = computed(() => (this.shown.value.picture.hits ?? []).some((hit) => hit.x % 2 === 0 || hit.y % 2 === 0));

  /** The draft as it was read or saved last. */
  private saved: string | null;

  private constructor(readonly family: string) {
    this.saved = readText(draftKey(family));
  }

  /** The saved draft of a family, or an empty board; undo brings back the draft before it. */
  static async open(family: string, params: Record<string, string>): Promise<Editor> {
    const editor = new Editor(family);
    const kept = editor.saved;
    const begun = async () => {
      const blank = await engine.askSurely<EditAnswer>({ verb: 'edit', family, params, seed: randomSeed() });
      writeText(untouchedKey(family), blank.puzzle.id ?? '');
      return blank;
    };
    const answer = kept ? await engine.askSurely<EditAnswer>({ verb: 'edit', puzzle: kept }).catch(begun) : await begun();
    const before = await draftBefore(family);
    await editor.show(answer);
    const earlier = before && before.id !== answer.puzzle.id ? [before] : [];
    editor.history.value = [...earlier, answer.puzzle];
    editor.at.value = earlier.length;
    editor.cursor.value = editor.shown.value.picture.hits?.[0]?.site ?? '';
    return editor;
  }

  get puzzle(): PuzzleDocument {
    return this.shown.peek().answer.puzzle;
  }

  /** The possible values of a site at which solutions differ. */
  candidates(site: string): string {
    const index = (this.shown.value.picture.hits ?? []).findIndex((hit) => hit.site === site);
    return this.review.value?.outcome === 'several' ? (this.review.value.candidates?.[index] ?? '') : '';
  }

  /**
   * Changes the clues. If the engine refuses a change, its message is shown and nothing changes.
   */
  change(...edits: Edit[]): Promise<boolean> {
    return this.inTurn(async () => {
      const { symmetry } = settings.peek();
      // The values that a symmetry adds are taken from a solution.
      const images = symmetry === 'none' ? {} : { symmetry, seed: randomSeed(), nodes: REVIEW_NODES };
      const answer = await engine.askSurely<EditAnswer>({ verb: 'edit', puzzle: this.puzzle, edits, ...images });
      await this.show(answer);
      this.history.value = [...this.history.value.slice(0, this.at.value + 1), answer.puzzle];
      this.at.value += 1;
    });
  }

  /** Saves the draft. One that another window has saved meanwhile is set aside. */
  save(): void {
    const { id } = this.puzzle;
    if (!id) return;
    setAside(this.family, this.saved);
    writeText(draftKey(this.family), id);
    this.saved = id;
  }

  undo(): Promise<boolean> {
    return this.goTo(this.at.value - 1);
  }

  redo(): Promise<boolean> {
    return this.goTo(this.at.value + 1);
  }

  /** Adds clues until only one solution is left. */
  complete(): Promise<boolean> {
    return this.inTurn(async () => {
      const answer = await engine.ask<CompleteAnswer>({ verb: 'complete', puzzle: this.puzzle, seed: randomSeed() });
      if (answer.outcome !== 'done') return;
      await this.show(await engine.askSurely<EditAnswer>({ verb: 'edit', puzzle: answer.puzzle }));
      this.history.value = [...this.history.value.slice(0, this.at.value + 1), answer.puzzle];
      this.at.value += 1;
    });
  }

  private goTo(at: number): Promise<boolean> {
    return this.inTurn(async () => {
      const puzzle = this.history.value[at];
      if (!puzzle) return;
      await this.show(await engine.askSurely<EditAnswer>({ verb: 'edit', puzzle }));
      this.at.value = at;
    });
  }

  /** Performs changes one after the other, however fast they arrive. */
  private inTurn(work: () => Promise<void>): Promise<boolean> {
    const done = this.queue.then(work).then(
      () => {
        this.fault.value = '';
        return true;
      },
      (error: unknown) => {
        const text = (error instanceof EngineError && error.detail) || String(error);
        // The place within the request says nothing to people.
        this.fault.value = text.replace(/^edits\[\d+\](\.\w+)*: /, '');
        return false;
      },
    );
    this.queue = done.then(() => undefined);
    return done;
  }

  private async show(answer: EditAnswer): Promise<void> {
    const request = { verb: 'show', puzzle: answer.puzzle, picture: { as: 'svg-inline' }, language: language.value };
    const { picture } = await engine.askSurely<ShowAnswer>(request);
    if (!picture) return;
    this.shown.value = { answer, picture };
    this.areas.value = null;
    this.review.value = null;
    this.repairs.value = null;
    this.path.value = [];
    this.solutions.value = null;
    const round = (this.round += 1);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(round), PAUSE_MS);
  }

  /** Has the engine analyse the current puzzle. An outdated result is discarded. */
  private async look(round: number): Promise<void> {
    const puzzle = this.puzzle;
    const about = { puzzle, nodes: REVIEW_NODES, language: language.value };
    try {
      const review = await engine.askSurely<ReviewAnswer>({ verb: 'review', ...about });
      if (round !== this.round) return;
      this.review.value = review;
      if (review.outcome === 'several') {
        const counted = await engine.askSurely<CountAnswer>({ verb: 'count', puzzle, limit: MOST_COUNTED, nodes: COUNT_NODES });
        if (round !== this.round) return;
        if (counted.outcome !== 'out-of-budget') this.solutions.value = Number(counted.count);
      } else this.lens.value = false;
      if (review.outcome === 'several' || review.outcome === 'none') {
        const repairs = await engine.askSurely<RepairAnswer>({ verb: 'repair', puzzle, nodes: REVIEW_NODES });
        if (round !== this.round) return;
        this.repairs.value = repairs;
      }
      if (review.outcome === 'several' || review.outcome === 'unique') {
        const { steps = [] } = await engine.askSurely<ExplainAnswer>({ verb: 'explain', ...about });
        if (round === this.round) this.path.value = steps;
      }
    } catch {
      // After a failure, the next change starts a new analysis.
    }
  }
}
