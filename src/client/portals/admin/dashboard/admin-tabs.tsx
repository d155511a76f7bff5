import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type AdminPart, adminPartPaths, adminTabs } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './admin-tabs.module.css';

const tabs = [
  { label: 'Overview', to: paths.admin.home },
  ...Object.entries(adminTabs).map(([id, label]) => ({ label, to: adminPartPaths[id as AdminPart] })),
];

/** The sections of the dashboard; each has an address (spec decision 22). */
export function AdminTabs() {
  const { pathname } = useLocation();
  const current = tabs.slice(1).find(({ to }) => pathname.startsWith(to))?.to ?? paths.admin.home;
  const list = useRef<HTMLUListElement>(null);

  // On a phone the tabs scroll; the active one must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is a trigger, not an input
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [pathname]);

  return (
    <nav aria-label="Dashboard sections">
      <ul className={css.tabs} ref={list}>
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <Link className={css.tab} to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
