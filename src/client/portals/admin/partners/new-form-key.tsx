import { TagsInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ProofFields } from '#client/modules/accounts/account/proof-fields.tsx';
import { SnippetDialog } from '#client/modules/integrations/keys/snippet-dialog.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { createFormKeyInputSchema } from '#shared/integrations/embedded-forms.ts';
import type { Partner } from '#shared/integrations/partners.ts';
import { formKeySchema } from './partner-form-schemas.ts';

interface NewFormKeyProps {
  partner: Partner;
  onCreated: () => void;
  onClose: () => void;
}

/** Makes the form for a partner's own websites, and then shows the HTML that puts it there. */
export function NewFormKey({ partner, onCreated, onClose }: NewFormKeyProps) {
  const { client } = trpc.useUtils();
  const form = useZodForm(formKeySchema, {
    name: 'form-key',
    initialValues: { name: 'Form on the website', origins: [], currentPassword: '', code: '' },
  });
  const create = useMutation({
    mutationFn: (values: object) =>
      client.partners.createFormKey.mutate(createFormKeyInputSchema.parse({ partnerId: partner.id, ...values })),
    gcTime: 0,
    onSuccess: onCreated,
    onError: form.showServerIssues,
  });
  if (create.data) return <SnippetDialog created={create.data} lines={partner.lines} onClose={onClose} />;
  const refusal = create.error ? toApiError(create.error) : null;
  return (
    <CommandDialog
      title={`Form for ${partner.name}`}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => create.mutate(values))}
      action="Create form"
      pending={create.isPending}
      refusal={refusal && !refusal.issues.some(({ path }) => path !== '') ? refusal.serverMessage : null}
    >
      <p>
        Our quote request form, shown on {partner.name}’s own website. Requests from it count toward the partner’s
        lines, areas and requests a day.
      </p>
      <TextInput label="Name" description="Only you see it." autoComplete="off" {...form.getInputProps('name')} />
      <TagsInput
        label="Websites"
        description="Where the form may appear, for example https://www.example.com. Press Enter after each."
        splitChars={[',', ' ', ';']}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove all websites' }}
        {...form.getInputProps('origins')}
      />
      <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
    </CommandDialog>
  );
}
