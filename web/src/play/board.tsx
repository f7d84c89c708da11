// The board: the engine's picture, and on top of it an accessible grid for keyboards and screen
// readers.

import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Hit, Picture } from '../engine/protocol';
import { t } from '../i18n/texts';
import { isStill, settings } from '../store/settings';
import { type Game, contents } from './game';
import { centre, layers, markup, view } from './picture';
import { wave } from './wave';
import { drawLines, toggleLine, write } from './entry';
import type { Zooming } from './zoom';

/** The neighbour of a site in a direction: the nearest one that is mostly in that direction. */
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

export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  game: Game;
  name: string;
  flash: ReadonlySet<string>;
  zooming: Zooming;
}

export function Board({ game, name, flash, zooming }: Props) {
  const answer = game.answer.value;
  const shown = shownPicture(game);
  const isOwn = shown === answer.picture;
  const edges = answer.state.edges ?? false;
  const stroke = useSignal<string[]>([]);
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, PointerEvent>());
  const grid = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const picture = answer.picture as Picture;
  const hits = picture.hits ?? [];
  const frame = picture.frame;
  const selected = game.selected.value;
  const { scale, x: shiftX, y: shiftY } = zooming.zoom.value;

  const same = useMemo(() => {
    const wanted = new Set<string>();
    for (const site of selected) {
      const value = game.site(site)?.value;
      if (value !== undefined) wanted.add(value);
    }
    if (game.armed.value) wanted.add(game.armed.value);
    const isSame = (site: string) => wanted.has(game.site(site)?.value ?? ' ');
    return new Set(settings.value.same && !edges ? hits.map((hit) => hit.site).filter(isSame) : []);
  }, [answer, selected, game.armed.value, settings.value.same, edges]);

  const peers = useMemo(() => {
    const [only] = selected;
    if (!settings.value.peers || edges || only === undefined || selected.size > 1) return NOTHING;
    return new Set(game.houses.value.filter((house) => house.sites.includes(only)).flatMap((house) => house.sites));
  }, [selected, game.houses.value, settings.value.peers, edges]);

  const html = useMemo(() => markup(shown, edges), [shown, edges]);
  const clue = game.clue.value;
  useLayoutEffect(() => {
    const { under, over } = layers(shown, {
      selected: isOwn && !game.hint.value ? selected : NOTHING,
      same: isOwn && !game.hint.value ? same : NOTHING,
      peers: isOwn && !game.hint.value ? peers : NOTHING,
      flash,
      layer: game.replay.value ? { centre: {}, colour: {} } : game.layer.value,
      stroke: stroke.value,
      edges,
      region: isOwn && clue?.clue.kind === 'cage' ? (clue.clue.sites ?? []) : [],
      paths: isOwn && clue?.clue.kind === 'word' ? (clue.answer?.paths ?? []) : [],
    });
    for (const [layer, content] of [['under', under], ['over', over]] as const) {
      const group = drawn.current?.querySelector(`[data-layer="${layer}"]`);
      if (group) group.innerHTML = content;
    }
  });

  // Only a game that is solved now counts, not one that was solved before.
  const wasSolved = useRef(game.solved.value);
  useEffect(() => {
    if (game.solved.value && !wasSolved.current && !isStill()) wave(drawn.current, picture, game.cursor.value);
    wasSolved.current = game.solved.value;
  }, [game.solved.value]);

  useEffect(() => {
    // The focus follows the cursor only while it is on the board.
    if (grid.current?.contains(document.activeElement)) focusCell(grid.current, game.cursor.value);
    const hit = hits.find((one) => one.site === game.cursor.value);
    if (hit) zooming.reveal(hit.x / 2 / picture.cols, hit.y / 2 / picture.rows);
  }, [game.cursor.value]);

  const rows = useMemo(() => {
    const byRow = new Map<number, Hit[]>();
    for (const hit of hits) byRow.set(hit.y, [...(byRow.get(hit.y) ?? []), hit]);
    return [...byRow.entries()].sort(([a], [b]) => a - b);
  }, [hits.length]);

  if (!frame) return null;
  const { start, width, height } = view(picture, frame);
  const side = edges ? 0.5 : 1;

  const place = (hit: Hit) => {
    const [x, y] = centre(frame, hit);
    const length = frame.cell * side;
    return {
      left: `${((x - start - length / 2) / width) * 100}%`,
      top: `${((y - start - length / 2) / height) * 100}%`,
      width: `${(length / width) * 100}%`,
      height: `${(length / height) * 100}%`,
    };
  };

  const at = (event: { clientX: number; clientY: number }): { x: number; y: number } | undefined => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return undefined;
    const x = ((event.clientX - box.left) / box.width) * width + start - frame.margin;
    const y = ((event.clientY - box.top) / box.height) * height + start - frame.margin;
    return { x: (2 * x) / frame.cell, y: (2 * y) / frame.cell };
  };

  /** A point of the screen, as fractions of the visible board. */
  const seen = (x: number, y: number): [number, number] => {
    const box = grid.current?.closest('.board')?.getBoundingClientRect();
    return box ? [(x - box.left) / box.width, (y - box.top) / box.height] : [0.5, 0.5];
  };

  const select = (site: string, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }, isStart: boolean) => {
    game.closeHint();
    game.cursor.value = site;
    const adds = event.ctrlKey || event.metaKey || event.shiftKey;
    const next = new Set(adds || !isStart ? game.selected.value : []);
    if (isStart && adds && next.has(site)) next.delete(site);
    else next.add(site);
    game.selected.value = next;
  };

  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, event);
    if (fingers.current.size > 1) {
      // A second finger moves the board and never writes.
      if (drag.current) game.selected.value = drag.current.before;
      drag.current = null;
      stroke.value = [];
      return;
    }
    const pans = event.button === 1 || event.altKey;
    if (!event.isPrimary || (event.button > 0 && !pans)) return;
    const point = at(event);
    if (!point) return;
    event.preventDefault();
    grid.current?.setPointerCapture(event.pointerId);
    const base = { before: game.selected.value, path: [], erases: undefined, pans, at: event };
    if (edges || pans) {
      drag.current = { ...base, cell: cellOf(point) };
      return;
    }
    const hit = nearest(hits, point, 1);
    if (!hit) return;
    drag.current = { ...base, cell: [0, 0] };
    if (game.armed.value && !event.ctrlKey && !event.shiftKey) {
      drag.current.writes = hit.site;
      game.cursor.value = hit.site;
      game.selected.value = new Set([hit.site]);
    } else select(hit.site, event, true);
    drag.current.deselects = !game.selected.value.has(hit.site);
    if (game.selected.value.has(hit.site)) focusCell(grid.current, hit.site);
  };

  const pinch = (event: PointerEvent) => {
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, event);
    const after = [...fingers.current.values()];
    const middle = (two: PointerEvent[]): [number, number] => seen(((two[0]?.clientX ?? 0) + (two[1]?.clientX ?? 0)) / 2, ((two[0]?.clientY ?? 0) + (two[1]?.clientY ?? 0)) / 2);
    const apart = (two: PointerEvent[]) => Math.hypot((two[0]?.clientX ?? 0) - (two[1]?.clientX ?? 0), (two[0]?.clientY ?? 0) - (two[1]?.clientY ?? 0)) || 1;
    const [from, to] = [middle(before), middle(after)];
    zooming.pan(to[0] - from[0], to[1] - from[1]);
    zooming.by(apart(after) / apart(before), ...to);
  };

  const move = (event: PointerEvent) => {
    if (fingers.current.size > 1 && fingers.current.has(event.pointerId)) {
      pinch(event);
      return;
    }
    const now = drag.current;
    if (!now) return;
    if (now.pans) {
      const [from, to] = [seen(now.at.clientX, now.at.clientY), seen(event.clientX, event.clientY)];
      zooming.pan(to[0] - from[0], to[1] - from[1]);
      now.at = event;
      return;
    }
    const point = at(event);
    if (!point) return;
    if (edges) {
      follow(now, point, hits, (site) => game.site(site)?.value === lineValue(game));
      if (now.path.length !== stroke.value.length) stroke.value = [...now.path];
      return;
    }
    const hit = nearest(hits, point, 0.8);
    if (!hit || game.selected.value.has(hit.site) !== Boolean(now.deselects) || now.writes === hit.site) return;
    delete now.writes;
    game.cursor.value = hit.site;
    const others = [...game.selected.value].filter((site) => site !== hit.site);
    game.selected.value = new Set(now.deselects ? others : [...others, hit.site]);
  };

  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const done = drag.current;
    if (!done) return;
    drag.current = null;
    stroke.value = [];
    const point = at(event);
    if (event.type === 'pointercancel' || !point || done.pans) return;
    if (!edges) {
      if (done.writes !== undefined && game.armed.value) write(game, game.armed.value);
      return;
    }
    if (done.path.length > 0) {
      game.closeHint();
      void (done.erases ? game.act({ do: 'clear', sites: done.path }) : drawLines(game, done.path, lineValue(game)));
      return;
    }
    const hit = nearest(hits, point, 0.75);
    if (hit) {
      game.closeHint();
      game.cursor.value = hit.site;
      game.selected.value = new Set([hit.site]);
      void toggleLine(game, hit.site);
    }
  };

  const double = (event: MouseEvent) => {
    const point = at(event);
    const hit = point && nearest(hits, point, 1);
    if (edges || !hit) return;
    const site = game.site(hit.site);
    const { colour, centre: noted } = game.layer.value;
    // Cells with the same value, or else the same colour, centre marks or notes.
    const alike: (name: string) => boolean =
      site?.value !== undefined
        ? (one) => game.site(one)?.value === site.value
        : colour[hit.site]
          ? (one) => colour[one] === colour[hit.site]
          : noted[hit.site]
            ? (one) => noted[one] === noted[hit.site]
            : site?.notes
              ? (one) => game.site(one)?.notes === site.notes
              : (one) => one === hit.site;
    game.selected.value = new Set(hits.map((one) => one.site).filter(alike));
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

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.shiftKey && !event.ctrlKey) {
      const box = grid.current?.getBoundingClientRect();
      if (box) zooming.pan(-(event.deltaX || event.deltaY) / box.width, 0);
    } else zooming.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), ...seen(event.clientX, event.clientY));
  };

  const isHiding = game.hint.value && game.stage.value === 2;
  const broken = settings.value.conflicts ? new Set((answer.state.violations ?? []).flatMap((rule) => rule.sites)) : NOTHING;
  return (
    <div class={`board ${isHiding || game.part.value ? 'stage-2' : ''} ${game.part.value === 'looked' ? 'unlinked' : ''}`} style={{ '--ratio': String(width / height) }}>
      <div class="lens" style={{ transform: scale === 1 ? undefined : `translate(${shiftX * 100}%, ${shiftY * 100}%) scale(${scale})` }}>
        <div class="picture" ref={drawn} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
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
          onWheel={wheel}
        >
          {rows.map(([y, row], i) => {
            const cells = row.map((hit) => ({
              hit,
              label: label(game, hit.site),
              isAt: hit.site === (game.cursor.value || hits[0]?.site),
              isSelected: selected.has(hit.site),
              isBroken: broken.has(hit.site),
            }));
            const stamp = cells.map((one) => `${one.label}${one.isAt ? '@' : ''}${one.isSelected ? '*' : ''}${one.isBroken ? '!' : ''}`).join('\n');
            const draw = () => (
              <div role="row" aria-rowindex={i + 1}>
                {cells.map(({ hit, label: text, isAt, isSelected, isBroken }, j) => (
                  <div
                    key={hit.site}
                    id={`site-${hit.site}`}
                    role="gridcell"
                    class="cell"
                    aria-colindex={j + 1}
                    tabIndex={isAt ? 0 : -1}
                    aria-selected={isSelected}
                    aria-readonly={game.site(hit.site)?.given ?? false}
                    aria-invalid={isBroken ? true : undefined}
                    aria-label={text}
                    style={place(hit)}
                    onFocus={() => {
                      // A cell that was just taken out of the selection has the cursor, but stays out.
                      const isNew = game.cursor.peek() !== hit.site || game.selected.peek().size === 0;
                      if (!isNew) return;
                      game.cursor.value = hit.site;
                      if (!game.selected.peek().has(hit.site)) game.selected.value = new Set([hit.site]);
                    }}
                  />
                ))}
              </div>
            );
            return <Row key={y} stamp={stamp} draw={draw} />;
          })}
        </div>
      </div>
    </div>
  );
}

