// @module-tag long
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SecondFactorPanel } from '#client/modules/accounts/account/second-factor-panel.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const off = { enabledAt: null, recoveryCodesLeft: 0, required: false };
const on = { enabledAt: '2026-11-02T17:00:00Z', recoveryCodesLeft: 9, required: false };
const secret = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Coverbridge:ava?secret=ABCDEFGHIJKLMNOP' };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const wrongCode = new Refusal('BAD_REQUEST', 'This code is not right', [
  { path: 'code', message: 'This code is not right' },
]);
const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
const password = page.getByLabelText('Your password');

test('is set up by keyboard alone: the password, the code of the app, the recovery codes', async () => {
  const account = {
    secondFactor: off,
    startSecondFactor: secret,
    confirmSecondFactor: ({ code }: { code: string }) => (code === '123456' ? { recoveryCodes } : wrongCode),
  };
  const { calls, answers } = await renderInPortal(<SecondFactorPanel />, { as: {}, answers: { account } });
  await expect.element(page.getByText('Not set up')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await password.fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect.element(page.getByTestId('second-factor-secret')).toHaveTextContent('ABCD EFGH IJKL MNOP');
  const code = page.getByLabelText('Code from the app');
  await code.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter the 6 digits')).toBeVisible();
  await code.fill('000 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is not right')).toBeVisible();
  expect(calls.at(-1)?.input).toEqual({ code: '000000' });
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus();
  await expect.element(codes).toHaveLength(10);
  answers({ account: { secondFactor: { ...on, recoveryCodesLeft: 10 } } });
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect.element(page.getByText('10 recovery codes left.')).toBeVisible();
});

test('the recovery codes are downloaded as one text file', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('recovery-codes.txt');
    expect(this.href).toMatch(/^blob:/);
  });
  const account = { secondFactor: on, newRecoveryCodes: { recoveryCodes } };
  await renderInPortal(<SecondFactorPanel />, { as: {}, answers: { account } });
  await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
  await expect.element(page.getByText(/^Your current codes stop working/)).toBeVisible();
  await password.fill('Prairie-2026');
  await page.getByLabelText('Code from the app, or a recovery code').fill('code-1');
  await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
  await expect.element(codes.first()).toHaveTextContent('code-0');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('is removed with the password and a code that is right', async () => {
  const account = {
    secondFactor: on,
    removeSecondFactor: ({ code }: { code: string }) => (code === 'code-2' ? off : wrongCode),
  };
  await renderInPortal(<SecondFactorPanel />, { as: {}, answers: { account } });
  const remove = page.getByRole('button', { name: 'Turn off two-step verification' });
  await remove.click();
  await password.fill('Prairie-2026');
  const code = page.getByLabelText('Code from the app, or a recovery code');
  await code.fill('code-1');
  await remove.click();
  await expect.element(page.getByText('This code is not right')).toBeVisible();
  await code.fill('code-2');
  await remove.click();
  await expect.element(page.getByText('Not set up')).toBeVisible();
});

test('cannot be removed where the role requires it, and warns when few recovery codes are left', async () => {
  const account = { secondFactor: { ...on, recoveryCodesLeft: 1, required: true } };
  await renderInPortal(<SecondFactorPanel />, { as: { role: 'broker' }, answers: { account } });
  await expect.element(page.getByText(/^1 recovery code left. Generate new ones/)).toBeVisible();
  await expect
    .element(page.getByText('Your role requires two-step verification, so it can’t be turned off.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn off two-step verification' })).not.toBeInTheDocument();
});
