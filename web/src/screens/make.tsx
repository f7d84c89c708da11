// Making a puzzle: a board, its clues, and the engine's analysis after every change.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Busy, Fault, attempt, attemptOnce } from '../busy';
import { families, familyNamed, levelText, variantsOf } from '../catalogue';
import type { ClueKind, Edit, Family, Rating, Repair, Step } from '../engine/protocol';
import { type Key, counted, t } from '../i18n/texts';
import { Bars, Icon, type IconName } from '../icons';
import { EditBoard, label, toggle } from '../make/board';
import { Editor, MOST_COUNTED, type Tool, setAside } from '../make/editor';
import { useFocusBack } from '../play/focus';
import { edgeName } from '../play/picture';
import { go, goInstead, href } from '../router';
import { begin, withLevel } from '../start';
import { draftKey } from '../store/backup';
import { readText } from '../store/local';
import { change, settings } from '../store/settings';
import { ShareDialog } from './share';
import { Top } from './top';
import { entitle } from '../site';

/** The symmetries of givens, as the engine names them. */
const SYMMETRIES = ['none', 'rotate180', 'rotate90', 'mirror', 'diagonal', 'full'] as const;

/** Above these numbers of values, keys are smaller and the board leaves more room for them. */
const FEW = 9;
const MANY = 16;

