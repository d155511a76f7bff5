import { Button, Textarea } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { reopenCaseInputSchema } from '#shared/cases/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useCommandOutcome } from './use-command-outcome.ts';

const formSchema = reopenCaseInputSchema.pick({ reason: true });

/** The way back for a closed case; nothing where it is not allowed. */
export function ReopenButton({ row }: { row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents' | 'broker'> }) {
  const { id: caseId, version } = row;
  const [opened, setOpened] = useState(false);
  const form = useZodForm(formSchema, { name: 'reopen', initialValues: { reason: '' } });
  const reopen = trpc.cases.reopen.useMutation(
    useCommandOutcome({
      caseId,
      done: 'The request is open again.',
      failed: 'The request was not reopened',
      onDone: () => setOpened(false),
    }),
  );
  if (!row.allowedEvents.includes('reopened')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Reopen this request
      </Button>
      <CommandDialog
        title="Reopen this request?"
        opened={opened}
        onClose={() => setOpened(false)}
        onSubmit={form.submit(({ reason }) => reopen.mutate({ caseId, version, ...(reason && { reason }) }))}
        action="Reopen"
        pending={reopen.isPending}
        refusal={reopen.error && toApiError(reopen.error).serverMessage}
      >
        <p>
          {row.broker
            ? `It goes on with ${row.broker.name}. Options from before cannot be chosen any more.`
            : 'We look for a licensed broker again.'}
        </p>
        <Textarea label="Why (optional)" autosize minRows={2} {...form.getInputProps('reason')} />
      </CommandDialog>
    </>
  );
}
