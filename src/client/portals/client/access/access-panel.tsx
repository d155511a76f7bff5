import type { ReactNode } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import css from './access-panel.module.css';

interface AccessPanelProps {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** An account page that needs no session: one action, or one piece of information. */
export function AccessPanel({ title, icon, children }: AccessPanelProps) {
  const site = useSiteProfile();
  usePageTitle(title);
  return (
    <section className={css.panel}>
      {icon}
      <h1 className={css.title}>{title}</h1>
      {children}
      <p className={css.notice}>{site.legalNotice}</p>
    </section>
  );
}
