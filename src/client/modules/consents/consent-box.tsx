import field from '#client/ui/field.module.css';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import css from './consent-box.module.css';

interface ConsentBoxProps {
  id: string;
  /** Under which a form without a script sends it. */
  name?: string;
  /** The exact text that is agreed to. */
  text: string;
  ticked: boolean;
  error: string | undefined;
  onTick: () => void;
}

/** One consent: never ticked in advance, its full text visible. */
export function ConsentBox({ id, name, text, ticked, error, onTick }: ConsentBoxProps) {
  return (
    <div className={css.box} data-question data-invalid={error ? '' : undefined}>
      {error && (
        <p className={`${field.error} ${css.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        {...fieldAttributes(id, { error })}
        className={css.input}
        type="checkbox"
        name={name}
        value="yes"
        aria-required
        checked={ticked}
        onChange={onTick}
      />
      <label className={css.text} htmlFor={id}>
        {text}
      </label>
    </div>
  );
}
