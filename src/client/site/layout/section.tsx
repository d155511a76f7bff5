import type { ReactNode } from 'react';
import css from './page.module.css';

interface SectionProps {
  /** Anchor of the section; its heading is `{id}-heading`. */
  id: string;
  heading: string;
  intro?: string;
  tone?: 'plain' | 'band';
  /** `split` puts the heading next to the content where there is room. */
  layout?: 'stacked' | 'split';
  children: ReactNode;
}

/** A band of the page with its heading and, if it needs one, a sentence below it. */
export function Section({ id, heading, intro, tone = 'plain', layout = 'stacked', children }: SectionProps) {
  return (
    <section className={tone === 'band' ? css.band : undefined} id={id} aria-labelledby={`${id}-heading`}>
      <div className={`${css.row} ${css.section}`} data-layout={layout}>
        <div className={css.head}>
          <h2 className={css.title} id={`${id}-heading`}>
            {heading}
          </h2>
          {intro && <p className={css.lead}>{intro}</p>}
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  );
}
