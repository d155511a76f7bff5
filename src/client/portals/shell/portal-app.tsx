import { MantineProvider } from '@mantine/core';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { useLaterParts } from '#client/lib/later.ts';
import { SessionProvider } from '#client/lib/session.tsx';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { TrpcProvider } from '#client/lib/trpc.tsx';
import type { SiteProfile } from '#shared/platform/site.ts';
import { EscapeGuard } from './escape-guard.tsx';
import { portalTheme, tokenVariables } from './portal-theme.ts';
import { PortalToasts } from './portal-toasts.tsx';

/** Everything around a portal page. */
export function PortalApp({ router, profile }: { router: DataRouter; profile: SiteProfile }) {
  useLaterParts();
  return (
    <SiteProfileProvider profile={profile}>
      <MantineProvider theme={portalTheme} cssVariablesResolver={tokenVariables} defaultColorScheme="auto">
        <TrpcProvider>
          <SessionProvider>
            <EscapeGuard />
            <RouterProvider router={router} />
          </SessionProvider>
        </TrpcProvider>
        <PortalToasts />
      </MantineProvider>
    </SiteProfileProvider>
  );
}
