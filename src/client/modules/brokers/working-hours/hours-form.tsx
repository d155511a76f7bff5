import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import { type OwnHours, setHoursInputSchema } from '#shared/brokers/working-hours.ts';
import { hoursInWords } from '#shared/content/opening-hours.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { WeekFields } from './week-fields.tsx';

/** When clients can book a call: the brokerage's hours or one's own, and days off. */
export function HoursForm({ own }: { own: OwnHours }) {
  const utils = trpc.useUtils();
  const form = useZodForm(setHoursInputSchema, {
    name: 'hours',
    initialValues: { hours: own.hours, daysOff: own.daysOff },
  });
  const save = trpc.brokers.setHours.useMutation({
    onSuccess(saved) {
      utils.brokers.hours.setData(undefined, saved);
      void utils.callbacks.invalidate();
      showToast({ kind: 'success', message: 'Saved. Clients see these times from now on.' });
    },
    onError: form.showServerIssues,
  });
  const { hours, daysOff } = form.values;
  return (
    <Form onSubmit={form.submit((values) => save.mutate(values))}>
      <Radio.Group
        label="Clients can book a call"
        value={hours ? 'own' : 'usual'}
        onChange={(value) => form.setFieldValue('hours', value === 'own' ? own.usual : null)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="usual" label="During business hours" description={`${hoursInWords(own.usual)}, Alberta time`} />
          <Radio
            value="own"
            label="At hours of your own"
            description="Earlier or later than business hours, if you like"
          />
        </Stack>
      </Radio.Group>
      {hours && <WeekFields form={form} week={hours} usual={own.usual} />}
      <DaysOffFields form={form} spans={daysOff} today={own.today} />
      <Refusal error={save.error} />
      <Group gap="sm">
        <Button type="submit" loading={save.isPending}>
          Save your hours
        </Button>
        {form.isDirty() && (
          <Button variant="subtle" onClick={form.reset}>
            Discard changes
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="sm">
        Calls that are already scheduled stay. Due times for replies are measured in business hours, whatever you
        choose.
      </Text>
    </Form>
  );
}
