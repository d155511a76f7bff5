import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ProofFields } from '#client/modules/accounts/account/proof-fields.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { OverlapChoice } from '#client/ui/secret/overlap-choice.tsx';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { type CreatedWebhook, rotateWebhookInputSchema, type Webhook } from '#shared/integrations/webhooks.ts';
import { useWebhooksRead } from './webhook-calls.ts';
import { hostWords } from './webhook-words.ts';

interface RotateDialogProps {
  webhook: Webhook;
  onCreated: (created: CreatedWebhook) => void;
  onClose: () => void;
}

const formSchema = rotateWebhookInputSchema.omit({ id: true }).extend(ownerProofSchema.shape);

/** A new secret; the old one signs as well for a while, so that the system can change over. */
export function RotateDialog({ webhook, onCreated, onClose }: RotateDialogProps) {
  const form = useZodForm(formSchema, {
    name: 'rotate-webhook',
    initialValues: { overlapHours: 24, currentPassword: '', code: '' },
  });
  const rotate = trpc.webhooks.rotate.useMutation({
    gcTime: 0,
    onSuccess: onCreated,
    onError: form.showServerIssues,
    onSettled: useWebhooksRead(),
  });
  const refusal = rotate.error ? toApiError(rotate.error) : null;
  return (
    <CommandDialog
      title={`Replace the secret of “${hostWords(webhook)}”`}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => rotate.mutate({ id: webhook.id, ...values }))}
      action="Replace secret"
      pending={rotate.isPending}
      refusal={refusal && !refusal.issues.some(({ path }) => path !== '') ? refusal.serverMessage : null}
    >
      <p>Events are signed with both secrets while your system changes over.</p>
      <OverlapChoice
        label="How long should the old secret keep signing?"
        hours={[0, 24, 72]}
        field={form.getInputProps('overlapHours')}
      />
      <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
    </CommandDialog>
  );
}
