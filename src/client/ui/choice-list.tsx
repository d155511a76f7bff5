import css from './controls.module.css';

export interface Choice {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Shown below a line, apart from the others: "I’m not sure". */
  apart?: boolean;
}

interface ChoiceListProps {
  /** Single choice or multiple choice. */
  type: 'radio' | 'checkbox';
  /** Prefix of the controls' ids. */
  id: string;
  /** Under which a form sends them; radio buttons need one in any case. Defaults to the id. */
  name?: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** In a row where there is room: for two or three short answers. */
  inline?: boolean;
  /** Ids of the elements that describe every control, when there is no fieldset. */
  describedBy?: string | undefined;
}

/** Large targets for native radio buttons or checkboxes. Used inside a `FieldGroup`, which asks the question. */
export function ChoiceList({
  type,
  id,
  name,
  choices,
  chosen,
  onToggle,
  inline = false,
  describedBy,
}: ChoiceListProps) {
  return (
    <div className={css.choices} data-inline={inline || undefined}>
      {choices.map(({ value, label, hint, apart }) => {
        const controlId = `${id}-${value}`;
        return (
          <div key={value} className={css.choice} data-apart={apart || undefined}>
            <input
              className={css.choiceInput}
              type={type}
              id={controlId}
              name={name ?? (type === 'radio' ? id : undefined)}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              aria-describedby={[hint && `${controlId}-hint`, describedBy].filter(Boolean).join(' ') || undefined}
            />
            <label className={css.choiceLabel} htmlFor={controlId}>
              {label}
            </label>
            {hint && (
              <span className={css.choiceHint} id={`${controlId}-hint`}>
                {hint}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
