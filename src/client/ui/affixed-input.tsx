import type { ComponentProps } from 'react';
import css from './controls.module.css';
import field from './field.module.css';

interface AffixedInputProps extends ComponentProps<'input'> {
  /** Before the number: a currency symbol. */
  prefix?: string | undefined;
  /** After the number: a unit. */
  suffix?: string | undefined;
}

/** A short text field with a visible unit. Screen readers get the unit through `aria-describedby`. */
export function AffixedInput({ prefix, suffix, ...input }: AffixedInputProps) {
  const unit = prefix ?? suffix;
  const unitId = unit && input.id ? `${input.id}-unit` : undefined;
  return (
    <div className={css.affixed}>
      {prefix && (
        <span className={css.prefix} id={unitId}>
          {prefix}
        </span>
      )}
      <input
        {...input}
        className={field.control}
        aria-describedby={[input['aria-describedby'], unitId].filter(Boolean).join(' ') || undefined}
      />
      {suffix && (
        <span className={css.suffix} id={unitId}>
          {suffix}
        </span>
      )}
    </div>
  );
}
