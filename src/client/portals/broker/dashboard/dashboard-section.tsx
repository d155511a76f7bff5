import { type ReactNode, useId } from 'react';
import css from './dashboard-section.module.css';

interface DashboardSectionProps {
  title: string;
  /** The count, if not zero. */
  count?: number | undefined;
  /** Next to the title: a filter. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One section of the dashboard. */
export function DashboardSection({ title, count, tools, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
          {count ? <span className={css.count}>{count}</span> : null}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
