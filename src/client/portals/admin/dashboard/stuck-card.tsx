import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './stuck-card.module.css';

interface StuckCardProps {
  count: number;
  title: string;
  /** What zero means. */
  calm: string;
  /** The next step when it is not zero. */
  children: ReactNode;
}

/** One number that should be zero. */
export function StuckCard({ count, title, calm, children }: StuckCardProps) {
  const stuck = count > 0;
  const Icon = stuck ? IconAlertTriangle : IconCircleCheck;
  return (
    <article className={css.card} data-stuck={stuck || undefined}>
      <p className={css.count}>{count}</p>
      <h3 className={css.title}>{title}</h3>
      <p className={css.state}>
        <Icon size={18} aria-hidden="true" />
        {stuck ? 'Needs somebody' : 'Nothing to do'}
      </p>
      <p className={css.next}>{stuck ? children : calm}</p>
    </article>
  );
}
