import { useCallback, useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { PortalArea } from '#shared/platform/installed-app.ts';
import {
  findSubscription,
  type PushHindrance,
  pushHindrance,
  subscribeBrowser,
  subscriptionInput,
} from './browser-push.ts';

export type DevicePush = {
  /** `loading` until the browser and the server have said what is so. */
  state: 'loading' | 'on' | 'off' | PushHindrance;
  busy: boolean;
  /** Why the last change failed. */
  failure: string | null;
  change(on: boolean): Promise<void>;
};

/** A browser’s failure is one of its own: a service that is blocked or can’t be reached. The server’s say what is wrong. */
function failureWords(error: unknown): string {
  return error instanceof DOMException
    ? 'Your browser couldn’t set up notifications. Check your connection and try again.'
    : toApiError(error).serverMessage;
}

/** Notifications on this device, for the signed-in user and one portal. */
export function useDevicePush(area: PortalArea): DevicePush {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<DevicePush['state']>(() => pushHindrance() ?? 'loading');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    async function look() {
      const subscription = await findSubscription(area);
      const { on } = subscription ? await client.push.renew.mutate({ endpoint: subscription.endpoint }) : { on: false };
      if (!left) setState(pushHindrance() ?? (on ? 'on' : 'off'));
    }
    look().catch((error) => {
      if (left) return;
      setFailure(failureWords(error));
      setState('off');
    });
    return () => {
      left = true;
    };
  }, [area, client]);

  const turnOn = useCallback(async () => {
    const { publicKey } = await client.push.key.query();
    const subscription = await subscribeBrowser(area, publicKey);
    if (!subscription) return false;
    return (await client.push.turnOn.mutate(subscriptionInput(subscription))).on;
  }, [area, client]);

  const turnOff = useCallback(async () => {
    const subscription = await findSubscription(area);
    if (!subscription) return false;
    // The server first: a browser that is off while we send to it would be reached once more.
    const { on } = await client.push.turnOff.mutate({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
    return on;
  }, [area, client]);

  const change = useCallback(
    async (on: boolean) => {
      setBusy(true);
      setFailure(null);
      try {
        const isOn = await (on ? turnOn() : turnOff());
        setState(pushHindrance() ?? (isOn ? 'on' : 'off'));
      } catch (error) {
        setFailure(failureWords(error));
      } finally {
        setBusy(false);
      }
    },
    [turnOn, turnOff],
  );
  return { state, busy, failure, change };
}
