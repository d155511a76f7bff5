import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import {
  type ProviderRole,
  providerRoleLabels,
  providerRoleSchema,
  providerSchema,
} from '#shared/settings/providers.ts';
import { useSaveProviders } from './use-save-providers.ts';

interface ProviderDialogProps {
  saved: RouterOutputs['settings']['providers'];
  /** Past the last one it is a new provider. */
  index: number;
  onClose: () => void;
}

const roles = [
  { value: '', label: 'Choose' },
  ...providerRoleSchema.options.map((value) => ({ value, label: providerRoleLabels[value] })),
];
const nothing = { role: '' as ProviderRole, name: '', country: '', task: '', since: '', until: '' };

/** Adds or edits a service provider. */
export function ProviderDialog({ saved, index, onClose }: ProviderDialogProps) {
  const { providers } = saved.value;
  const before = providers[index];
  const form = useZodForm(providerSchema, {
    name: 'provider',
    initialValues: before ? { ...before, until: before.until ?? '' } : nothing,
  });
  const save = useSaveProviders('Provider saved. It’s now on the public page.', onClose);
  return (
    <CommandDialog
      title={before ? 'Edit provider' : 'Add a provider'}
      opened
      onClose={onClose}
      onSubmit={form.submit((provider) =>
        save.mutate({ version: saved.version, value: { providers: providers.toSpliced(index, 1, provider) } }),
      )}
      action="Save provider"
      pending={save.isPending}
      refusal={save.error && toApiError(save.error).serverMessage}
    >
      <TextInput label="Company" data-autofocus {...form.getInputProps('name')} />
      <NativeSelect label="Works on" data={roles} {...form.getInputProps('role')} />
      <TextInput
        label="Country"
        description="Where they store or process the information."
        {...form.getInputProps('country')}
      />
      <TextInput
        label="What they do"
        description="As visitors will see it, for example: “Hosts the website, the database and the backups”."
        {...form.getInputProps('task')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="Since" description="Their first day." {...form.getInputProps('since')} />
        <TextInput
          type="date"
          label="Last day"
          description="Leave empty while they’re active."
          {...form.getInputProps('until')}
        />
      </SimpleGrid>
    </CommandDialog>
  );
}
