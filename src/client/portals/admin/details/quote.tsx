import type { ReactNode } from 'react';
import css from './details.module.css';

/** Words that somebody wrote, or agreed to, as they are. */
export function Quote({ children }: { children: ReactNode }) {
  return <p className={css.quote}>{children}</p>;
}
