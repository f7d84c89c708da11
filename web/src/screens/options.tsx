// All parameters of a family, as a generated form.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { attemptOnce } from '../busy';
import type { Family, Param } from '../engine/protocol';
import { t } from '../i18n/texts';
import { Icon } from '../icons';
import { newGame, refusal } from '../start';

interface Props {
  family: Family;
  onClose: () => void;
}

/**
 * The delay between the last key press and the check whether such puzzles exist, in milliseconds.
 */
const PAUSE_MS = 300;

export function Options({ family, onClose }: Props) {
  const values = useSignal<Record<string, string>>({});
  const why = useSignal('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const params = asked(values.value);
    const timer = setTimeout(() => void refusal(family.id, params).then((text) => (why.value = text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values.value]);
  const start = (event: Event) => {
    event.preventDefault();
    onClose();
    void attemptOnce(() => newGame(family.id, asked(values.value)));
  };
  return (
    <dialog ref={dialog} class="card dialog" aria-labelledby="options" onClose={onClose}>
      <form onSubmit={start}>
        <header>
          <h2 id="options">{family.name}</h2>
          <button type="button" class="iconbtn" aria-label={t('app.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <p class="sub">{family.summary}</p>
        <div class="fields">
          {family.params.map((param) => (
            <Field
              key={param.name}
              param={param}
              value={values.value[param.name] ?? ''}
              onChange={(value) => (values.value = { ...values.value, [param.name]: value })}
            />
          ))}
        </div>
        <p class="refusal" role="status">
          {why.value}
        </p>
        <div class="btns">
          <button class="btn main" type="submit">
            {t('home.start')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The parameters that were filled in. */
function asked(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function Field({ param, value, onChange }: { param: Param; value: string; onChange: (value: string) => void }) {
  const id = `param-${param.name}`;
  const { kind } = param;
  const label = (choice: string) => (kind.type === 'choice' && kind.labels?.[kind.choices.indexOf(choice)]) || choice;
  const usual = param.default === undefined ? t('home.any') : label(param.default);
  return (
    <div class="field">
      <label for={id}>
        {param.label ?? param.name}
        <span class="sub">{param.help}</span>
      </label>
      {kind.type === 'choice' ? (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{usual}</option>
          {kind.choices.map((choice) => (
            <option key={choice} value={choice}>
              {label(choice)}
            </option>
          ))}
        </select>
      ) : kind.type === 'int' ? (
        <input
          id={id}
          type="number"
          min={kind.min}
          max={kind.max}
          placeholder={usual}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : kind.type === 'lines' || kind.type === 'rows' ? (
        <textarea id={id} rows={4} placeholder={usual} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input id={id} type="text" placeholder={usual} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}
