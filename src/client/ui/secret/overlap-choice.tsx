import { Radio, Stack } from '@mantine/core';
import type { useZodForm } from '#client/lib/use-zod-form.ts';

const words = {
  0: 'Not at all: it stops right away',
  1: '1 hour',
  24: '24 hours',
  72: '72 hours',
} as const;

interface OverlapChoiceProps {
  label: string;
  hours: readonly (keyof typeof words)[];
  field: ReturnType<ReturnType<typeof useZodForm>['getInputProps']>;
}

/** How long what is replaced goes on working, so that the other system can change over. */
export function OverlapChoice({ label, hours, field }: OverlapChoiceProps) {
  return (
    <Radio.Group
      label={label}
      {...field}
      value={String(field.value)}
      onChange={(value) => field.onChange(Number(value))}
    >
      <Stack gap="xs" mt="xs">
        {hours.map((each) => (
          <Radio key={each} value={String(each)} label={words[each]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
