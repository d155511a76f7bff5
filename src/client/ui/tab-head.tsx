import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface TabHeadProps {
  /** For the `aria-labelledby` of the section. */
  id?: string;
  title: ReactNode;
  intro?: ReactNode;
  /** 3 inside a tab that has a heading of its own. */
  order?: 2 | 3;
  /** The action, or a choice, of the whole list. */
  children?: ReactNode;
}

/** The heading of a list or a section: what it is about, and beside it what applies to all of it. */
export function TabHead({ id, title, intro, order = 2, children }: TabHeadProps) {
  return (
    <Group justify="space-between" align="end" gap="var(--space-12) var(--space-24)">
      <div>
        <Title order={order} id={id} fz={order === 2 ? 'var(--text-24)' : 'var(--text-20)'}>
          {title}
        </Title>
        {intro && (
          <Text c="dimmed" maw="var(--reading)" mt="xs" inherit>
            {intro}
          </Text>
        )}
      </div>
      {children}
    </Group>
  );
}
