import { Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { requestInformationInputSchema } from '#shared/cases/schema.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface RequestInformationDialogProps {
  caseId: string;
  version: number;
  opened: boolean;
  onClose: () => void;
}

const formSchema = requestInformationInputSchema.pick({ message: true });

/** Asks the client for something: the text goes into the conversation, and it becomes the client's turn. */
export function RequestInformationDialog({ caseId, version, opened, onClose }: RequestInformationDialogProps) {
  const key = `ask:${caseId}`;
  const form = useZodForm(formSchema, {
    name: `ask-${caseId}`,
    initialValues: { message: readDraft<string>(key) ?? '' },
  });
  const { message } = form.values;
  useEffect(() => writeDraft(key, message || undefined), [key, message]);

  const ask = trpc.cases.requestInformation.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Sent. It’s the client’s turn now.',
      failed: 'The question was not sent',
      onDone: () => {
        form.setFieldValue('message', '');
        onClose();
      },
    }),
  );
  return (
    <CommandDialog
      title="Ask the client for information"
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => ask.mutate({ ...values, caseId, version }))}
      action="Send to the client"
      pending={ask.isPending}
      refusal={ask.error && toApiError(ask.error).serverMessage}
    >
      <p>The client sees this in the conversation. Your reply deadline is paused until they answer.</p>
      <Textarea
        label="What do you need?"
        description="Ask for everything at once, and avoid insurance jargon."
        autosize
        minRows={4}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </CommandDialog>
  );
}
