// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WithdrawalNotice } from '#client/modules/cases/withdrawal/withdrawal-notice.tsx';
import { ConsentItem } from '#client/modules/privacy/consent-item.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import type { ConsentView } from '#shared/consents/schema.ts';
import { caseDetail, commandAnswer } from '../../support/browser/cases.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const broker = { as: { role: 'broker', fullName: 'Bailey Broker' }, at: '/broker' } as const;
const notice = page.getByRole('region', { name: 'Withdrawal' });
const button = notice.getByRole('button');

const pending: NonNullable<CaseDetail['withdrawal']> = {
  purpose: 'contact',
  at: '2026-11-24T18:00:00Z',
  confirmedAt: null,
  confirmedBy: null,
};
const confirmed = { ...pending, confirmedAt: '2026-11-25T18:00:00Z', confirmedBy: 'Bailey Broker' };
const asked = (changes: Partial<CaseDetail> = {}) =>
  caseDetail({ status: 'withdrawn', allowedEvents: ['withdrawal_acknowledged'], withdrawal: pending, ...changes });

test('a broker reads what was withdrawn and when, what that asks of them, and confirms it with one button', async () => {
  const { calls } = await renderInPortal(<WithdrawalNotice row={asked()} />, {
    ...broker,
    answers: { cases: { acknowledgeWithdrawal: commandAnswer('withdrawn') } },
  });
  await expect
    .element(notice)
    .toMatchTextContent('The client withdrew their consent to be contacted on November 24, 2026.');
  await expect.element(notice).toMatchTextContent('Don’t contact them about this request');
  await button.click();
  await expect.element(page.getByText('Withdrawal confirmed. The client can see this.')).toBeVisible();
  const { id: caseId, version } = asked();
  expect(calls.find(({ procedure }) => procedure === 'cases.acknowledgeWithdrawal')?.input).toEqual({
    caseId,
    version,
  });
});

test('a confirmation that the server refuses shows its reason', async () => {
  const refusal = new Refusal('CONFLICT', 'This withdrawal has already been confirmed.');
  await renderInPortal(<WithdrawalNotice row={asked()} />, {
    ...broker,
    answers: { cases: { acknowledgeWithdrawal: refusal } },
  });
  await button.click();
  await expect.element(page.getByText(refusal.message)).toBeVisible();
});

test.for([
  ['Bailey Broker', 'You confirmed this on November 25, 2026.'],
  ['Alex Admin', 'Alex Admin confirmed this on November 25, 2026.'],
] as const)('once confirmed by %s, it says so without a button', async ([confirmedBy, words]) => {
  const row = asked({ allowedEvents: [], withdrawal: { ...confirmed, confirmedBy } });
  await renderInPortal(<WithdrawalNotice row={row} />, broker);
  await expect.element(notice).toMatchTextContent(words);
  await expect.element(button).not.toBeInTheDocument();
});

test('a policy goes on: the broker is asked to contact the client about nothing else', async () => {
  await renderInPortal(<WithdrawalNotice row={asked({ status: 'bound' })} />, broker);
  await expect.element(notice).toMatchTextContent('Contact them only about their policy');
});

test.for([
  [null, 'Your broker has been notified.'],
  [{ at: '2026-11-25T18:00:00Z', by: 'Bailey Broker' }, 'Bailey Broker confirmed this on November 25, 2026.'],
] as const)('the client’s withdrawn consent says that the broker knows, or who confirmed it', async ([done, words]) => {
  const consent: ConsentView = {
    seq: 2,
    purpose: 'contact',
    title: 'A broker may contact you',
    version: 2,
    text: 'A licensed broker may contact me.',
    givenAt: '2026-11-02T17:00:00Z',
    channel: 'On the website, when you sent the request',
    caseId: asked().id,
    caseNumber: 'AB-1009',
    withdrawnAt: '2026-11-24T18:00:00Z',
    brokerNotified: true,
    confirmed: done,
    receipts: [],
    effect: null,
  };
  await renderInPortal(<ConsentItem consent={consent} />, { as: {} });
  await expect.element(page.getByText(words)).toBeVisible();
});
