/** A broker's own hours, days off, and the address of their calendar. */
// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrokerCalendarPage } from '#client/portals/broker/pages/calendar-page.tsx';
import type { OwnHours } from '#shared/brokers/working-hours.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const broker = { as: { role: 'broker', fullName: 'Bailey Broker' }, at: '/broker/calendar' } as const;
const usual: OwnHours = {
  hours: null,
  usual: defaultSiteProfile.hours,
  daysOff: [],
  closed: [{ day: '2026-12-25', name: 'Christmas Day' }],
  today: '2026-11-27',
};
const caseId = '0194a3c0-0000-7000-8000-000000000008';
const feed = { withNames: false, createdAt: '2026-11-27T17:00:00.000Z', lastReadAt: null };
const address = 'https://example.com/calendar-feeds/secret/calls.ics';

test('a broker begins with business hours, changes a day, adds days off and saves', async () => {
  const { calls } = await renderInPortal(<BrokerCalendarPage />, {
    ...broker,
    answers: {
      brokers: { hours: usual, setHours: usual },
      calendarFeeds: { own: { feed: null } },
      callbacks: {
        misplaced: { calls: [{ caseId, number: 'AB-2026-000123', words: 'Monday, December 7 at 9:00 a.m.' }] },
      },
    },
  });
  await expect.element(page.getByText('Christmas Day')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'AB-2026-000123' }))
    .toHaveAttribute('href', `/broker/cases/${caseId}`);
  await page.getByRole('radio', { name: 'At hours of your own' }).click();
  await page.getByLabelText('Monday to').fill('20:00');
  await page.getByRole('checkbox', { name: 'Saturday' }).click();
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByRole('button', { name: 'Save your hours' }).click();
  await expect.element(page.getByText('Choose the first day off')).toBeVisible();
  await page.getByLabelText('First day off, 1').fill('2026-12-24');
  await page.getByLabelText('Last day off, 1').fill('2026-12-31');
  await page.getByRole('button', { name: 'Save your hours' }).click();
  await expect.element(page.getByText('Saved. Clients see these times from now on.')).toBeVisible();
  const weekday = { open: '09:00', close: '17:00' };
  expect(calls.find(({ procedure }) => procedure === 'brokers.setHours')?.input).toEqual({
    hours: [null, { open: '09:00', close: '20:00' }, weekday, weekday, weekday, weekday, null],
    daysOff: [{ from: '2026-12-24', to: '2026-12-31' }],
  });
});

test('the address of a calendar is shown once, says whether it is read, and can be revoked', async () => {
  const { calls } = await renderInPortal(<BrokerCalendarPage />, {
    ...broker,
    answers: {
      brokers: { hours: usual },
      callbacks: { misplaced: { calls: [] } },
      calendarFeeds: { own: { feed: null }, make: { address, feed }, revoke: { feed: null } },
    },
  });
  await expect.element(page.getByText(/also stored by the company/)).toBeVisible();
  await page.getByRole('button', { name: 'Create calendar address' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(address);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect.element(page.getByText(/No calendar program has read it yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the address' }).click();
  await expect.element(page.getByRole('button', { name: 'Create calendar address' })).toBeVisible();
  expect(calls.find(({ procedure }) => procedure === 'calendarFeeds.make')?.input).toEqual({ withNames: false });
});

test('hours that can’t be loaded, and someone without a licence', async () => {
  const { answers } = await renderInPortal(<BrokerCalendarPage />, {
    ...broker,
    answers: { brokers: { hours: new Refusal('INTERNAL_SERVER_ERROR', 'The server is busy.') } },
  });
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  answers({ brokers: { hours: new Refusal('NOT_FOUND', 'This broker couldn’t be found.') } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('There are no hours to set here')).toBeVisible();
});
