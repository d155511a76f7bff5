import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { partnerAddress } from './partner-address.ts';
import { PartnerFields } from './partner-fields.tsx';
import { addPartnerSchema } from './partner-form-schemas.ts';

const USUAL_CEILING = 50;

/** Adds a partner, and opens its page: without a key it can't send anything yet. */
export function AddPartnerDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const form = useZodForm(addPartnerSchema, {
    name: 'add-partner',
    initialValues: { name: '', slug: '', contactEmail: '', lines: [], areas: [], dailyCeiling: USUAL_CEILING },
  });
  const add = trpc.partners.create.useMutation({
    onSuccess(partner) {
      showToast({ kind: 'success', message: `${partner.name} was added. Create a key so they can start.` });
      void utils.partners.list.invalidate();
      onClose();
      navigate(partnerAddress(partner.id));
    },
    onError: form.showServerIssues,
  });
  const refusal = add.error && toApiError(add.error);
  return (
    <CommandDialog
      title="Add a partner"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => add.mutate(values))}
      action="Add partner"
      pending={add.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <PartnerFields input={(field) => form.getInputProps(field)} />
      <TextInput
        label="Short name"
        description="Marks where its requests come from, as in “api/north-star”. It can’t be changed later."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maw="16rem"
        {...form.getInputProps('slug')}
      />
    </CommandDialog>
  );
}
