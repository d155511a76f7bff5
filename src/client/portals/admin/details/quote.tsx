import type { ReactNode } from 'react';
import css from './details.module.css';

/** Words that somebody wrote, or agreed to, as they stand. */
export function Quote({ children }: { children: ReactNode }) {
  return <p className={css.quote}>{children}</p>;
}
