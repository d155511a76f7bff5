import { Group, Stack, Text } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#client/lib/format-date.ts';
import type { Duplicate } from '#shared/cases/move-schema.ts';
import css from './duplicates.module.css';

interface ComparedCaseProps {
  heading: string;
  facts: Pick<
    Duplicate,
    'number' | 'title' | 'clientName' | 'email' | 'phone' | 'brokerName' | 'createdAt' | 'lastEventAt'
  >;
  status: ReactNode;
  /** What it has in common with the one next to it. */
  same?: Pick<Duplicate, 'sameEmail' | 'samePhone'>;
  href?: string;
}

function Same({ shown }: { shown: boolean | undefined }) {
  if (!shown) return null;
  return (
    <Group component="span" display="inline-flex" gap="var(--space-4)" wrap="nowrap" c="var(--good)" fz="sm" fw={600}>
      <IconEqual size={14} aria-hidden="true" /> same
    </Group>
  );
}

/** One of two compared requests. */
export function ComparedCase({ heading, facts, status, same, href }: ComparedCaseProps) {
  return (
    <Stack component="section" align="flex-start" gap="var(--space-6)" miw={0}>
      <Text component="h3" c="dimmed" ff="text" size="sm" fw={600} lts={0}>
        {heading}
      </Text>
      <Text fw={600}>
        {href ? <Link to={href}>{facts.title}</Link> : facts.title}, {facts.number}
      </Text>
      {status}
      <dl className={css.facts}>
        <dt>Name</dt>
        <dd>{facts.clientName}</dd>
        <dt>Email</dt>
        <dd>
          {facts.email} <Same shown={same?.sameEmail} />
        </dd>
        <dt>Phone</dt>
        <dd>
          {facts.phone} <Same shown={same?.samePhone} />
        </dd>
        <dt>Sent</dt>
        <dd>{formatMoment(facts.createdAt)}</dd>
        <dt>Last update</dt>
        <dd>{formatMoment(facts.lastEventAt)}</dd>
        <dt>Broker</dt>
        <dd>{facts.brokerName ?? 'Unassigned'}</dd>
      </dl>
    </Stack>
  );
}
