// The board of a puzzle that is being made: the engine's picture with the open sites marked, and a
// grid on top of it.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Frame, Hit, Picture } from '../engine/protocol';
import { t } from '../i18n/texts';
import { ARROWS, focusCell, nearest, neighbour } from '../play/board';
import { centre, edgeName, markup, view } from '../play/picture';
import type { Editor } from './editor';

export function EditBoard({ editor, name }: { editor: Editor; name: string }) {
  const { picture } = editor.shown.value;
  const hits = picture.hits ?? [];
  const frame = picture.frame;
  const edges = editor.edges.value;
  const grid = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const html = useMemo(() => markup(picture, edges), [picture, edges]);
  const selected = editor.selected.value;
  const isLens = editor.lens.value;
  useLayoutEffect(() => {
    if (!frame) return;
    const { under, over } = overlay(editor, picture, frame, isLens);
    for (const [layer, content] of [['under', under], ['over', over]] as const) {
      const group = drawn.current?.querySelector(`[data-layer="${layer}"]`);
      if (group) group.innerHTML = content;
    }
  });
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusCell(grid.current, editor.cursor.value);
  }, [editor.cursor.value]);
  if (!frame) return null;
  const { start, width, height } = view(picture, frame);
  const rows = new Map<number, Hit[]>();
  for (const hit of hits) rows.set(hit.y, [...(rows.get(hit.y) ?? []), hit]);

  const place = (hit: Hit) => {
    const [x, y] = centre(frame, hit);
    const length = frame.cell * (edges ? 0.5 : 1);
    return {
      left: `${((x - start - length / 2) / width) * 100}%`,
      top: `${((y - start - length / 2) / height) * 100}%`,
      width: `${(length / width) * 100}%`,
      height: `${(length / height) * 100}%`,
    };
  };
  const at = (event: PointerEvent): Hit | undefined => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return undefined;
    const x = ((event.clientX - box.left) / box.width) * width + start - frame.margin;
    const y = ((event.clientY - box.top) / box.height) * height + start - frame.margin;
    return nearest(hits, { x: (2 * x) / frame.cell, y: (2 * y) / frame.cell }, edges ? 0.75 : 1);
  };
  const select = (site: string, adds: boolean) => {
    editor.cursor.value = site;
    editor.selected.value = new Set(adds ? [...editor.selected.value, site] : [site]);
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const here = hits.find((hit) => hit.site === editor.cursor.value) ?? hits[0];
    const next = arrow && here && neighbour(hits, here, ...arrow);
    if (!arrow) return;
    event.preventDefault();
    if (next) select(next.site, event.shiftKey || event.ctrlKey);
  };
  return (
    <div class="board" style={{ '--ratio': String(width / height) }}>
      <div class="lens">
        <div class="picture" ref={drawn} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
        <div
          ref={grid}
          class="cells"
          role="grid"
          aria-label={t('play.board', { family: name })}
          aria-multiselectable="true"
          onKeyDown={key}
          onPointerDown={(event) => {
            const hit = at(event);
            if (!hit) return;
            event.preventDefault();
            grid.current?.setPointerCapture(event.pointerId);
            isDragging.current = true;
            select(hit.site, event.shiftKey || event.ctrlKey);
            focusCell(grid.current, hit.site);
            if (edges) void toggle(editor, hit.site);
          }}
          onPointerMove={(event) => {
            const hit = isDragging.current && !edges ? at(event) : undefined;
            if (hit && !selected.has(hit.site)) select(hit.site, true);
          }}
          onPointerUp={() => (isDragging.current = false)}
          onPointerCancel={() => (isDragging.current = false)}
        >
          {[...rows.entries()].sort(([a], [b]) => a - b).map(([y, row]) => (
            <div role="row" key={y}>
              {row.map((hit) => (
                <div
                  key={hit.site}
                  id={`site-${hit.site}`}
                  role="gridcell"
                  class="cell"
                  tabIndex={hit.site === editor.cursor.value ? 0 : -1}
                  aria-selected={selected.has(hit.site)}
                  aria-label={label(editor, hit.site)}
                  style={place(hit)}
                  onFocus={() => {
                    if (!editor.selected.peek().has(hit.site)) select(hit.site, false);
                  }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Adds or removes a clue at an edge. */
export function toggle(editor: Editor, site: string): Promise<boolean> {
  const value = editor.shown.peek().answer.values;
  return editor.change(editor.givens.peek().has(site) ? { do: 'given', site } : { do: 'given', site, value });
}

/** The content of a site, or its candidates, for screen readers; the content comes first. */
export function label(editor: Editor, site: string): string {
  const given = editor.givens.value.get(site);
  const can = editor.candidates(site);
  if (editor.edges.value) return `${given ? t('make.wall') : t('play.empty')}, ${edgeName(editor.shown.value.picture, site)}`;
  const content = given ?? (can.length > 1 ? t('make.one-of', { values: [...can].join(' ') }) : t('play.empty'));
  return [content, ...(editor.told.value.get(site) ?? []), site].join(', ');
}

/**
 * The values of two solutions at a cell: one value, or the first above and the second below,
 * underlined.
 */
function cell(frame: Frame, hit: Hit, both: string[], isGiven: boolean): string {
  const [x, y] = centre(frame, hit);
  const [first = '', second] = both;
  if (second === undefined) {
    const size = frame.cell * 0.5;
    return isGiven ? '' : `<text class="common" x="${x}" y="${y + size * 0.36}" font-size="${size}">${first}</text>`;
  }
  const size = frame.cell * 0.42;
  const text = (name: string, value: string, dx: number, dy: number) =>
    `<text class="${name}" x="${x + dx * frame.cell}" y="${y + dy * frame.cell + size * 0.36}" font-size="${size}">${value}</text>`;
  const line = `M${x + 0.1 * frame.cell} ${y + 0.42 * frame.cell}h${0.26 * frame.cell}`;
  return `${text('first', first, -0.22, -0.2)}${text('second', second, 0.23, 0.18)}<path class="second-line" d="${line}"/>`;
}

/**
 * The lines of two solutions at an edge: solid for the first, dashed for the second. A printable
 * value is not a line.
 */
function edge(frame: Frame, hit: Hit, both: string[], printable: string): string {
  const [x, y] = centre(frame, hit);
  const half = frame.cell / 2;
  const d = hit.x % 2 === 0 ? `M${x - half} ${y}h${frame.cell}` : `M${x} ${y - half}v${frame.cell}`;
  const names = both.length === 1 ? ['common-way'] : ['first-way', 'second-way'];
  return both.map((value, i) => (printable.includes(value) ? '' : `<path class="${names[i]}" d="${d}"/>`)).join('');
}

/**
 * Draws sites at which solutions differ, with their values; areas being drawn; and the selection.
 */
function overlay(editor: Editor, picture: Picture, frame: Frame, isLens: boolean): { under: string; over: string } {
  const under: string[] = [];
  const over: string[] = [];
  const areas = editor.areas.value;
  const numbers = [...new Set(areas ?? [])].sort((a, b) => a - b);
  const printable = editor.shown.value.answer.values;
  const n = [...printable].length;
  const rect = (name: string, [x, y]: [number, number], inset: number) => {
    const side = frame.cell - 2 * inset;
    return `<rect class="${name}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"/>`;
  };
  (picture.hits ?? []).forEach((hit, index) => {
    const [x, y] = centre(frame, hit);
    const can = editor.edges.value ? '' : editor.candidates(hit.site);
    const both = isLens ? [...(editor.review.value?.both?.[index] ?? '')] : [];
    if (both.length > 0) {
      const drawn = editor.edges.value ? edge(frame, hit, both, printable) : cell(frame, hit, both, editor.givens.value.has(hit.site));
      if (both.length > 1 && !editor.edges.value) under.push(rect('differs', [x, y], 0), rect('hatched', [x, y], 0));
      over.push(drawn);
    } else if (areas) {
      const number = numbers.indexOf(areas[index] ?? 0);
      const ink = (number % 6) + 1;
      under.push(rect(`ink${ink}`, [x, y], 0), rect(`weave weave${ink}`, [x, y], 1.5));
      const size = frame.cell * 0.3;
      over.push(`<text class="note" x="${x}" y="${y + size * 0.36}" font-size="${size}">${number + 1}</text>`);
    } else if (can.length > 1 && can.length < n && !editor.givens.value.has(hit.site)) {
      // If every value is possible, none is shown.
      under.push(rect('differs', [x, y], 0), rect('hatched', [x, y], 0));
      const values = [...can].join(can.length > 3 ? '' : ' ');
      const size = Math.min(frame.cell * 0.28, (frame.cell * 1.3) / values.length);
      over.push(`<text class="either" x="${x}" y="${y + size * 0.36}" font-size="${size}" text-anchor="middle">${values}</text>`);
    }
    if (editor.selected.value.has(hit.site)) {
      under.push(rect('pick', [x, y], editor.edges.value ? frame.cell * 0.3 : 0));
      over.push(rect('pick-frame', [x, y], editor.edges.value ? frame.cell * 0.3 : 1.5));
    }
  });
  const hatch = '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="differs-hatch" d="M0 0V6"/></pattern></defs>';
  return { under: hatch + under.join(''), over: over.join('') };
}
