// Statistics of solved puzzles by family, variant and level, and a backup of all data.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Fault } from '../busy';
import { families, familyNamed, levelText } from '../catalogue';
import { locale, t } from '../i18n/texts';
import { Bars } from '../icons';
import { clock } from '../play/game';
import { go, href } from '../router';
import { say } from '../say';
import { save, textOf } from '../share';
import { entitle, site } from '../site';
import { today } from '../start';
import { bringIn, broughtText, everything } from '../store/backup';
import { clear, put } from '../store/games';
import { type Group, type SolvedRecord, allSolved, counts, found, groups, hardest, spread, streaks } from '../store/solved';
import { Top } from './top';

const percent = (share: number): string => new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

export function StatsScreen({ family }: { family?: string | undefined }) {
  const all = useSignal<SolvedRecord[]>([]);
  const reload = async () => {
    all.value = await allSolved();
  };
  const isReady = families.value.length > 0;
  useEffect(() => {
    if (isReady) void reload();
    entitle(t('stats.title'));
  }, [isReady]);
  const records = family ? all.value.filter((record) => record.family === family) : all.value;
  const unaided = records.filter(counts).length;
  const streak = streaks(records, today());
  const best = hardest(records);
  const figure = (name: string, value: string | number, about = '', id = '') => (
    <div class="fig" data-figure={id}>
      <dt>{name}</dt>
      <dd>
        {value} <small>{about}</small>
      </dd>
    </div>
  );
  return (
    <>
      <Top at="stats" />
      <main class="page stats">
        <header class="head">
          <h1>{t('stats.title')}</h1>
          <div class="chips pick" role="group" aria-label={t('daily.family')}>
            <button class="chip" aria-pressed={!family} onClick={() => go('stats')}>
              {t('stats.all')}
            </button>
            {families.value.map((one) => (
              <button key={one.id} class="chip" aria-pressed={one.id === family} onClick={() => go('stats', one.id)} data-family={one.id}>
                {one.name}
              </button>
            ))}
          </div>
        </header>
        <Fault />
        <dl class="figs">
          {figure(t('home.solved'), records.length, '', 'solved')}
          {figure(t('stats.unaided'), records.length > 0 ? percent(unaided / records.length) : '–', '', 'unaided')}
          {figure(t('stats.streak'), streak.now, t('stats.most', { n: streak.most }), 'streak')}
          {figure(t('stats.hardest'), best ? best.rating.toFixed(1) : '–', best ? techniqueName(best.technique) : '', 'hardest')}
        </dl>
        {records.length === 0 && <p class="none">{t('stats.none')}</p>}
        <div class="two">
          <Times records={records} />
          <Steps records={records} family={family} />
          <Days records={records} />
          <Keep all={all} onChange={reload} />
        </div>
      </main>
    </>
  );
}

/** The name of a technique, in any family. */
function techniqueName(id: string): string {
  for (const family of families.value) {
    const row = family.techniques.find((one) => one.id === id);
    if (row) return row.name;
  }
  return id;
}

