import { Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { askForChangeInputSchema } from '#shared/cases/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

interface ChangeDialogProps {
  row: CaseDetail;
  opened: boolean;
  onClose: () => void;
}

const formSchema = askForChangeInputSchema.pick({ message: true });

/** Asks the broker to change the options; the text is posted to the conversation. */
export function ChangeDialog({ row, opened, onClose }: ChangeDialogProps) {
  const { id: caseId, version } = row;
  const place = `change:${caseId}`;
  const form = useZodForm(formSchema, { name: 'change', initialValues: { message: readDraft<string>(place) ?? '' } });
  const { message } = form.values;
  useEffect(() => writeDraft(place, message || undefined), [place, message]);

  const change = trpc.cases.askForChange.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Your broker has been asked for a change.',
      failed: 'Your request for a change was not sent',
      onDone: () => {
        form.reset();
        writeDraft(place, undefined);
        onClose();
      },
    }),
  );
  return (
    <CommandDialog
      title="Ask for a change"
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => change.mutate({ ...values, caseId, version }))}
      action="Send to your broker"
      pending={change.isPending}
      refusal={change.error && toApiError(change.error).serverMessage}
    >
      <p>Your broker will prepare new options. Once you send this, you can’t choose the current ones.</p>
      <Textarea
        label="What should be different?"
        description="For example, a higher limit, a lower deductible or a different payment plan."
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </CommandDialog>
  );
}
