import { IconCircleCheck, IconInbox } from '@tabler/icons-react';
import { ContactList } from '#client/features/case-overview/contact-list.tsx';
import { formatFullMoment, formatMoment } from '#client/lib/format-time.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { type ContactInsuranceType, contactInsuranceTypes } from '#shared/contact/schema.ts';
import css from './contact-message-card.module.css';

type ContactMessage = RouterOutputs['contact']['list']['messages'][number];

const statusWords: Readonly<Record<ContactMessage['status'], string>> = {
  new: 'New',
  open: 'Opened',
  converted: 'Became a case',
  replied: 'Answered',
  spam: 'Spam',
};

/** The label of the form, or nothing when none was chosen. */
function insuranceLabel(type: string | null): string | null {
  return type && type !== 'none' ? (contactInsuranceTypes[type as ContactInsuranceType] ?? type) : null;
}

/** One message from the contact form, with the ways to answer it. */
export function ContactMessageCard({ message }: { message: ContactMessage }) {
  const { name, email, phone, subject, message: body, insuranceType, status, createdAt } = message;
  const Icon = status === 'new' ? IconInbox : IconCircleCheck;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <span className={css.status} data-new={status === 'new' || undefined}>
          <Icon size={16} aria-hidden="true" /> {statusWords[status]}
        </span>
        <time className={css.moment} dateTime={createdAt} title={formatFullMoment(createdAt)}>
          {formatMoment(createdAt)}
        </time>
      </div>
      <p className={css.subject}>{[subject, insuranceLabel(insuranceType)].filter(Boolean).join(', ')}</p>
      <p className={css.body}>{body}</p>
      <ContactList email={email} phone={phone} />
    </article>
  );
}
