import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { families } from '../catalogue';
import { engine } from '../engine/engine';
import type { Family, TechniqueAnswer, TechniqueText } from '../engine/protocol';
import { language, t } from '../i18n/texts';
import { Bars } from '../icons';
import { href } from '../router';
import { newGame } from '../start';
import { levelText } from './home';
import { Top } from './top';

/** The rules and techniques of every family. */
export function Learn() {
  useEffect(() => {
    document.title = `${t('app.learn')} · Gridwright`;
  });
  return (
    <>
      <Top at="learn" />
      <main class="page">
        <h1>{t('app.learn')}</h1>
        {families.value.map((family) => (
          <FamilySection key={family.id} family={family} />
        ))}
      </main>
    </>
  );
}

function FamilySection({ family }: { family: Family }) {
  return (
    <section class="sec" aria-labelledby={`learn-${family.id}`}>
      <header>
        <h2 id={`learn-${family.id}`}>{family.name}</h2>
      </header>
      <div class="card pad-in">
        <p class="prose">{family.rules}</p>
        <details>
          <summary>{`${t('learn.title')} (${family.techniques.length})`}</summary>
          <ul class="techniques">
            {family.techniques.map((technique) => (
              <li key={technique.id}>
                <a href={href('learn', technique.id, family.id)}>
                  <b>{technique.name}</b>
                  <span class="tag">
                    <Bars level={technique.worth.level} />
                    {levelText(technique.worth.level)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

/** One technique: its lesson, and a game that needs it. */
export function Lesson({ id, family }: { id: string; family?: string | undefined }) {
  const text = useSignal<TechniqueText | null>(null);
  const fault = useSignal('');
  useEffect(() => {
    void engine
      .ask<TechniqueAnswer>({ verb: 'technique', name: id, language: language.value, ...(family ? { family } : {}) })
      .then((answer) => {
        text.value = answer.techniques?.[0] ?? null;
        document.title = `${text.value?.name ?? id} · Gridwright`;
      })
      .catch((error: Error) => (fault.value = error.message));
  }, [id, family, language.value]);
  const technique = text.value;
  const of = family ?? technique?.families[0];
  const practise = async () => {
    if (!of) return;
    const name = families.value.find((one) => one.id === of)?.name ?? of;
    try {
      await newGame(of, name, `needs=${id}`);
    } catch (error) {
      fault.value = (error as Error).message;
    }
  };
  return (
    <>
      <Top at="learn" />
      <main class="page narrow">
        {fault.value && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        {technique && (
          <article class="card pad-in prose">
            <h1>{technique.name}</h1>
            <p>{technique.lesson?.what}</p>
            <h2>{t('learn.spot')}</h2>
            <p>{technique.lesson?.spot}</p>
            {technique.examples?.[0] && (
              <>
                <h2>{t('learn.example')}</h2>
                <p>{technique.examples[0].step.full}</p>
              </>
            )}
            <h2>{t('learn.miss')}</h2>
            <p>{technique.lesson?.miss}</p>
            <h2>{t('learn.relatives')}</h2>
            <p>{technique.lesson?.relatives}</p>
            <div class="btns">
              <button class="btn main" onClick={() => void practise()}>
                {t('learn.practise')}
              </button>
            </div>
          </article>
        )}
      </main>
    </>
  );
}
