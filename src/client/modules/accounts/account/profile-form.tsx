import { Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import {
  languageLabels,
  type Profile,
  preferredContactLabels,
  preferredTimesLabels,
  profileInputSchema,
} from '#shared/accounts/account/schema.ts';
import { Refusal } from './refusal.tsx';
import { useProfileChanged } from './use-profile.ts';

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A user's name, and how a broker should reach them. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { fullName, phone, language, preferredContact, preferredTimes } = profile;
  const form = useZodForm(profileInputSchema, {
    name: 'profile',
    initialValues: { fullName, phone, language, preferredContact, preferredTimes },
  });
  const changed = useProfileChanged();
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (saved) => {
      changed(saved);
      showToast({ kind: 'success', message: 'Your details have been saved.' });
    },
    onError: (error) => form.showServerIssues(error),
  });

  return (
    <Form onSubmit={form.submit((values) => update.mutate(values))}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Full Name" autoComplete="name" {...form.getInputProps('fullName')} />
        <TextInput label="Phone Number" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      </SimpleGrid>
      <NativeSelect
        label="Language"
        description="The portal is in English, but your broker may speak your language, so we’ll let them know."
        data={optionsOf(languageLabels)}
        {...form.getInputProps('language')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label="Preferred contact method"
          data={optionsOf(preferredContactLabels)}
          {...form.getInputProps('preferredContact')}
        />
        <NativeSelect
          label="Best time to reach you"
          data={optionsOf(preferredTimesLabels)}
          {...form.getInputProps('preferredTimes')}
        />
      </SimpleGrid>
      <Refusal error={update.error} />
      <Group gap="sm">
        <Button type="submit" loading={update.isPending}>
          Save your details
        </Button>
      </Group>
    </Form>
  );
}
