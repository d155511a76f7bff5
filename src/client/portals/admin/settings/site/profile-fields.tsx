import { SimpleGrid, TextInput } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import type { SiteForm } from './site-form.ts';

type Configured = RouterOutputs['site']['get']['configured'];

/** Where each value comes from while its field is empty. */
const fields = [
  { name: 'name', label: 'Name', from: 'SITE_NAME' },
  { name: 'email', label: 'Email', from: 'SITE_EMAIL' },
  { name: 'postalAddress', label: 'Postal address', from: 'SITE_POSTAL_ADDRESS' },
  { name: 'privacyOfficer', label: 'Privacy officer’s position', from: 'PRIVACY_OFFICER' },
  { name: 'privacyEmail', label: 'Privacy officer’s email', from: 'PRIVACY_EMAIL' },
] as const;

/** Who you are and how people reach you. */
export function ProfileFields({ form, configured }: { form: SiteForm; configured: Configured }) {
  const values = form.getValues();
  return (
    <SimpleGrid minColWidth="min(100%, 18rem)" spacing="var(--space-20)">
      {fields.map(({ name, label, from }) => (
        <TextInput
          key={name}
          label={label}
          placeholder={configured[name]}
          description={
            values[name] ? 'Set here. Clear it to use the configuration.' : `From the configuration (${from}).`
          }
          {...form.getInputProps(name)}
        />
      ))}
      <TextInput
        label="Phone"
        type="tel"
        description="Shown on the contact page. Leave it empty to show none."
        {...form.getInputProps('phone')}
      />
    </SimpleGrid>
  );
}
