import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';

interface FieldPartProps {
  title: string;
  intro?: ReactNode;
  /** What is wrong with these fields together. */
  error?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldPart({ title, intro, error, children }: FieldPartProps) {
  return (
    <Card padding="small" as="fieldset" aria-label={title}>
      <Stack gap="md">
        <div>
          <Text fw={600}>{title}</Text>
          {intro && <Text c="dimmed">{intro}</Text>}
        </div>
        {children}
        {error && <Text c="var(--warn)">{error}</Text>}
      </Stack>
    </Card>
  );
}
