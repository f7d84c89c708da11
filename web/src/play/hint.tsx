// Hints in three stages, and the list of all steps.

import type { ComponentChildren } from 'preact';
import { type Key, counted, t } from '../i18n/texts';
import { Icon } from '../icons';
import { href } from '../router';
import type { Game } from './game';

const STAGES: Key[] = ['hint.where', 'hint.why', 'hint.move'];

export function HintPanel({ game, onShow }: { game: Game; onShow: (sites: string[]) => void }) {
  const hint = game.hint.value;
  if (!hint) return null;
  const stage = game.stage.value;
  if (hint.outcome !== 'step') return <Trouble game={game} />;
  const sentence = [hint.where, hint.why, hint.move][stage - 1] ?? '';
  return (
    <section class="ctx sheet hint" aria-labelledby="hint-title">
      <ol class="stages">
        {STAGES.map((key, i) => (
          <li key={key} class={i + 1 === stage ? 'on' : i + 1 < stage ? 'was' : ''} aria-current={i + 1 === stage ? 'step' : undefined}>
            {t(key)}
          </li>
        ))}
      </ol>
      <Close game={game} />
      <div class="ttl">
        <h2 id="hint-title">{hint.step?.name}</h2>
        {hint.step && <span class="tag box">{t('hint.rated', { rating: hint.step.rating.toFixed(1) })}</span>}
      </div>
      <p class="why" aria-live="polite">
        <Sentence text={sentence} sites={game.state.value.sites.map((site) => site.site)} onShow={onShow} />
      </p>
      {stage > 1 && <Legend markup={hint.picture?.text ?? ''} />}
      <div class="btns foot">
        {stage < 3 ? (
          <button class="btn main" onClick={() => void game.askHint()} data-next>
            {stage === 1 ? t('hint.next.why') : t('hint.next.move')}
          </button>
        ) : (
          <button class="btn main" onClick={() => void game.followHint()} data-do>
            {t('hint.do')}
          </button>
        )}
        <button class="btn plain" onClick={() => void game.askSteps()}>
          {t('hint.all')}
        </button>
        {hint.technique && (
          <a class="btn plain" href={href('learn', hint.technique)}>
            {t('hint.lesson', { technique: hint.step?.name ?? '' })}
          </a>
        )}
      </div>
    </section>
  );
}

/** A hint that is no step: a mistake, or nothing to be said. */
function Trouble({ game }: { game: Game }) {
  const hint = game.hint.value;
  if (!hint) return null;
  const rules = [...new Set((hint.violations ?? []).map((rule) => rule.name))].join(', ');
  const sites = (hint.sites ?? []).join(', ');
  const canGoBack = hint.outcome === 'wrong' || hint.outcome === 'broken';
  return (
    <section class="ctx sheet hint" aria-label={t('play.hint')}>
      <Close game={game} />
      <p class="why" role="alert">
        {t(`hint.${hint.outcome}` as Key, { rules, sites })}
      </p>
      {canGoBack && (
        <div class="btns foot">
          <button class="btn main" onClick={() => void game.act({ do: 'undo-mistakes' })}>
            {t('hint.back')}
          </button>
        </div>
      )}
    </section>
  );
}

export function StepsPanel({ game }: { game: Game }) {
  const steps = game.steps.value?.steps ?? [];
  return (
    <section class="ctx sheet hint" aria-labelledby="steps-title">
      <Close game={game} />
      <h2 id="steps-title">{counted('steps.title', steps.length)}</h2>
      <ol class="steps">
        {steps.map((step, i) => (
          <li key={i}>
            <button
              aria-current={i === game.stepAt.value ? 'step' : undefined}
              onClick={() => (game.stepAt.value = i)}
            >
              <b>{step.name}</b>
              <span class="tag">{step.rating.toFixed(1)}</span>
              <span class="sub">{step.short}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="why">{steps[game.stepAt.value]?.full}</p>
    </section>
  );
}

function Close({ game }: { game: Game }) {
  return (
    <button class="iconbtn x" aria-label={t('app.close')} onClick={() => game.closeHint()}>
      <Icon name="close" />
    </button>
  );
}

/** A sentence whose names of cells are buttons that flash them. */
function Sentence({ text, sites, onShow }: { text: string; sites: string[]; onShow: (sites: string[]) => void }) {
  const names = new Set(sites);
  const parts: ComponentChildren[] = text.split(/(\b[A-Za-z]?\d*r\d+c\d+\b)/).map((part, i) =>
    names.has(part) ? (
      <button key={i} class="cellref" onClick={() => onShow([part])}>
        {part}
      </button>
    ) : (
      part
    ),
  );
  return <>{parts}</>;
}

const LEGEND = ['looked', 'pivot', 'wing', 'fin', 'colour-a', 'colour-b', 'link', 'changed', 'strike'] as const;

/** What the marks of a picture mean, for those that it has. */
export function Legend({ markup }: { markup: string }) {
  const has = (name: string) => new RegExp(`class="(?:[a-z0-9-]+ )*${name}(?: [a-z0-9-]+)*"`).test(markup);
  const shown = LEGEND.filter(has);
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
