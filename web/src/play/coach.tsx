// The first lesson of a family: a small real puzzle, and instructions for it step by step.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { familyNamed } from '../catalogue';
import { engine } from '../engine/engine';
import type { GenerateAnswer, HintAnswer } from '../engine/protocol';
import { type Key, language, t } from '../i18n/texts';
import { Icon } from '../icons';
import { go, href } from '../router';
import { begin } from '../start';
import { game as kept } from '../store/games';
import { change, settings } from '../store/settings';
import { WordList } from './cards';
import { type Game, HINT_NODES, troubleText } from './game';

/** The boards of the lessons: small, and the same for everyone. */
const BOARDS: Record<string, Record<string, string>> = {
  sudoku: { size: '4', level: 'easy' },
  cirth: { size: '4', level: 'easy' },
  gogen: { level: 'easy' },
  alcazar: { width: '4', height: '4' },
  futoshiki: { size: '4', level: 'easy' },
};

const SEED = 1;

type StepName = 'goal' | 'write' | 'note' | 'undo' | 'hint' | 'finish';
const STEPS: StepName[] = ['goal', 'write', 'note', 'undo', 'hint', 'finish'];

/** Opens the first lesson of a family, or continues it. */
export async function openFirst(family: string): Promise<void> {
  const key = `first-${family}`;
  const begun = await kept(key);
  if (begun && !begun.solved) {
    go('play', key);
    return;
  }
  const made = await engine.ask<GenerateAnswer>({ verb: 'generate', family, params: BOARDS[family] ?? {}, seed: SEED });
  await begin(made.puzzle?.id ?? '', { key, family, lesson: { step: 0 } });
}

export function Coach({ game }: { game: Game }) {
  const { family } = game.about;
  const hint = useSignal<HintAnswer | null>(null);
  const { state } = game;
  const moves = game.answer.value.game.at;
  const at = Math.min(game.lesson.value, STEPS.length - 1);
  const step = STEPS[at] ?? 'goal';
  const isDrawn = state.value.edges ?? false;
  const isLettered = (state.value.clues ?? []).some((clue) => clue.kind === 'word');
  const isSolved = game.solved.value;

  useEffect(() => {
    const request = { verb: 'hint', puzzle: game.answer.value.game, stage: 3, nodes: HINT_NODES, language: language.value };
    void engine.ask<HintAnswer>(request).then((answer) => (hint.value = answer));
  }, [moves, language.value]);

  const isRight = hint.value?.outcome === 'step' || hint.value?.outcome === 'solved';
  const line = state.value.values?.find((value) => value.line)?.value;
  const isMet: Record<StepName, boolean> = {
    goal: false,
    write: isRight && state.value.sites.some((site) => !site.given && site.value !== undefined && (!isDrawn || site.value === line)),
    note: state.value.sites.some((site) => (isDrawn ? !site.given && site.value !== undefined && site.value !== line : Boolean(site.notes))),
    undo: state.value.can_redo,
    hint: game.hints.value > 0,
    finish: isSolved,
  };
  useEffect(() => {
    if (isMet[step] && step !== 'finish') game.teach(at + 1);
  }, [isMet[step]]);
  useEffect(() => {
    if (isSolved) change({ practised: { ...settings.value.practised, [`first-${family}`]: 1 } });
  }, [isSolved]);

  const name = familyNamed(family)?.name ?? family;
  const key: Key = step === 'goal' || step === 'write' ? (`first.${family}.${step}` as Key) : step === 'note' && isDrawn ? 'first.cross' : `first.${step}`;
  const isWrong = hint.value?.outcome === 'wrong' || hint.value?.outcome === 'broken';
  return (
      <section class="ctx strip coach" aria-labelledby="coach">
        <header class="ttl">
          <h2 id="coach">{t('first.of', { family: name })}</h2>
          <span class="dots" role="img" aria-label={t('walk.of', { at: at + 1, of: STEPS.length })}>
            {STEPS.map((one, i) => (
              <i key={one} class={i === at ? 'on' : i < at || isSolved ? 'was' : ''} />
            ))}
          </span>
        </header>
        {isSolved ? (
          <p class="why">{t('first.done')}</p>
        ) : (
          <p class="why" aria-live="polite">
            {t(key)}{' '}
            {(step === 'write' || step === 'finish') && hint.value?.outcome === 'step' && (
              <span class="tip">{step === 'write' ? `${hint.value.why ?? ''} ${hint.value.move ?? ''}` : (hint.value.where ?? '')}</span>
            )}
          </p>
        )}
        {isWrong && hint.value && (
          <p class="why bad" role="alert">
            {troubleText(hint.value, (site) => game.place(site))}
          </p>
        )}
        <div class="btns foot">
          {isWrong && (
            <button class="btn" onClick={() => void game.act({ do: 'undo-mistakes' })}>
              {t('hint.back')}
            </button>
          )}
          {isSolved ? (
            <>
              <a class="btn main" href={href('')}>
                {t('first.play')}
              </a>
              <a class="btn" href={href('learn', '', family)}>
                {t('learn.title')}
              </a>
            </>
          ) : (
            <>
              {at > 0 && (
                <button class="iconbtn" aria-label={t('walk.back')} onClick={() => game.teach(at - 1)}>
                  <Icon name="back" />
                </button>
              )}
              {step !== 'finish' && (
                <button class={`btn ${step === 'goal' ? 'main' : ''}`} onClick={() => game.teach(at + 1)} data-coach-next>
                  {step === 'goal' ? t('first.begin') : t('first.skip')}
                </button>
              )}
            </>
          )}
        </div>
        {isLettered && <WordList game={game} />}
      </section>
  );
}
