import type { ReactNode } from 'react';
import css from './empty-state.module.css';

/** An empty list: what that means, and the next action. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
