/** Two requests of one person: the client adds one to the other, and the broker sees what differs. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DuplicatesNotice } from '#client/modules/duplicates/duplicates-notice.tsx';
import { JoinOffer } from '#client/modules/duplicates/join-offer.tsx';
import { caseDetail } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const other = {
  caseId: '0194a3c0-0000-7000-8000-000000000098',
  number: 'AB-2026-000098',
  title: '2019 Subaru Outback',
};

test('a client adds a new request to the open one with one press', async () => {
  const row = caseDetail({ status: 'new', relation: 'client', allowedEvents: ['merged'] });
  const cases = {
    joinTargets: { requests: [{ ...other, createdAt: '2026-11-20T19:00:00.000Z' }] },
    join: { caseId: row.id, version: 2, status: 'duplicate' as const },
  };
  const net = await renderInPortal(<JoinOffer row={row} />, { answers: { cases } });
  await expect.element(page.getByText(/AB-2026-000098, sent November 20, 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to AB-2026-000098' }).click();
  await expect.poll(() => net.calls.some(({ procedure }) => procedure === 'cases.join')).toBe(true);
  expect(net.calls.find(({ procedure }) => procedure === 'cases.join')?.input).toEqual({
    caseId: row.id,
    intoId: other.caseId,
  });
});

test('once it can’t be added anymore, nothing is offered and nothing is asked', async () => {
  const net = await renderInPortal(<JoinOffer row={caseDetail({ relation: 'client', allowedEvents: [] })} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  expect(net.calls.map(({ procedure }) => procedure)).not.toContain('cases.joinTargets');
});

test('a broker compares the answers of a merged request, also one they can’t open', async () => {
  const cases = {
    duplicates: { duplicates: [] },
    compareAnswers: {
      rows: [{ section: 'Where you live', label: 'Postal code', here: 'T2P 1J9', there: null }],
      hidesSensitive: true,
    },
  };
  const row = caseDetail({ relation: 'assigned_broker', merged: [{ ...other, version: 2, mayOpen: false }] });
  await renderInPortal(<DuplicatesNotice row={row} pathOf={(id) => `/broker/cases/${id}`} />, { answers: { cases } });
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Compare answers with AB-2026-000098' }).click();
  await expect.element(page.getByRole('cell', { name: 'Not answered' })).toBeVisible();
  await expect.element(page.getByText(/^Sensitive answers aren’t compared here/)).toBeVisible();
});
