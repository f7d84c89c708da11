// The engine's picture of a board, cropped to the board, with room for the page's own layers.

import type { Frame, Hit, Picture } from '../engine/protocol';
import { t } from '../i18n/texts';
import type { Layer } from '../store/games';

/** The layers that the page draws below and above the engine's picture. */
export interface Overlay {
  selected: ReadonlySet<string>;
  same: ReadonlySet<string>;
  /** Sites in the same row, column or box as the selected one. */
  peers: ReadonlySet<string>;
  flash: ReadonlySet<string>;
  layer: Layer;
  /** Edges of an unfinished stroke. */
  stroke: readonly string[];
  /** Whether the sites are edges of cells. */
  edges: boolean;
  /** Sites with a common frame. */
  region: readonly string[];
  /** Ways in which a word can be placed. */
  paths: readonly (readonly string[])[];
}

/** The visible part of the picture: the board with a narrow margin, and nothing below it. */
export interface View {
  start: number;
  width: number;
  height: number;
}

/**
 * The visible width of the margin: room for paths that leave the board if there are any, or else
 * for a thick line. Legends start below.
 */
const WAYS_OUT = 10;
const LINE = 1.5;

export function view(picture: Picture, frame: Frame): View {
  const shown = frame.margin > WAYS_OUT ? WAYS_OUT : LINE;
  const side = (cells: number) => cells * frame.cell + 2 * shown;
  return { start: frame.margin - shown, width: side(picture.cols), height: side(picture.rows) };
}

export function centre(frame: Frame, hit: Hit): [number, number] {
  return [frame.margin + (hit.x * frame.cell) / 2, frame.margin + (hit.y * frame.cell) / 2];
}

/**
 * The picture as markup, with empty groups for the layers: under the grid, and on top.
 * Legends and captions below the board are cut off: the panel shows them.
 */
export function markup(picture: Picture, edges: boolean): string {
  if (!picture.frame) return picture.text ?? '';
  const cropped = small(picture);
  const grid = cropped.indexOf('<g class="grid"');
  const end = cropped.lastIndexOf('</svg>');
  const start = edges || grid < 0 ? cropped.indexOf('</g>') + 4 : grid;
  return `${cropped.slice(0, start)}<g data-layer="under"></g>${cropped.slice(start, end)}<g data-layer="over"></g></svg>`;
}

/** The board alone, cropped like the large picture, for lists of games. */
export function small(picture: Picture | undefined): string {
  const { text = '', frame } = picture ?? {};
  if (!picture || !frame) return text;
  const { start, width, height } = view(picture, frame);
  return text.replace(/viewBox="[^"]*"/, `viewBox="${start} ${start} ${width} ${height}"`).replace(/ width="[^"]*" height="[^"]*"/, '');
}

/** The contents of the groups. */
export function layers(picture: Picture, overlay: Overlay): { under: string; over: string } {
  const { frame, hits = [] } = picture;
  const under: string[] = [];
  const over: string[] = [];
  if (!frame) return { under: '', over: '' };
  const proved = new Set(overlay.layer.proved ?? []);
  const stroke = new Set(overlay.stroke);
  for (const hit of hits) {
    const colour = overlay.layer.colour[hit.site];
    if (colour && Number.isInteger(colour)) under.push(square(frame, hit, 0, `ink${colour}`), square(frame, hit, 1.5, `weave weave${colour}`));
    if (overlay.selected.has(hit.site)) {
      under.push(square(frame, hit, 0, 'pick'));
      over.push(square(frame, hit, 1.5, 'pick-frame'));
    } else if (overlay.same.has(hit.site)) under.push(square(frame, hit, 0, 'same'));
    else if (!colour && overlay.peers.has(hit.site)) under.push(square(frame, hit, 0, 'peer'));
    if (overlay.flash.has(hit.site)) over.push(square(frame, hit, 3, 'flash'));
    const noted = overlay.layer.centre[hit.site];
    if (noted) over.push(written(frame, hit, noted));
    if (proved.has(hit.site)) over.push(crossing(frame, hit, 'proved'));
    if (stroke.has(hit.site)) over.push(crossing(frame, hit, 'trace'));
  }
  const byName = new Map(hits.map((hit) => [hit.site, hit]));
  if (overlay.region.length > 0) over.push(outline(frame, overlay.region.flatMap((site) => byName.get(site) ?? [])));
  for (const path of overlay.paths) under.push(line(frame, path.flatMap((site) => byName.get(site) ?? [])));
  return { under: under.join(''), over: over.join('') };
}

function square(frame: Frame, hit: Hit, inset: number, name: string): string {
  const [x, y] = centre(frame, hit);
  const side = frame.cell - 2 * inset;
  return `<rect class="${name}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"/>`;
}

function written(frame: Frame, hit: Hit, text: string): string {
  const [x, y] = centre(frame, hit);
  const size = Math.min(frame.cell * 0.3, (frame.cell * 1.5) / text.length);
  return `<text class="note" x="${x}" y="${y + size * 0.36}" font-size="${size}">${escaped(text)}</text>`;
}

/** Escapes text for use in markup. Games may come from files, which can contain anything. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A line across an edge, from the centre of one cell to the centre of the other. */
function crossing(frame: Frame, hit: Hit, name: string): string {
  const [x, y] = centre(frame, hit);
  const half = frame.cell / 2;
  const across = hit.x % 2 === 0;
  const [dx, dy] = across ? [half, 0] : [0, half];
  return `<path class="${name}" d="M${x - dx} ${y - dy}L${x + dx} ${y + dy}"/>`;
}

/** The border of a set of cells. */
function outline(frame: Frame, hits: readonly Hit[]): string {
  const has = new Set(hits.map((hit) => `${hit.x},${hit.y}`));
  const half = frame.cell / 2;
  const inset = 1.5;
  const parts: string[] = [];
  for (const hit of hits) {
    const [x, y] = centre(frame, hit);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      if (has.has(`${hit.x + 2 * dx},${hit.y + 2 * dy}`)) continue;
      const [mx, my] = [x + dx * (half - inset), y + dy * (half - inset)];
      const reach = half - inset / 2;
      parts.push(`M${mx - Math.abs(dy) * reach} ${my - Math.abs(dx) * reach}L${mx + Math.abs(dy) * reach} ${my + Math.abs(dx) * reach}`);
    }
  }
  return `<path class="cage-pick" d="${parts.join('')}"/>`;
}

/** A line through the centres of cells. */
function line(frame: Frame, hits: readonly Hit[]): string {
  const points = hits.map((hit) => centre(frame, hit).join(' '));
  return `<path class="trace" d="M${points.join('L')}"/>`;
}

/** The name of an edge: that of the cells on both sides, or of the one cell at the border. */
export function edgeName({ hits = [], rows, cols }: Picture, name: string): string {
  const hit = hits.find((one) => one.site === name);
  if (!hit) return name;
  const isLevel = hit.y % 2 === 0;
  const cell = (x: number, y: number) => `r${(y + 1) / 2}c${(x + 1) / 2}`;
  const [a, b] = isLevel
    ? [[hit.x, hit.y - 1], [hit.x, hit.y + 1]] as const
    : [[hit.x - 1, hit.y], [hit.x + 1, hit.y]] as const;
  const isInside = ([x, y]: readonly [number, number]) => x > 0 && y > 0 && x < 2 * cols && y < 2 * rows;
  if (isInside(a) && isInside(b)) return t('edge.between', { a: cell(...a), b: cell(...b) });
  return t('edge.out', { a: cell(...(isInside(a) ? a : b)) });
}
