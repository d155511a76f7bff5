import { Divider, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PageBox } from '../../shell/page-box.tsx';

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
    <PageBox title={title} icon={icon} width="30rem">
      {children}
      <Divider mt="var(--space-4)" />
      <Text c="dimmed" size="xs">
        {site.legalNotice}
      </Text>
    </PageBox>
  );
}
