/** From the chat to a person, in the browser: the visitor sees and edits what is sent, and the broker who accepts reads it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';
import { eventually } from '../support/eventually.ts';
import { serverFailure } from '../support/public-page.ts';
import type { ServerProcess } from '../support/server-process.ts';

// The first attempts to send are refused and aborted on purpose.
test.use({ expectedErrors: [/net::ERR_FAILED|status of 500/] });

const HAND_OVER = /\/api\/trpc\/chat\.handOver/;
const form = (page: Page) => page.getByRole('form', { name: 'Talk to a person' });

async function agree(page: Page): Promise<void> {
  for (const box of await form(page)
    .getByRole('checkbox', { name: /^I agree/ })
    .all())
    await box.check();
}

/** The broker the request was offered to. */
async function offeredTo(app: ServerProcess, email: string): Promise<{ caseId: string; username: string }> {
  const database = new pg.Client({ connectionString: app.database.ownerUrl });
  await database.connect();
  try {
    return await eventually('the case is offered', async () => {
      const { rows } = await database.query<{ caseId: string; username: string }>(
        `SELECT o.case_id AS "caseId", u.username FROM offers o JOIN cases c ON c.id = o.case_id JOIN users u ON u.id = o.broker_id
         WHERE c.contact_email_key = $1 AND c.status = 'offered'`,
        [email],
      );
      return rows[0];
    });
  } finally {
    await database.end();
  }
}

test('a visitor asks, is handed over to a person, and the broker reads what they sent', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  const email = `chat_${randomUUID().slice(0, 8)}@example.com`;
  const panel = page.getByRole('dialog', { name: /^Ask / });
  await page.goto('/insurance/home');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  for (const question of ['Does home insurance in Calgary pay for a flooded basement?', 'And what about hail?']) {
    await panel.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeHidden();
    await expect(panel.getByText(question)).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Talk to a person' }).last().click();
  await expect(form(page).getByRole('heading', { name: 'Talk to a person' })).toBeFocused();
  await expect(form(page)).toContainText(/We’re (open now|closed now and reopen on \w+day, \w+ \d)/);
  await expect(form(page).getByLabel('What do you need help with?')).toHaveValue(
    /flooded basement\?\nAnd what about hail\?/,
  );
  await expect(form(page).getByLabel('Type of insurance')).toHaveValue('home');
  await expect(form(page).getByLabel('Where in Alberta?')).toHaveValue('calgary');
  await expectNoBarriers(page);

  // Missing fields are listed, and the summary links to them.
  const send = form(page).getByRole('button', { name: 'Send to a licensed broker' });
  await send.click();
  const summary = form(page).getByRole('alert').filter({ hasText: 'Check these fields' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Agree that your answers may be shared/ }).click();
  await expect(form(page).getByRole('checkbox', { name: /^I agree that Coverbridge shares/ })).toBeFocused();
  await summary.getByRole('link', { name: 'Name must be at least 2 characters' }).click();
  await page.keyboard.type('Morgan Example');
  await form(page).getByRole('textbox', { name: 'Email Address' }).fill(email);
  await form(page).getByRole('textbox', { name: 'Phone Number' }).fill('403-555-0142');
  await form(page).getByLabel('What do you need help with?').fill('Our basement was wet twice this year.');
  await form(page).getByLabel('Your message 1').fill('Is a wet basement insured in Calgary?');
  await form(page).getByRole('checkbox', { name: 'Include message 3, You' }).uncheck();
  await form(page).getByRole('checkbox', { name: 'Include message 4, Assistant' }).uncheck();
  await expect(form(page)).toContainText('2 of 4 messages will be sent.');

  // Nothing typed is lost on the way to another page; consents must be given again.
  await page.goto('/locations/edmonton');
  await panel.getByRole('button', { name: 'Talk to a person' }).last().click();
  await expect(form(page).getByLabel('Your message 1')).toHaveValue('Is a wet basement insured in Calgary?');
  await expect(form(page).getByRole('textbox', { name: 'Email Address' })).toHaveValue(email);
  await agree(page);

  await page.route(HAND_OVER, (route) => route.fulfill(serverFailure), { times: 1 });
  await send.press('Enter');
  await expect(form(page).getByText('It wasn’t sent. Nothing works today.')).toBeFocused();
  await expect(form(page)).toContainText('Nothing has been sent yet.');

  // When only the response is lost, the request is not, and pressing again creates no second one.
  await page.route(
    HAND_OVER,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.press('Enter');
  await expect(form(page).getByText('We couldn’t confirm that it arrived')).toBeFocused();
  await page.reload();
  await panel.getByRole('button', { name: 'Talk to a person' }).last().click();
  await expect(form(page)).toContainText('We couldn’t confirm that this arrived.');
  await agree(page);
  await send.click();
  const receipt = page.getByRole('region', { name: 'Request received' });
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt).toContainText(email);
  const number = (await receipt.locator('dd').first().textContent()) ?? '';
  expect(number).toMatch(/^AB-\d{4}-\d{6}$/);
  await expectNoBarriers(page);
  await receipt.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(panel.getByText(`I’ve handed this conversation over. Your request number is ${number}.`)).toBeInViewport(
    { ratio: 1 },
  );

  // The second time it shows the existing request, and knows the visitor; clearing forgets that too.
  await panel.getByRole('button', { name: 'Talk to a person' }).last().click();
  await expect(form(page)).toContainText(`You’ve already sent ${number}.`);
  await expect(form(page).getByRole('textbox', { name: 'Email Address' })).toHaveValue(email);
  await form(page).getByRole('button', { name: 'Back to the chat' }).click();
  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await panel.getByRole('button', { name: 'Clear', exact: true }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(email);

  const { caseId, username } = await offeredTo(app, email);
  const broker = await openAs(browser, app, username);
  await broker.goto(`/broker/cases/${caseId}`);
  await broker.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(broker.getByText('Our basement was wet twice this year.')).toBeVisible();
  await broker.getByText('Conversation with the assistant, 2 messages').click();
  const transcript = broker.getByRole('listitem').filter({ hasText: 'Is a wet basement insured in Calgary?' }).last();
  await expect(transcript).toContainText('Client');
  await expect(broker.getByText('Assistant, computer program')).toBeVisible();
  await expect(broker.getByText('And what about hail?')).toHaveCount(0);
  await expectNoBarriers(broker);
  await broker.context().close();
});
