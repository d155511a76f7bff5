import { Button } from '@mantine/core';
import { IconMessageCircle2, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { StageBar } from '#client/features/case-status/stage-bar.tsx';
import { StatusBadge } from '#client/features/case-status/status-badge.tsx';
import { formatFullMoment, formatMoment } from '#client/lib/format-time.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/paths.ts';
import css from './case-list.module.css';

interface CaseListProps {
  cases: readonly CaseSummary[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** Every request of the client, latest movement first. */
export function CaseList({ cases, hasMore, loadingMore, onMore }: CaseListProps) {
  return (
    <>
      <ul className={css.list}>
        {cases.map((row) => (
          <li className={css.case} key={row.id}>
            <div className={css.head}>
              <h3 className={css.title}>
                <Link className={css.link} to={paths.portal.case(row.id)}>
                  {row.title}
                </Link>
              </h3>
              <StatusBadge status={row.status} side="client" />
            </div>
            <StageBar stage={row.stage} closed={!isOpen(row.status) && row.status !== 'bound'} compact />
            <p className={css.facts}>
              <span>{row.number}</span>
              <span className={css.fact}>
                <IconUser size={16} aria-hidden="true" />
                {row.brokerName ? [row.brokerName, row.brokerFirm].filter(Boolean).join(', ') : 'No broker yet'}
              </span>
              <time dateTime={row.lastEventAt} title={formatFullMoment(row.lastEventAt)}>
                Last movement: {formatMoment(row.lastEventAt)}
              </time>
              {row.unread > 0 && (
                <span className={css.unread}>
                  <IconMessageCircle2 size={16} aria-hidden="true" /> {row.unread} new
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className={css.more} variant="default" loading={loadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}
