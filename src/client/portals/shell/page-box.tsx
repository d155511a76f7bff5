import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';

interface PageBoxProps {
  title: string;
  icon?: ReactNode;
  /** As wide as what is in it needs: a message, or a form. */
  width: string;
  children: ReactNode;
}

/** A page that is one box: a message or a short form, with its icon and title. */
export function PageBox({ title, icon, width, children }: PageBoxProps) {
  return (
    <Box component={Card} as="section" padding="large" maw={width} mx="auto" my="var(--space-panel)">
      <Stack>
        {icon && <Box c="var(--link)">{icon}</Box>}
        <Title order={1} size="var(--text-28)">
          {title}
        </Title>
        {children}
      </Stack>
    </Box>
  );
}
