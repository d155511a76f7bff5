import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { hoursInWords } from '#shared/content/opening-hours.ts';
import { paths } from '#shared/platform/paths.ts';
import { OwnValues } from './own-values.tsx';
import css from './site.module.css';
import type { SiteForm } from './site-form.ts';

type Hours = RouterOutputs['site']['get']['configured']['hours'];

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const order = [1, 2, 3, 4, 5, 6, 0];
const ordinary = { open: '09:00', close: '17:00' };

/** Business hours, in Alberta time. They count for reply times too. */
export function HoursFields({ form, configured }: { form: SiteForm; configured: Hours }) {
  const hours = form.getValues().hours ?? null;
  return (
    <>
      <OwnValues
        label="Set the hours here"
        configured={hoursInWords(configured)}
        own={hours !== null}
        onChange={(own) => form.setFieldValue('hours', own ? configured : null)}
        error={form.errors.hours}
      >
        <Stack component="ul" className="plain-list" gap="xs">
          {order.map((index) => {
            const name = names[index] ?? '';
            return (
              <li className={css.day} key={name}>
                <Checkbox
                  label={name}
                  checked={Boolean(hours?.[index])}
                  onChange={({ currentTarget }) =>
                    form.setFieldValue(`hours.${index}`, currentTarget.checked ? (configured[index] ?? ordinary) : null)
                  }
                />
                {hours?.[index] ? (
                  <Group gap="xs" wrap="nowrap" align="start">
                    <TextInput type="time" aria-label={`${name} from`} {...form.getInputProps(`hours.${index}.open`)} />
                    <Text component="span" mt="var(--space-6)">
                      to
                    </Text>
                    <TextInput type="time" aria-label={`${name} to`} {...form.getInputProps(`hours.${index}.close`)} />
                  </Group>
                ) : (
                  <Text c="dimmed">Closed</Text>
                )}
              </li>
            );
          })}
        </Stack>
      </OwnValues>
      <Text c="dimmed" size="sm">
        Alberta time. New due dates use the new hours; those already promised stay as they are. Holidays and closed days
        are under <Link to={paths.admin.setting('hours')}>Hours and holidays</Link>.
      </Text>
    </>
  );
}
