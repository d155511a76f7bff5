import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { withdrawCaseInputSchema } from '#shared/cases/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

const formSchema = withdrawCaseInputSchema.pick({ reason: true });

/** Withdraws the request. Asks for confirmation; the text says what it means. */
export function WithdrawButton({ row }: { row: CaseDetail }) {
  const { id: caseId, version } = row;
  const [opened, setOpened] = useState(false);
  const form = useZodForm(formSchema, { name: 'withdraw', initialValues: { reason: '' } });
  const withdraw = trpc.cases.withdraw.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Your request was withdrawn.',
      failed: 'Your request was not withdrawn',
      onDone: () => setOpened(false),
    }),
  );
  if (!row.allowedEvents.includes('withdrawn')) return null;
  return (
    <Group className="not-printed" gap="var(--space-4) var(--space-12)" mt="xl" c="dimmed">
      <p>No longer looking for this insurance?</p>
      <Button variant="subtle" color="ember" size="sm" onClick={() => setOpened(true)}>
        Withdraw this request
      </Button>
      <CommandDialog
        title="Withdraw this request?"
        opened={opened}
        onClose={() => setOpened(false)}
        onSubmit={form.submit(({ reason }) => withdraw.mutate({ caseId, version, ...(reason && { reason }) }))}
        action="Withdraw the request"
        pending={withdraw.isPending}
        ending
        refusal={withdraw.error && toApiError(withdraw.error).serverMessage}
      >
        <p>Your broker will stop working on it, and no one will contact you about it again.</p>
        <Textarea label="Reason (optional)" autosize minRows={2} {...form.getInputProps('reason')} />
      </CommandDialog>
    </Group>
  );
}
