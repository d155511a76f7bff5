import type { ReactNode } from 'react';
import page from '../layout/page.module.css';
import css from './page-body.module.css';

/** The two columns under the heading of a text page. */
export function PageBody({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`${page.row} ${css.columns}`}>
      <div className={css.text}>{children}</div>
      <aside className={`${css.aside} not-printed`} aria-label="At a glance">
        {aside}
      </aside>
    </div>
  );
}
