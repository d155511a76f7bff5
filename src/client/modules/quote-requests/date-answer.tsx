import { DateFields } from '#client/ui/date-fields.tsx';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { DateQuestion } from '#shared/lines/types.ts';
import { type AnswerProps, unlessPlain } from './answer-props.ts';

/** A day or a month. */
export function DateAnswer({ question, path, value, errorOf, onChange, own, plain }: AnswerProps<DateQuestion>) {
  const { label, help, required, type } = question;
  const [id, error] = [fieldId(path), errorOf(path)];
  return (
    <FieldGroup id={id} legend={label} hint={help} error={error} optional={!required}>
      <DateFields
        id={id}
        name={path}
        value={typeof value === 'string' ? value : ''}
        withDay={type === 'date'}
        invalid={Boolean(error)}
        autoComplete={unlessPlain(plain)}
        birthday={own && question.id === 'birthDate'}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
