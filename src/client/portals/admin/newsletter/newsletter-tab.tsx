import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './newsletter-tab.module.css';

const SubscribersSection = lazy(async () => ({
  default: (await import('./subscribers-section.tsx')).SubscribersSection,
}));
const IssuesSection = lazy(async () => ({ default: (await import('./issues/issues-section.tsx')).IssuesSection }));

const sections = [
  { label: 'Subscribers', to: paths.admin.newsletter, Section: SubscribersSection },
  { label: 'Issues', to: paths.admin.newsletterIssues, Section: IssuesSection },
];

/** The newsletter: who gets it, and what they get. */
export function NewsletterTab() {
  const { pathname } = useLocation();
  const current = sections.findLast(({ to }) => pathname.startsWith(to));
  return (
    <Stack gap="lg">
      <h2 className="visually-hidden">{adminParts.newsletter}</h2>
      <nav aria-label="Newsletter sections">
        <ul className={`plain-list ${css.links}`}>
          {sections.map(({ label, to }) => (
            <li key={to}>
              <Link className={css.link} to={to} aria-current={to === current?.to ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<PagePlaceholder />}>{current && <current.Section />}</Suspense>
    </Stack>
  );
}
