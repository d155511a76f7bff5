import type { ReactNode } from 'react';
import page from '../layout/page.module.css';
import css from './text-section.module.css';

/** A heading with an anchor, and its content. */
export function TextSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={page.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
