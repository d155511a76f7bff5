// What the browser answers is set here: a test has no push service. The rest is the page's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DeviceNotifications } from '#client/modules/notifications/device/device-notifications.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const endpoint = 'https://push.example.com/1';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** A browser that is subscribed or not; `permission` is what it says to the page, `answer` what its person says when asked. */
function browser({ permission = 'default', answer = 'granted', subscribed = false }) {
  let now = permission;
  const asked = vi.fn(async () => {
    now = answer;
    return answer;
  });
  let subscription: object | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
  if (subscribed) subscription = made;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = made;
      return made;
    }),
  };
  const registration = { scope: `${location.origin}/portal`, active: { state: 'activated' }, pushManager };
  const register = vi.fn(async () => registration);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    getRegistration: async () => registration,
    getRegistrations: async () => [registration],
    register,
  } as never);
  vi.stubGlobal('Notification', {
    get permission() {
      return now;
    },
    requestPermission: asked,
  });
  return { asked, register, unsubscribe, pushManager };
}

const open = (push: object = {}) =>
  renderInPortal(<DeviceNotifications area="portal" />, {
    as: {},
    at: '/portal/account/notifications',
    answers: { push: { key: { publicKey: 'B'.repeat(87) }, turnOn: { on: true }, renew: { on: true }, ...push } },
  });
const box = (state: 'on' | 'off') => page.getByRole('switch', { name: `Notifications are ${state}` });

beforeEach(() => vi.stubGlobal('PushManager', class {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is asked or registered before the switch is pressed; then the server has the device', async () => {
  const { asked, register, pushManager } = browser({});
  const { calls } = await open();
  await expect.element(box('off')).toBeVisible();
  expect([asked.mock.calls.length, register.mock.calls.length]).toEqual([0, 0]);
  await box('off').click();
  await expect.element(box('on')).toBeChecked();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/portal' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'B'.repeat(87),
  });
  expect(calls.at(-1)).toEqual({ procedure: 'push.turnOn', input: { endpoint, keys } });
});

test('a device that is on says so, and is off after a press', async () => {
  const { unsubscribe } = browser({ permission: 'granted', subscribed: true });
  const { calls } = await open({ turnOff: { on: false } });
  await box('on').click();
  await expect.element(box('off')).not.toBeChecked();
  expect(calls.at(-1)).toEqual({ procedure: 'push.turnOff', input: { endpoint } });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a browser that is subscribed for someone else is off', async () => {
  browser({ permission: 'granted', subscribed: true });
  await open({ renew: { on: false } });
  await expect.element(box('off')).toBeVisible();
});

test('a person who says no when asked reads where to change it', async () => {
  browser({ answer: 'denied' });
  await open();
  await box('off').click();
  await expect.element(page.getByText(/^Notifications from this site are blocked\./)).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

test('closing the question leaves it off', async () => {
  browser({ answer: 'default' });
  await open();
  await box('off').click();
  await expect.element(box('off')).toBeEnabled();
});

test('a refusal of the server and a failure of the browser are said', async () => {
  const { pushManager } = browser({});
  const net = await open({ turnOn: new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Try again in a minute.') });
  await box('off').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  net.answers({ push: { turnOn: { on: true } } });
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  await box('off').click();
  await expect.element(page.getByText(/^Your browser couldn’t set up notifications\./)).toBeVisible();
  await box('off').click();
  await expect.element(box('on')).toBeChecked();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a browser without notifications says so', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  await expect.element(page.getByText(/^This browser can’t show notifications/)).toBeVisible();
});

test('an iPhone says that the page has to be on the Home Screen', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)');
  await open();
  await expect.element(page.getByText(/add Coverbridge to your Home Screen first/)).toBeVisible();
});
