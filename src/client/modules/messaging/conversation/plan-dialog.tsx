import { Group, Textarea, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { plannedWordsSchema } from '#shared/messaging/scheduled-messages/schema.ts';

type Words = { body: string; day: string; time: string };

interface PlanDialogProps {
  title: string;
  action: string;
  initial: Words;
  /** Today in Alberta. */
  earliest: string;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onSubmit: (words: Words) => void;
}

/** The text of a scheduled message, and its day and time in Alberta. */
export function PlanDialog({ title, action, initial, earliest, pending, error, onClose, onSubmit }: PlanDialogProps) {
  const form = useZodForm(plannedWordsSchema, { name: 'plan', initialValues: initial });
  const { showServerIssues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each rejection
  useEffect(() => {
    if (error) showServerIssues(error);
  }, [error]);
  const refusal = error ? toApiError(error) : null;
  return (
    <CommandDialog
      title={title}
      opened
      onClose={onClose}
      onSubmit={form.submit(onSubmit)}
      action={action}
      pending={pending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <Textarea label="Message to the client" autosize minRows={3} maxRows={10} {...form.getInputProps('body')} />
      <Group align="flex-start" grow>
        <TextInput label="Day" type="date" min={earliest} {...form.getInputProps('day')} />
        <TextInput label="Time in Alberta" type="time" {...form.getInputProps('time')} />
      </Group>
    </CommandDialog>
  );
}
