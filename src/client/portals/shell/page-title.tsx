import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The heading of a page, and in a sentence what it is for or what waits there. */
export function PageTitle({ title, intro }: { title: string; intro: ReactNode }) {
  return (
    <div>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="lg" mt="var(--space-6)">
        {intro}
      </Text>
    </div>
  );
}
