// Hints in three stages, and walks through steps, with their pictures on the board.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Key, t } from '../i18n/texts';
import { Icon } from '../icons';
import { href } from '../router';
import { isStill } from '../store/settings';
import { CloseButton } from './cards';
import { type Game, troubleText } from './game';

const STAGES: Key[] = ['hint.where', 'hint.why', 'hint.move'];

interface Props {
  game: Game;
  onShow: (sites: string[]) => void;
}

export function HintPanel({ game, onShow }: Props) {
  const hint = game.hint.value;
  if (!hint) return null;
  const stage = game.stage.value;
  if (hint.outcome !== 'step') return <Trouble game={game} />;
  const isProof = game.proof.value !== null;
  const sentence = stage < 3 ? ([hint.where, hint.why][stage - 1] ?? '') : [hint.why, hint.move].filter(Boolean).join(' ');
  return (
    <section class="ctx sheet hint" aria-labelledby="hint-title">
      <ol class="stages">
        {STAGES.map((key, i) => (
          <li key={key} class={i + 1 === stage ? 'on' : i + 1 < stage ? 'was' : ''} aria-current={i + 1 === stage ? 'step' : undefined}>
            {t(key)}
          </li>
        ))}
      </ol>
      <CloseButton onClose={() => game.closeHint()} />
      <div class="ttl">
        <h2 id="hint-title">{hint.step?.name}</h2>
        {hint.step && <span class="tag box">{t('hint.rated', { rating: hint.step.rating.toFixed(1) })}</span>}
      </div>
      <p class="why" aria-live="polite">
        <Sentence text={sentence} game={game} onShow={onShow} />
      </p>
      {stage > 1 && <Legend markup={hint.picture?.text ?? ''} hides={stage === 2} />}
      <div class="btns foot">
        {stage === 3 && !isStill() && <ShowMe game={game} markup={hint.picture?.text ?? ''} />}
        {stage < 3 ? (
          <button class="btn main" onClick={() => void game.askHint()} data-next>
            {stage === 1 ? t('hint.next.why') : t('hint.next.move')}
          </button>
        ) : (
          !isProof && (
            <button class="btn main" onClick={() => void game.followHint()} data-do>
              {t('hint.do')}
            </button>
          )
        )}
        <button class="btn plain" onClick={() => void game.askSteps()} data-all>
          {t('hint.all')}
        </button>
        {hint.technique && (stage < 3 || isProof) && (
          <a class="btn plain" href={href('learn', hint.technique, game.about.family)}>
            {t('hint.lesson')}
          </a>
        )}
      </div>
    </section>
  );
}

/** The time that each part of a picture is shown alone, in milliseconds. */
const PART_MS = 600;

/** Shows the picture of the step again, part by part. */
function ShowMe({ game, markup }: { game: Game; markup: string }) {
  const part = game.part.value;
  useEffect(() => {
    if (part === null) return;
    const next = part === 'looked' && hasClass(markup, 'link') ? 'linked' : null;
    const timer = setTimeout(() => (game.part.value = next), PART_MS);
    return () => clearTimeout(timer);
  }, [part]);
  return (
    <button class="btn" onClick={() => (game.part.value = 'looked')} data-show>
      {t('hint.show')}
    </button>
  );
}

