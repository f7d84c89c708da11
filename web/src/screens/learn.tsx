import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Busy, Fault, attemptOnce } from '../busy';
import { families, familyNamed, levelText } from '../catalogue';
import { engine } from '../engine/engine';
import type { Example, Family, LevelName, HintAnswer, Picture, PlayAnswer, SiteState, TechniqueAnswer, TechniqueRow, TechniqueText } from '../engine/protocol';
import { counted, language, t } from '../i18n/texts';
import { Bars, Icon } from '../icons';
import { Legend } from '../play/hint';
import { markup, view } from '../play/picture';
import { go, href } from '../router';
import { newGame, practise, today, train } from '../start';
import { nextUp, practiceId, practised } from '../store/practice';
import { settings } from '../store/settings';
import { shortDate } from './kept';
import { Top } from './top';
import { entitle } from '../site';

/** The first lesson, the rules and the techniques of a family. */
export function Learn({ family }: { family?: string | undefined }) {
  useEffect(() => {
    entitle(t('app.learn'));
  });
  const chosen = (family ? familyNamed(family) : undefined) ?? families.value[0];
  return (
    <>
      <Top at="learn" />
      <main class="page">
        <h1>{t('app.learn')}</h1>
        <div class="chips pick" role="group" aria-label={t('daily.family')}>
          {families.value.map((one) => (
            <button key={one.id} class="chip" aria-pressed={one === chosen} onClick={() => go('learn', '', one.id)}>
              {one.name}
            </button>
          ))}
        </div>
        {chosen && <FamilyLessons family={chosen} />}
      </main>
    </>
  );
}

