// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NotificationBell } from '#client/modules/notifications/notification-bell.tsx';
import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const one = { type: 'export', title: 'Your data was downloaded', link: '/portal/account/security', read: false };
const rows = [3, 2].map((seq) => ({ ...one, seq, createdAt: '2026-11-03T17:00:00Z' }));
const listOf = (notifications: typeof rows, hasOlder = false) => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  hasOlder,
});
const read = rows.map((row) => ({ ...row, read: true }));
const fresh = page.getByText('New:');

const openPage = (list = listOf(rows)) =>
  renderInPortal(<NotificationsView intro="All of them." settings="/portal/account/notifications" />, {
    as: {},
    at: '/portal/notifications',
    answers: { notifications: { list } },
  });

test('opening a notification marks it as read and leads to what it is about', async () => {
  const net = await openPage();
  await expect.element(fresh).toHaveLength(2);
  net.answers({ notifications: { markOneRead: { unread: 1 }, list: listOf([read[0], rows[1]] as typeof rows) } });
  await page
    .getByRole('link', { name: /Your data was downloaded/ })
    .first()
    .click();
  await expect.element(fresh).toHaveLength(1);
  await expect.poll(net.address).toBe('/portal/account/security');
  expect(net.calls.find(({ procedure }) => procedure === 'notifications.markOneRead')?.input).toEqual({ seq: 3 });
});

test('all are marked with one press, at the bell too', async () => {
  const net = await renderInPortal(<NotificationBell page="/portal/notifications" />, {
    as: {},
    answers: { notifications: { list: listOf(rows) } },
  });
  await page.getByRole('button', { name: '2 unread notifications' }).click();
  const dropdown = page.getByRole('dialog');
  net.answers({ notifications: { markRead: { unread: 0 }, list: listOf(read) } });
  await dropdown.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(page.getByRole('button', { name: 'No unread notifications' })).toBeInTheDocument();
  await expect.element(fresh).not.toBeInTheDocument();
});

test('marks that did not reach the server are taken back, with a message', async () => {
  const net = await openPage();
  await expect.element(fresh).toHaveLength(2);
  net.answers({ notifications: { markRead: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') } });
  await page.getByRole('button', { name: 'Mark all 2 as read' }).click();
  await expect.element(page.getByText('Your notifications were not marked as read')).toBeVisible();
  await expect.element(fresh).toHaveLength(2);
});

test('without notifications the page says what will appear', async () => {
  await openPage(listOf([]));
  await expect.element(page.getByText(/^Nothing yet\./)).toBeVisible();
});
