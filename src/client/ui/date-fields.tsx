import { useState } from 'react';
import { type DateParts, joinDate, monthNames, splitDate } from '#shared/platform/date-parts.ts';
import css from './controls.module.css';
import field from './field.module.css';

interface DateFieldsProps {
  id: string;
  /** Under which a form sends the parts: `birthDate.month`. */
  name?: string;
  /** `2026-03-05`, or `2026-03` without a day; an incomplete date keeps the parts that were typed. */
  value: string;
  withDay: boolean;
  invalid?: boolean;
  /** The fields hold the user's own birthday. */
  birthday?: boolean;
  /** Of fields that don’t; `off` without it. */
  autoComplete?: 'on' | 'off';
  onChange: (value: string) => void;
}

/**
 * A month by name, then day and year as digits: nobody has to guess whether 03/04 is in March or in April, and a year of
 * birth takes four keystrokes where a calendar takes forty swipes. Used inside a `FieldGroup`.
 */
export function DateFields({ id, name, value, withDay, invalid, onChange, ...autofill }: DateFieldsProps) {
  const { birthday = false, autoComplete = 'off' } = autofill;
  const [typed, setTyped] = useState(() => splitDate(value));
  // The typed text ("3") and the stored value ("03") may differ; a value set from outside wins.
  const parts = joinDate(typed, { withDay }) === value ? typed : splitDate(value);

  function change(part: keyof DateParts, text: string) {
    const next = { ...parts, [part]: text };
    setTyped(next);
    onChange(joinDate(next, { withDay }));
  }

  const control = (part: keyof DateParts) => ({
    id: `${id}-${part}`,
    name: name && `${name}.${part}`,
    className: field.control,
    value: parts[part],
    'aria-invalid': invalid || undefined,
    autoComplete: birthday ? `bday-${part}` : autoComplete,
    onChange: (event: { target: { value: string } }) => change(part, event.target.value),
  });

  return (
    <div className={css.parts}>
      <div className={css.part}>
        <label className={css.partLabel} htmlFor={`${id}-month`}>
          Month
        </label>
        <select {...control('month')}>
          <option value="">Month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {withDay && (
        <div className={css.part}>
          <label className={css.partLabel} htmlFor={`${id}-day`}>
            Day
          </label>
          <input {...control('day')} className={`${field.control} ${css.day}`} type="text" inputMode="numeric" />
        </div>
      )}
      <div className={css.part}>
        <label className={css.partLabel} htmlFor={`${id}-year`}>
          Year
        </label>
        <input {...control('year')} className={`${field.control} ${css.year}`} type="text" inputMode="numeric" />
      </div>
    </div>
  );
}
