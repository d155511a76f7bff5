/** Text with increased spacing is not cut off, and a screen of 320 × 256 px (400 %) has room for the main content. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { drawn } from '../support/public-page.ts';
import { clippedTexts, contentWidth, coveredByChat, roomToScroll, spaceText, stuckShare } from '../support/room.ts';

test('with the text spacing of WCAG 1.4.12 nothing is cut off, and on a tiny screen half of it is content', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const [admin, broker, client] = await Promise.all([
    openAs(browser, app, 'demo_admin'),
    openAs(browser, app, 'demo_broker'),
    openClient(browser, app),
  ]);
  const caseId = await sendRequest(client.request, admin.request);
  await step(broker.request, 'acceptOffer', caseId);
  const button = (of: Page, name: string) => of.getByRole('button', { name }).first();
  const linkToCase = (of: Page) => of.locator(`a[href*="${caseId}"]`).first();
  // Each with an element that exists once the main content has loaded.
  const screens: [Page, string, Locator][] = [
    [client, '/portal', linkToCase(client)],
    [client, `/portal/cases/${caseId}`, button(client, 'Log Out')],
    [broker, '/broker', linkToCase(broker)],
    [broker, `/broker/cases/${caseId}?view=answers`, button(broker, 'Show sensitive answers')],
    [broker, '/broker/calendar', button(broker, 'Save your hours')],
    [admin, '/admin/users', button(admin, 'Invite')],
    [page, '/', button(page, 'Send Message')],
    [page, '/get-quote', button(page, 'Subscribe')],
  ];
  for (const [of, address, content] of screens) {
    await of.setViewportSize({ width: 1280, height: 800 });
    await of.goto(address);
    await expect(content).toBeVisible();
    await spaceText(of);
    await drawn(of);
    expect(await clippedTexts(of), `${address}, spaced`).toEqual([]);
    await of.setViewportSize({ width: 320, height: 256 });
    await of.reload();
    await expect(of.getByRole('main')).toBeVisible();
    await expect.poll(() => roomToScroll(of), `${address}, loaded`).toBeGreaterThan(700);
    await drawn(of);
    expect(await contentWidth(of), `${address}, its width`).toBeLessThanOrEqual(320);
    // What loads last can make the page shorter for a moment, and nothing moves at its end.
    await expect.poll(() => stuckShare(of), `${address}, what stays`).toBeLessThanOrEqual(0.5);
  }
});

test('at 400 % the button of the chat never covers what has the focus', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/', '/faq', '/contact']) {
    await page.goto(address);
    await expect(page.locator('[data-chat] > button')).toBeVisible();
    for (let index = 0; index < 60; index++) {
      await page.keyboard.press('Tab');
      await drawn(page);
      expect(await coveredByChat(page), `${address}, stop ${index}`).toBeNull();
    }
  }
});
