import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { STUCK_MAX } from '#shared/operations/schema.ts';
import css from './stuck-card.module.css';

interface StuckCardProps {
  count: number;
  title: string;
  mend: string;
  link: string;
  action: string;
}

/** One number that should be zero and is not, what it means, and a link to fix it. */
export function StuckCard({ count, title, mend, link, action }: StuckCardProps) {
  return (
    <li className={css.card}>
      <p className={css.count}>{count >= STUCK_MAX ? `${STUCK_MAX - 1}+` : count}</p>
      <div className={css.words}>
        <h3 className={css.title}>
          <IconAlertTriangle className={css.icon} size={18} aria-hidden="true" /> {title}
        </h3>
        <p className={css.mend}>{mend}</p>
        <Link className={css.link} to={link} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </div>
    </li>
  );
}
