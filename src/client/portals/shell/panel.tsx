import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PageBox } from './page-box.tsx';

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
    <PageBox icon={icon} title={title} width="36rem">
      {children}
      <Group gap="sm">{actions}</Group>
    </PageBox>
  );
}
