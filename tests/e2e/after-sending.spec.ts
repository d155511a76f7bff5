/** Right after sending, in the same tab: the rest of the questions, and the dates for a calendar. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { invitationIn, mailsTo } from '../support/mails.ts';
import { ask, signIn } from '../support/portal.ts';
import { agreeAndSend, answerForm, answerRest } from '../support/questionnaire.ts';

test('a short request is sent, the rest is answered at once, and the administrator sees all of it', async ({
  page,
  browser,
  app,
}) => {
  test.setTimeout(120_000);
  const given = {
    fullName: 'Morgan Example',
    email: `${randomUUID()}@example.com`,
    phone: '403-555-0199',
    postalCode: 'T2P 1J9',
  };
  await answerForm(page, 'auto', 'short', given);
  await agreeAndSend(page);
  await answerRest(page, 'auto', given);
  await expect(page.getByText('We added your answers to this request.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Answer the rest' })).not.toBeVisible();
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/^request-AB-.*\.ics$/);

  const mail = await eventually('the receipt arrives', async () => (await mailsTo(app, given.email))[0]);
  const { caseId } = await ask<{ caseId: string }>(page.request, 'auth.invitation', { invitation: invitationIn(mail) });
  const admin = await (await browser.newContext({ baseURL: app.url })).newPage();
  await signIn(admin, 'demo_admin');
  const { entries } = await ask<{ entries: { type: string }[] }>(admin.request, 'cases.timeline', { caseId });
  expect(entries.map(({ type }) => type)).toContain('answers_added');
  await admin.goto(`/admin/cases/${caseId}`);
  await expect(admin.getByText('The client added answers')).toBeVisible();
});
