// The board: the engine's picture, and on top of it a real grid for keyboards and screen readers.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Hit, Picture } from '../engine/protocol';
import { t } from '../i18n/texts';
import { settings } from '../store/settings';
import type { Game } from './game';
import { centre, markup, view } from './picture';
import { toggleLine, write } from './entry';

/** The neighbour of a site in a direction: the nearest one that lies mostly that way. */
export function neighbour(hits: readonly Hit[], from: Hit, dx: number, dy: number): Hit | undefined {
  const cost = (hit: Hit): number => {
    const [along, aside] = dx ? [(hit.x - from.x) * dx, Math.abs(hit.y - from.y)] : [(hit.y - from.y) * dy, Math.abs(hit.x - from.x)];
    return along > 0 && along >= aside ? along + 2 * aside : Infinity;
  };
  const best = hits.reduce<[number, Hit | undefined]>(
    ([least, found], hit) => (cost(hit) < least ? [cost(hit), hit] : [least, found]),
    [Infinity, undefined],
  );
  return best[1];
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function Board({ game, name, flash }: { game: Game; name: string; flash: ReadonlySet<string> }) {
  const answer = game.answer.value;
  const shown = shownPicture(game);
  const edges = answer.state.edges ?? false;
  const stroke = useSignal<string[]>([]);
  const drag = useRef<Drag | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const picture = answer.picture as Picture;
  const hits = picture.hits ?? [];
  const frame = picture.frame;
  const values = useMemo(() => new Map(answer.state.sites.map((site) => [site.site, site])), [answer]);
  const selected = game.selected.value;

  const same = useMemo(() => {
    const wanted = new Set<string>();
    for (const site of selected) {
      const value = values.get(site)?.value;
      if (value !== undefined) wanted.add(value);
    }
    if (game.armed.value) wanted.add(game.armed.value);
    const isSame = (site: string) => wanted.has(values.get(site)?.value ?? ' ');
    return new Set(settings.value.same && !edges ? hits.map((hit) => hit.site).filter(isSame) : []);
  }, [values, selected, game.armed.value, settings.value.same, edges]);

  const html = markup(shown, {
    selected: game.hint.value || game.steps.value ? new Set<string>() : selected,
    same: game.hint.value ? new Set<string>() : same,
    flash,
    layer: game.layer.value,
    stroke: stroke.value,
    edges,
  });

  useEffect(() => {
    // The keyboard follows the cursor only while it is on the board.
    if (grid.current?.contains(document.activeElement)) focusCell(grid.current, game.cursor.value);
  }, [game.cursor.value]);

  if (!frame) return null;
  const { start, width, height } = view(picture, frame);
  const byRow = new Map<number, Hit[]>();
  for (const hit of hits) byRow.set(hit.y, [...(byRow.get(hit.y) ?? []), hit]);
  const rows = [...byRow.entries()].sort(([a], [b]) => a - b);
  const side = edges ? 0.5 : 1;

  const place = (hit: Hit) => {
    const [x, y] = centre(frame, hit);
    return {
      left: `${((x - start - (frame.cell * side) / 2) / width) * 100}%`,
      top: `${((y - start - (frame.cell * side) / 2) / height) * 100}%`,
      width: `${((frame.cell * side) / width) * 100}%`,
      height: `${((frame.cell * side) / height) * 100}%`,
    };
  };

  const at = (event: PointerEvent): { x: number; y: number } | undefined => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return undefined;
    const x = ((event.clientX - box.left) / box.width) * width + start - frame.margin;
    const y = ((event.clientY - box.top) / box.height) * height + start - frame.margin;
    return { x: (2 * x) / frame.cell, y: (2 * y) / frame.cell };
  };

  const select = (site: string, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }, start: boolean) => {
    game.closeHint();
    game.cursor.value = site;
    const adds = event.ctrlKey || event.metaKey || event.shiftKey;
    const next = new Set(adds || !start ? selected : []);
    if (start && adds && next.has(site)) next.delete(site);
    else next.add(site);
    game.selected.value = next;
  };

  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button > 0) return;
    const point = at(event);
    if (!point) return;
    if (edges) {
      drag.current = { cell: cellOf(point), path: [], erases: undefined };
      grid.current?.setPointerCapture(event.pointerId);
      event.preventDefault();
      return;
    }
    const hit = nearest(hits, point, 1);
    if (!hit) return;
    event.preventDefault();
    focusCell(grid.current, hit.site);
    if (game.armed.value && !event.ctrlKey && !event.shiftKey) {
      game.cursor.value = hit.site;
      game.selected.value = new Set([hit.site]);
      write(game, game.armed.value);
      return;
    }
    select(hit.site, event, true);
    drag.current = { cell: [0, 0], path: [], erases: undefined };
    grid.current?.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const point = at(event);
    if (!point) return;
    if (edges) {
      follow(drag.current, point, hits, (site) => values.get(site)?.value === lineValue(game));
      stroke.value = [...drag.current.path];
      return;
    }
    const hit = nearest(hits, point, 0.8);
    if (hit && !game.selected.value.has(hit.site)) {
      game.cursor.value = hit.site;
      game.selected.value = new Set([...game.selected.value, hit.site]);
    }
  };

  const up = (event: PointerEvent) => {
    const done = drag.current;
    drag.current = null;
    if (!done || !edges) return;
    stroke.value = [];
    const point = at(event);
    if (event.type === 'pointercancel' || !point) return;
    if (done.path.length > 0) {
      game.closeHint();
      const sites = done.path;
      const value = lineValue(game);
      void game.act(done.erases ? { do: 'clear', sites } : { do: 'place', sites, value });
      return;
    }
    const hit = nearest(hits, point, 0.75);
    if (hit) {
      game.closeHint();
      game.cursor.value = hit.site;
      toggleLine(game, hit.site);
    }
  };

  const double = (event: MouseEvent) => {
    const point = at(event as PointerEvent);
    const hit = point && nearest(hits, point, 1);
    const value = hit && values.get(hit.site)?.value;
    if (edges || value === undefined) return;
    game.selected.value = new Set(hits.map((one) => one.site).filter((site) => values.get(site)?.value === value));
  };

  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const here = hits.find((hit) => hit.site === game.cursor.value) ?? hits[0];
    if (!here) return;
    let next: Hit | undefined;
    if (arrow) next = neighbour(hits, here, ...arrow);
    else if (event.key === 'Home' || event.key === 'End') {
      const row = event.ctrlKey ? hits : hits.filter((hit) => hit.y === here.y);
      next = event.key === 'Home' ? row[0] : row[row.length - 1];
    } else return;
    event.preventDefault();
    if (!next) return;
    if (edges) {
      game.cursor.value = next.site;
      game.selected.value = new Set([next.site]);
    } else select(next.site, event, !(event.shiftKey || event.ctrlKey || event.metaKey));
  };

  return (
    <div class="board" style={{ '--ratio': String(width / height) }}>
      <div class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
      <div
        ref={grid}
        class="cells"
        role="grid"
        aria-label={t('play.board', { family: name })}
        aria-rowcount={rows.length}
        aria-colcount={Math.max(...rows.map(([, row]) => row.length))}
        aria-multiselectable="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onDblClick={double}
        onKeyDown={key}
      >
        {rows.map(([y, row], i) => (
          <div role="row" key={y} aria-rowindex={i + 1}>
            {row.map((hit, j) => (
              <div
                key={hit.site}
                id={`site-${hit.site}`}
                role="gridcell"
                class="cell"
                aria-colindex={j + 1}
                tabIndex={hit.site === (game.cursor.value || hits[0]?.site) ? 0 : -1}
                aria-selected={selected.has(hit.site)}
                aria-readonly={values.get(hit.site)?.given ?? false}
                aria-label={label(game, hit.site)}
                style={place(hit)}
                onFocus={() => {
                  if (game.cursor.peek() !== hit.site) game.cursor.value = hit.site;
                  if (game.selected.peek().size === 0) game.selected.value = new Set([hit.site]);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The picture of the hint or step that is shown, or else of the game. */
function shownPicture(game: Game): Picture {
  const steps = game.steps.value?.pictures?.[game.stepAt.value];
  const hint = game.stage.value > 1 ? game.hint.value?.picture : undefined;
  return steps ?? hint ?? (game.answer.value.picture as Picture);
}

/** What stands at a site, content first. */
function label(game: Game, name: string): string {
  const site = game.site(name);
  const parts = [];
  if (site?.value !== undefined) parts.push(site.value, site.given ? t('play.given') : '');
  else parts.push(t('play.empty'), site?.notes ? t('play.noted', { notes: [...site.notes].join(' ') }) : '');
  const { centre: noted, colour } = game.layer.value;
  if (noted[name]) parts.push(t('play.centred', { notes: [...(noted[name] ?? '')].join(' ') }));
  if (colour[name]) parts.push(t('play.coloured', { n: colour[name] ?? 0 }));
  return [...parts.filter(Boolean), name].join(', ');
}

function focusCell(grid: HTMLElement | null, site: string): void {
  grid?.querySelector<HTMLElement>(`#${CSS.escape(`site-${site}`)}`)?.focus({ preventScroll: true });
}

function nearest(hits: readonly Hit[], point: { x: number; y: number }, reach: number): Hit | undefined {
  const distance = (hit: Hit) => Math.max(Math.abs(hit.x - point.x), Math.abs(hit.y - point.y));
  let best: Hit | undefined;
  for (const hit of hits) if (distance(hit) <= reach && (!best || distance(hit) < distance(best))) best = hit;
  return best;
}

export function lineValue(game: Game): string {
  return game.state.peek().values?.find((value) => value.line)?.value ?? '';
}

interface Drag {
  /** The cell that the pointer is in, as column and row. */
  cell: [number, number];
  path: string[];
  /** Whether the stroke takes lines away; decided by its first edge. */
  erases: boolean | undefined;
}

function cellOf(point: { x: number; y: number }): [number, number] {
  return [Math.floor(point.x / 2), Math.floor(point.y / 2)];
}

/** Takes a stroke on to where the pointer is, cell by cell, so that fast moves skip nothing. */
function follow(drag: Drag, point: { x: number; y: number }, hits: readonly Hit[], hasLine: (site: string) => boolean): void {
  const [column, row] = cellOf(point);
  for (let n = 0; n < 99 && (drag.cell[0] !== column || drag.cell[1] !== row); n += 1) {
    const [dx, dy] = [column - drag.cell[0], row - drag.cell[1]];
    const [sx, sy] = Math.abs(dx) >= Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
    const [x, y] = [2 * drag.cell[0] + 1 + sx, 2 * drag.cell[1] + 1 + sy];
    const hit = hits.find((one) => one.x === x && one.y === y);
    drag.cell = [drag.cell[0] + sx, drag.cell[1] + sy];
    if (!hit) continue;
    drag.erases ??= hasLine(hit.site);
    if (hasLine(hit.site) === drag.erases && !drag.path.includes(hit.site)) drag.path.push(hit.site);
  }
}