/** A row for each variant and level, with the spread of its times. */
function Times({ records }: { records: SolvedRecord[] }) {
  const withHints = useSignal(false);
  const shown = withHints.value ? records : records.filter(counts);
  const rows = groups(records).map((group) => ({ group, times: group.records.filter((one) => withHints.value || counts(one)).map((one) => one.seconds) }));
  const most = Math.max(60, ...shown.map((record) => record.seconds));
  return (
    <section class="card pad-in" aria-labelledby="times">
      <header class="ttl">
        <h2 id="times">{t('stats.times')}</h2>
        <div class="seg" role="group" aria-label={t('stats.which')}>
          <button aria-pressed={!withHints.value} onClick={() => (withHints.value = false)} data-hints="without">
            {t('stats.without')}
          </button>
          <button aria-pressed={withHints.value} onClick={() => (withHints.value = true)} data-hints="with">
            {t('stats.with')}
          </button>
        </div>
      </header>
      <table class="dist">
        <thead>
          <tr>
            <th scope="col">{t('stats.kind')}</th>
            <th scope="col" class="r">
              {t('home.solved')}
            </th>
            <th scope="col" class="wide">
              {t('stats.spread', { from: clock(0), to: clock(most) })}
            </th>
            <th scope="col" class="r">
              {t('stats.median')}
            </th>
            <th scope="col" class="r">
              {t('stats.best')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, times }) => (
            <TimesRow key={`${group.name} ${group.level}`} group={group} times={times} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TimesRow({ group, times, most }: { group: Group; times: number[]; most: number }) {
  const five = spread(times);
  const x = (seconds: number) => (seconds / most) * 200;
  return (
    <tr data-group={group.name} data-level={group.level ?? ''}>
      <th scope="row">
        <b>{group.name}</b>
        {group.level && (
          <span class="tag">
            <Bars level={group.level} />
            {levelText(group.level)}
          </span>
        )}
      </th>
      <td class="r">{group.records.length}</td>
      <td class="wide">
        {five && (
          <svg viewBox="-2 0 204 20" class="spread" role="img" aria-label={t('stats.spread.of', { from: clock(five[0]), middle: clock(five[2]), to: clock(five[4]) })}>
            <path class="reach" d={`M${x(five[0])} 10H${x(five[4])}`} />
            <rect class="half" x={x(five[1])} y="4" width={Math.max(2, x(five[3]) - x(five[1]))} height="12" rx="2" />
            <path class="middle" d={`M${x(five[2])} 2V18`} />
          </svg>
        )}
      </td>
      <td class="r num">{five ? clock(five[2]) : '–'}</td>
      <td class="r num">{five ? clock(five[0]) : '–'}</td>
    </tr>
  );
}

/** The number of techniques listed. */
const SHOWN = 8;

function Steps({ records, family }: { records: SolvedRecord[]; family?: string | undefined }) {
  const rows = found(records).slice(0, SHOWN);
  const weakest = [...rows].sort((a, b) => a.share - b.share)[0];
  const of = family ?? families.value.find((one) => one.techniques.some((row) => row.id === weakest?.technique))?.id;
  return (
    <section class="card pad-in" aria-labelledby="found">
      <h2 id="found">{t('stats.found')}</h2>
      <p class="sub">{t('stats.found.help')}</p>
      <ul class="shares">
        {rows.map(({ technique, chances, share }) => (
          <li key={technique}>
            <span>{techniqueName(technique)}</span>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </span>
            <span class="sub num">{t('stats.share', { share: percent(share), n: chances })}</span>
          </li>
        ))}
      </ul>
      {weakest && weakest.share < 1 && of && familyNamed(of) && (
        <a class="btn plain" href={href('learn', weakest.technique, of)}>
          {t('stats.practise', { technique: techniqueName(weakest.technique) })}
        </a>
      )}
    </section>
  );
}

const DAY_MS = 86_400_000;
const WEEKS = 26;

/** The number of puzzles solved each day, week by week. */
function Days({ records }: { records: SolvedRecord[] }) {
  const now = Date.parse(today());
  // Weeks start on Monday.
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  const start = now - (weekday + 7 * (WEEKS - 1)) * DAY_MS;
  const solved = new Map<string, number>();
  for (const { date } of records) solved.set(date, (solved.get(date) ?? 0) + 1);
  const days = Array.from({ length: weekday + 1 + 7 * (WEEKS - 1) }, (_, i) => new Date(start + i * DAY_MS).toISOString().slice(0, 10));
  const active = days.filter((day) => solved.has(day)).length;
  const sum = days.reduce((total, day) => total + (solved.get(day) ?? 0), 0);
  return (
    <section class="card pad-in" aria-labelledby="months">
      <h2 id="months">{t('stats.months')}</h2>
      <p class="sub">{t('stats.months.help')}</p>
      <svg class="months" viewBox={`0 0 ${WEEKS * 17 - 4} 115`} role="img" aria-label={t('stats.months.of', { n: sum, days: active })}>
        {days.map((day, i) => (
          <rect key={day} class={`heat${Math.min(3, solved.get(day) ?? 0)}`} x={Math.floor(i / 7) * 17} y={(i % 7) * 17} width="13" height="13" rx="3">
            <title>{`${day}: ${solved.get(day) ?? 0}`}</title>
          </rect>
        ))}
      </svg>
    </section>
  );
}

/** A backup of all data, to be saved and loaded; statistics can be reset. */
export function Keep({ all, onChange }: { all?: Signal<SolvedRecord[]>; onChange: () => Promise<void> }) {
  const told = useSignal('');
  const gone = useSignal<SolvedRecord[]>([]);
  const tell = (text: string) => {
    told.value = text;
    say(text);
  };
  const keep = async () => {
    const name = `${site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${today()}.json`;
    save(name, await everything(), 'application/json');
    tell(t('share.saved', { file: name }));
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const brought = await bringIn(await textOf(file));
      // Update the figures before announcing the result.
      await onChange();
      tell(broughtText(brought));
    } catch (error) {
      tell((error as Error).message);
    }
  };
  const startOver = async () => {
    gone.value = all?.value ?? [];
    await clear('solved');
    await onChange();
    tell(t('keep.over.done'));
  };
  const back = async () => {
    await put('solved', ...gone.value);
    gone.value = [];
    told.value = '';
    await onChange();
  };
  return (
    <section class="card pad-in" aria-labelledby="keep">
      <h2 id="keep">{t('keep.title')}</h2>
      <p class="help">{t('keep.help')}</p>
      <div class="btns">
        <button class="btn" onClick={() => void keep()} data-keep>
          {t('keep.save')}
        </button>
        <label class="btn file">
          {t('keep.load')}
          <input
            class="vh"
            type="file"
            accept=".json,application/json"
            data-load
            onChange={(event) => {
              void load(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {all && all.value.length > 0 && (
          <button class="btn plain" onClick={() => void startOver()} data-over>
            {t('keep.over')}
          </button>
        )}
        {gone.value.length > 0 && (
          <button class="btn plain" onClick={() => void back()} data-over-undo>
            {t('play.undo')}
          </button>
        )}
      </div>
      <p class="told" role="status" data-kept>
        {told.value}
      </p>
    </section>
  );
}
