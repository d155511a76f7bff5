import { Radio, Stack } from '@mantine/core';
import { ColleagueSelect } from '#client/modules/brokers/colleague-select.tsx';

/** A broker, `null` to match each request again, `undefined` while nothing is chosen. */
export type Successor = string | null | undefined;

interface SuccessorChoiceProps {
  exceptId: string;
  value: Successor;
  onChange: (successor: Successor) => void;
  /** The button was pressed without a choice. */
  missing: boolean;
}

/** The successor: one broker for all of it, or a new match for each request. */
export function SuccessorChoice({ exceptId, value, onChange, missing }: SuccessorChoiceProps) {
  const named = value !== null;
  return (
    <Stack align="start" gap="sm">
      <Radio.Group
        label="Who takes over the work?"
        value={named ? 'one' : 'each'}
        onChange={(choice) => onChange(choice === 'one' ? undefined : null)}
      >
        <Stack align="start" gap="sm">
          <Radio value="each" label="Match each request again" />
          <Radio value="one" label="Assign everything to one broker" />
        </Stack>
      </Radio.Group>
      {named && (
        <ColleagueSelect
          label="Broker"
          description="Requests outside their licence are matched again."
          input={{
            value,
            onChange: (id: string | null) => onChange(id && id !== exceptId ? id : undefined),
            error: missing && !value ? 'Choose another broker' : null,
          }}
          chosen={null}
        />
      )}
    </Stack>
  );
}
