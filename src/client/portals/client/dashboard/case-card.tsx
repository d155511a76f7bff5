import { IconMessageCircle2, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { LicenceLink } from '#client/modules/brokers/licence-link.tsx';
import { StageBar } from '#client/modules/cases/status/stage-bar.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
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
    <li className={css.case}>
      <div className={css.head}>
        <h3 className={css.title}>
          <Link className={css.link} to={paths.portal.case(row.id)}>
            {row.title}
          </Link>
        </h3>
        <StatusBadge status={row.status} side="client" />
      </div>
      <StageBar stage={row.stage} closed={!isOpen(row.status) && row.status !== 'bound'} compact />
      <p className={css.broker}>
        <IconUser className={css.person} size={16} aria-hidden="true" />
        <Broker row={row} />
      </p>
      <p className={css.facts}>
        <span>
          {row.number}
          {shared && row.clientName && `, request of ${row.clientName}`}
        </span>
        <time dateTime={row.lastEventAt} title={formatMoment(row.lastEventAt)}>
          Last movement: {formatShortMoment(row.lastEventAt)}
        </time>
        {row.unread > 0 && (
          <span className={css.unread}>
            <IconMessageCircle2 size={16} aria-hidden="true" /> {row.unread} new
          </span>
        )}
      </p>
    </li>
  );
}

function Broker({ row }: { row: CaseSummary }) {
  if (!row.brokerName) return <span>No broker yet</span>;
  return (
    <span>
      {[row.brokerName, row.brokerFirm].filter(Boolean).join(', ')}
      {row.brokerLicence && (
        <span className={css.licence}>
          {' '}
          <LicenceLink>{`Check licence ${row.brokerLicence}`}</LicenceLink>
        </span>
      )}
    </span>
  );
}
