import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { SuccessorField } from '#client/modules/cases/commands/successor-field.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { Form } from '#client/ui/form.tsx';

/** Assigns a new request to a broker who passes the rules of licence, line, area and capacity; the server checks them again. */
export function AssignForm({ caseId, version }: { caseId: string; version: number }) {
  const [brokerId, setBrokerId] = useState('');
  const [missing, setMissing] = useState(false);
  const assign = trpc.cases.assign.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Request assigned. The broker and the client have been notified.',
      failed: 'The request was not assigned',
    }),
  );
  const refusal = assign.error && toApiError(assign.error).serverMessage;
  return (
    <Form
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(brokerId === '');
        if (brokerId) assign.mutate({ caseId, version, brokerId });
      }}
    >
      <SuccessorField
        label="Broker"
        description="Assigned immediately, without an offer."
        caseId={caseId}
        value={brokerId}
        error={missing ? 'Choose a broker' : refusal}
        onChange={(event) => {
          setBrokerId(event.currentTarget.value);
          setMissing(false);
          assign.reset();
        }}
      />
      <Button type="submit" mr="auto" loading={assign.isPending}>
        Assign to this broker
      </Button>
    </Form>
  );
}
