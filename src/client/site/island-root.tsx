import { type ComponentType, useEffect } from 'react';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import type { SiteProfile } from '#shared/platform/site.ts';

interface IslandRootProps {
  // biome-ignore lint/suspicious/noExplicitAny: the props travel as JSON; `Island` checks them against the component
  component: ComponentType<any>;
  props: object;
  profile: SiteProfile;
  /** Runs in the browser once the island responds to input. */
  onLive?: () => void;
}

/** The wrapper of an island, identical on the server and in the browser, so that hydration finds the same tree. */
export function IslandRoot({ component: Component, props, profile, onLive }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <SiteProfileProvider profile={profile}>
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>
    </SiteProfileProvider>
  );
}
