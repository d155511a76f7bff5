import type { ReactNode } from 'react';
import css from './text-section.module.css';

/** A heading that can be linked to, and what stands under it. */
export function TextSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={css.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
