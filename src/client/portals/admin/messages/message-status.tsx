import { IconArrowBackUp, IconBriefcase, IconEye, IconInbox, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { type ContactStatus, contactStatusLabels } from '#shared/contact-messages/desk-schema.ts';
import css from './message-status.module.css';

const icons: Record<ContactStatus, TablerIcon> = {
  new: IconInbox,
  open: IconEye,
  replied: IconArrowBackUp,
  converted: IconBriefcase,
  spam: IconTrash,
};

/** The status of a message: icon and word, and a colour for waiting ones. */
export function MessageStatus({ status }: { status: ContactStatus }) {
  const Icon = icons[status];
  return (
    <span className={css.status} data-waiting={status === 'new' || status === 'open' || undefined}>
      <Icon size={16} aria-hidden="true" /> {contactStatusLabels[status]}
    </span>
  );
}
