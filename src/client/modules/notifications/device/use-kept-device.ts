import { useEffect } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import type { PortalArea } from '#shared/platform/installed-app.ts';

/** Takes the notifications of this device along into the session that its person signed in to now. */
export function useKeptDevice(area: PortalArea): void {
  const { client } = trpc.useUtils();
  useEffect(() => {
    if (globalThis.Notification?.permission !== 'granted') return;
    async function keep() {
      const { findSubscription } = await import('./browser-push.ts');
      const subscription = await findSubscription(area);
      if (subscription) await client.push.renew.mutate({ endpoint: subscription.endpoint });
    }
    // The next page load tries again; the settings say what is so.
    keep().catch(() => undefined);
  }, [area, client]);
}
