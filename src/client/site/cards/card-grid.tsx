import type { ReactNode } from 'react';
import css from './card-grid.module.css';

/** Cards in as many columns as fit: three on a wide screen, four where they are `dense`. */
export function CardGrid({ dense = false, children }: { dense?: boolean; children: ReactNode }) {
  return (
    <ul className={css.grid} data-dense={dense ? '' : undefined}>
      {children}
    </ul>
  );
}
