// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReadList } from '#client/modules/privacy/read-list.tsx';
import type { CaseReadView } from '#shared/cases/reads.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const request = { id: '0194a3c0-0000-7000-8000-000000000009', number: 'AB-1234', title: 'Auto insurance' };
let count = 0;
function read(kind: CaseReadView['kind'], at: string, changes: Partial<CaseReadView> = {}): CaseReadView {
  count += 1;
  const id = `0194a3c0-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return { id, request, reader: 'Bailey Broker', part: 'Prairie Insurance', kind, at, ...changes };
}
const pageOf = (reads: CaseReadView[]) => ({ privacy: { reads: { reads, nextCursor: null } } });
const items = () => document.querySelectorAll('[aria-label="Who has seen your requests"] > li');

test('what one reader saw of a request in a day is one entry, in the order in which they saw it', async () => {
  const reads = [
    read('answers', '2026-11-24T18:05:00Z'),
    read('request', '2026-11-24T18:00:00Z'),
    read('request', '2026-11-23T18:00:00Z'),
    read('portal', '2026-11-22T18:00:00Z', { request: null, reader: 'Coverbridge staff', part: 'Administrator' }),
  ];
  await renderInPortal(<ReadList />, { as: {}, answers: pageOf(reads) });
  await expect.element(page.getByText('Coverbridge staff')).toBeVisible();
  expect([...items()].map((item) => [...item.querySelectorAll('ul li')].map(({ textContent }) => textContent))).toEqual(
    [
      ['Opened the request', 'Read the answers that aren’t sensitive'],
      ['Opened the request'],
      ['Viewed your portal as you see it, to help you'],
    ],
  );
  await expect
    .element(page.getByRole('link', { name: 'AB-1234' }).first())
    .toHaveAttribute('href', `/portal/cases/${request.id}`);
});

test('an empty list says so, and one that didn’t arrive says why', async () => {
  const net = await renderInPortal(<ReadList />, {
    as: {},
    answers: { privacy: { reads: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') } },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is busy.');
  net.answers(pageOf([]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing is recorded yet')).toBeVisible();
});
