/**
 * The download of one's own data, and requests about it.
 * @module-tag long
 */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataDownload } from '#client/modules/privacy/data-download.tsx';
import { PrivacyRequests } from '#client/modules/privacy/privacy-requests.tsx';
import type { PrivacyRequest } from '#shared/privacy/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: false };
const deletion: PrivacyRequest = {
  id: '0194a3c0-0000-7000-8000-000000000009',
  kind: 'deletion',
  note: 'I moved away.',
  status: 'open',
  answer: null,
  dueAt: '2026-12-17T17:00:00Z',
  createdAt: '2026-11-02T17:00:00Z',
};

test('a download asks for the password first: a wrong one says so, the right one starts it', async () => {
  const started: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    started.push(new URL(this.href).pathname);
  });
  const message = 'That password is incorrect';
  const wrong = new Refusal('BAD_REQUEST', message, [{ path: 'currentPassword', message }]);
  const net = await renderInPortal(<DataDownload />, {
    as: {},
    answers: { account: { secondFactor }, privacy: { prepareExport: wrong } },
  });
  await page.getByRole('button', { name: 'Download my data' }).click();
  const password = page.getByLabelText('Your password');
  await password.fill('Not-the-Password-1');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.element(password).toHaveAccessibleDescription(message);
  expect(started).toEqual([]);
  net.answers({ privacy: { prepareExport: { path: '/api/exports/1', expiresAt: deletion.dueAt } } });
  await password.fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toMatchTextContent('Your download has started.');
  expect(started).toEqual(['/api/exports/1']);
});

test('a request needs its kind; once open it cannot be asked again, and it can be withdrawn', async () => {
  const { calls } = await renderInPortal(<PrivacyRequests />, {
    as: {},
    answers: {
      privacy: {
        requests: { requests: [] },
        request: { requests: [deletion] },
        cancelRequest: { requests: [{ ...deletion, status: 'cancelled' }] },
      },
    },
  });
  const kind = page.getByRole('radio', { name: 'Delete my information and close my account' });
  const send = page.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect.element(page.getByText('Choose what you’re asking for')).toBeVisible();
  await kind.click();
  await page.getByLabelText('Anything we should know (optional)').fill('I moved away.');
  await send.click();
  const asked = page.getByRole('list', { name: 'Your privacy requests' }).getByRole('listitem');
  await expect.element(asked).toMatchTextContent(/Open.*We’ll answer by December 17, 2026.*You wrote: I moved away\./);
  await expect.element(kind).toBeDisabled();
  expect(calls.at(-1)?.input).toEqual({ kind: 'deletion', note: 'I moved away.' });
  await page.getByRole('button', { name: 'Withdraw: Deletion of your information' }).click();
  await expect.element(asked).toMatchTextContent('Withdrawn');
  await expect.element(asked.getByRole('button')).not.toBeInTheDocument();
  await expect.element(kind).toBeEnabled();
});

test('how long everything is kept is one click away', async () => {
  await renderInPortal(<PrivacyRequests />, { as: {}, answers: { privacy: { requests: { requests: [] } } } });
  await page.getByText('What we keep, and for how long').click();
  await expect.element(page.getByText(/^24 months after it closed without a policy/)).toBeVisible();
});
