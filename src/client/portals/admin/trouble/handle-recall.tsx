import { Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { handleRecallInputSchema, type Recall } from '#shared/integrations/recalls.ts';
import { useTried } from './use-tried.ts';

const formSchema = handleRecallInputSchema.omit({ recallId: true });

/** Takes a recall off the list, with how its recipient was reached: it is recorded in the audit log. */
export function HandleRecall({ recall, onClose }: { recall: Recall; onClose: () => void }) {
  const form = useZodForm(formSchema, { name: 'handle-recall', initialValues: { reason: '' } });
  const { onSuccess } = useTried('Marked as handled.');
  const handle = trpc.trouble.handleRecall.useMutation({
    onSuccess() {
      onSuccess();
      onClose();
    },
    onError: form.showServerIssues,
  });
  const refusal = handle.error && toApiError(handle.error);
  return (
    <CommandDialog
      title="Mark as handled"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => handle.mutate({ recallId: recall.id, ...values }))}
      action="Mark as handled"
      pending={handle.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <p>
        Do this once {recall.ownerName} knows and has confirmed it. It’s no longer sent, and your reason is recorded.
      </p>
      <Textarea
        label="How were they reached?"
        description="Don’t name the client."
        rows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </CommandDialog>
  );
}
