import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { closuresSchema } from '#shared/platform/time/closures.ts';
import { ClosuresEffect } from './closures-effect.tsx';
import css from './settings.module.css';

/** The days the brokerage is closed, with their effect on a request made now. */
export function ClosuresForm({ hours }: { hours: RouterOutputs['settings']['hours'] }) {
  const utils = trpc.useUtils();
  const title = useId();
  const form = useZodForm(closuresSchema, { name: 'closures', initialValues: hours.value });
  const save = trpc.settings.saveClosures.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Closed days saved. They apply to due dates set from now on.' });
      void utils.settings.hours.invalidate();
    },
  });
  const { days } = form.getValues();
  return (
    <Card
      as="form"
      padding="small"
      noValidate
      aria-labelledby={title}
      onSubmit={form.submit((value) => save.mutate({ version: hours.version, value }))}
    >
      <p id={title}>
        {days.length === 0
          ? 'None yet. Add days you’re closed besides general holidays, such as the days after Christmas or a staff day.'
          : 'No one replies on these days, and they don’t count as business days.'}
      </p>
      <Stack component="ul" className="plain-list" gap="sm">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing but its position
          <li className={css.day} key={index}>
            <TextInput
              type="date"
              aria-label={`Closed day ${index + 1}`}
              min={hours.today}
              {...form.getInputProps(`days.${index}.day`)}
            />
            <TextInput
              placeholder="Reason"
              aria-label={`Reason for closed day ${index + 1}`}
              {...form.getInputProps(`days.${index}.name`)}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Remove ${day.day || `day ${index + 1}`}`}
              onClick={() => form.removeListItem('days', index)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      {(save.error || form.errors.days) && (
        <Text c="var(--warn)" inherit role="alert">
          {form.errors.days ?? toApiError(save.error).serverMessage}
        </Text>
      )}
      <ClosuresEffect days={days} />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => form.insertListItem('days', { day: '', name: '' })}
        >
          Add a day
        </Button>
        {form.isDirty() && (
          <>
            <Button type="submit" loading={save.isPending}>
              Save closed days
            </Button>
            <Button variant="subtle" onClick={form.reset}>
              Discard changes
            </Button>
          </>
        )}
      </Group>
    </Card>
  );
}
