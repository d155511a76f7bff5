import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { latePart } from '#client/ui/late-part.tsx';
import { paths } from '#shared/platform/paths.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './settings.module.css';

const late = { fallback: <PagePlaceholder />, early: false };

/** A section in its own chunk. */
function section<Name extends string>(
  label: string,
  slug: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const to = slug ? paths.admin.setting(slug) : paths.admin.settings;
  return { label, to, Section: latePart(async () => (await load())[name], late) };
}

const site = section('Site profile', '', () => import('./site-section.tsx'), 'SiteSection');
const sections = [
  site,
  section('Hours and holidays', 'hours', () => import('./hours-section.tsx'), 'HoursSection'),
  section('Document templates', 'templates', () => import('./templates-section.tsx'), 'TemplatesSection'),
  section('Shared replies', 'replies', () => import('./replies-section.tsx'), 'RepliesSection'),
  section('Insurers', 'insurers', () => import('./insurers-section.tsx'), 'InsurersSection'),
  section('Matching', 'matching', () => import('./matching-section.tsx'), 'MatchingSection'),
  section('How you’re paid', 'payment', () => import('./payment-section.tsx'), 'PaymentSection'),
  section('Service providers', 'providers', () => import('./providers-section.tsx'), 'ProvidersSection'),
  section('Sessions', 'sessions', () => import('./sessions-section.tsx'), 'SessionsSection'),
  section('Retention', 'retention', () => import('./retention-section.tsx'), 'RetentionSection'),
];

/** What administrators can change at runtime; each section has an address. */
export function SettingsTab() {
  const { pathname } = useLocation();
  const { Section, to: current } = sections.find(({ to }) => to === pathname) ?? site;
  return (
    <div className={css.frame}>
      <h2 className="visually-hidden">Settings</h2>
      <nav aria-label="Settings sections">
        <ul className={`plain-list ${css.links}`}>
          {sections.map(({ label, to }) => (
            <li key={to}>
              <Link className={css.link} to={to} aria-current={to === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap="lg" miw={0}>
        <Section />
      </Stack>
    </div>
  );
}
