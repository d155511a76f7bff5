/** One time zone: a reader in another province sees Alberta's time, once, regardless of the browser's own clock and time zone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { look, openAs, openClient, sendRequest, step } from '../support/desk.ts';

/** The time in Alberta, by the time zone data of this process. */
function inAlberta(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Edmonton',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const half = part('dayPeriod') === 'AM' ? 'a.m.' : 'p.m.';
  return `${part('month')} ${part('day')}, ${part('hour')}:${part('minute')} ${half}`;
}

/** Every time of day shown on the page. */
async function timesOn(page: Page): Promise<string[]> {
  const text = await page.locator('main').textContent();
  return (text ?? '').match(/\d{1,2}:\d{2}\s[ap]\.m\./g) ?? [];
}

test('in Toronto a deadline and a message show Alberta time', { tag: '@long' }, async ({ browser, app }) => {
  const admin = await openAs(browser, app, 'demo_admin');
  const sender = await openClient(browser, app);
  const caseId = await sendRequest(sender.request, admin.request);
  await step((await openAs(browser, app, 'demo_broker')).request, 'acceptOffer', caseId);
  const { createdAt, firstReplyDueAt } = (await look(sender.request, caseId)) as unknown as {
    createdAt: string;
    firstReplyDueAt: string;
  };
  const elsewhere = await browser.newContext({
    baseURL: app.url,
    storageState: await sender.context().storageState(),
    timezoneId: 'America/Toronto',
  });
  const client = await elsewhere.newPage();
  await client.goto(`/portal/cases/${caseId}`);

  const due = inAlberta(firstReplyDueAt);
  await expect(client.getByRole('main')).toContainText(`at ${due.split(', ')[1]} Alberta time`);
  const sent = inAlberta(createdAt);
  await expect(client.getByRole('main')).toContainText(`sent ${sent}`);
  await expect(client.getByRole('contentinfo')).toContainText('All times are Alberta time.');
  const allowed = new Set([due, sent].map((words) => words.split(', ')[1]));
  const times = await timesOn(client);
  expect(times).not.toEqual([]);
  for (const time of times) {
    const minutes = [...allowed].map((known) => Math.abs(minutesOf(time) - minutesOf(known ?? '')));
    // Events within the same minutes may be listed next to it; a time two hours later would be Toronto's.
    expect(Math.min(...minutes), time).toBeLessThan(30);
  }
});

function minutesOf(time: string): number {
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d+)\s([ap])/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
}
