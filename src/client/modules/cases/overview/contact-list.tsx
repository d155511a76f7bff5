import { IconMail, IconPhone } from '@tabler/icons-react';
import css from './contact-list.module.css';

/** How to reach the client outside the conversation. */
export function ContactList({ email, phone }: { email: string; phone: string }) {
  return (
    <ul className={css.list}>
      <li>
        <IconPhone size={18} aria-hidden="true" />
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      </li>
      <li>
        <IconMail size={18} aria-hidden="true" />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}
