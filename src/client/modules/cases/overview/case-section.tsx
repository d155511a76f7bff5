import { type ReactNode, useId } from 'react';
import css from './case-section.module.css';

interface CaseSectionProps {
  title: string;
  /** Without a frame, for content that has its own. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of a case page, under its own heading. */
export function CaseSection({ title, bare = false, children }: CaseSectionProps) {
  const id = useId();
  return (
    <section className={bare ? css.bare : css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
