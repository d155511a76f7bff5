import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDay } from '#client/lib/format-date.ts';
import type { ZodForm } from '#client/lib/use-zod-form.ts';
import type { DaysOff, setHoursInputSchema } from '#shared/brokers/working-hours.ts';
import css from './working-hours.module.css';

interface DaysOffFieldsProps {
  form: ZodForm<typeof setHoursInputSchema>;
  spans: readonly DaysOff[];
  today: string;
}

/** Vacations and single days, each from the first to the last day. */
export function DaysOffFields({ form, spans, today }: DaysOffFieldsProps) {
  const title = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <div>
        <Text id={title} fw={600}>
          Your days off
        </Text>
        <Text c="dimmed" size="sm">
          {spans.length === 0 && 'None planned. '}On these days you get no new offers, and clients can’t book calls.
        </Text>
      </div>
      <Stack component="ul" className="plain-list" gap="sm">
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing but its position
          <li className={css.span} key={index}>
            <TextInput
              type="date"
              aria-label={`First day off, ${index + 1}`}
              min={today}
              {...form.getInputProps(`daysOff.${index}.from`)}
            />
            <Text component="span" mt="var(--space-6)">
              to
            </Text>
            <TextInput
              type="date"
              aria-label={`Last day off, ${index + 1}`}
              min={span.from || today}
              {...form.getInputProps(`daysOff.${index}.to`)}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={span.from ? `Remove the days off from ${formatDay(span.from)}` : `Remove row ${index + 1}`}
              onClick={() => form.removeListItem('daysOff', index)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      {form.errors.daysOff && (
        <Text c="var(--warn)" role="alert">
          {form.errors.daysOff}
        </Text>
      )}
      <Button
        variant="default"
        mr="auto"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('daysOff', { from: '', to: '' })}
      >
        Add days off
      </Button>
    </Stack>
  );
}
