import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { siteToday } from '#client/lib/site-clock.ts';

export interface When {
  kind: 'now' | 'later';
  day: string;
  time: string;
}

/** Now, or at a time that is usually right. */
export const newWhen = (): When => ({ kind: 'now', day: siteToday(), time: '09:00' });

interface WhenFieldsProps {
  value: When;
  onChange: (value: When) => void;
  errors: { [field: string]: string | undefined };
}

/** Now, or a day and a time in Alberta. */
export function WhenFields({ value, onChange, errors }: WhenFieldsProps) {
  return (
    <>
      <Radio.Group
        label="When"
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind: kind === 'later' ? 'later' : 'now' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="now" label="Now" />
          <Radio value="later" label="At a time" />
        </Stack>
      </Radio.Group>
      {value.kind === 'later' && (
        <Group align="flex-start" grow>
          <TextInput
            label="Day"
            type="date"
            min={siteToday()}
            value={value.day}
            error={errors.day}
            onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
          />
          <TextInput
            label="Time in Alberta"
            type="time"
            value={value.time}
            error={errors.time}
            onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
          />
        </Group>
      )}
    </>
  );
}
