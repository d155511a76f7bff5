import type { ReactNode } from 'react';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import css from './panel.module.css';

interface PanelProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** One message in place of a page, and where to go from here. */
export function Panel({ icon, title, children, actions }: PanelProps) {
  usePageTitle(title);
  return (
    <section className={css.panel}>
      {icon}
      <h1>{title}</h1>
      {children}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