/** A hint that is not a step: a mistake, or no hint available. */
function Trouble({ game }: { game: Game }) {
  const hint = game.hint.value;
  if (!hint) return null;
  const isMistake = hint.outcome === 'wrong' || hint.outcome === 'broken';
  return (
    <section class="ctx sheet hint" aria-label={t('play.hint')}>
      <CloseButton onClose={() => game.closeHint()} />
      <p class="why first" role="alert">
        {game.proof.value ?? troubleText(hint, (site) => game.place(site))}
      </p>
      <div class="btns foot">
        {isMistake && (
          <button class="btn main" onClick={() => void game.act({ do: 'undo-mistakes' })} data-back>
            {t('hint.back')}
          </button>
        )}
        {isMistake && (
          <button class="btn" onClick={() => void game.askMistake()} data-explain-mistake>
            {t('mistake.why')}
          </button>
        )}
        {hint.outcome === 'later' && (
          <button class="btn" onClick={() => void game.askHint('')}>
            {t('play.hint')}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * Steps one after the other: all possible ones, the refutation of a mistake, or the whole solution.
 */
export function WalkPanel({ game, onShow }: Props) {
  const walk = game.walk.value;
  if (!walk) return null;
  const at = game.walkAt.value;
  const step = walk.steps[at];
  const count = Math.max(walk.steps.length, walk.pictures.length);
  const isLast = at + 1 >= count && !walk.next;
  return (
    <section class="ctx sheet hint walkbox" aria-labelledby="walk-title">
      <CloseButton onClose={() => game.closeHint()} />
      <h2 id="walk-title" class="first">
        {walk.title}
      </h2>
      {walk.about && (
        <p class="why" role="alert">
          <Sentence text={walk.about} game={game} onShow={onShow} />
        </p>
      )}
      {walk.kind === 'steps' ? (
        <ol class="steps">
          {walk.steps.map((one, i) => (
            <li key={i}>
              <button aria-current={i === at ? 'step' : undefined} onClick={() => (game.walkAt.value = i)}>
                <b>{one.name}</b>
                <span class="tag">{one.rating.toFixed(1)}</span>
                <span class="sub">{one.short}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        step && (
          <div class="ttl">
            <h3>{step.name}</h3>
            <span class="tag box">{t('hint.rated', { rating: step.rating.toFixed(1) })}</span>
          </div>
        )
      )}
      <p class="why" aria-live="polite">
        <Sentence text={step?.full ?? walk.end ?? ''} game={game} onShow={onShow} />
      </p>
      {step && walk.kind !== 'steps' && <Legend markup={walk.pictures[at]?.text ?? ''} />}
      <div class="foot">
        {(count > 1 || walk.next) && (
          <div class="walk">
            <button class="iconbtn" aria-label={t('walk.back')} disabled={at === 0} onClick={() => (game.walkAt.value = at - 1)}>
              <Icon name="back" />
            </button>
            <span class="sub grow">{walk.next ? t('walk.step', { at: at + 1 }) : t('walk.of', { at: at + 1, of: count })}</span>
            <button class="iconbtn" aria-label={t('walk.on')} disabled={isLast || game.looking.value} onClick={() => void game.walkOn()} data-walk-on>
              <Icon name="forward" />
            </button>
          </div>
        )}
        {walk.kind === 'mistake' && walk.move !== undefined && (
          <div class="btns">
            <button class="btn main" onClick={() => void game.act({ do: 'go-to', moves: walk.move ?? 0 })} data-before>
              {t('mistake.back')}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * A sentence in which the names of cells are buttons that flash them. A point or comma after one
 * stays in its line.
 */
function Sentence({ text, game, onShow }: { text: string; game: Game; onShow: (sites: string[]) => void }) {
  const parts: ComponentChildren[] = text.split(/([\p{L}\d]*r\d+c\d+[\p{L}]*[.,:;)]*)/u).map((part, i) => {
    const name = part.replace(/[.,:;)]*$/, '');
    return game.site(name) ? (
      <span key={i} class="unbroken">
        <button class="cellref" onClick={() => onShow([name])}>
          {name}
        </button>
        {part.slice(name.length)}
      </span>
    ) : (
      part
    );
  });
  return <>{parts}</>;
}

const LEGEND = ['looked', 'pivot', 'wing', 'fin', 'colour-a', 'colour-b', 'link', 'changed', 'strike'] as const;

function hasClass(markup: string, name: string): boolean {
  return new RegExp(`class="(?:[a-z0-9-]+ )*${name}(?: [a-z0-9-]+)*"`).test(markup);
}

/** Explains the marks that a picture uses. */
export function Legend({ markup, hides = false }: { markup: string; hides?: boolean }) {
  const has = (name: string) => hasClass(markup, name);
  const shown = LEGEND.filter((name) => has(name) || (name === 'changed' && has('halo-changed'))).filter((name) => !(hides && (name === 'changed' || name === 'strike')));
  return (
    <ul class="legend">
      {shown.map((name) => (
        <li key={name}>
          <svg class="gridwright sample" viewBox="0 0 40 40" aria-hidden="true">
            {name === 'strike' || name === 'link' ? (
              <path class={name} d="M8 32 32 8" />
            ) : (
              <rect class={name} x="5" y="5" width="30" height="30" />
            )}
          </svg>
          {t(`legend.${name}`)}
        </li>
      ))}
    </ul>
  );
}
