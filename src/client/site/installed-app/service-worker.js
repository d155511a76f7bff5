/**
 * The service worker of the portals: shows notifications while no page is open, and says so when there is no connection. It keeps nothing:
 * no page, no answer of the API and no file is in a cache of its own (docs/decisions/0102).
 */
const ICON = '%ICON%';
const OFFLINE = `<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You’re offline</title><style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui;margin:15vh auto;max-width:26rem;padding:0 1.25rem}</style>
<h1>You’re offline</h1><p>We can’t reach the internet from here. Your requests will be here when you’re connected again.</p>
<p><a href="">Try again</a></p></html>`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  event.respondWith(fetch(event.request).catch(() => new Response(OFFLINE, { status: 503, headers })));
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  // A browser that gets a message and shows nothing takes the permission back.
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: ICON, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.path, self.location.origin);
  event.waitUntil(open(target));
});

/** The page, where it’s open already; otherwise a new one, because what is typed elsewhere stays there. */
async function open(target) {
  if (target.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === target.pathname);
  await (there ? there.focus() : self.clients.openWindow(target.href));
}
