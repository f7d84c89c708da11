// The cards beside the board, one at a time: the rules, a cage, words, checkpoints, the menu.

import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { familyNamed } from '../catalogue';
import type { Clue } from '../engine/protocol';
import { counted, t } from '../i18n/texts';
import { Icon, type IconName } from '../icons';
import { go, href } from '../router';
import type { Game } from './game';

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button class="iconbtn x" aria-label={t('app.close')} onClick={onClose} data-close>
      <Icon name="close" />
    </button>
  );
}

/** The rules, shown when there is nothing else to show. */
export function Quiet({ game, name }: { game: Game; name: string }) {
  const family = familyNamed(game.about.family);
  const here = game.cursor.value;
  return (
    <section class="ctx quiet" aria-labelledby="quiet">
      <h2 id="quiet">{name}</h2>
      <p class="why">{game.rules.value || family?.rules}</p>
      <div class="btns foot">
        <button class="btn" onClick={() => void game.prove()} disabled={!here || game.solved.value}>
          {t('proof.ask', { site: game.place(here) })} <kbd>F2</kbd>
        </button>
        <a class="btn plain" href={href('first', game.about.family)}>
          {t('first.title')}
        </a>
      </div>
    </section>
  );
}

/**
 * A cage: the rest of its sum, and on request the combinations for it. In low windows there is no room for it beside
 * the tools; then the menu opens it as a sheet.
 */
export function CageCard({ game, clue, isSheet = false }: { game: Game; clue: Clue; isSheet?: boolean }) {
  const isOpen = useSignal(isSheet);
  const moves = game.answer.value.game.at;
  useEffect(() => {
    if (isOpen.value) void game.lookAt(clue);
    else game.clue.value = { clue, answer: null };
  }, [clue.id, moves, isOpen.value]);
  useEffect(
    () => () => {
      game.clue.value = null;
    },
    [],
  );
  const sites = clue.sites ?? [];
  const empty = sites.filter((site) => game.site(site)?.value === undefined).length;
  const ways = game.clue.value?.answer?.combinations;
  return (
    <section class={`ctx ${isSheet ? 'sheet' : 'strip'} cagebox`} aria-labelledby="cage">
      {isSheet && <CloseButton onClose={() => (game.panel.value = null)} />}
      <h2 id="cage">{t('cage.title', { sum: clue.label })}</h2>
      <dl class="facts">
        {clue.left !== undefined && (
          <div>
            <dt>{t('cage.left')}</dt>
            <dd>{clue.left}</dd>
          </div>
        )}
        <div>
          <dt>{t('cage.cells')}</dt>
          <dd>
            {empty} <small>{t('cage.of', { n: sites.length })}</small>
          </dd>
        </div>
        {isOpen.value && ways && (
          <div>
            <dt>{t('cage.ways')}</dt>
            <dd>{ways.length}</dd>
          </div>
        )}
      </dl>
      {isOpen.value ? (
        <ul class="combos" aria-label={t('cage.ways')} aria-busy={!ways}>
          {(ways ?? []).map((way) => (
            <li key={way} class="combo">
              {[...way].join(' ')}
            </li>
          ))}
          {ways?.length === 0 && <li class="sub">{t('cage.none')}</li>}
        </ul>
      ) : (
        <div class="btns">
          <button class="btn" onClick={() => (isOpen.value = true)} data-ways>
            {t('cage.show')}
          </button>
        </div>
      )}
    </section>
  );
}

export function Words({ game }: { game: Game }) {
  return (
    <section class="ctx strip" aria-labelledby="words">
      <WordList game={game} />
    </section>
  );
}

