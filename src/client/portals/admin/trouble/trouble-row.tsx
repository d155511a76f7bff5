import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import css from './trouble.module.css';

interface TroubleRowProps {
  title: string;
  /** The error, the number of attempts, what comes next. */
  facts: readonly (string | null)[];
  createdAt: string;
  /** What `createdAt` is. */
  since?: string;
  action?: string;
  pending?: boolean;
  onTry?: (() => void) | undefined;
  children?: ReactNode;
}

/** One failed item, since when, and the button to retry it. */
export function TroubleRow({
  title,
  facts,
  createdAt,
  since = 'Since',
  action,
  pending,
  onTry,
  children,
}: TroubleRowProps) {
  return (
    <Group component="li" justify="space-between" gap="var(--space-8) var(--space-16)" className={css.row}>
      <div className={css.words}>
        <Title order={4} size="h3" ff="text" fw={600} lts={0}>
          {title}
        </Title>
        <Group component="ul" className="plain-list" c="dimmed" gap="var(--space-2) var(--space-20)">
          <li>
            {since}{' '}
            <time dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatShortMoment(createdAt)}
            </time>
          </li>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Group>
        {children}
      </div>
      {onTry && (
        <Button variant="default" size="sm" aria-label={`${action}: ${title}`} loading={pending} onClick={onTry}>
          {action}
        </Button>
      )}
    </Group>
  );
}
