import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface SectionProps {
  title: ReactNode;
  /** Of what is in it; not shown when it is zero. */
  count?: number;
  /** Below the title: what this is about. */
  intro?: ReactNode;
  /** Next to the title: a filter. */
  tools?: ReactNode;
  /** For links to this place: they also move the focus here. */
  id?: string;
  /** Without a box, for content that has its own. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of a page, under its own heading. */
export function Section({ title, count, intro, tools, id, bare = false, children }: SectionProps) {
  const ownId = useId();
  const titleId = id ? `${id}-title` : ownId;
  const root = { id, tabIndex: id ? -1 : undefined, 'aria-labelledby': titleId };
  const content = (
    <>
      <Group justify="space-between" align="end" gap="var(--space-8) var(--space-16)" mb="var(--space-4)">
        <div>
          <Title order={2} id={titleId}>
            {title}
            {count ? (
              <Text
                component="span"
                px="xs"
                py="var(--space-2)"
                ml="xs"
                bdrs="md"
                bg="var(--band)"
                ff="text"
                fw={600}
                lts={0}
              >
                {count}
              </Text>
            ) : null}
          </Title>
          {intro && (
            <Text c="dimmed" mt="var(--space-6)">
              {intro}
            </Text>
          )}
        </div>
        {tools}
      </Group>
      {children}
    </>
  );
  return bare ? (
    <Stack component="section" gap="sm" miw={0} {...root}>
      {content}
    </Stack>
  ) : (
    <Card as="section" {...root}>
      {content}
    </Card>
  );
}
