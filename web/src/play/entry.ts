// Handles digits, letters and Backspace for the selected cells.

import type { Action, SiteState } from '../engine/protocol';
import { settings } from '../store/settings';
import type { Game } from './game';

/** The selected sites that are not givens. */
function open(game: Game): SiteState[] {
  const selected = game.selected.value;
  return game.state.value.sites.filter((site) => selected.has(site.site) && !site.given);
}

/** Writes a value into the selected cells, in the current mode. */
export function write(game: Game, value: string): void {
  const sites = open(game);
  if (sites.length === 0) return;
  const empty = sites.filter((site) => site.value === undefined);
  switch (game.mode.value) {
    case 'value': {
      const notes = settings.value.clean ? 'cross-out' : 'keep';
      void game.act({ do: 'toggle', sites: sites.map((site) => site.site), value, notes });
      break;
    }
    case 'notes':
      if (empty.length > 0) void game.act(() => toggledNote(game, empty.map((site) => site.site), value));
      break;
    case 'centre':
      void game.draw((layer) => {
        const has = (site: SiteState) => layer.centre[site.site]?.includes(value) ?? false;
        const adds = !empty.every(has);
        for (const site of empty) {
          const rest = [...(layer.centre[site.site] ?? '')].filter((sign) => sign !== value);
          const all = adds ? [...rest, value].sort() : rest;
          if (all.length > 0) layer.centre[site.site] = all.join('');
          else delete layer.centre[site.site];
        }
        return layer;
      });
      break;
    case 'colour': {
      const values = game.state.value.values ?? [];
      paint(game, (values.findIndex((one) => one.value === value) % 6) + 1);
      break;
    }
  }
}

/** A note in many cells is one move: it is added unless every cell has it; then it is removed. */
function toggledNote(game: Game, names: readonly string[], value: string): Action {
  const sites = names.map((name) => ({ name, notes: [...(game.site(name)?.notes ?? '')] }));
  const adds = !sites.every(({ notes }) => notes.includes(value));
  const changed = sites.filter(({ notes }) => notes.includes(value) !== adds);
  const notes = changed.map(({ name, notes }) => [name, (adds ? [...notes, value] : notes.filter((one) => one !== value)).join('')]);
  return { do: 'enter', position: { notes: Object.fromEntries(notes) } };
}

/** Colours the selected cells, or removes the colour if all of them have it. */
export function paint(game: Game, colour: number): void {
  const sites = [...game.selected.value];
  void game.draw((layer) => {
    const adds = !sites.every((site) => layer.colour[site] === colour);
    for (const site of sites) {
      if (adds) layer.colour[site] = colour;
      else delete layer.colour[site];
    }
    return layer;
  });
}

/** Erases what the current mode writes, or else whatever there is. */
export function erase(game: Game): void {
  const { centre, colour } = game.layer.value;
  const selected = [...game.selected.value];
  const hasCentre = selected.some((site) => centre[site]);
  const hasColour = selected.some((site) => colour[site]);
  const sites = open(game).filter((site) => site.value !== undefined || site.notes);
  const mode = game.mode.value;
  if ((mode === 'colour' || sites.length === 0) && hasColour && !(mode === 'centre' && hasCentre)) {
    void game.draw((layer) => {
      for (const site of selected) delete layer.colour[site];
      return layer;
    });
  } else if ((mode === 'centre' || sites.length === 0) && hasCentre) {
    void game.draw((layer) => {
      for (const site of selected) delete layer.centre[site];
      return layer;
    });
  } else if (sites.length > 0) {
    void game.act({ do: 'clear', sites: sites.map((site) => site.site) });
  }
}

/** Cycles an edge through no mark, a line and a cross. */
export async function toggleLine(game: Game, site: string): Promise<void> {
  const values = game.state.value.values ?? [];
  const line = values.find((value) => value.line)?.value ?? '';
  const cross = values.find((value) => !value.line)?.value ?? '';
  await game.act(() => {
    const now = game.site(site)?.value;
    if (now === line && cross) return { do: 'place', sites: [site], value: cross };
    return now === undefined ? { do: 'place', sites: [site], value: line } : { do: 'clear', sites: [site] };
  });
  if (game.site(site)?.value === line) await follow(game, site);
}

/** Draws lines over edges, and then the edges proved to follow, if the player wants that. */
export async function drawLines(game: Game, sites: string[], line: string): Promise<void> {
  await game.act({ do: 'place', sites, value: line });
  const last = sites[sites.length - 1];
  if (last !== undefined) await follow(game, last);
}

async function follow(game: Game, site: string): Promise<void> {
  if (settings.value.follow && !game.solved.value) await game.followPath(site);
}
