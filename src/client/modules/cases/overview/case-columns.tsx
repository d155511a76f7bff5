import type { ReactNode } from 'react';
import css from './case-page.module.css';

/** Two columns where there is room: the work, with the conversation next to it. */
export function CaseColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{main}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}