const LEVELS: LevelName[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

function FamilyLessons({ family }: { family: Family }) {
  const isDone = (settings.value.practised[`first-${family.id}`] ?? 0) > 0;
  return (
    <>
      <div class="learn-top">
        <a class="card door" href={href('first', family.id)}>
          <span class="art" aria-hidden="true">
            <Icon name={isDone ? 'check' : 'learn'} />
          </span>
          <span>
            <b>{t('first.of', { family: family.name })}</b>
            <span class="sub">{t('first.minutes')}</span>
          </span>
        </a>
        <section class="card pad-in" aria-labelledby="rules-of">
          <h2 id="rules-of">{t('learn.rules', { family: family.name })}</h2>
          <p class="prose">{family.rules}</p>
        </section>
      </div>
      <Training family={family} />
      <h2 class="sec">{t('learn.title')}</h2>
      {LEVELS.map((level) => {
        const rows = family.techniques.filter((row) => row.worth.level === level);
        return (
          rows.length > 0 && (
            <section key={level} class="sec tight" aria-labelledby={`level-${level}`}>
              <header>
                <h3 id={`level-${level}`} class="tag">
                  <Bars level={level} />
                  {levelText(level)}
                </h3>
              </header>
              <ul class="techniques card">
                {rows.map((row) => (
                  <li key={row.id}>
                    <a href={href('learn', row.id, family.id)}>
                      <span>{row.name}</span>
                      <Progress row={row} family={family.id} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

/** Training: techniques that are due today, learned ones, and the next ones. */
function Training({ family }: { family: Family }) {
  const records = [...practised.value.values()].filter((record) => record.family === family.id);
  const ids = family.techniques.map((row) => row.id);
  const due = records.filter((record) => record.due <= today());
  const learned = records.filter((record) => record.learned);
  const next = nextUp(family.id, ids, today());
  const name = (id: string) => family.techniques.find((row) => row.id === id)?.name ?? id;
  return (
    <section class="card pad-in training" aria-labelledby="training">
      <h2 id="training">{t('practice.training')}</h2>
      <p class="sub">{t('practice.about')}</p>
      <dl class="facts">
        <div data-due={due.length}>
          <dt>{t('practice.today')}</dt>
          <dd>{due.length}</dd>
        </div>
        <div data-learned={learned.length}>
          <dt>{t('practice.known')}</dt>
          <dd>
            {learned.length} <small>{t('cage.of', { n: ids.length })}</small>
          </dd>
        </div>
      </dl>
      <div class="btns">
        {next && (
          <button class="btn main" onClick={() => void attemptOnce(() => train(family.id, ids))} data-train>
            {t('stats.practise', { technique: name(next) })}
          </button>
        )}
      </div>
      {records.length > 0 && (
        <details>
          <summary>{t('practice.record')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('learn.title')}</th>
                <th scope="col" class="r">
                  {t('practice.found.of')}
                </th>
                <th scope="col" class="r">
                  {t('practice.again')}
                </th>
              </tr>
            </thead>
            <tbody>
              {records
                .sort((a, b) => a.due.localeCompare(b.due))
                .map((record) => (
                  <tr key={record.id} data-record={record.technique}>
                    <th scope="row">
                      <a href={href('learn', record.technique, family.id)}>
                        {name(record.technique)} {record.learned && <Icon name="check" />}
                        {record.learned && <span class="vh">{t('practice.known')}</span>}
                      </a>
                    </th>
                    <td class="r num">{t('home.of', { done: record.found, all: record.tries })}</td>
                    <td class="r num">{shortDate(record.due)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

/** The progress of a technique: learned, practised, or else its rating. */
function Progress({ row, family }: { row: TechniqueRow; family: string }) {
  const record = practised.value.get(practiceId(family, row.id));
  return record ? (
    <span class="sub seen">
      {record.learned ? <Icon name="check" /> : <span class="dots" aria-hidden="true">{[0, 1, 2].map((i) => <i key={i} class={i < record.row ? 'on' : ''} />)}</span>}
      <span class="vh">{record.learned ? t('practice.known') : counted('learn.times', record.tries)}</span>
    </span>
  ) : (
    <span class="sub num">{row.worth.rating.toFixed(1)}</span>
  );
}

/**
 * One technique: a worked example, how to spot it, a near miss, related techniques, and positions
 * to practise on.
 */
export function Lesson({ id, family }: { id: string; family?: string | undefined }) {
  const text = useSignal<TechniqueText | null>(null);
  const fault = useSignal('');
  useEffect(() => {
    const request = { verb: 'technique', name: id, language: language.value };
    void engine
      .ask<TechniqueAnswer>(request)
      .then((answer) => {
        text.value = answer.techniques?.[0] ?? null;
        entitle(text.value?.name ?? id);
      })
      .catch((error: Error) => (fault.value = error.message));
  }, [id, family, language.value]);
  const technique = text.value;
  const of = family && technique?.families.includes(family) ? family : technique?.families[0];
  const rows = familyNamed(of ?? '')?.techniques ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  const example = technique?.examples?.find((one) => one.family === of) ?? technique?.examples?.[0];
  const start = () => {
    if (of) void attemptOnce(() => practise(id, of));
  };
  const step = (by: number, name: 'back' | 'forward') => {
    const next = rows[at + by];
    return next && of ? (
      <a class="btn plain" href={href('learn', next.id, of)}>
        {by < 0 && <Icon name={name} />}
        {next.name}
        {by > 0 && <Icon name={name} />}
      </a>
    ) : (
      <span />
    );
  };
  return (
    <>
      <Top at="learn" />
      <main class="page">
        <Fault />
        {fault.value && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        {technique && (
          <article class="lesson">
            <nav class="toc" aria-label={t('learn.title')}>
              <a class="btn plain" href={href('learn', '', of ?? '')}>
                <Icon name="back" />
                {t('app.learn')}
              </a>
              <ul>
                {rows.slice(Math.max(0, at - 5), Math.max(0, at - 5) + 12).map((one) => (
                  <li key={one.id}>
                    <a href={href('learn', one.id, of ?? '')} aria-current={one.id === id ? 'page' : undefined}>
                      <span>{one.name}</span>
                      <Progress row={one} family={of ?? ''} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div class="worked">{example ? <Worked key={`${example.puzzle} ${id}`} example={example} miss={technique.lesson?.miss} /> : null}</div>
            <div class="prose">
              {row && (
                <p class="tag">
                  <Bars level={row.worth.level} />
                  {levelText(row.worth.level)}, {row.worth.rating.toFixed(1)}
                </p>
              )}
              <h1 class="big">{technique.name}</h1>
              <p class="lead">{technique.lesson?.what}</p>
              <h2>{t('learn.spot')}</h2>
              <p>{technique.lesson?.spot}</p>
              <h2>{t('learn.relatives')}</h2>
              <p>{technique.lesson?.relatives}</p>
              {of && (
                <section class="card pad-in turn" aria-labelledby="turn">
                  <h2 id="turn">{t('learn.turn')}</h2>
                  <p>{t('learn.turn.help', { technique: technique.name })}</p>
                  <div class="btns">
                    <button class="btn main" onClick={start} data-practise>
                      {t('learn.practise')}
                    </button>
                    <button class="btn" onClick={() => void attemptOnce(() => newGame(of, { needs: id }))}>
                      {t('learn.with')}
                    </button>
                  </div>
                </section>
              )}
              <div class="row">
                {step(-1, 'back')}
                {step(1, 'forward')}
              </div>
            </div>
          </article>
        )}
        <Busy />
      </main>
    </>
  );
}

/** Parses a position of a lesson: for each site `=` and its value, or its candidates. */
function readPosition(text: string, sites: readonly SiteState[]): { entries: Record<string, string>; notes: Record<string, string> } {
  const parts = text.split(',');
  const entries: Record<string, string> = {};
  const notes: Record<string, string> = {};
  sites.forEach(({ site, given }, i) => {
    const part = parts[i] ?? '';
    if (part.startsWith('=')) {
      if (!given) entries[site] = part.slice(1);
    } else if (part) notes[site] = part;
  });
  return { entries, notes };
}

type View = 'bare' | 'why' | 'move' | 'miss';

/**
 * The worked example: first the bare position, then the pattern, then the conclusion; and a near
 * miss.
 */
function Worked({ example, miss }: { example: Example; miss?: string | undefined }) {
  const shown = useSignal<View>('why');
  const pictures = useSignal<{ step?: Picture | undefined; bare?: Picture | undefined; miss?: Picture | undefined }>({});
  const { puzzle, position, near_miss: nearMiss } = example;
  useEffect(() => {
    const picture = { as: 'svg-inline' };
    const load = async () => {
      const { state } = await engine.ask<PlayAnswer>({ verb: 'play', game: puzzle });
      const draw = async (text: string) => {
        const action = { do: 'enter', position: readPosition(text, state.sites) };
        return (await engine.ask<PlayAnswer>({ verb: 'play', game: puzzle, action, picture })).picture;
      };
      const hint = await engine.ask<HintAnswer>({
        verb: 'hint',
        puzzle,
        position: readPosition(position, state.sites),
        profile: example.profile,
        picture,
        language: language.value,
      });
      pictures.value = { step: hint.picture, bare: await draw(position), miss: nearMiss ? await draw(nearMiss) : undefined };
    };
    // The lesson is readable without its pictures.
    load().catch((error: Error) => console.warn(error.message));
  }, [example, language.value]);
  const { step, bare, miss: other } = pictures.value;
  const picture = shown.value === 'miss' ? other : shown.value === 'bare' ? (bare ?? step) : (step ?? bare);
  const views: View[] = ['bare', 'why', 'move', ...(nearMiss ? (['miss'] as const) : [])];
  const frame = picture?.frame;
  const area = picture && frame ? view(picture, frame) : undefined;
  const said = shown.value === 'miss' ? miss : shown.value === 'bare' ? t('learn.find') : example.step.full;
  return (
    <figure>
      <div class={`board still ${shown.value === 'why' ? 'stage-2' : ''}`} style={{ '--ratio': String(area ? area.width / area.height : 1) }}>
        {picture && <div class="picture" role="img" aria-label={said} dangerouslySetInnerHTML={{ __html: markup(picture, false) }} />}
      </div>
      <div class="seg" role="group" aria-label={t('learn.example')}>
        {views.map((one) => (
          <button key={one} aria-pressed={shown.value === one} onClick={() => (shown.value = one)} data-view={one}>
            {t(`learn.view.${one}`)}
          </button>
        ))}
      </div>
      <figcaption aria-live="polite">{said}</figcaption>
      {(shown.value === 'why' || shown.value === 'move') && <Legend markup={step?.text ?? ''} hides={shown.value === 'why'} />}
    </figure>
  );
}
