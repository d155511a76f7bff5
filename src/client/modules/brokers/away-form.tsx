import { Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import { type BrokerProfileView, setAwayInputSchema } from '#shared/brokers/profile-schema.ts';
import { ColleagueSelect } from './colleague-select.tsx';
import { useProfileSaved } from './use-own-profile.ts';

/** Until when the broker is away, and who may take over their requests. */
export function AwayForm({ profile }: { profile: BrokerProfileView }) {
  const form = useZodForm(setAwayInputSchema, {
    name: 'away',
    initialValues: { awayUntil: profile.away ? profile.awayUntil : null, delegateId: profile.delegate?.id ?? null },
  });
  const saved = useProfileSaved();
  const update = trpc.brokers.setAway.useMutation({
    onSuccess: (answer) => {
      saved(answer);
      const away = answer.profile?.away;
      const message = away
        ? 'Saved. You won’t get new offers until you’re back.'
        : 'Saved. You can get new offers again.';
      showToast({ kind: 'success', message });
    },
    onError: form.showServerIssues,
  });
  const day = form.getInputProps('awayUntil');
  return (
    <Form onSubmit={form.submit((values) => update.mutate(values))}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          type="date"
          label="Back on"
          description="Leave blank if you’re not away. You won’t get new offers until this date."
          {...day}
          value={day.value ?? ''}
          onChange={(event) => form.setFieldValue('awayUntil', event.currentTarget.value || null)}
        />
        <ColleagueSelect
          label="Your backup broker"
          description="You can reassign requests to this broker from your queue or from a request."
          input={form.getInputProps('delegateId')}
          chosen={profile.delegate}
        />
      </SimpleGrid>
      <Refusal error={update.error} />
      <Group gap="sm">
        <Button type="submit" loading={update.isPending}>
          Save your time away
        </Button>
        {profile.away && (
          <Button
            variant="default"
            disabled={update.isPending}
            onClick={() => {
              form.setFieldValue('awayUntil', null);
              update.mutate({ awayUntil: null, delegateId: profile.delegate?.id ?? null });
            }}
          >
            I’m back
          </Button>
        )}
      </Group>
    </Form>
  );
}
