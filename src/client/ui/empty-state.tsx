import type { ReactNode } from 'react';
import css from './empty-state.module.css';

/** A list without entries: what that means, and what comes next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
