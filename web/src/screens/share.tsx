// Ways to share a puzzle: a link, a picture, a page to print, the formats of other programs.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { familyNamed } from '../catalogue';
import { engine } from '../engine/engine';
import { type ConvertAnswer, EngineError, type FormatRow, type FormatsAnswer, type SavedGame, type ShowAnswer } from '../engine/protocol';
import { language, t } from '../i18n/texts';
import { Icon } from '../icons';
import { go } from '../router';
import { say } from '../say';
import { bytes, copy, fileName, gameLink, puzzleLink, save, send, toPng } from '../share';

interface Props {
  /** The id of the puzzle. */
  puzzle: string;
  family: string;
  /** The game, if its moves can be included. */
  game?: SavedGame | undefined;
  onClose: () => void;
}

/** The width of a picture, in pixels. */
const WIDTH = 1200;

export function ShareDialog({ puzzle, family, game, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const withMoves = useSignal(false);
  const withSolution = useSignal(false);
  const told = useSignal('');
  useEffect(() => dialog.current?.showModal(), []);
  const name = familyNamed(family)?.name ?? family;
  const hasMoves = (game?.at ?? 0) > 0;

  /** Wraps an operation in an event handler that shows its result. */
  const doing = (work: () => Promise<string>) => async () => {
    try {
      told.value = await work();
    } catch (error) {
      const isAway = error instanceof EngineError && error.code === 'unreachable';
      told.value = isAway ? t('share.noserver') : (error instanceof EngineError && error.detail) || (error as Error).message;
      say(told.value);
    }
  };
  const link = () => (withMoves.value && game ? gameLink(game) : Promise.resolve(puzzleLink(puzzle)));
  const drawn = async (kind: 'svg' | 'pdf', isServer = false) => {
    const request = { verb: 'show', puzzle, solution: withSolution.value, picture: { as: kind, theme: 'print' }, language: language.value };
    const { picture } = await (isServer ? engine.askServer<ShowAnswer>(request) : engine.ask<ShowAnswer>(request));
    if (!picture) throw new Error(t('make.several'));
    return picture;
  };
  const file = (ending: string) => `${fileName(family, withSolution.value ? t('print.solution') : '')}.${ending}`;
  const saved = (ending: string) => t('share.saved', { file: file(ending) });
  return (
    <dialog ref={dialog} class="card dialog share" aria-labelledby="share" onClose={onClose}>
      <header>
        <h2 id="share">{t('share.title', { family: name })}</h2>
        <button type="button" class="iconbtn" aria-label={t('app.close')} onClick={onClose} data-close-share>
          <Icon name="close" />
        </button>
      </header>
      <p class="told" role="status" data-told>
        {told.value}
      </p>
      <section aria-labelledby="share-link">
        <h3 id="share-link">{t('share.link')}</h3>
        <p class="sub">{t('share.link.help')}</p>
        {hasMoves && (
          <button class="opt" role="switch" aria-checked={withMoves.value} onClick={() => (withMoves.value = !withMoves.value)} data-with-moves>
            <span>{t('share.moves')}</span>
            <span class={`sw ${withMoves.value ? 'on' : ''}`} aria-hidden="true" />
          </button>
        )}
        <div class="btns">
          <button class="btn main" onClick={doing(async () => copy(await link(), t('play.copied')))} data-copy-link>
            <Icon name="link" />
            {t('play.link')}
          </button>
          {'share' in navigator && (
            <button class="btn" onClick={doing(async () => send(name, await link()))}>
              <Icon name="share" />
              {t('share.send')}
            </button>
          )}
        </div>
      </section>
      <section aria-labelledby="share-picture">
        <h3 id="share-picture">{t('share.picture')}</h3>
        <button class="opt" role="switch" aria-checked={withSolution.value} onClick={() => (withSolution.value = !withSolution.value)} data-with-solution>
          <span>{t('share.solution')}</span>
          <span class={`sw ${withSolution.value ? 'on' : ''}`} aria-hidden="true" />
        </button>
        <div class="btns">
          <button
            class="btn"
            onClick={doing(async () => {
              save(file('svg'), (await drawn('svg')).text ?? '', 'image/svg+xml');
              return saved('svg');
            })}
            data-save="svg"
          >
            SVG
          </button>
          <button
            class="btn"
            onClick={doing(async () => {
              save(file('png'), await toPng((await drawn('svg')).text ?? '', WIDTH), 'image/png');
              return saved('png');
            })}
            data-save="png"
          >
            PNG
          </button>
          <button
            class="btn"
            onClick={doing(async () => {
              save(file('pdf'), bytes((await drawn('pdf', true)).base64 ?? ''), 'application/pdf');
              return saved('pdf');
            })}
            data-save="pdf"
          >
            PDF
          </button>
          <button class="btn" onClick={() => go('print', puzzle)} data-print>
            <Icon name="print" />
            {t('play.print')}
          </button>
        </div>
      </section>
      <Formats puzzle={puzzle} family={family} doing={doing} />
    </dialog>
  );
}

/** Our own formats for a puzzle. */
const OWN = ['text', 'line', 'id', 'json'] as const;

interface FormatsProps {
  puzzle: string;
  family: string;
  doing: (work: () => Promise<string>) => () => Promise<void>;
}

/** The formats of other programs that the family supports, and our own. */
function Formats({ puzzle, family, doing }: FormatsProps) {
  const rows = useSignal<FormatRow[]>([]);
  const chosen = useSignal<string>('text');
  const text = useSignal('');
  useEffect(() => {
    void engine.ask<FormatsAnswer>({ verb: 'formats' }).then((answer) => {
      rows.value = answer.formats.filter((row) => row.family === family);
    });
  }, [family]);
  useEffect(() => {
    const to = chosen.value;
    text.value = '';
    void doing(async () => {
      const answer = await engine.ask<ConvertAnswer>({ verb: 'convert', puzzle, ...(to === 'json' ? {} : { to }) });
      text.value = to === 'json' ? `${JSON.stringify(answer.puzzle, null, 2)}\n` : (answer.text ?? '');
      return '';
    })();
  }, [chosen.value, puzzle]);
  const row = rows.value.find((one) => one.name === chosen.value);
  const ending = row?.extensions?.[0] ?? (chosen.value === 'json' ? 'json' : 'txt');
  const isLink = /^https?:\/\/\S+$/.test(text.value.trim());
  return (
    <section aria-labelledby="share-format">
      <h3 id="share-format">{t('share.format')}</h3>
      <div class="field">
        <label for="format" class="vh">
          {t('share.format')}
        </label>
        <select id="format" value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {OWN.map((own) => (
            <option key={own} value={own}>
              {t(`share.own.${own}`)}
            </option>
          ))}
          {rows.value.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
        {row && <p class="sub">{row.carries}</p>}
        <textarea id="converted" readonly rows={5} spellcheck={false} aria-label={t('share.text')} value={text.value} />
      </div>
      <div class="btns">
        <button class="btn" disabled={!text.value} onClick={doing(() => copy(text.value))} data-copy-format>
          {t('share.copy')}
        </button>
        <button
          class="btn"
          disabled={!text.value}
          onClick={doing(async () => {
            const name = `${fileName(family, chosen.value)}.${ending}`;
            save(name, text.value, 'text/plain');
            return t('share.saved', { file: name });
          })}
          data-save-format
        >
          {t('share.save')}
        </button>
        {isLink && (
          <a class="btn plain" href={text.value.trim()} target="_blank" rel="noopener noreferrer">
            {t('share.visit')}
          </a>
        )}
      </div>
    </section>
  );
}
