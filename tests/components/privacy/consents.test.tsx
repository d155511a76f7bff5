// @module-tag long
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsentList } from '#client/modules/privacy/consent-list.tsx';
import type { ConsentView } from '#shared/consents/schema.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const newsletter: ConsentView = {
  seq: 2,
  purpose: newsletterConsent.purpose,
  title: 'You get the newsletter',
  version: 1,
  text: newsletterConsent.text,
  givenAt: '2026-11-02T17:00:00Z',
  channel: 'On the website',
  caseId: null,
  caseNumber: null,
  withdrawnAt: null,
  brokerNotified: false,
  confirmed: null,
  receipts: [],
  effect: 'No newsletter comes to your address anymore.',
};
const withdrawn = { ...newsletter, withdrawnAt: '2026-11-03T17:00:00Z', effect: null };
const consent = page.getByRole('listitem');
const dialog = page.getByRole('dialog', { name: 'Withdraw this consent?' });

test('a consent shows its exact words, and is withdrawn by keyboard once its effect was read', async () => {
  const { calls } = await renderInPortal(<ConsentList />, {
    as: {},
    answers: {
      privacy: { consents: { consents: [newsletter] }, withdrawConsent: { consents: [withdrawn] } },
    },
  });
  await expect.element(page.getByText(newsletterConsent.text)).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('No newsletter comes to your address anymore');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Withdraw: You get the newsletter' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(newsletterConsent.text)).toBeVisible();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(consent).toMatchTextContent('Withdrawn on November 3, 2026');
  await expect.element(consent.getByRole('button')).not.toBeInTheDocument();
  expect(calls.find(({ procedure }) => procedure === 'privacy.withdrawConsent')?.input).toEqual({ seq: 2 });
});

test('a withdrawal that the server refuses keeps the dialog open, with the reason', async () => {
  const refusal = new Refusal('CONFLICT', 'This consent was taken back already.');
  await renderInPortal(<ConsentList />, {
    as: {},
    answers: { privacy: { consents: { consents: [newsletter] }, withdrawConsent: refusal } },
  });
  await page.getByRole('button', { name: 'Withdraw: You get the newsletter' }).click();
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(refusal.message);
  await expect.element(consent).toMatchTextContent('Agreed');
});

test('the consent of a request names the request and links to it', async () => {
  const caseId = '0194a3c0-0000-7000-8000-000000000009';
  const ofCase = { ...newsletter, title: 'A broker may contact you', caseId, caseNumber: 'AB-1234' };
  await renderInPortal(<ConsentList />, { as: {}, answers: { privacy: { consents: { consents: [ofCase] } } } });
  await expect.element(page.getByRole('button', { name: 'Withdraw: A broker may contact you, AB-1234' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'AB-1234' })).toHaveAttribute('href', `/portal/cases/${caseId}`);
});

test('sharing is stopped by its own name, and those who got the request are listed with what is known of each', async () => {
  const caseId = '0194a3c0-0000-7000-8000-000000000009';
  const share = {
    ...newsletter,
    purpose: 'share',
    title: 'Your answers are shared with a broker',
    caseId,
    caseNumber: 'AB-1234',
  };
  const stopped = {
    ...share,
    ...{ withdrawnAt: '2026-11-24T18:00:00Z', effect: null },
    receipts: [
      { to: 'North Star', state: 'received' as const, at: '2026-11-24T19:00:00Z' },
      { to: 'South Star', state: 'waiting' as const, at: null },
      { to: 'Prairie Software', state: 'failed' as const, at: null },
    ],
  };
  await renderInPortal(<ConsentList />, {
    as: {},
    answers: { privacy: { consents: { consents: [share] }, withdrawConsent: { consents: [stopped] } } },
  });
  await page.getByRole('button', { name: 'Stop sharing: Your answers are shared with a broker, AB-1234' }).click();
  await page
    .getByRole('dialog', { name: 'Stop sharing this request?' })
    .getByRole('button', { name: 'Stop sharing' })
    .click();
  await expect
    .element(consent.filter({ hasText: 'North Star' }).last())
    .toMatchTextContent('North Star: Received Nov 24');
  await expect.element(page.getByText('South Star: Waiting')).toBeVisible();
  await expect.element(page.getByText('Prairie Software: Couldn’t be delivered')).toBeVisible();
});

test('a list that did not arrive says why, and another try brings it', async () => {
  const net = await renderInPortal(<ConsentList />, {
    as: {},
    answers: { privacy: { consents: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') } },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is busy.');
  net.answers({ privacy: { consents: { consents: [] } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('You haven’t agreed to anything yet.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
