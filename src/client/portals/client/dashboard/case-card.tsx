import { Group, Text, Title } from '@mantine/core';
import { IconMessageCircle, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { LicenceLink } from '#client/modules/brokers/licence-link.tsx';
import { StageBar } from '#client/modules/cases/status/stage-bar.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './case-card.module.css';

interface CaseCardProps {
  row: CaseSummary;
  /** Someone else's request, to which the user was invited. */
  shared?: boolean;
}

/** One request in a list: what it is, whose turn it is, how far it has come, who works on it. */
export function CaseCard({ row, shared = false }: CaseCardProps) {
  return (
    <Card as="li" className={css.case} padding="small">
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-16)">
        <Title order={3} size="h2">
          <Link className={css.link} to={paths.portal.case(row.id)}>
            {row.title}
          </Link>
        </Title>
        <StatusBadge status={row.status} side="client" />
      </Group>
      <StageBar stage={row.stage} closed={!isOpen(row.status) && row.status !== 'bound'} compact />
      <Group component="p" align="start" gap="var(--space-6)" wrap="nowrap">
        <IconUser size={16} aria-hidden="true" />
        <Broker row={row} />
      </Group>
      <Group component="p" gap="var(--space-4) var(--space-24)" c="dimmed" fz="sm">
        <span>
          {row.number}
          {shared && row.clientName && `, ${row.clientName}’s request`}
        </span>
        <time dateTime={row.lastEventAt} title={formatMoment(row.lastEventAt)}>
          Last update: {formatShortMoment(row.lastEventAt)}
        </time>
        {row.unread > 0 && (
          <Group component="span" gap="var(--space-6)" c="var(--warn)" fw={600}>
            <IconMessageCircle size={16} aria-hidden="true" /> {row.unread} new
          </Group>
        )}
      </Group>
    </Card>
  );
}

function Broker({ row }: { row: CaseSummary }) {
  if (!row.brokerName) return <span>No broker yet</span>;
  return (
    <span>
      {[row.brokerName, row.brokerFirm].filter(Boolean).join(', ')}
      {row.brokerLicence && (
        <Text component="span" inherit c="dimmed" className={css.licence}>
          {' '}
          <LicenceLink>{`Check licence ${row.brokerLicence}`}</LicenceLink>
        </Text>
      )}
    </span>
  );
}
