import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#client/lib/format-time.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './case-header.module.css';

interface CaseHeaderProps {
  row: CaseDetail;
  back: string;
  status: ReactNode;
  /** What can be done now. */
  actions?: ReactNode;
}

/** What this case is, whose turn it is and by when; then what can be done. */
export function CaseHeader({ row, back, status, actions }: CaseHeaderProps) {
  const { offerExpiresAt, firstReplyDueAt } = row;
  return (
    <header className={css.header}>
      <Link className={css.back} to={back}>
        <IconArrowLeft size={16} aria-hidden="true" /> Dashboard
      </Link>
      <div className={css.head}>
        <h1 className={css.title}>
          {row.title}
          {row.clientName && <span className={css.client}> for {row.clientName}</span>}
        </h1>
        {status}
      </div>
      <p className={css.facts}>
        {row.number}
        {row.area && `, postal code ${row.area}`}, sent {formatMoment(row.createdAt)}
      </p>
      <div className={css.next}>
        <p>{row.nextStep}</p>
        {offerExpiresAt && <DueClock due={offerExpiresAt} label="Answer" />}
        {!offerExpiresAt && firstReplyDueAt && <DueClock due={firstReplyDueAt} label="Reply" />}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
