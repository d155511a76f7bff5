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
      const message = away ? 'Saved. Nothing new is offered to you until you are back.' : 'Saved. Offers reach you.';
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
          label="The day you are back"
          description="Empty while you are here. Until that day nothing new is offered to you."
          {...day}
          value={day.value ?? ''}
          onChange={(event) => form.setFieldValue('awayUntil', event.currentTarget.value || null)}
        />
        <ColleagueSelect
          label="Your delegate"
          description="May take requests over when you hand them over, one by one, on the page of each."
          input={form.getInputProps('delegateId')}
          chosen={profile.delegate}
        />
      </SimpleGrid>
      <Refusal error={update.error} />
      <Group gap="sm">
        <Button type="submit" loading={update.isPending}>
          Save your absence
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
            I am back
          </Button>
        )}
      </Group>
    </Form>
  );
}
