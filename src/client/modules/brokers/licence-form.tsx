import { Button, Group, Stack } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import { type BrokerProfileView, licenceFactsSchema } from '#shared/brokers/profile-schema.ts';
import { linesWithoutLicence } from '#shared/brokers/schema.ts';
import css from './brokers.module.css';
import { LicenceFields } from './licence-fields.tsx';
import { lineLabel } from './line-label.ts';
import { useProfileSaved } from './use-own-profile.ts';
import { VerificationNote } from './verification-note.tsx';

/** The broker's own licence. The consequences of a change are stated before it is saved. */
export function LicenceForm({ profile }: { profile: BrokerProfileView }) {
  const { firm, licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn } = profile;
  const { supervisorName, supervisorLicence } = profile;
  const form = useZodForm(licenceFactsSchema, {
    name: 'licence',
    initialValues: {
      firm,
      licenceNumber,
      licenceClasses,
      licenceLevel,
      licenceExpiresOn,
      supervisorName: supervisorName ?? '',
      supervisorLicence: supervisorLicence ?? '',
    },
  });
  const saved = useProfileSaved();
  const update = trpc.brokers.updateLicence.useMutation({
    onSuccess: (answer) => {
      saved(answer);
      form.resetDirty();
      showToast({ kind: 'success', message: 'Licence saved.' });
    },
    onError: form.showServerIssues,
  });
  const compared = form.isDirty() && Object.keys(form.getDirty()).some((path) => path !== 'firm' && form.isDirty(path));
  const ending = linesWithoutLicence(profile.lines, form.getValues().licenceClasses);
  return (
    <Form onSubmit={form.submit((values) => update.mutate(values))}>
      <VerificationNote profile={profile} />
      <LicenceFields input={(fact) => form.getInputProps(fact)} />
      <div role="status">
        {compared && (
          <Stack gap="var(--space-6)" className={css.notice}>
            <p>
              <strong>Before you save:</strong> an administrator will check the new details against the register. Until
              then, you won’t get new offers. You keep the requests you’re working on.
            </p>
            {ending.length > 0 && (
              <p>Removing the class also removes these lines: {ending.map(lineLabel).join(', ')}.</p>
            )}
          </Stack>
        )}
      </div>
      <Refusal error={update.error} />
      <Group gap="sm">
        <Button type="submit" loading={update.isPending}>
          Save licence
        </Button>
      </Group>
    </Form>
  );
}
