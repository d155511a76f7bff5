/** A request that a broker writes down on the telephone. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { countHands } from '../support/hands.ts';
import { signIn } from '../support/portal.ts';

test('a caller’s request is open in under a minute: a key, a line, a name, a number and a yes', async ({ page }) => {
  await signIn(page, 'demo_broker');
  await page.goto('/broker');
  const mark = crypto.randomUUID().slice(0, 6);
  const name = `Jordan Caller${mark}`;
  const phone = `403555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  await expect(page.getByRole('link', { name: 'New request' })).toBeVisible();

  const hands = await countHands(page);
  await page.keyboard.press('c');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByText('Home insurance', { exact: true }).click();
  await page.getByLabel('The client said yes').check();
  await expect(page.getByLabel(/^The client said yes at \d/)).toBeChecked();
  await page.getByRole('button', { name: 'Open the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const { presses, seconds } = await hands();
  expect(presses).toBeLessThanOrEqual(4);
  expect(seconds).toBeLessThan(60);
  await expect(page.getByText('No email address: messages here don’t reach them')).toBeVisible();

  // The next call from this number is about what is open already; an unsent form survives a reload.
  await page.goto('/broker/new');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await expect(page.getByText(`${name} has 1 open request`)).toBeVisible();
  await page.getByRole('button', { name: 'Use their details' }).click();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Open the request' }).click();
  await expect(page.getByRole('alert')).toContainText('Read the words aloud');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});
