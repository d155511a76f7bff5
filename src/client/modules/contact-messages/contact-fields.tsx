/** The fields of the contact form, for the form in the page and for the page that returns it with errors. */
import type { Ref } from 'react';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { Issue } from '#shared/platform/errors.ts';
import css from './contact-form.module.css';

export const contactFieldId = (name: string) => `contact-${name}`;

export interface ContactFormTexts {
  /** Value and label of each insurance type, in order. */
  insuranceTypes: [value: string, label: string][];
  /** Who reads the message, in one sentence. */
  note: string;
}

interface ContactFieldsProps extends ContactFormTexts {
  issues: readonly Issue[];
  /** The values typed before. */
  values?: Readonly<Record<string, string | readonly string[]>>;
  sending?: boolean;
  outcome?: string;
  /** Takes the focus while the focused button is temporarily gone. */
  outcomeRef?: Ref<HTMLParagraphElement>;
}

export function ContactFields({
  insuranceTypes,
  note,
  issues,
  values = {},
  sending = false,
  outcome,
  outcomeRef,
}: ContactFieldsProps) {
  const errorOf = (name: string) => issues.find((issue) => issue.path === name)?.message;
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const attributes = (name: string) => ({
    ...fieldAttributes(contactFieldId(name), { error: errorOf(name) }),
    name,
    className: field.control,
    defaultValue: typed(name),
  });
  return (
    <div className={css.form}>
      <Field id={contactFieldId('name')} label="Full Name" error={errorOf('name')}>
        <input {...attributes('name')} type="text" autoComplete="name" required minLength={2} />
      </Field>
      <div className={css.pair}>
        <Field id={contactFieldId('email')} label="Email Address" error={errorOf('email')}>
          <input {...attributes('email')} type="email" autoComplete="email" required />
        </Field>
        <Field id={contactFieldId('phone')} label="Phone Number" error={errorOf('phone')}>
          <input {...attributes('phone')} type="tel" autoComplete="tel" required minLength={10} />
        </Field>
      </div>
      <Field id={contactFieldId('insuranceType')} label="Insurance Type" optional error={errorOf('insuranceType')}>
        <select {...attributes('insuranceType')} defaultValue={typed('insuranceType') ?? 'none'}>
          {insuranceTypes.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id={contactFieldId('message')} label="Message" error={errorOf('message')}>
        <textarea {...attributes('message')} rows={5} required minLength={10} />
      </Field>
      <p className={css.note}>{note}</p>
      <div className={css.actions}>
        <button className={buttons.primary} type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send Message'}
        </button>
        <p ref={outcomeRef} className={css.outcome} role="status" tabIndex={-1}>
          {outcome}
        </p>
      </div>
    </div>
  );
}
