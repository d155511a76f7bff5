import type { ReactNode } from 'react';
import { currentView } from '#client/lib/view-as.ts';
import css from './view-as-banner.module.css';
import { ViewAsBanner } from './view-as-banner.tsx';

/** Wraps every portal page: while the tab is impersonating, the banner stays whatever the page does. */
export function ViewAsFrame({ children }: { children: ReactNode }) {
  const view = currentView();
  if (!view) return children;
  return (
    <>
      <ViewAsBanner view={view} />
      {children}
      <div className={css.room} />
    </>
  );
}
