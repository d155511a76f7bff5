import { logCaught } from './browser-failures.ts';

/** Ends this browser’s subscriptions to notifications: signed out means silent. The server has already stopped sending. */
export async function silenceDevice(): Promise<void> {
  try {
    for (const { pushManager } of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      await (await pushManager?.getSubscription())?.unsubscribe();
  } catch (error) {
    logCaught(error, {});
  }
}
