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
      showToast({ kind: 'success', message: 'The closed days are saved. Clocks that start from now on keep to them.' });
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
          ? 'None. Add days on which nobody answers although the calendar does not say so: the days after Christmas, a day for the staff.'
          : 'Nobody answers on these days, and no clock runs.'}
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
              placeholder="Why it is closed"
              aria-label={`Why it is closed, day ${index + 1}`}
              {...form.getInputProps(`days.${index}.name`)}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Take away ${day.day || `day ${index + 1}`}`}
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
              Save the closed days
            </Button>
            <Button variant="subtle" onClick={form.reset}>
              Back to what is in force
            </Button>
          </>
        )}
      </Group>
    </Card>
  );
}
