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

/** One consent: never ticked in advance. Its first sentence says what is agreed to; the rest of the same text unfolds below. */
export function ConsentBox({ id, name, text, ticked, error, onTick }: ConsentBoxProps) {
  const end = text.indexOf('. ') + 1;
  const [sentence, rest] = end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
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
        {sentence}
      </label>
      {rest && (
        <details className={css.rest}>
          <summary>Who asks, who sees it and how to withdraw</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
