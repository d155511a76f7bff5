import type { ReactNode } from 'react';
import css from './page-intro.module.css';

/** The top of a page that is not the home page: its heading and what it is for. */
export function PageIntro({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={css.intro}>
      <h1 className={css.heading}>{heading}</h1>
      <div className={css.lead}>{children}</div>
    </div>
  );
}
