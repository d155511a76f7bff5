import { Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { latePart } from '#client/ui/late-part.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './newsletter-tab.module.css';

const late = { fallback: <PagePlaceholder />, early: false };
const SubscribersSection = latePart(async () => (await import('./subscribers-section.tsx')).SubscribersSection, late);
const IssuesSection = latePart(async () => (await import('./issues/issues-section.tsx')).IssuesSection, late);

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
      {current && <current.Section />}
    </Stack>
  );
}