/** A row of the grid, redrawn only when its content has changed. */
class Row extends Component<{ stamp: string; draw: () => ComponentChildren }> {
  override shouldComponentUpdate(next: { stamp: string }): boolean {
    return next.stamp !== this.props.stamp;
  }

  override render() {
    return this.props.draw();
  }
}

/** The picture of the current replay, step or hint, or else of the game. */
function shownPicture(game: Game): Picture {
  const walked = game.walk.value?.pictures[game.walkAt.value];
  const hint = game.stage.value > 1 ? game.hint.value?.picture : undefined;
  return game.replay.value?.picture ?? walked ?? hint ?? (game.answer.value.picture as Picture);
}

/** The content of a site for screen readers; the content comes first. */
function label(game: Game, name: string): string {
  const parts = [contents(game.site(name), game.state.value)];
  const { centre: noted, colour } = game.layer.value;
  if (noted[name]) parts.push(t('play.centred', { notes: [...(noted[name] ?? '')].join(' ') }));
  if (colour[name]) parts.push(t('play.coloured', { n: colour[name] ?? 0 }));
  return [...parts, ...(game.told.value.get(name) ?? []), game.place(name)].join(', ');
}

export function focusCell(grid: HTMLElement | null, site: string): void {
  grid?.querySelector<HTMLElement>(`#${CSS.escape(`site-${site}`)}`)?.focus({ preventScroll: true });
}

