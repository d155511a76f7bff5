import { Box, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { latePart } from '#client/ui/late-part.tsx';
import { type AdminPart, adminPartPaths, adminParts } from '#shared/platform/admin-tabs.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';

type Module = Record<string, ComponentType>;

/** A section in its own chunk. Its file exports one component. */
function part(title: string, load: (() => Promise<Module>) | undefined) {
  const Tab = latePart(async () => Object.values((await load?.()) ?? {})[0] as ComponentType, {
    fallback: <PagePlaceholder />,
    early: false,
  });
  return { title, Tab };
}

const files = import.meta.glob<Module>('../*/*-tab.tsx');
const overview = part('Overview', files['../overview/overview-tab.tsx']);
const parts = Object.entries(adminParts).map(([id, title]) => ({
  to: adminPartPaths[id as AdminPart],
  ...part(title, files[`../${id}/${id}-tab.tsx`]),
}));

/** The section of an address: its own, or the one it is nested in. */
function partOf(pathname: string) {
  return parts.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? overview;
}

/** One dashboard; the path chooses the section (spec decision 22). */
export function AdminDashboardPage() {
  const { pathname } = useLocation();
  const { title, Tab } = partOf(pathname);
  usePageTitle(`${title}, admin`);
  return (
    <>
      <Title order={1}>Admin</Title>
      <AdminTabs />
      <Box mt="xl">
        <Tab />
      </Box>
    </>
  );
}