/** The choice of the kind of puzzle to make. */
export function MakeStart() {
  useEffect(() => {
    entitle(t('app.make'));
  }, []);
  const start = (family: Family, params: string) => {
    setAside(family.id);
    go('make', family.id, params);
  };
  return (
    <>
      <Top at="make" />
      <main class="page">
        <h1>{t('app.make')}</h1>
        <Fault />
        <p class="sub">{t('make.about')}</p>
        <ul class="card new">
          {families.value.map((family) => (
            <li key={family.id} data-family={family.id}>
              <h2>{family.name}</h2>
              <div class="chips">
                {readText(draftKey(family.id)) && (
                  <a class="chip" href={href('make', family.id)} aria-current="true">
                    {t('home.continue')}
                  </a>
                )}
                {variantsOf(family).map((variant) => (
                  <button key={variant.id} class="chip" data-variant={variant.id} onClick={() => start(family, variant.params)}>
                    {variant.name}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <div class="btns sec">
          <a class="btn" href={href('print')}>
            <Icon name="print" />
            {t('print.several')}
          </a>
        </div>
      </main>
    </>
  );
}

export function MakeScreen({ family, params }: { family: string; params: string }) {
  const editor = useSignal<Editor | null>(null);
  useEffect(() => {
    const open = async () => {
      editor.value = await Editor.open(family, withLevel(params, ''));
    };
    void attempt(open).then((isDone) => {
      if (!isDone) goInstead('make');
    });
    return () => {
      editor.value = null;
    };
  }, [family, params]);
  return editor.value ? (
    <Make editor={editor.value} />
  ) : (
    <main class="play" aria-busy="true">
      <Busy />
    </main>
  );
}

function Make({ editor }: { editor: Editor }) {
  const name = familyNamed(editor.family)?.name ?? editor.family;
  const { answer } = editor.shown.value;
  const title = t('make.title', { family: name });
  useEffect(() => {
    entitle(title);
  }, [title]);
  // Saved before it is seen: a page that is reloaded at once has it.
  useLayoutEffect(() => {
    editor.save();
  }, [answer]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event, editor);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
  const isShared = useSignal(false);
  useFocusBack(answer, isShared.value);
  const cursor = editor.cursor.value;
  return (
    <main class={`play is-make ${answer.values.length > MANY ? 'is-letters' : answer.values.length > FEW ? 'is-many' : ''}`}>
      <header class="top">
        <a class="iconbtn" href={href('make')} aria-label={t('app.back')}>
          <Icon name="back" />
        </a>
        <div class="what grow">
          <h1>{title}</h1>
          <span class="sub" data-clues={editor.clues.value.length}>
            {counted('make.clues', editor.clues.value.length)} · {t('make.kept')}
          </span>
        </div>
        <label class="pickone">
          <Icon name="mirror" />
          <span class="vh">{t('make.symmetry')}</span>
          <select value={settings.value.symmetry} onChange={(event) => change({ symmetry: event.currentTarget.value })} data-symmetry>
            {SYMMETRIES.map((symmetry) => (
              <option key={symmetry} value={symmetry}>
                {t(`make.symmetry.${symmetry}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <div class="boardbox">
        <EditBoard editor={editor} name={name} />
      </div>
      <div class={`said ${editor.fault.value ? 'is-bad' : ''}`}>
        <span role="status">{editor.fault.value || (cursor ? label(editor, cursor) : '')}</span>
      </div>
      <div class="panel">
        <Verdict editor={editor} />
        <Tools editor={editor} onShare={() => (isShared.value = true)} />
      </div>
      {isShared.value && <ShareDialog puzzle={answer.puzzle.id ?? ''} family={editor.family} onClose={() => (isShared.value = false)} />}
      <Fault />
      <Busy />
    </main>
  );
}

/** The number of solutions, the rating, and suggestions for making the solution unique. */
function Verdict({ editor }: { editor: Editor }) {
  const isOpen = useSignal(false);
  const review = editor.review.value;
  const outcome = review?.outcome;
  const hasRepairs = (editor.repairs.value?.repairs ?? []).length > 0;
  const differ = review?.candidates?.filter((values) => values.length > 1).length ?? 0;
  const needless = review?.needless ?? [];
  // The rest of the analysis is in a sheet on phones; a new solution closes it.
  useEffect(() => {
    if (outcome === 'unique') isOpen.value = false;
  }, [outcome]);
  const needed = outcome === 'unique' && review?.needless ? (needless.length === 0 ? t('make.minimal') : counted('make.needless', needless.length)) : '';
  const about =
    outcome === 'several'
      ? counted('make.differ', differ)
      : outcome === 'none'
        ? (review?.culprits?.[0]?.sentence ?? '')
        : outcome === 'unique' && review?.rating
          ? graded(review.rating)
          : '';
  return (
    <section class={`ctx ${isOpen.value && outcome ? 'sheet' : 'strip'}`}>
      <div class="verdict" role="status" data-verdict={outcome ?? ''}>
        <span class="ico">
          <Icon name={outcome === 'unique' ? 'check' : outcome === undefined ? 'more' : 'why'} />
        </span>
        <div class="grow">
          <p class="big" data-solutions={editor.solutions.value ?? ''}>
            {outcome === 'several' && editor.solutions.value !== null ? many(editor.solutions.value) : outcome ? t(`make.${outcome}` as Key) : t('make.looking')}
          </p>
          <p class="sub">{[about, needed].filter(Boolean).join(' · ')}</p>
        </div>
        {outcome && (
          <button class="btn phone" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)} data-open-repairs>
            {isOpen.value ? t('app.close') : hasRepairs ? t('make.repairs.open') : t('play.menu')}
          </button>
        )}
      </div>
      {outcome === 'several' && review?.both && <LensSwitch editor={editor} />}
      <Repairs editor={editor} />
      {review && <Logic editor={editor} open={review.open} steps={review.steps} isSolved={outcome === 'unique'} />}
    </section>
  );
}

/** The number of solutions as text, up to the limit of the count. */
function many(solutions: number): string {
  return solutions >= MOST_COUNTED ? t('make.many', { n: MOST_COUNTED }) : counted('make.solutions', solutions);
}

/** The switch that shows two solutions together. */
function LensSwitch({ editor }: { editor: Editor }) {
  const isOn = editor.lens.value;
  return (
    <div class="lensbox">
      <button class="opt" role="switch" aria-checked={isOn} onClick={() => (editor.lens.value = !isOn)} data-lens>
        <span>
          {t('make.lens')}
          <span class="sub">{t('make.lens.help')}</span>
        </span>
        <span class={`sw ${isOn ? 'on' : ''}`} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The number of sites that logic fills before the solutions differ, and the techniques it uses. */
function Logic({ editor, open, steps, isSolved }: { editor: Editor; open: number; steps: number; isSolved: boolean }) {
  const all = (editor.shown.value.picture.hits ?? []).length - editor.givens.value.size;
  const done = Math.max(0, all - open);
  return (
    <div class="logic">
      <Path steps={editor.path.value} />
      {!isSolved && <p class="sub">{t('make.logic', { steps, done, all })}</p>}
      {!isSolved && (
        <div class="bar" aria-hidden="true">
          <i style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
        </div>
      )}
    </div>
  );
}

/** The hardest step of a path, and the number of uses of each technique, the hardest first. */
function Path({ steps }: { steps: readonly Step[] }) {
  const counts = new Map<string, { step: Step; n: number }>();
  for (const step of steps) counts.set(step.technique, { step, n: (counts.get(step.technique)?.n ?? 0) + 1 });
  const rows = [...counts.values()].sort((a, b) => b.step.rating - a.step.rating);
  const hardest = rows[0]?.step;
  if (!hardest) return null;
  return (
    <details data-path={hardest.technique}>
      <summary>{t('make.hardest', { technique: hardest.name, rating: hardest.rating.toFixed(1) })}</summary>
      <ul>
        {rows.map(({ step, n }) => (
          <li key={step.technique} class="sub">
            {step.name} <span class="num">{step.rating.toFixed(1)}</span> × {n}
          </li>
        ))}
      </ul>
    </details>
  );
}

function graded(rating: Rating): string {
  return `${levelText(rating.level)} ${rating.er.toFixed(1)}`;
}

function Repairs({ editor }: { editor: Editor }) {
  const repairs = editor.repairs.value?.repairs ?? [];
  if (repairs.length === 0) return null;
  const then = (repair: Repair) =>
    repair.solutions === 1
      ? [t('make.unique'), repair.rating ? graded(repair.rating) : ''].filter(Boolean).join(', ')
      : repair.solutions === undefined
        ? t('make.several')
        : counted('make.solutions', repair.solutions);
  return (
    <div class="repairs">
      <h2>{t('make.repairs')}</h2>
      <ul>
        {repairs.map((repair) => (
          <li class="fix" key={repair.id}>
            <span>
              <b>{said(repair.edit, editor)}</b>
              <br />
              <span class="sub tag">
                {repair.rating && <Bars level={repair.rating.level} />} {then(repair)}
              </span>
            </span>
            <button class="btn" data-repair onClick={() => void editor.change(repair.edit)}>
              {t('make.do')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An edit in words. */
function said(edit: Edit, editor: Editor): string {
  switch (edit.do) {
    case 'given':
      if (editor.edges.value) {
        const site = edgeName(editor.shown.value.picture, edit.site);
        return edit.value ? `${t('make.wall')}: ${site}` : t('make.take', { clue: site });
      }
      return edit.value ? t('make.print', { value: edit.value, site: edit.site }) : t('make.take', { clue: edit.site });
    case 'add':
      return [edit.label, ...(edit.sites ?? [])].filter(Boolean).join(' ');
    case 'remove':
      return t('make.take', { clue: edit.clue });
    case 'areas': {
      const before = editor.shown.value.answer.areas ?? [];
      const moved = (editor.shown.value.picture.hits ?? []).filter((_, i) => before[i] !== edit.areas[i]);
      return t('make.areas', { sites: moved.map((hit) => hit.site).join(', ') });
    }
  }
}

const ICONS: Record<string, IconName> = { given: 'value', areas: 'fit', cage: 'colour', marks: 'notes', word: 'lines', sign: 'forward' };

function Tools({ editor, onShare }: { editor: Editor; onShare: () => void }) {
  const { answer } = editor.shown.value;
  const kinds = answer.kinds ?? [];
  const tools: Tool[] = ['given', ...(answer.areas?.length ? ['areas'] : []), ...kinds.map((kind) => kind.kind)];
  const tool = editor.tool.value;
  const kind = kinds.find((one) => one.kind === tool);
  const act = (key: Key, icon: IconName, work: () => void, isOff = false) => (
    <button class="act" disabled={isOff} onClick={work} data-act={key}>
      <Icon name={icon} />
      {t(key)}
    </button>
  );
  return (
    <div class="tools">
      {tools.length > 1 && (
        <div class="seg" role="group" aria-label={t('play.mode')}>
          {tools.map((one) => (
            <button key={one} aria-pressed={one === tool} data-tool={one} onClick={() => (editor.tool.value = one)}>
              <Icon name={ICONS[one] ?? 'value'} />
              {t(`make.tool.${one}` as Key)}
            </button>
          ))}
        </div>
      )}
      {kind ? <AddClue key={tool} editor={editor} kind={kind} /> : tool === 'areas' ? <Areas editor={editor} /> : <Values editor={editor} />}
      <div class="acts">
        {act('play.undo', 'undo', () => void editor.undo(), !editor.canUndo.value)}
        {act('play.redo', 'redo', () => void editor.redo(), !editor.canRedo.value)}
        {act('make.rest', 'plus', () => void attempt(async () => void (await editor.complete())))}
        {act('make.play', 'run', () => void attemptOnce(() => begin(editor.puzzle.id ?? '', { family: editor.family })))}
        {act('share.menu', 'share', onShare)}
      </div>
    </div>
  );
}

function Values({ editor }: { editor: Editor }) {
  const values = [...editor.shown.value.answer.values];
  const edges = editor.edges.value;
  const size = values.length > MANY ? 'letters' : values.length > FEW ? 'many' : values.length === 1 ? 'two' : '';
  return (
    <div class={`pad ${size}`} role="group" aria-label={t('play.mode')}>
      {values.map((value) => (
        <button
          key={value}
          class={edges ? 'key text' : 'key'}
          data-value={value}
          onClick={() => (edges ? [...editor.selected.value].forEach((site) => void toggle(editor, site)) : void print(editor, value))}
        >
          {edges ? t('make.wall') : value}
        </button>
      ))}
      {!edges && (
        <button class="key wide rub" aria-label={t('play.erase')} onClick={() => void print(editor)}>
          <Icon name="erase" />
        </button>
      )}
    </div>
  );
}

/** Sets or clears a value at every selected site. */
function print(editor: Editor, value?: string): Promise<boolean> {
  const sites = [...editor.selected.peek()];
  return sites.length > 0 ? editor.change(...sites.map((site): Edit => ({ do: 'given', site, ...(value ? { value } : {}) }))) : Promise.resolve(false);
}

/** Adds a clue of a kind at the selected sites, and lists the existing ones. */
function AddClue({ editor, kind }: { editor: Editor; kind: ClueKind }) {
  const text = useSignal('');
  const printed = editor.clues.value.filter((clue) => clue.kind === kind.kind);
  const add = async (value: string) => {
    const sites = kind.sites === 'none' ? [] : [...editor.selected.peek()];
    if (await editor.change({ do: 'add', kind: kind.kind, label: value, sites })) text.value = '';
  };
  return (
    <div class="addclue">
      {kind.sites === 'pair' ? (
        <div class="pad two">
          {['<', '>'].map((sign) => (
            <button key={sign} class="key" data-value={sign} onClick={() => void add(sign)}>
              {sign}
            </button>
          ))}
        </div>
      ) : (
        <form
          class="field row"
          onSubmit={(event) => {
            event.preventDefault();
            void add(text.value);
          }}
        >
          <label for="label">{t(`make.label.${kind.kind}` as Key)}</label>
          <input id="label" type="text" autocomplete="off" value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
          <button class="btn main" type="submit" data-add>
            {t('make.add')}
          </button>
        </form>
      )}
      {kind.sites !== 'none' && <p class="sub">{t(`make.choose.${kind.sites}` as Key)}</p>}
      <ul class="printed">
        {printed.map((clue) => (
          <li key={clue.id}>
            <span>{clue.kind === 'word' ? clue.label : clue.id}</span>
            <button class="iconbtn" aria-label={t('make.take', { clue: clue.id })} onClick={() => void editor.change({ do: 'remove', clue: clue.id })}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Areas are drawn cell by cell, and applied when they are complete. */
function Areas({ editor }: { editor: Editor }) {
  const printed = editor.shown.value.answer.areas ?? [];
  const drawn = editor.areas.value ?? printed;
  const numbers = [...new Set(drawn)].sort((a, b) => a - b);
  const next = Math.max(...numbers) + 1;
  const paint = (number: number) => {
    const hits = editor.shown.peek().picture.hits ?? [];
    editor.areas.value = drawn.map((area, index) => (editor.selected.peek().has(hits[index]?.site ?? '') ? number : area));
  };
  return (
    <div class="addclue">
      <div class="pad many">
        {[...numbers, next].map((number, i) => (
          <button key={number} class="key" data-area={number} onClick={() => paint(number)}>
            {i + 1}
          </button>
        ))}
      </div>
      <div class="btns">
        <button class="btn" disabled={!editor.areas.value} onClick={() => (editor.areas.value = null)}>
          {t('home.cancel')}
        </button>
        <button class="btn main" disabled={!editor.areas.value} onClick={() => void editor.change({ do: 'areas', areas: drawn })} data-print-areas>
          {t('make.add')}
        </button>
      </div>
    </div>
  );
}

/** Keys that work wherever the focus is, except in text fields. */
function pressed(event: KeyboardEvent, editor: Editor): void {
  if ((event.target as HTMLElement).closest?.('input, textarea, select')) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') void (event.shiftKey ? editor.redo() : editor.undo());
    else if (key === 'y') void editor.redo();
    else return;
    event.preventDefault();
    return;
  }
  const edges = editor.edges.peek();
  if (event.key === 'Backspace' || event.key === 'Delete') {
    event.preventDefault();
    void print(editor);
  } else if (edges && (event.key === 'Enter' || event.key === ' ') && (event.target as HTMLElement).role === 'gridcell') {
    event.preventDefault();
    void toggle(editor, editor.cursor.peek());
  } else if (!edges && event.key.length === 1 && editor.tool.peek() === 'given') {
    const values = editor.shown.peek().answer.values;
    const value = [event.key, event.key.toUpperCase()].find((one) => values.includes(one));
    if (!value) return;
    event.preventDefault();
    void print(editor, value);
  }
}
