import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { PlainQuestion } from '#shared/lines/types.ts';
import { isRecord } from '#shared/lines/visibility.ts';
import { type AnswerProps, unlessPlain } from './answer-props.ts';
import css from './questions.module.css';

const parts = [
  { part: 'street', label: 'Street address', autoComplete: 'address-line1' },
  { part: 'unit', label: 'Unit', autoComplete: 'address-line2', optional: true },
  { part: 'city', label: 'City or town', autoComplete: 'address-level2' },
];

/** Street, unit and city. The postal code is a separate question. */
export function AddressAnswer({ question, path, value, errorOf, onChange, own, plain }: AnswerProps<PlainQuestion>) {
  const { label, help, required } = question;
  const given = isRecord(value) ? value : {};
  return (
    <FieldGroup id={fieldId(path)} legend={label} hint={help} error={errorOf(path)} optional={!required}>
      <div className={css.address}>
        {parts.map(({ part, label: partLabel, autoComplete, optional }) => {
          const partPath = `${path}.${part}`;
          const error = errorOf(partPath);
          return (
            <Field key={part} id={fieldId(partPath)} label={partLabel} error={error} optional={optional ?? false}>
              <input
                {...fieldAttributes(fieldId(partPath), { error })}
                className={field.control}
                type="text"
                name={partPath}
                autoComplete={own ? autoComplete : unlessPlain(plain)}
                value={typeof given[part] === 'string' ? given[part] : ''}
                onChange={(event) => onChange({ ...given, [part]: event.target.value }, partPath)}
              />
            </Field>
          );
        })}
      </div>
    </FieldGroup>
  );
}
