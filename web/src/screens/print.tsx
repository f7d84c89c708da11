// Puzzles on paper: one, or a sheet of several with their solutions, printed by the browser in the
// layout of our books; and a small book as PDF from the server.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Busy, Fault, attempt } from '../busy';
import { families, familyNamed, levelText, levelsOf, titleOf, variantsOf } from '../catalogue';
import { engine } from '../engine/engine';
import { type BookAnswer, EngineError, type GenerateAnswer, type Picture, type RateAnswer, type Rating, type ShowAnswer } from '../engine/protocol';
import { language, t } from '../i18n/texts';
import { href } from '../router';
import { bytes, fileName, save } from '../share';
import { entitle } from '../site';
import { randomSeed, withLevel } from '../start';
import { change, settings } from '../store/settings';
import { Top } from './top';

/** A puzzle to be printed. */
interface Printed {
  id: string;
  rating?: Rating | undefined;
  picture: string;
  solution: string;
}

/** The numbers of puzzles per page, and their layouts. */
const PER_PAGE = [1, 2, 4, 6] as const;
const SOLUTIONS = 12;
const COUNTS = [1, 2, 4, 6, 8, 12, 16, 24] as const;

/** The search budget for rating a puzzle, in nodes. */
const NODES = 2_000_000;

const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export function PrintScreen({ puzzle }: { puzzle?: string | undefined }) {
  const made = useSignal<{ title: string; puzzles: Printed[] }>({ title: '', puzzles: [] });
  const { print: wish } = settings.value;
  const set = (changes: Partial<typeof wish>) => change({ print: { ...wish, ...changes } });
  const family = familyNamed(wish.family) ?? families.value[0];
  const variants = family ? variantsOf(family) : [];
  const variant = variants.find((one) => one.id === wish.variant) ?? variants[0];
  const levels = family ? levelsOf(family) : [];
  const level = levels.find((one) => one === wish.level) ?? levels[0] ?? '';

  useEffect(() => entitle(t('play.print')), []);
  useEffect(() => {
    if (!puzzle) return;
    void attempt(async () => {
      const printed = await drawn(puzzle);
      made.value = { title: familyNamed(printed.family)?.name ?? '', puzzles: [printed] };
    });
  }, [puzzle, language.value]);

  const make = () =>
    attempt(async () => {
      if (!family || !variant) return;
      const params = withLevel(variant.params, level);
      const seed = randomSeed();
      const puzzles: Printed[] = [];
      for (let index = 0; index < wish.count; index += 1) {
        const answer = await engine.ask<GenerateAnswer>({ verb: 'generate', family: family.id, params, seed, index });
        if (!answer.puzzle?.id) throw new Error(answer.detail ?? answer.outcome);
        puzzles.push(await drawn(answer.recipe ?? answer.puzzle.id));
      }
      const name = titleOf({ family: family.id, variant: variant.id });
      made.value = { title: [name, level ? levelText(level) : ''].filter(Boolean).join(', '), puzzles };
    });

  /**
   * A book of the same kind of puzzles, made by the server, since the engine of the page does not
   * support PDF.
   */
  const book = () =>
    attempt(async () => {
      if (!family || !variant) return;
      const chapters = [{ family: family.id, params: withLevel(variant.params, level), count: wish.count }];
      const layout = { per_page: wish.perPage, solutions_per_page: wish.solutions ? SOLUTIONS : 0, large_print: wish.large };
      const request = { verb: 'book', chapters, seed: randomSeed(), language: language.value, ...layout };
      try {
        const answer = await engine.askServer<BookAnswer>(request);
        if (!answer.base64) throw new Error(answer.detail ?? answer.outcome);
        save(`${fileName(family.id, level)}.pdf`, bytes(answer.base64), 'application/pdf');
      } catch (error) {
        const isAway = error instanceof EngineError && error.code === 'unreachable';
        throw isAway ? new Error(t('print.noserver')) : error;
      }
    });

  const { title, puzzles } = made.value;
  const chips = <T extends string | number>(name: string, label: string, values: readonly T[], chosen: T, text: (value: T) => string, onPick: (value: T) => void) => (
    <div class="opt" role="group" aria-labelledby={`print-${name}`}>
      <span id={`print-${name}`}>{label}</span>
      <span class="chips">
        {values.map((value) => (
          <button key={value} class="chip" aria-pressed={value === chosen} onClick={() => onPick(value)} data-print-choice={`${name}-${value}`}>
            {text(value)}
          </button>
        ))}
      </span>
    </div>
  );
  const toggle = (name: 'solutions' | 'large', label: string) => (
    <button class="opt" role="switch" aria-checked={wish[name]} onClick={() => set({ [name]: !wish[name] })} data-print-switch={name}>
      <span>{label}</span>
      <span class={`sw ${wish[name] ? 'on' : ''}`} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <Top at="print" />
      <main class="page print">
        <h1>{t('play.print')}</h1>
        <Fault />
        <div class="printing">
          <div class="controls">
            <div class="card rows">
              {!puzzle && (
                <>
                  {chips('family', t('daily.family'), families.value.map((one) => one.id), family?.id ?? '', (id) => familyNamed(id)?.name ?? id, (id) => set({ family: id, variant: '' }))}
                  {variants.length > 1 && chips('variant', t('print.variant'), variants.map((one) => one.id), variant?.id ?? '', (id) => variants.find((one) => one.id === id)?.name ?? id, (id) => set({ variant: id }))}
                  {levels.length > 0 && chips('level', t('stats.level'), levels, level as (typeof levels)[number], levelText, (one) => set({ level: one }))}
                  {chips('count', t('print.count'), COUNTS, wish.count as (typeof COUNTS)[number], String, (count) => set({ count }))}
                  {chips('per-page', t('print.perpage'), PER_PAGE, wish.perPage as (typeof PER_PAGE)[number], String, (perPage) => set({ perPage }))}
                </>
              )}
              {toggle('solutions', t('print.solutions'))}
              {toggle('large', t('print.large'))}
            </div>
            <div class="btns">
              {!puzzle && (
                <button class="btn" onClick={() => void make()} data-print-make>
                  {t('print.make')}
                </button>
              )}
              <button class="btn main" disabled={puzzles.length === 0} onClick={() => print()} data-print-now>
                {t('play.print')}
              </button>
              {!puzzle && (
                <button class="btn" onClick={() => void book()} data-book>
                  {t('print.book')}
                </button>
              )}
              {puzzle && (
                <a class="btn plain" href={href('print')}>
                  {t('print.several')}
                </a>
              )}
            </div>
            <p class="sub">{t('print.help')}</p>
          </div>
          <Sheets title={title} puzzles={puzzles} perPage={puzzle ? 1 : wish.perPage} hasSolutions={wish.solutions} isLarge={wish.large} />
        </div>
        <Busy />
      </main>
    </>
  );
}

