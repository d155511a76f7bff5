import type { ReactNode } from 'react';
import css from './controls.module.css';
import field from './field.module.css';

interface FieldGroupProps {
  /** The id of the fieldset; its hint and error append `-hint` and `-error`. */
  id: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
}

/** A `Field` of several controls: a legend, with the hint and the error above them. */
export function FieldGroup({ id, legend, hint, error, optional = false, children }: FieldGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={css.group}
      id={id}
      aria-describedby={described || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={`${field.label} ${css.legend}`}>
        {legend}
        {optional && <span className={field.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p className={`${field.hint} ${css.groupNote}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`${field.error} ${css.groupNote}`} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
