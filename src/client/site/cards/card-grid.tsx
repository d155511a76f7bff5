import type { ReactNode } from 'react';
import css from './cards.module.css';

interface CardGridProps {
  /** Four on a wide screen instead of three. */
  dense?: boolean;
  /** Two in a row, however wide the screen. */
  pairs?: boolean;
  children: ReactNode;
}

/** Cards in as many columns as fit. */
export function CardGrid({ dense, pairs, children }: CardGridProps) {
  return (
    <ul className={`plain-list ${css.grid}`} data-dense={dense && ''} data-pairs={pairs && ''}>
      {children}
    </ul>
  );
}
