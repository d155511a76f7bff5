import type { ComponentProps } from 'react';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { fieldId } from '#client/ui/field-id.ts';
import type { PlainQuestion, TextQuestion, VinQuestion } from '#shared/lines/types.ts';
import { normalizePostalCode, normalizeVin } from '#shared/lines/validators.ts';
import { type AnswerProps, unlessPlain } from './answer-props.ts';
import { NameList } from './name-list.tsx';
import css from './questions.module.css';
import { useSuggestions } from './suggestions.ts';

type Asked = TextQuestion | PlainQuestion | VinQuestion;
type Kind = Exclude<Asked['type'], 'bool' | 'address' | 'longText'>;

/** The keyboard, the autofill and the width for each kind of text. */
const inputs: Record<Kind, ComponentProps<'input'>> = {
  text: {},
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  postalAB: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false, className: css.short },
  vin: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, className: css.vin },
};

/** How an answer is tidied on blur: only its formatting changes. */
const tidy: Partial<Record<Kind, (text: string) => string>> = {
  postalAB: (text) => normalizePostalCode(text) ?? text,
  vin: normalizeVin,
};

/** A single line or several lines of text. */
export function TextAnswer({ question, path, value, errorOf, onChange, own, plain, values }: AnswerProps<Asked>) {
  const { label, help, required, type } = question;
  const names = useSuggestions(question.type === 'text' ? question.suggest : undefined, values, value);
  const [id, error] = [fieldId(path), errorOf(path)];
  const kind = type as Kind;
  const { className = '', autoComplete, ...input } = inputs[kind] ?? {};
  const control = {
    ...fieldAttributes(id, { hint: Boolean(help), error }),
    name: path,
    value: typeof value === 'string' ? value : '',
    'aria-required': required,
    toolparamdescription: help && `${label}. ${help}`,
  };

  return (
    <Field id={id} label={label} hint={help} error={error} optional={!required}>
      {type === 'longText' ? (
        <textarea {...control} className={field.control} rows={5} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <>
          <input
            type="text"
            {...input}
            {...control}
            className={`${field.control} ${className}`}
            // The browser's autofill must not offer the user's details for another person.
            autoComplete={own ? autoComplete : unlessPlain(plain)}
            list={names.length > 0 ? `${id}-names` : undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              const text = tidy[kind]?.(event.target.value);
              if (text !== undefined && text !== event.target.value) onChange(text);
            }}
          />
          <NameList id={`${id}-names`} names={names} />
        </>
      )}
    </Field>
  );
}
