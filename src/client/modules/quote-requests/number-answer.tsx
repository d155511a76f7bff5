import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { fieldId } from '#client/ui/field-id.ts';
import { NumberInput } from '#client/ui/number-input.tsx';
import type { DateQuestion, NumberQuestion } from '#shared/lines/types.ts';
import { dollars, type NumberText, wholeNumber, yearNumber } from '#shared/platform/number-text.ts';
import { type AnswerProps, unlessPlain } from './answer-props.ts';

const formats: Record<string, NumberText> = { money: dollars, year: yearNumber };

/** A whole number with its unit, an amount in dollars, a percentage, or a year. */
export function NumberAnswer({
  question,
  path,
  value,
  errorOf,
  onChange,
  plain,
}: AnswerProps<NumberQuestion | DateQuestion>) {
  const { label, help, required, type } = question;
  const [id, error] = [fieldId(path), errorOf(path)];
  return (
    <Field id={id} label={label} hint={help} error={error} optional={!required}>
      <NumberInput
        {...fieldAttributes(id, { hint: Boolean(help), error })}
        name={path}
        value={value}
        format={formats[type] ?? wholeNumber}
        inputMode={type === 'money' ? 'decimal' : 'numeric'}
        prefix={type === 'money' ? '$' : undefined}
        suffix={type === 'percent' ? '%' : 'unit' in question ? question.unit : undefined}
        aria-required={required}
        autoComplete={unlessPlain(plain)}
        onChange={onChange}
      />
    </Field>
  );
}
