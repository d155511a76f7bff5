/** What the browser itself knows about notifications on this device: its permission, and its subscription. No server is asked here. */
import { type PortalArea, SERVICE_WORKER_PATH, serviceWorkerScope } from '#shared/platform/installed-app.ts';

/** Why there is no choice on this device. */
export type PushHindrance =
  /** The browser has no such thing. */
  | 'unsupported'
  /** On an iPhone or iPad only a page on the Home Screen has it. */
  | 'home-screen'
  /** The person refused, or an administrator of the device did: only the browser’s settings change it. */
  | 'blocked';

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

export function pushHindrance(): PushHindrance | null {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return isApple() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** The subscription of this browser for a portal, or null. Nothing is registered or asked by looking. */
export async function findSubscription(area: PortalArea): Promise<PushSubscription | null> {
  if (pushHindrance() !== null || Notification.permission !== 'granted') return null;
  const scope = new URL(serviceWorkerScope(area), location.origin).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // A worker of a wider area would be somebody else’s.
  return registration?.scope === scope ? registration.pushManager.getSubscription() : null;
}

/** What the server needs of a subscription. @throws where a browser gives no keys, which none does */
export function subscriptionInput(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no address for notifications');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

async function activeWorker(area: PortalArea): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { scope: serviceWorkerScope(area) });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker && worker.state !== 'activated')
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('The browser gave up the service worker'));
      });
    });
  return registration;
}

/**
 * Subscribes this browser. Call it from a click: browsers ask their question at no other time.
 * @returns null when the person doesn’t want it after all
 */
export async function subscribeBrowser(area: PortalArea, publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await activeWorker(area);
  // One that was made for another key, such as that of an earlier database, could reach nobody.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
