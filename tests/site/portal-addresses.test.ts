/** The server's patterns for portal addresses, checked against the routes of the application. */
import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#client/routes.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { portalAddresses } from '#shared/platform/paths.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const ID = '0193a1b2-0000-7000-8000-000000000001';
const known = (address: string) => portalAddresses.some((pattern) => pattern.test(address));

function pathsOf(route: RouteObject): string[] {
  const own = route.path && !route.path.endsWith('*') ? [route.path] : [];
  return [...own, ...(route.children ?? []).flatMap(pathsOf)];
}

const addresses = routes.flatMap(pathsOf);

test.each(addresses)('%s is answered with its page', (path) => {
  const section = path.includes(':section') ? 'hours' : '';
  expect(known(path.replace(':section', section).replace(/:\w+/g, ID))).toBe(true);
});

test.each([
  '/portal/nothing',
  '/portal/cases/nothing',
  `/portal/cases/${ID}/more`,
  '/broker/cases/1',
  '/broker/account/privacy',
  '/admin/nothing',
  '/admin/settings/nothing',
  '/admin/clients/nothing/cases',
  '/admin/clients',
])('%s is known only when there is such a page', (address) => {
  expect(known(address)).toBe(addresses.includes(address));
});

test.each(Object.keys(adminParts))('the part "%s" of the admin dashboard has its component', (part) => {
  expect(existsSync(inRoot('src', 'client', 'portals', 'admin', part, `${part}-tab.tsx`))).toBe(true);
});
