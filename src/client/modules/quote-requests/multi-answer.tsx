import { ChoiceList } from '#client/ui/choice-list.tsx';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { ChoiceQuestion } from '#shared/lines/types.ts';
import { isUnsure } from '#shared/lines/visibility.ts';
import { type AnswerProps, choicesOf, unsureChoices } from './answer-props.ts';

/** Multiple choice; "none of these" and "I’m not sure" exclude the others. */
export function MultiAnswer({ question, path, value, errorOf, onChange }: AnswerProps<ChoiceQuestion>) {
  const { label, help, required, options } = question;
  const id = fieldId(path);
  const list = Array.isArray(value) ? (value as string[]) : [];
  const alone = (one: string) => options.some((option) => option.value === one && option.exclusive);

  function toggle(one: string) {
    if (isUnsure(one)) return onChange(value === one ? [] : one);
    if (list.includes(one)) return onChange(list.filter((other) => other !== one));
    onChange(alone(one) ? [one] : [...list.filter((other) => !alone(other)), one]);
  }

  return (
    <FieldGroup
      id={id}
      legend={label}
      hint={help ?? 'Choose all that apply.'}
      error={errorOf(path)}
      optional={!required}
    >
      <ChoiceList
        type="checkbox"
        id={id}
        name={path}
        choices={[...choicesOf(question), ...unsureChoices(question)]}
        chosen={isUnsure(value) ? [value] : list}
        onToggle={toggle}
      />
    </FieldGroup>
  );
}
