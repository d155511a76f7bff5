import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#client/lib/format-date.ts';
import { ParticipantsLine } from '#client/modules/cases/participants/participants-line.tsx';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './case-header.module.css';
import { ContactList } from './contact-list.tsx';
import { dueLabels } from './due-labels.ts';

interface CaseHeaderProps {
  row: CaseDetail;
  back: { to: string; label: string };
  /** Replaces the text for the people who work on the case. */
  next?: string;
  status: ReactNode;
  /** The available actions. */
  actions?: ReactNode;
}

/** What this case is, whose turn it is and by when; then the actions. */
export function CaseHeader({ row, back, next = row.nextStep, status, actions }: CaseHeaderProps) {
  const { offerExpiresAt, dueAt, dueFor } = row;
  return (
    <header className={css.header}>
      <Link className={css.back} to={back.to}>
        <IconArrowLeft size={16} aria-hidden="true" /> {back.label}
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
      {row.contact && <ContactList {...row.contact} />}
      {row.contact && <ParticipantsLine caseId={row.id} />}
      <div className={css.next}>
        <p>{next}</p>
        {offerExpiresAt && <DueClock due={offerExpiresAt} label="Answer" />}
        {!offerExpiresAt && dueAt && dueFor && <DueClock due={dueAt} label={dueLabels[dueFor]} />}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
