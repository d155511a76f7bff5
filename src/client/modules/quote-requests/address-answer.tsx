import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { PlainQuestion } from '#shared/lines/types.ts';
import { isRecord } from '#shared/lines/visibility.ts';
import { communitiesOf } from '#shared/platform/communities.ts';
import { type AnswerProps, unlessPlain } from './answer-props.ts';
import { NameList } from './name-list.tsx';
import css from './questions.module.css';

const parts = [
  { part: 'street', label: 'Street address', autoComplete: 'address-line1' },
  { part: 'unit', label: 'Unit', autoComplete: 'address-line2', optional: true },
  { part: 'city', label: 'City or town', autoComplete: 'address-level2' },
];

/** Street, unit and city. The postal code is a separate question; the communities it may belong to are offered. */
export function AddressAnswer({
  question,
  path,
  value,
  errorOf,
  onChange,
  own,
  plain,
  answers,
}: AnswerProps<PlainQuestion>) {
  const { label, help, required } = question;
  const given = isRecord(value) ? value : {};
  const { postalCode } = answers;
  const towns = typeof postalCode === 'string' ? communitiesOf(postalCode) : [];
  const list = `${fieldId(path)}-towns`;
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
                list={part === 'city' && towns.length > 0 ? list : undefined}
                value={typeof given[part] === 'string' ? given[part] : ''}
                onChange={(event) => onChange({ ...given, [part]: event.target.value }, partPath)}
              />
            </Field>
          );
        })}
        <NameList id={list} names={towns} />
      </div>
    </FieldGroup>
  );
}
