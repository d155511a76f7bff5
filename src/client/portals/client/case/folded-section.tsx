import { Box, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import css from './folded-section.module.css';

/** A section of the page that loads when it is opened. */
export function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Card
      as="details"
      className="not-printed"
      padding="none"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={css.summary}>
        <IconChevronRight className={css.chevron} size={20} aria-hidden="true" />
        <Title order={2}>{title}</Title>
      </summary>
      <Box px="var(--space-fluid-s)" pb="var(--space-24)">
        {opened && children}
      </Box>
    </Card>
  );
}
