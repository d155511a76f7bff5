/** What a broker's day takes: presses and keys of the steps that happen most (docs/desk.md). */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { hireBroker, openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { countHands } from '../support/hands.ts';
import { signIn } from '../support/portal.ts';

test('an offer is accepted and its client greeted in two presses, and the request is open', async ({
  browser,
  app,
}) => {
  const [broker, administrator, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  const mark = `Greet ${crypto.randomUUID().slice(0, 6)}`;
  const id = await sendRequest(client.request, administrator.request, { fullName: `Avery ${mark}` });
  await broker.goto('/broker');
  const offer = broker.locator(`[data-row="${id}"]`);
  const hands = await countHands(broker);
  await offer.getByRole('button', { name: 'Accept and write' }).click();
  const message = broker.getByRole('textbox', { name: 'Message to the client' });
  await expect(message).toHaveValue(/Avery/);
  await broker.getByRole('button', { name: 'Send to the client' }).click();
  await expect(broker.getByRole('region', { name: 'Messages' })).toContainText('Avery');
  const { presses, keys } = await hands();
  expect(presses + keys).toBeLessThanOrEqual(2);
  await expectNoBarriers(broker);
});

test('any request is found in three keys, the next one is one more, and each part has its key', {
  tag: '@long',
}, async ({ page, browser, app, context }) => {
  const [bailey, administrator, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  const mark = crypto.randomUUID().slice(0, 6);
  const names = ['Avery', 'Blake', 'Casey'].map((name) => `${name} Stone${mark}`);
  const ids: string[] = [];
  for (const fullName of names) ids.push(await sendRequest(client.request, administrator.request, { fullName }));
  for (const id of ids) await step(bailey.request, 'acceptOffer', id);
  const hired = await hireBroker(app, names.length);
  for (const id of ids) await step(administrator.request, 'handOver', id, { brokerId: hired.id });
  await signIn(page, hired.username);
  await page.goto('/broker');
  const link = (index: number) => page.locator(`[data-row="${ids[index]}"]`).getByRole('link');
  const heading = (index: number) => page.getByRole('heading', { level: 1, name: names[index] });
  await expect(link(0)).toBeVisible();

  const hands = await countHands(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((name) => navigator.clipboard.writeText(name), names[1] ?? '');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Find requests and actions' })).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(
    names[1] ?? '',
  );
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(heading(1)).toBeVisible();
  expect((await hands()).keys).toBe(3);

  const rows = await page.locator('tr[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  const at = rows.indexOf(ids[1] ?? '');
  await page.keyboard.press(at < rows.length - 1 ? ']' : '[');
  await expect(page.locator(`tr[data-row="${rows[at < rows.length - 1 ? at + 1 : at - 1]}"]`)).toHaveAttribute(
    'data-open',
    'true',
  );
  expect((await hands()).keys).toBe(4);

  await expect(heading(1)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message to the client' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('tab', { name: 'Answers' }).focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Put this request on hold' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Message to the client' })).toBeFocused();
});
