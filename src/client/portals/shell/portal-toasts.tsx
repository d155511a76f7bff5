import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { later } from '#client/lib/later.ts';
import { currentToast, subscribeToToasts } from '#client/lib/toasts.ts';

const PortalToaster = lazy(later(async () => (await import('./portal-toaster.tsx')).PortalToaster));

/** The toasts, from the first one on: nothing on the first screen needs what draws them. */
export function PortalToasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const [began, setBegan] = useState(false);
  if (toast && !began) setBegan(true);
  return (
    began && (
      <Suspense>
        <PortalToaster />
      </Suspense>
    )
  );
}