/** The words to be placed; the selected one highlights the ways to place it. */
export function WordList({ game }: { game: Game }) {
  const words = (game.state.value.clues ?? []).filter((clue) => clue.kind === 'word');
  const done = words.filter((word) => word.done).length;
  const chosen = game.clue.value?.clue.id;
  const moves = game.answer.value.game.at;
  const placed = new Set(game.state.value.sites.map((site) => site.value));
  const picked = new Set([...game.selected.value].map((site) => game.site(site)?.value));
  useEffect(() => {
    const word = words.find((one) => one.id === chosen);
    if (word) void game.lookAt(word);
  }, [moves]);
  useEffect(
    () => () => {
      game.clue.value = null;
    },
    [],
  );
  const ways = game.clue.value?.answer?.paths;
  return (
    <>
      <header class="ttl desk">
        <h2 id="words">{t('play.words')}</h2>
        <span class="sub">{t('home.of', { done, all: words.length })}</span>
      </header>
      <ul class="words" aria-labelledby="words">
        {words.map((word) => (
          <li key={word.id} class={word.done ? 'done' : ''} aria-current={word.id === chosen ? 'true' : undefined}>
            <button
              aria-pressed={word.id === chosen}
              data-word={word.label}
              onClick={() => void game.lookAt(word.id === chosen ? null : word)}
            >
              <span class="st" aria-hidden="true" />
              <span class="vh">{`${word.label}${word.done ? `, ${t('play.word.done')}` : ''}`}</span>
              <span class="w" aria-hidden="true">
                {[...word.label].map((letter, i) => {
                  const shown = placed.has(letter) ? letter : <s>{letter}</s>;
                  return picked.has(letter) ? <u key={i}>{shown}</u> : <span key={i}>{shown}</span>;
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p class="sub desk foot" role="status">
        {ways && game.clue.value ? counted('play.ways', ways.length, { word: game.clue.value.clue.label }) : ''}
      </p>
    </>
  );
}

/** The checkpoints of the game. */
export function Checkpoints({ game }: { game: Game }) {
  const { checkpoints = [], at } = game.answer.value.game;
  const close = () => (game.panel.value = null);
  return (
    <section class="ctx sheet list" aria-labelledby="points">
      <CloseButton onClose={close} />
      <h2 id="points">{t('play.checkpoints')}</h2>
      <ul>
        {[...checkpoints].reverse().map((point) => (
          <li key={point}>
            <button
              class="opt"
              aria-current={point === at ? 'true' : undefined}
              onClick={() => {
                close();
                void game.act({ do: 'go-to', moves: point });
              }}
              data-point={point}
            >
              <span>{counted('play.aftermoves', point)}</span>
              <Icon name="undo" />
            </button>
          </li>
        ))}
      </ul>
      <div class="btns foot">
        <button
          class="btn main"
          disabled={checkpoints.includes(at)}
          onClick={() => {
            close();
            void game.act({ do: 'checkpoint' }).then(() => game.tell(t('play.set')));
          }}
        >
          {t('play.set.new')}
        </button>
      </div>
    </section>
  );
}

/** The menu with less frequent actions. */
export function Menu({ game, isDrawn, hasCage }: { game: Game; isDrawn: boolean; hasCage: boolean }) {
  const close = () => (game.panel.value = null);
  const isOver = game.solved.value;
  const row = (icon: IconName, text: ComponentChildren, work: () => void, id: string, key?: string, isOff = false) => (
    <li>
      <button
        class="opt"
        disabled={isOff}
        onClick={() => {
          close();
          work();
        }}
        data-menu={id}
      >
        <Icon name={icon} />
        <span class="grow">{text}</span>
        {key && <kbd class="desk">{key}</kbd>}
      </button>
    </li>
  );
  return (
    <section class="ctx sheet list" aria-labelledby="menu">
      <CloseButton onClose={close} />
      <h2 id="menu">{t('play.menu')}</h2>
      <ul>
        {row('why', t('proof.ask', { site: game.place(game.cursor.value) }), () => void game.prove(), 'prove', 'F2', isOver)}
        {hasCage && row('colour', t('cage.show'), () => (game.panel.value = 'cage'), 'cage')}
        {row('hint', t('hint.all'), () => void game.askSteps(), 'steps', undefined, isOver)}
        {row('check', t('mistake.ask'), () => void game.askMistake(), 'mistake', undefined, isOver)}
        {row('learn', t('explain.title'), () => void game.explain(), 'explain')}
        {!isDrawn && row('notes', t('play.fill'), () => void game.act({ do: 'fill-notes' }), 'fill', undefined, isOver)}
        {row('flag', t('play.checkpoints'), () => (game.panel.value = 'checkpoints'), 'points')}
        {row('undo', t('play.restart'), () => void game.restart(), 'restart', undefined, isOver)}
        {row('share', t('share.menu'), () => (game.panel.value = 'share'), 'share')}
        {row('print', t('play.print'), () => go('print', game.answer.value.game.puzzle), 'print')}
        {row('lines', t('linear.title'), () => go('lines', game.about.key), 'lines')}
        {row('play', t('play.rules'), () => (game.panel.value = 'rules'), 'rules')}
        {row('settings', t('app.settings'), () => go('settings'), 'settings')}
      </ul>
    </section>
  );
}

export function Rules({ game }: { game: Game }) {
  const family = familyNamed(game.about.family);
  return (
    <section class="ctx sheet" aria-labelledby="rules">
      <CloseButton onClose={() => (game.panel.value = null)} />
      <h2 id="rules">{t('learn.rules', { family: family?.name ?? '' })}</h2>
      <p class="why">{game.rules.value || family?.rules}</p>
    </section>
  );
}