/** A puzzle as it is printed, with its solution. */
async function drawn(id: string): Promise<Printed & { family: string }> {
  const ask = (solution: boolean) =>
    engine.ask<ShowAnswer>({ verb: 'show', puzzle: id, solution, picture: { as: 'svg', theme: 'print' }, language: language.value });
  const [bare, solved] = [await ask(false), await ask(true)];
  const { rating } = await engine.ask<RateAnswer>({ verb: 'rate', puzzle: id, nodes: NODES });
  // A puzzle without a unique solution is printed without one.
  const solution = solved.outcome === 'done' && solved.picture ? boardAlone(solved.picture) : '';
  return { id: bare.recipe ?? bare.puzzle.id ?? id, family: bare.puzzle.family, rating, picture: bare.picture?.text ?? '', solution };
}

/** A picture without the text below the board: a solution needs no list of words. */
function boardAlone({ text = '', frame, rows }: Picture): string {
  if (!frame) return text;
  const height = 2 * frame.margin + rows * frame.cell;
  return text.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="0 0 ${frame.width} ${height}" width="${frame.width}" height="${height}"`);
}

interface SheetsProps {
  title: string;
  puzzles: Printed[];
  perPage: number;
  hasSolutions: boolean;
  isLarge: boolean;
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

/**
 * Pages in the layout of our books: a header, puzzles with number, level and id, a page number;
 * then the solutions.
 */
function Sheets({ title, puzzles, perPage, hasSolutions, isLarge }: SheetsProps) {
  const solved = hasSolutions ? puzzles.map((printed, i) => ({ printed, number: i + 1 })).filter(({ printed }) => printed.solution) : [];
  const pages = chunks(puzzles.map((printed, i) => ({ printed, number: i + 1 })), perPage);
  const solutionPages = chunks(solved, SOLUTIONS);
  return (
    <div class={`sheets ${isLarge ? 'large' : ''}`} aria-label={t('print.preview')} role="group" data-sheets={pages.length + solutionPages.length}>
      {pages.map((page, at) => (
        <section class="leaf" key={at} aria-label={t('print.page', { n: at + 1 })}>
          <header>{title}</header>
          <div class={`slots n${perPage}`}>
            {page.map(({ printed, number }) => (
              <figure key={number}>
                <img src={address(printed.picture)} alt={`${title} ${number}`} />
                <figcaption>
                  <b>{number}</b>
                  {printed.rating && <span>{`${levelText(printed.rating.level)}, ${printed.rating.er.toFixed(1)}`}</span>}
                  <small>{printed.id}</small>
                </figcaption>
              </figure>
            ))}
          </div>
          <footer>{at + 1}</footer>
        </section>
      ))}
      {solutionPages.map((page, at) => (
        <section class="leaf" key={`s${at}`} aria-label={t('print.page', { n: pages.length + at + 1 })}>
          <header>{`${t('print.solution')}: ${title}`}</header>
          <div class={`slots n${SOLUTIONS}`}>
            {page.map(({ printed, number }) => (
              <figure key={number}>
                <img src={address(printed.solution)} alt={`${t('print.solution')} ${number}`} />
                <figcaption>
                  <b>{number}</b>
                </figcaption>
              </figure>
            ))}
          </div>
          <footer>{pages.length + at + 1}</footer>
        </section>
      ))}
    </div>
  );
}
