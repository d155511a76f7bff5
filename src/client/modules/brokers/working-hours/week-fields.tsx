import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { ZodForm } from '#client/lib/use-zod-form.ts';
import type { setHoursInputSchema, WorkWeek } from '#shared/brokers/working-hours.ts';
import css from './working-hours.module.css';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const order = [1, 2, 3, 4, 5, 6, 0];
const ordinary = { open: '09:00', close: '17:00' };

interface WeekFieldsProps {
  form: ZodForm<typeof setHoursInputSchema>;
  week: WorkWeek;
  /** What a day begins with when it is turned on. */
  usual: WorkWeek;
}

/** From when to when on each day of the week. */
export function WeekFields({ form, week, usual }: WeekFieldsProps) {
  return (
    <Stack gap="sm">
      <Stack component="ul" className="plain-list" gap="xs">
        {order.map((index) => {
          const name = names[index] ?? '';
          return (
            <li className={css.day} key={name}>
              <Checkbox
                label={name}
                checked={week[index] !== null}
                onChange={({ currentTarget }) =>
                  form.setFieldValue(`hours.${index}`, currentTarget.checked ? (usual[index] ?? ordinary) : null)
                }
              />
              {week[index] ? (
                <Group gap="xs" wrap="nowrap" align="start">
                  <TextInput
                    type="time"
                    step={900}
                    aria-label={`${name} from`}
                    {...form.getInputProps(`hours.${index}.open`)}
                  />
                  <Text component="span" mt="var(--space-6)">
                    to
                  </Text>
                  <TextInput
                    type="time"
                    step={900}
                    aria-label={`${name} to`}
                    {...form.getInputProps(`hours.${index}.close`)}
                  />
                </Group>
              ) : (
                <Text c="dimmed">No calls</Text>
              )}
            </li>
          );
        })}
      </Stack>
      {form.errors.hours && (
        <Text c="var(--warn)" role="alert">
          {form.errors.hours}
        </Text>
      )}
    </Stack>
  );
}
