import { Radio, type RadioGroupProps, Stack } from '@mantine/core';
import type { KeyMode } from '#shared/integrations/schema.ts';

const words: Record<KeyMode, { label: string; description: string }> = {
  live: { label: 'Real requests', description: 'What it does counts, as if you did it.' },
  test: {
    label: 'Test requests only',
    description:
      'For trying a tool. Its requests are made up, nobody gets an email, and a simulated client and broker take part. Deleted after 30 days.',
  },
};

/** Whether a key is for work or for trying a tool. */
export function ModeChoice(group: Omit<RadioGroupProps, 'children'>) {
  return (
    <Radio.Group label="Works with" {...group}>
      <Stack gap="sm" mt="sm">
        {(['live', 'test'] as const).map((mode) => (
          <Radio key={mode} value={mode} {...words[mode]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
