// The tools below or beside the board: entry modes, values, and actions.

import { engine } from '../engine/engine';
import { type Key, counted, t } from '../i18n/texts';
import { Icon, type IconName } from '../icons';
import { change, settings } from '../store/settings';
import { drawLines, erase, paint, write } from './entry';
import type { Game, Mode } from './game';

const MODES: { mode: Mode; key: Key; icon: IconName }[] = [
  { mode: 'value', key: 'play.digit', icon: 'value' },
  { mode: 'notes', key: 'play.notes', icon: 'notes' },
  { mode: 'centre', key: 'play.centre', icon: 'centre' },
  { mode: 'colour', key: 'play.colour', icon: 'colour' },
];

export function Tools({ game, isLettered, isDrawn }: { game: Game; isLettered: boolean; isDrawn: boolean }) {
  return (
    <div class="tools">
      {!isDrawn && (
        <div class="seg tall" role="group" aria-label={t('play.mode')}>
          {MODES.map(({ mode, key, icon }) => (
            <button key={mode} aria-pressed={game.mode.value === mode} data-mode={mode} onClick={() => (game.mode.value = mode)}>
              <Icon name={icon} />
              {mode === 'value' && isLettered ? t('play.letter') : t(key)}
            </button>
          ))}
        </div>
      )}
      {isDrawn ? <PathPad game={game} /> : game.mode.value === 'colour' ? <Colours game={game} /> : <Keys game={game} isLettered={isLettered} />}
      <Actions game={game} isDrawn={isDrawn} />
    </div>
  );
}

/**
 * Buttons for a line or a cross at the selected edge, and for drawing proved edges automatically.
 */
function PathPad({ game }: { game: Game }) {
  const values = [...(game.state.value.values ?? [])].sort((a, b) => Number(b.line ?? false) - Number(a.line ?? false));
  const isOn = settings.value.follow;
  return (
    <>
      <div class="pad two">
        {values.map((value) => (
          <button
            key={value.value}
            class="key text"
            data-value={value.line ? 'line' : 'cross'}
            onClick={() => {
              const sites = [...game.selected.value];
              const isThere = sites.every((site) => game.site(site)?.value === value.value);
              if (sites.length > 0 && value.line && !isThere) void drawLines(game, sites, value.value);
              else if (sites.length > 0) void game.act({ do: 'toggle', sites, value: value.value });
              else game.tell(t('play.pick'));
            }}
          >
            <Icon name={value.line ? 'path' : 'cross'} />
            {value.line ? t('play.draw') : t('play.cross')}
          </button>
        ))}
      </div>
      <button class="opt follow" role="switch" aria-checked={isOn} onClick={() => change({ follow: !isOn })} data-follow>
        <span>
          {t('play.follow')}
          <span class="sub">{t('play.follow.help')}</span>
        </span>
        <span class={`sw ${isOn ? 'on' : ''}`} aria-hidden="true" />
      </button>
    </>
  );
}

function Colours({ game }: { game: Game }) {
  return (
    <div class="pad">
      {[1, 2, 3, 4, 5, 6].map((colour) => (
        <button
          key={colour}
          class={`key swatch s${colour}`}
          aria-label={t(`colour.${colour}` as Key)}
          onClick={() => paint(game, colour)}
        >
          {colour}
        </button>
      ))}
    </div>
  );
}

function Keys({ game, isLettered }: { game: Game; isLettered: boolean }) {
  const values = game.state.value.values ?? [];
  const size = isLettered || values.length > 16 ? 'letters' : values.length > 9 ? 'many' : '';
  return (
    <div class={`pad ${size}`}>
      {values.map((value) => {
        const isGone = value.left === 0;
        return (
          <button
            key={value.value}
            class={`key ${isGone ? 'gone' : ''} ${game.armed.value === value.value ? 'sel' : ''}`}
            data-value={value.value}
            data-left={value.left === undefined || isLettered ? undefined : isGone ? '✓' : value.left}
            aria-label={value.left === undefined ? value.value : counted('play.left', value.left, { value: value.value })}
            aria-pressed={settings.value.digitFirst || game.armed.value ? game.armed.value === value.value : undefined}
            onClick={() => {
              const isPicked = settings.value.digitFirst || game.armed.value || game.selected.value.size === 0;
              if (isPicked) game.armed.value = game.armed.value === value.value ? null : value.value;
              else write(game, value.value);
            }}
          >
            {value.value}
          </button>
        );
      })}
      <button class="key wide rub" aria-label={t('play.erase')} onClick={() => erase(game)}>
        <Icon name="erase" />
      </button>
    </div>
  );
}

function Actions({ game, isDrawn }: { game: Game; isDrawn: boolean }) {
  const act = (key: Key, icon: IconName, work: () => void, isOff = false, extra = '') => (
    <button class={`act ${extra}`} disabled={isOff} onClick={work} data-act={icon}>
      <Icon name={icon} />
      {t(key)}
    </button>
  );
  const hasPoint = (game.answer.value.game.checkpoints ?? []).length > 0;
  return (
    <div class="acts">
      {act('play.undo', 'undo', () => void game.undo(), !game.canUndo)}
      {act('play.redo', 'redo', () => void game.redo(), !game.canRedo)}
      {act('play.erase', 'erase', () => (isDrawn ? void game.act({ do: 'clear', sites: [...game.selected.value] }) : erase(game)), false, 'desk')}
      {act('play.checkpoint', 'flag', () => {
        if (hasPoint) game.panel.value = 'checkpoints';
        else void game.act({ do: 'checkpoint' }).then(() => game.tell(t('play.set')));
      })}
      {game.slow.value
        ? act('home.cancel', 'close', () => engine.cancel())
        : act('play.hint', 'hint', () => void game.askHint(), game.solved.value || game.looking.value, 'ask')}
    </div>
  );
}
