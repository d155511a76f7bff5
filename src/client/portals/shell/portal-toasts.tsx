import { useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '#client/lib/toasts.ts';
import { lateDialog } from '#client/ui/late-part.tsx';

const PortalToaster = lateDialog(async () => (await import('./portal-toaster.tsx')).PortalToaster);

/** The toasts, from the first one on: nothing on the first screen needs what draws them. */
export function PortalToasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const [began, setBegan] = useState(false);
  if (toast && !began) setBegan(true);
  return began && <PortalToaster />;
}
