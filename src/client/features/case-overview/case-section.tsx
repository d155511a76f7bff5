import { type ReactNode, useId } from 'react';
import css from './case-section.module.css';

/** One part of a case page, under its own heading. */
export function CaseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
