import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/paths.ts';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { BrokersTab } from '../dashboard/brokers-tab.tsx';
import { CasesTab } from '../dashboard/cases-tab.tsx';
import { ClientsTab } from '../dashboard/clients-tab.tsx';
import { MessagesTab } from '../dashboard/messages-tab.tsx';
import { OverviewTab } from '../dashboard/overview-tab.tsx';
import { SettingsTab } from '../dashboard/settings-tab.tsx';
import css from './dashboard-page.module.css';

const tabs: Readonly<Record<string, { title: string; Tab: ComponentType }>> = {
  [paths.admin.cases]: { title: 'Cases', Tab: CasesTab },
  [paths.admin.messages]: { title: 'Messages', Tab: MessagesTab },
  [paths.admin.brokers]: { title: 'Brokers', Tab: BrokersTab },
  [paths.admin.clients]: { title: 'Clients', Tab: ClientsTab },
  [paths.admin.settings]: { title: 'Settings', Tab: SettingsTab },
};
const overview = { title: 'Overview', Tab: OverviewTab };

/** One dashboard; the path chooses the part (decision 22). */
export function AdminDashboardPage() {
  const { pathname } = useLocation();
  const { title, Tab } = tabs[pathname.replace(/\/$/, '')] ?? overview;
  usePageTitle(`${title}, admin`);
  return (
    <>
      <h1 className={css.title}>Admin</h1>
      <AdminTabs />
      <div className={css.tab}>
        <Tab />
      </div>
    </>
  );
}
