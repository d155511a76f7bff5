import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Key } from '#shared/integrations/schema.ts';
import { keyMask, keyState } from './key-words.ts';

/** Keys that were revoked or have expired: for matching one that is found in a log. */
export function EndedKeys({ keys, order }: { keys: readonly Key[]; order: 2 | 3 }) {
  const heading = useId();
  if (keys.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={order} id={heading}>
        Keys that don’t work anymore
      </Title>
      <Stack component="ul" className="plain-list" gap="xs">
        {keys.map((key) => {
          const { tone, words } = keyState(key);
          return (
            <Card key={key.id} as="li" padding="small">
              <Group justify="space-between" gap="var(--space-4) var(--space-16)">
                <Text inherit style={{ overflowWrap: 'anywhere' }}>
                  {key.name}{' '}
                  <Code bg="none" p={0} c="dimmed" fz="sm">
                    {keyMask(key)}
                  </Code>
                </Text>
                <StateWord tone={tone}>{words}</StateWord>
              </Group>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
