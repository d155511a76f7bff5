import type { ReactNode } from 'react';
import { paths } from '#shared/platform/paths.ts';
import type { Area } from './area-of.ts';
import { PortalFrame } from './portal-frame.tsx';

const labels = { portal: 'Client portal', broker: 'Broker portal', admin: 'Admin' };
const links = [{ label: 'Website Home', to: paths.home, site: true }];

/** The frame of a page shown instead of an area. The client portal already has its frame: its layout is outside the guard. */
export function StandaloneFrame({ area, children }: { area: Area; children: ReactNode }) {
  if (area === 'portal') return children;
  return (
    <PortalFrame label={labels[area]} home={paths.home} links={links}>
      {children}
    </PortalFrame>
  );
}
