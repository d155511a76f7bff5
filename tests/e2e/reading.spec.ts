/** An auto request from one photographed policy: what was read is confirmed at once, and only the rest is asked. */
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose-files.ts';
import { paperOf } from '../support/papers/papers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a photographed policy becomes an auto request in at most 15 taps', async ({ page }) => {
  test.setTimeout(120_000);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const photo = { name: 'policy.jpg', mimeType: 'image/jpeg', buffer: await paperOf(0, 2).file() };
  await page.goto('/get-quote?type=auto');
  await tap(page.getByRole('button', { name: /Fill in from my policy/ }));
  await choose(page, page.getByText('Choose a file or take a picture'), [photo]);
  taps += 1;
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('img', { name: /^Vehicle 1: VIN/ })).toBeVisible();
  // Nothing is filled in before it is confirmed.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Hyundai');
  await tap(page.getByRole('button', { name: /^Use all/ }));

  const next = () => tap(page.getByRole('button', { name: 'Continue' }));
  await tap(page.getByLabel('As soon as possible'));
  await next();
  for (let screen = 0; screen < 10 && !page.url().endsWith('#step-review'); screen += 1) await answerScreen();
  await tap(page.getByRole('checkbox', { name: /^I agree that/ }).first());
  await tap(page.getByRole('checkbox', { name: /^I agree that/ }).last());
  await expect(page.getByText('Read from the policy, page 1').first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Send my request' }));
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
  test.info().annotations.push({ type: 'effort', description: `${taps} taps` });
  expect(taps).toBeLessThanOrEqual(15);

  /** Whatever is still asked: typed fields are no taps, as in the other measures. */
  async function answerScreen() {
    const before = page.url();
    const email = page.getByLabel('Email address');
    const number = page.locator('form input[inputmode="numeric"]').first();
    if (await email.isVisible()) {
      await email.fill(`${randomUUID()}@example.com`);
      await page.getByLabel('Phone number').fill('403-555-0199');
    } else if (await number.isVisible()) await number.fill('0');
    else await tap(page.locator('form label').first());
    await next();
    await expect(page).not.toHaveURL(before);
  }
});
