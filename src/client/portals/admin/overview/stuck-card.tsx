import { Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card } from '#client/ui/card.tsx';
import { STUCK_MAX } from '#shared/operations/schema.ts';
import css from './stuck.module.css';

interface StuckCardProps {
  count: number;
  title: string;
  remedy: string;
  link: string;
  action: string;
}

/** One number that should be zero and is not, what it means, and a link to fix it. */
export function StuckCard({ count, title, remedy, link, action }: StuckCardProps) {
  return (
    <Card as="li" padding="small" className={css.card}>
      <p className={css.count}>{count >= STUCK_MAX ? `${STUCK_MAX - 1}+` : count}</p>
      <Stack gap="var(--space-6)">
        <Title order={3} className={css.title} ff="text" fw={600} lh={1.4} lts={0}>
          <IconAlertTriangle className={css.icon} size={18} aria-hidden="true" /> {title}
        </Title>
        <Text c="dimmed" inherit>
          {remedy}
        </Text>
        <Link className={css.link} to={link} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </Stack>
    </Card>
  );
}
