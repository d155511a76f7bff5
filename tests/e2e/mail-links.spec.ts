/** The links in emails: a new password, a confirmed address, a changed one. Opening a link does nothing; the button does, once. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { logIn, register } from '../support/portal.ts';

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

test.describe('links in emails', () => {
  test.use({ expectedErrors: [/status of 40[0134]/] });

  test('a forgotten password is replaced with the link, once, and every session ends', async ({
    page,
    browser,
    app,
  }) => {
    const { username, email } = await register(page);
    const other = await browser.newContext({ baseURL: app.url });
    const visitor = await other.newPage();
    await visitor.goto('/portal/login');
    await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
    await visitor.getByLabel('Email').fill('not an address');
    await visitor.getByRole('button', { name: 'Send link' }).click();
    await expect(visitor.getByText('Invalid email address')).toBeVisible();
    await visitor.getByLabel('Email').fill(email.toUpperCase());
    await visitor.getByRole('button', { name: 'Send link' }).click();
    const answer = 'If this address has an account, we’ve sent it an email with a link. The link works for 30 minutes.';
    await expect(visitor.getByText(answer)).toBeVisible();

    const link = await linkOf(app, email, /password/i, '/portal/reset-password');
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(visitor).toHaveURL('/portal/reset-password');
    await visitor.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill('Something-5');
    await visitor.getByRole('button', { name: 'Save new password' }).click();
    await expect(visitor.getByText('Passwords do not match')).toBeVisible();
    // A reload finds the token again, although the address no longer contains it.
    await visitor.reload();
    await visitor.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByRole('button', { name: 'Save new password' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await logIn(visitor, username, NEW_PASSWORD);
    await expect(visitor).toHaveURL('/portal');
    expect((await page.request.get('/api/user')).status()).toBe(401);

    await visitor.goto(link);
    await visitor.getByLabel('New Password', { exact: true }).fill('Foothills-4712');
    await visitor.getByLabel('Confirm New Password', { exact: true }).fill('Foothills-4712');
    await visitor.getByRole('button', { name: 'Save new password' }).click();
    await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expectNoBarriers(visitor);
    await visitor.getByRole('link', { name: 'Request a new link' }).click();
    await expect(visitor).toHaveURL('/portal/forgot-password');
    await other.close();
  });
});
