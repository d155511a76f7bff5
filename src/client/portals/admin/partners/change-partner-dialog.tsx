import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Partner } from '#shared/integrations/partners.ts';
import { PartnerFields } from './partner-fields.tsx';
import { changePartnerSchema } from './partner-form-schemas.ts';

/** Changes what a partner may send. Its short name is in its requests already and stays. */
export function ChangePartnerDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { id: partnerId, version, name, contactEmail, lines, areas, dailyCeiling } = partner;
  const utils = trpc.useUtils();
  const form = useZodForm(changePartnerSchema, {
    name: 'change-partner',
    initialValues: { name, contactEmail, lines, areas, dailyCeiling },
  });
  const change = trpc.partners.change.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Saved. It applies to the next request.' });
      onClose();
    },
    onError: form.showServerIssues,
    onSettled: () => void utils.partners.invalidate(),
  });
  const refusal = change.error && toApiError(change.error);
  return (
    <CommandDialog
      title={`Change ${name}`}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => change.mutate({ partnerId, version, ...values }))}
      action="Save changes"
      pending={change.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <PartnerFields input={(field) => form.getInputProps(field)} />
    </CommandDialog>
  );
}
