import type { ReactNode } from 'react';
import css from './case-page.module.css';

/** The width from which the work and the conversation fit side by side, in the size of the root's text. */
export const TWO_COLUMNS_REM = 54;

interface CaseColumnsProps {
  main: ReactNode;
  aside: ReactNode;
  /** The work is a table that needs the room: the second column waits for a much wider screen. */
  below?: boolean;
}

/** Two columns where there is room: the work, with the conversation next to it. */
export function CaseColumns({ main, aside, below = false }: CaseColumnsProps) {
  return (
    <div className={css.room}>
      <div className={css.columns} data-two={aside ? (below ? 'late' : 'early') : undefined}>
        <div className={css.main}>{main}</div>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  );
}
