/** An auto request from one photographed policy: what was read is confirmed at once, and only the rest is asked. */
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { choose } from '../support/choose-files.ts';
import { paperOf } from '../support/papers/papers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a photographed policy becomes an auto request in at most 15 taps', async ({ page }) => {
  test.setTimeout(180_000);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const next = () => tap(page.getByRole('button', { name: 'Continue', exact: true }));
  const photo = { name: 'policy.jpg', mimeType: 'image/jpeg', buffer: await paperOf(0, 2).file() };
  await page.goto('/get-quote?type=auto');
  await tap(page.getByRole('button', { name: /Fill in from my policy/ }));
  await choose(page, page.getByText('Choose a file or take a picture'), [photo]);
  taps += 1;
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('img', { name: /^Vehicle 1: VIN/ })).toBeVisible();
  // Nothing is filled in before it is confirmed.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hyundai');
  await tap(page.getByRole('button', { name: /^Use all/ }));

  await tap(page.getByText('As soon as possible'));
  await next();
  await tap(page.getByText('Errands and pleasure'));
  await next();
  await page.getByLabel(/at-fault collisions/).fill('0');
  await next();
  await page.getByLabel(/traffic convictions/).fill('0');
  await next();
  // The name was read too.
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Phone number').fill('403-555-0199');
  await next();
  await expect(page.getByText('Read from the policy, page 1').first()).toBeVisible();
  for (const consent of await page.getByRole('checkbox', { name: /^I agree that/ }).all()) await tap(consent);
  await tap(page.getByRole('button', { name: 'Send my request' }));
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
  test.info().annotations.push({ type: 'effort', description: `${taps} taps` });
  expect(taps).toBeLessThanOrEqual(15);
});
