import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import css from './dashboard-page.module.css';

/** A part in a chunk of its own: `name` is what its file exports. */
function part<Name extends string>(title: string, load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return { title, Tab: lazy(async () => ({ default: (await load())[name] })) };
}

const overview = part('Overview', () => import('../overview/overview-tab.tsx'), 'OverviewTab');
const parts: Readonly<Record<string, ReturnType<typeof part>>> = {
  [paths.admin.cases]: part('Cases', () => import('../dashboard/cases-tab.tsx'), 'CasesTab'),
  [paths.admin.messages]: part('Messages', () => import('../messages/messages-tab.tsx'), 'MessagesTab'),
  [paths.admin.users]: part('Users', () => import('../users/users-tab.tsx'), 'UsersTab'),
  [paths.admin.brokers]: part('Brokers', () => import('../brokers/brokers-tab.tsx'), 'BrokersTab'),
  [paths.admin.clients]: part('Clients', () => import('../clients/clients-tab.tsx'), 'ClientsTab'),
  [paths.admin.newsletter]: part('Newsletter', () => import('../newsletter/newsletter-tab.tsx'), 'NewsletterTab'),
  [paths.admin.assistant]: part('Assistant', () => import('../assistant/assistant-tab.tsx'), 'AssistantTab'),
  [paths.admin.settings]: part('Settings', () => import('../settings/settings-tab.tsx'), 'SettingsTab'),
  [paths.admin.audit]: part('Audit', () => import('../audit/audit-tab.tsx'), 'AuditTab'),
  [paths.admin.security]: part('Security', () => import('../security/security-tab.tsx'), 'SecurityTab'),
  [paths.admin.data]: part('Data', () => import('../data/data-tab.tsx'), 'DataTab'),
  [paths.admin.privacy]: part('Privacy', () => import('../privacy/privacy-tab.tsx'), 'PrivacyTab'),
  [paths.admin.launch]: part('Launch', () => import('../launch/launch-tab.tsx'), 'LaunchTab'),
  [paths.admin.trouble]: part('Trouble', () => import('../overview/trouble-tab.tsx'), 'TroubleTab'),
};

/** The part an address belongs to: its own, or the one its sections stand below. */
function partOf(pathname: string) {
  return Object.entries(parts).find(([to]) => pathname === to || pathname.startsWith(`${to}/`))?.[1] ?? overview;
}

/** One dashboard; the path chooses the part (spec decision 22). */
export function AdminDashboardPage() {
  const { pathname } = useLocation();
  const { title, Tab } = partOf(pathname);
  usePageTitle(`${title}, admin`);
  return (
    <>
      <h1 className={css.title}>Admin</h1>
      <AdminTabs />
      <div className={css.tab}>
        <Suspense fallback={<PagePlaceholder />}>
          <Tab />
        </Suspense>
      </div>
    </>
  );
}
