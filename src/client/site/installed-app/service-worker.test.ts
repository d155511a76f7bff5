/** What the service worker does with a message, a press on a notification, and a request: its own script, with a browser around it. */
import vm from 'node:vm';
import { expect, test } from 'vitest';
import serviceWorker from './service-worker.js?raw';

const origin = 'https://coverbridge.example';

/** Runs the script as a browser would. @param open the addresses of the pages that are open */
function start(open: string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const did: string[] = [];
  const pages = open.map((path) => ({ url: origin + path, focus: async () => void did.push(`focus ${path}`) }));
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { matchAll: async () => pages, openWindow: async (href: string) => void did.push(`open ${href}`) },
  };
  let online = true;
  const fetch = async () => (online ? new Response('page') : Promise.reject(new TypeError('offline')));
  // Without `caches`: a script that used them would fail here.
  vm.runInNewContext(serviceWorker, { self, URL, Response, fetch });
  return {
    shown,
    did,
    goOffline() {
      online = false;
    },
    /** @returns what the listener waits for or answers */
    async raise(name: string, event: object): Promise<unknown> {
      let pending: unknown;
      const keep = (given: unknown) => {
        pending = given;
      };
      listeners.get(name)?.({ ...event, waitUntil: keep, respondWith: keep });
      return pending;
    },
  };
}

const pressed = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test('a message is shown with its words, and a later one with the same tag replaces it', async () => {
  const worker = start();
  const [title, words] = ['Coverbridge', { body: 'You have a new message about AB-2026-000123', tag: 'new_message' }];
  await worker.raise('push', { data: { json: () => ({ title, ...words, path: '/portal/cases/1' }) } });
  const data = { path: '/portal/cases/1' };
  expect(worker.shown).toEqual([[title, { ...words, renotify: true, icon: '%ICON%', data }]]);
});

test('a press leads to the page: to its tab if it’s open, and never to another site', async () => {
  const worker = start(['/broker/dashboard', '/portal/cases/1?x=1']);
  await worker.raise('notificationclick', pressed('/portal/cases/1#messages'));
  await worker.raise('notificationclick', pressed('/portal/cases/2'));
  await worker.raise('notificationclick', pressed('//elsewhere.example/'));
  expect(worker.did).toEqual(['focus /portal/cases/1?x=1', `open ${origin}/portal/cases/2`]);
});

test('only pages are answered, by the network, or without one by a sentence that nobody keeps', async () => {
  const worker = start();
  const ask = (mode: string) => worker.raise('fetch', { request: { mode } }) as Promise<Response | undefined>;
  expect(await ask('cors')).toBeUndefined();
  expect(await (await ask('navigate'))?.text()).toBe('page');
  worker.goOffline();
  expect(await ask('cors')).toBeUndefined();
  const offline = await ask('navigate');
  expect(offline?.status).toBe(503);
  expect(offline?.headers.get('cache-control')).toBe('no-store');
  expect(await offline?.text()).toContain('You’re offline');
  expect(serviceWorker).not.toMatch(/\bcaches\b|indexedDB|importScripts/);
});
