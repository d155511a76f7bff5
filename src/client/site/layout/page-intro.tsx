import type { ReactNode } from 'react';
import page from './page.module.css';
import css from './page-intro.module.css';

/** The heading of a page and, where it needs one, a sentence below it. */
export function PageIntro({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className={css.intro}>
      <h1 className={css.heading}>{heading}</h1>
      {children && <div className={page.lead}>{children}</div>}
    </div>
  );
}
