import type { ReactNode } from 'react';
import css from './field.module.css';

interface FieldProps {
  /** The id of the control inside; its hint and error append `-hint` and `-error`. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A label, a hint above the control, the control, and its error. */
export function Field({ id, label, hint, error, optional = false, className = '', children }: FieldProps) {
  return (
    <div className={`${css.field} ${className}`} data-invalid={error ? '' : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> (optional)</span>}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
