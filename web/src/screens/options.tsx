// Everything that a family can be asked for, as a form made from its parameters.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Family, Param } from '../engine/protocol';
import { t } from '../i18n/texts';
import { Icon } from '../icons';
import { newGame } from '../start';

interface Props {
  family: Family;
  attempt: (work: () => Promise<void>) => Promise<void>;
  onClose: () => void;
}

export function Options({ family, attempt, onClose }: Props) {
  const values = useSignal<Record<string, string>>({});
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const start = (event: Event) => {
    event.preventDefault();
    const asked = Object.entries(values.value).filter(([, value]) => value !== '');
    const params = asked.map(([name, value]) => `${name}=${value}`).join(',');
    void attempt(() => newGame(family.id, family.name, params));
    onClose();
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
        <div class="btns">
          <button class="btn main" type="submit">
            {t('home.start')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Field({ param, value, onChange }: { param: Param; value: string; onChange: (value: string) => void }) {
  const id = `param-${param.name}`;
  const { kind } = param;
  const usual = param.default ?? t('home.any');
  return (
    <div class="field">
      <label for={id}>
        {param.name}
        <span class="sub">{param.help}</span>
      </label>
      {kind.type === 'choice' ? (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{usual}</option>
          {kind.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
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
      ) : (
        <input id={id} type="text" placeholder={usual} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}