export function nearest(hits: readonly Hit[], point: { x: number; y: number }, reach: number): Hit | undefined {
  const distance = (hit: Hit) => Math.max(Math.abs(hit.x - point.x), Math.abs(hit.y - point.y));
  let best: Hit | undefined;
  for (const hit of hits) if (distance(hit) <= reach && (!best || distance(hit) < distance(best))) best = hit;
  return best;
}

export function lineValue(game: Game): string {
  return game.state.peek().values?.find((value) => value.line)?.value ?? '';
}

interface Drag {
  /** The cell under the pointer, as column and row. */
  cell: [number, number];
  path: string[];
  /** Whether the stroke erases lines; decided by its first edge. */
  erases: boolean | undefined;
  /** The previous selection. */
  before: ReadonlySet<string>;
  /** Whether the drag moves the board. */
  pans: boolean;
  /** Whether the drag takes cells out of the selection; decided by its first cell. */
  deselects?: boolean;
  /** The site that gets the selected digit when the pointer is released. */
  writes?: string;
  at: PointerEvent;
}

function cellOf(point: { x: number; y: number }): [number, number] {
  return [Math.floor(point.x / 2), Math.floor(point.y / 2)];
}

/** Extends a stroke to the pointer, cell by cell, so that fast moves skip nothing. */
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
