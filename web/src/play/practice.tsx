// The practice of a technique: the task, and its result.

import { attemptOnce } from '../busy';
import { familyNamed } from '../catalogue';
import { counted, t } from '../i18n/texts';
import { Icon } from '../icons';
import { href } from '../router';
import { shortDate } from '../screens/kept';
import { practise, today, train } from '../start';
import { LEARNED, nextUp } from '../store/practice';
import type { Game } from './game';

export function Practice({ game, technique }: { game: Game; technique: string }) {
  const family = familyNamed(game.about.family);
  const techniques = family?.techniques ?? [];
  const name = techniques.find((row) => row.id === technique)?.name ?? technique;
  const record = game.practice.value;
  const isFound = game.about.practised === 'found';
  const next = record ? nextUp(game.about.family, techniques.map((row) => row.id), today()) : undefined;
  return (
    <section class={`ctx strip practice ${record ? 'over' : ''}`} aria-labelledby="practice" data-practice={game.about.practised ?? 'open'}>
      <h2 id="practice">
        {record && <Icon name={isFound ? 'check' : 'learn'} />}
        {record ? t(isFound ? 'practice.found' : 'practice.helped') : t('practice.title', { technique: name })}
      </h2>
      {record ? (
        <p class="why">
          {record.learned ? t('practice.learned', { technique: name }) : counted('practice.row', record.row, { of: LEARNED })} {t('practice.due', { date: shortDate(record.due) })}
        </p>
      ) : (
        <p class="why desk">{t('practice.help')}</p>
      )}
      <div class="btns foot">
        {record && (
          <button class="btn main" onClick={() => void attemptOnce(() => (next ? train(game.about.family, techniques.map((row) => row.id)) : practise(technique, game.about.family)))} data-next-practice>
            {t('practice.next')}
          </button>
        )}
        {record && next && next !== technique && (
          <button class="btn" onClick={() => void attemptOnce(() => practise(technique, game.about.family))}>
            {t('practice.same')}
          </button>
        )}
        <a class="btn plain" href={href('learn', technique, game.about.family)}>
          {t('solved.lesson')}
        </a>
      </div>
    </section>
  );
}
