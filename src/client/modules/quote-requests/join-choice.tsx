import { formatDay } from '#client/lib/format-date.ts';
import { ChoiceList } from '#client/ui/choice-list.tsx';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import type { OpenRequest } from '#shared/cases/move-schema.ts';
import { NEW_REQUEST } from './use-joining.ts';

interface JoinChoiceProps {
  requests: readonly OpenRequest[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (value: string) => void;
}

/** For a signed-in client who has an open request of this kind: add to it, or send another. */
export function JoinChoice({ requests, chosen, error, onChoose }: JoinChoiceProps) {
  const id = fieldId('joins');
  const choices = requests.map(({ caseId, number, title, createdAt }) => ({
    value: caseId,
    label: `Add these answers to ${number}`,
    hint: `${title}, sent ${formatDay(createdAt)}. The broker who works on it sees what’s new.`,
  }));
  return (
    <FieldGroup
      id={id}
      legend={requests.length === 1 ? 'You already have an open request' : 'You already have open requests'}
      hint="Is this about the same insurance?"
      error={error}
    >
      <ChoiceList
        type="radio"
        id={id}
        choices={[
          ...choices,
          { value: NEW_REQUEST, label: 'Send a new request', hint: 'For something else to insure.' },
        ]}
        chosen={chosen ? [chosen] : []}
        onToggle={onChoose}
      />
    </FieldGroup>
  );
}
