import { type Choice, ChoiceList } from '#client/ui/choice-list.tsx';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { ChoiceQuestion, PlainQuestion } from '#shared/lines/types.ts';
import { type AnswerProps, choicesOf, unsureChoices } from './answer-props.ts';
import { ClearAnswer } from './clear-answer.tsx';
import css from './questions.module.css';

/** Longer lists scroll, and the phone's own picker does that better. */
const MOST_BUTTONS = 8;

const yesOrNo: Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A radio button can’t be cleared without a script. */
const NO_ANSWER: Choice = { label: 'No answer', value: '', apart: true };

/** Single choice, or yes and no. */
export function ChoiceAnswer({
  question,
  path,
  value,
  errorOf,
  onChange,
  plain,
}: AnswerProps<ChoiceQuestion | PlainQuestion>) {
  const { label, help, required } = question;
  const [id, error] = [fieldId(path), errorOf(path)];
  const isBool = !('options' in question);
  const own = isBool ? yesOrNo : choicesOf(question);
  const choices = [...own, ...unsureChoices(question), ...(plain && !required ? [NO_ANSWER] : [])];
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : '';
  const choose = (next: string) => onChange(isBool && (next === 'yes' || next === 'no') ? next === 'yes' : next);

  if (own.length > MOST_BUTTONS && own.every(({ hint }) => !hint)) {
    return (
      <Field id={id} label={label} hint={help} error={error} optional={!required}>
        <select
          {...fieldAttributes(id, { hint: Boolean(help), error })}
          className={`${field.control} ${css.select}`}
          name={path}
          aria-required={required}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </Field>
    );
  }
  return (
    <FieldGroup id={id} legend={label} hint={help} error={error} optional={!required}>
      <ChoiceList
        type="radio"
        id={id}
        name={path}
        choices={choices}
        chosen={[chosen]}
        inline={isBool && choices.length === 2}
        onToggle={choose}
      />
      {!plain && !required && chosen !== '' && <ClearAnswer label={label} onClear={() => onChange('')} />}
    </FieldGroup>
  );
}
