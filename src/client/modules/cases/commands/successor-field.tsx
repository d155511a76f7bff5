import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { OtherBrokers } from './other-brokers.tsx';

interface SuccessorFieldProps {
  caseId: string;
  label: string;
  description?: string;
  value?: string;
  error?: ReactNode;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

const WAIT_MS = 250;

/** The brokers who may receive a request and, folded away, why the others may not. Searched by name where there are many. */
export function SuccessorField({ caseId, error, ...field }: SuccessorFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, WAIT_MS);
  const successors = trpc.cases.successors.useQuery(
    { caseId, search },
    { refetchOnMount: 'always', placeholderData: (before) => before },
  );
  const brokers = successors.data?.brokers ?? [];
  const eligible = brokers.filter((broker) => broker.eligible);
  const others = brokers.filter((broker) => !broker.eligible);
  const counts = successors.data ?? { eligible: 0, others: 0 };
  const hidden = counts.eligible + counts.others > brokers.length;
  const failure = successors.error && toApiError(successors.error).serverMessage;
  const nobody = search ? 'No eligible broker by that name' : 'No eligible brokers';
  const first = successors.isPending ? 'Loading…' : eligible.length === 0 ? nobody : 'Choose a broker';
  return (
    <Stack gap="xs">
      {(hidden || typed !== '') && (
        <TextInput
          label="Find a broker"
          description={`${counts.eligible} can take it; the list shows ${eligible.length}`}
          placeholder="Name or firm"
          maxLength={100}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      <NativeSelect
        data={[
          { value: '', label: first },
          ...eligible.map(({ brokerId, name, firm, openCases, capacity }) => ({
            value: brokerId,
            label: `${name}, ${firm} (${openCases} of ${capacity} open)`,
          })),
        ]}
        error={failure || error}
        {...field}
      />
      {others.length > 0 && <OtherBrokers brokers={others} count={counts.others} />}
    </Stack>
  );
}
