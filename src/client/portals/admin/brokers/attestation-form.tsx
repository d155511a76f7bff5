import { Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { type BrokerDetail, setAttestationsInputSchema } from '#shared/brokers/admin-schema.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

const formSchema = setAttestationsInputSchema.omit({ brokerId: true });

/** The days on which the broker confirmed in writing what clients then read. */
export function AttestationForm({ broker }: { broker: BrokerDetail }) {
  const { independentOn, severalInsurersOn } = broker.profile;
  const utils = trpc.useUtils();
  const form = useZodForm(formSchema, {
    name: 'attestations',
    initialValues: { independentOn: independentOn ?? '', severalInsurersOn: severalInsurersOn ?? '' },
  });
  const save = trpc.brokers.setAttestations.useMutation({
    onSuccess: (after) => {
      utils.brokers.get.setData({ brokerId: broker.id }, after);
      showToast({ kind: 'success', message: 'Saved. Clients see it beside the broker’s name.' });
    },
    onError: form.showServerIssues,
  });
  return (
    <Form onSubmit={form.submit((values) => save.mutate({ brokerId: broker.id, ...values }))}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          type="date"
          label="Independent: not tied to one insurer"
          description="The day they confirmed it. Leave blank if they haven’t."
          {...form.getInputProps('independentOn')}
        />
        <TextInput
          type="date"
          label="Places business with several insurers"
          description="The day they confirmed it. Leave blank if they haven’t."
          {...form.getInputProps('severalInsurersOn')}
        />
      </SimpleGrid>
      <RefusalWords error={save.error} />
      {form.isDirty() && (
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={form.reset}>
            Discard changes
          </Button>
        </Group>
      )}
    </Form>
  );
}
