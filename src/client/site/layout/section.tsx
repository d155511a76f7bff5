import type { ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  /** Anchor of the section; its heading is `{id}-heading`. */
  id: string;
  heading: string;
  intro?: string;
  tone?: 'plain' | 'band';
  children: ReactNode;
}

/** A band of the page with its heading and, if it needs one, a sentence under it. */
export function Section({ id, heading, intro, tone = 'plain', children }: SectionProps) {
  return (
    <section className={css.section} id={id} data-tone={tone} aria-labelledby={`${id}-heading`}>
      <div className={css.inner}>
        <div className={css.head}>
          <h2 className={css.heading} id={`${id}-heading`}>
            {heading}
          </h2>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
