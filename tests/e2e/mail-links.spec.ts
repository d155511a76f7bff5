/** The links in emails: a new password, a confirmed address, a changed one. Opening a link does nothing; the button does, once. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { logIn, PASSWORD, register } from '../support/portal.ts';

const NEW_PASSWORD = 'Foothills-4711';

/** The newest link to a page in the emails to an address with this subject, other than one already known. */
async function linkOf(
  app: { dataDir: string },
  address: string,
  subject: RegExp,
  path: string,
  known?: string,
): Promise<string> {
  const link = new RegExp(`http://\\S+${path}\\S+token=[\\w-]+|http://\\S+${path}[?#]token=[\\w-]+`);
  return eventually(`a mail to ${address} with a link to ${path} arrives`, async () => {
    const mails = (await mailsTo(app, address)).filter((each) => subject.test(each.subject ?? ''));
    return mails.flatMap(({ text }) => link.exec(text ?? '') ?? []).findLast((found) => found !== known);
  });
}

test.describe('links of mails', () => {
  test.use({ expectedErrors: [/status of 40[0134]/] });

  test('a forgotten password is set anew by the link, once, and every session ends', async ({ page, browser, app }) => {
    const { username, email } = await register(page);
    const other = await browser.newContext({ baseURL: app.url });
    const visitor = await other.newPage();
    await visitor.goto('/portal/login');
    await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
    await visitor.getByLabel('Email').fill('not an address');
    await visitor.getByRole('button', { name: 'Send the link' }).click();
    await expect(visitor.getByText('Invalid email address')).toBeVisible();
    await visitor.getByLabel('Email').fill(email.toUpperCase());
    await visitor.getByRole('button', { name: 'Send the link' }).click();
    const answer = 'If this address has an account, a mail with a link is on its way. The link works for 30 minutes.';
    await expect(visitor.getByText(answer)).toBeVisible();

    const link = await linkOf(app, email, /password/i, '/portal/reset-password');
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(visitor).toHaveURL('/portal/reset-password');
    await visitor.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill('Something-5');
    await visitor.getByRole('button', { name: 'Set the new password' }).click();
    await expect(visitor.getByText('Passwords do not match')).toBeVisible();
    // A reload finds the token again, although the address no longer contains it.
    await visitor.reload();
    await visitor.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByRole('button', { name: 'Set the new password' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Go to Login' }).click();
    await logIn(visitor, username, NEW_PASSWORD);
    await expect(visitor).toHaveURL('/portal');
    expect((await page.request.get('/api/user')).status()).toBe(401);

    await visitor.goto(link);
    await visitor.getByLabel('New Password', { exact: true }).fill('Foothills-4712');
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill('Foothills-4712');
    await visitor.getByRole('button', { name: 'Set the new password' }).click();
    await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expectNoBarriers(visitor);
    await visitor.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(visitor).toHaveURL('/portal/forgot-password');
    await other.close();
  });

  test('an address is confirmed by the link, after a login where nobody is signed in', async ({
    page,
    browser,
    app,
  }) => {
    const { username, email } = await register(page);
    const link = await linkOf(app, email, /confirm|address|mail/i, '/portal/verify-email');
    const other = await browser.newContext({ baseURL: app.url });
    const visitor = await other.newPage();
    await visitor.goto(link);
    await expect(visitor).toHaveURL('/portal/verify-email');
    await visitor.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(visitor.getByText('Please log in to your account, then confirm again.')).toBeVisible();
    await logIn(visitor, username);
    await visitor.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(visitor.getByText(`Please confirm ${email}`)).toHaveCount(0);
    await other.close();
  });

  test('an address is confirmed by the code of the mail; a new mail can be had', async ({ page, app }) => {
    const { email } = await register(page);
    await page.goto('/portal');
    await page.getByRole('link', { name: 'Confirm it now' }).click();
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    await page.getByLabel('Code from the mail').fill('12');
    await page.getByRole('button', { name: 'Confirm your address' }).click();
    await expect(page.getByText('Please enter the 6 digits')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new mail' }).click();
    await expect(page.getByText(`We sent a mail to ${email}`)).toBeVisible();
    const code = await eventually('the second mail arrives', async () => {
      const mails = (await mailsTo(app, email)).filter(({ text }) => /verify-email/.test(text ?? ''));
      return mails.length > 1 && /^(\d{3} \d{3})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
    });
    await page.getByLabel('Code from the mail').fill(code);
    await page.getByRole('button', { name: 'Confirm your address' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  test('another address is in use once both mailboxes have agreed; until then it can be cancelled', async ({
    page,
    app,
  }) => {
    const { email } = await register(page);
    const verify = await linkOf(app, email, /./, '/portal/verify-email');
    await page.goto(verify);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    const wanted = `moved_${email}`;
    await page.goto('/portal/account');
    let cancelled: string | undefined;
    for (const address of [`first_${email}`, wanted]) {
      await page.getByRole('button', { name: 'Change your e-mail address' }).click();
      await page.getByLabel('New e-mail address').fill(address);
      await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Send the two mails' }).click();
      await expect(page.getByText(`${address}: waiting for the link in the mail`)).toBeVisible();
      if (address === wanted) continue;
      cancelled = await linkOf(app, email, /./, '/portal/confirm-email');
      await page.getByRole('button', { name: 'Cancel the change' }).click();
    }
    await expectNoBarriers(page);
    await page.goto(await linkOf(app, wanted, /./, '/portal/confirm-email'));
    await page.getByRole('button', { name: 'I agree to the change' }).click();
    await expect(page.getByRole('heading', { name: 'One confirmation is in' })).toBeVisible();
    await page.goto('/portal/account');
    await expect(page.getByText(`${wanted}: confirmed`)).toBeVisible();
    await page.goto(await linkOf(app, email, /./, '/portal/confirm-email', cancelled));
    await page.getByRole('button', { name: 'I agree to the change' }).click();
    await expect(page.getByRole('heading', { name: 'Your new address is in use' })).toBeVisible();
    await page.goto('/portal/account');
    await expect(page.getByRole('region', { name: 'E-mail address' }).getByText(wanted)).toBeVisible();
  });

  test('a link that is unknown or not whole leads on', async ({ page }) => {
    for (const [path, button] of [
      ['/portal/verify-email', 'Confirm my address'],
      ['/portal/confirm-email', 'I agree to the change'],
    ] as const) {
      await page.goto(`${path}#token=no-such-token-was-ever-made`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in to your account' })).toBeVisible();
    }
    await page.goto('/portal/reset-password?token=short');
    await expect(page.getByText('This link is not complete.')).toBeVisible();
  });
});
