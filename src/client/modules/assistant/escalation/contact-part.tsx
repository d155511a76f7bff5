import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { ELSEWHERE, type HandOverDraft } from './draft.ts';
import { handOverId } from './field-ids.ts';
import { placeNames } from './places.ts';

interface ContactPartProps {
  draft: HandOverDraft;
  issues: readonly Issue[];
  onChange: (fields: Partial<HandOverDraft>) => void;
}

const persons = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel' },
] as const;

/** Contact details, line of insurance and community: what matching and the broker need. */
export function ContactPart({ draft, issues, onChange }: ContactPartProps) {
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  const attributes = (name: 'name' | 'email' | 'phone' | 'type' | 'community') => ({
    ...fieldAttributes(handOverId(name), { error: errorOf(name) }),
    className: field.control,
    value: draft[name],
    required: true,
  });
  return (
    <>
      {persons.map(({ name, label, ...kind }) => (
        <Field key={name} id={handOverId(name)} label={label} error={errorOf(name)}>
          <input {...attributes(name)} {...kind} onChange={({ target }) => onChange({ [name]: target.value })} />
        </Field>
      ))}
      <Field id={handOverId('type')} label="Type of insurance" error={errorOf('type')}>
        <select {...attributes('type')} onChange={({ target }) => onChange({ type: target.value as CaseType })}>
          {lines.map((line) => (
            <option key={line} value={line}>
              {lineLabels[line]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={handOverId('community')} label="Where in Alberta?" error={errorOf('community')}>
        <select {...attributes('community')} onChange={({ target }) => onChange({ community: target.value })}>
          <option value="">Choose a location</option>
          {Object.entries(placeNames).map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          <option value={ELSEWHERE}>Elsewhere in Alberta</option>
        </select>
      </Field>
    </>
  );
}
