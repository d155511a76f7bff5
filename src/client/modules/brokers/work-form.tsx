import { Button, Group } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import type { Language } from '#shared/accounts/account/schema.ts';
import { type BrokerProfileView, workShape } from '#shared/brokers/profile-schema.ts';
import { useProfileSaved } from './use-own-profile.ts';
import { WorkFields } from './work-fields.tsx';

/** The work the broker wants to receive. */
export function WorkForm({ profile }: { profile: BrokerProfileView }) {
  const { lines, industries, areas, languages, capacity } = profile;
  const form = useZodForm(workShape, {
    name: 'work',
    initialValues: { lines, industries, areas, languages: languages as Language[], capacity },
  });
  const saved = useProfileSaved();
  const update = trpc.brokers.updateWork.useMutation({
    onSuccess: (answer) => {
      saved(answer);
      showToast({ kind: 'success', message: 'Saved. We’ll use this to match new requests.' });
    },
    onError: form.showServerIssues,
  });
  return (
    <Form onSubmit={form.submit((values) => update.mutate(values))}>
      <WorkFields input={(field) => form.getInputProps(field)} classes={profile.licenceClasses} />
      <Refusal error={update.error} />
      <Group gap="sm">
        <Button type="submit" loading={update.isPending}>
          Save preferences
        </Button>
      </Group>
    </Form>
  );
}
