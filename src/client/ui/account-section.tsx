import { type ReactNode, useId } from 'react';
import css from './account-section.module.css';

interface AccountSectionProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One section of the account page, under its heading. */
export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
