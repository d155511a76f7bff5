/** A broker's queue in a browser: filters and views in the address, bulk actions and undo, the board by mouse, keyboard and menu. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { hireBroker, openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { signIn } from '../support/portal.ts';

const NAMES = ['Avery Stone', 'Blake Field', 'Casey Brook', 'Devon Hill'];

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups by urgency' });

test('the queue is searched, filtered and saved, changed in bulk and undone, and moved on the board', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const mark = `Q${crypto.randomUUID().slice(0, 8)}`;
  const [bailey, administrator, client] = await Promise.all([
    openAs(browser, app, 'demo_broker'),
    openAs(browser, app, 'demo_admin'),
    openClient(browser, app),
  ]);
  // A separate queue: the demo's contains what other journeys left.
  const ids: string[] = [];
  for (const fullName of NAMES)
    ids.push(await sendRequest(client.request, administrator.request, { fullName: `${fullName} ${mark}` }));
  for (const id of ids) await step(bailey.request, 'acceptOffer', id);
  const hired = await hireBroker(app, NAMES.length);
  for (const id of ids) await step(administrator.request, 'handOver', id, { brokerId: hired.id });
  await signIn(page, hired.username);
  await page.goto('/broker');

  await test.step('who waits, and for how long, is said first', async () => {
    await expect(page.getByRole('heading', { name: 'Your queue' })).toBeVisible();
    for (const name of NAMES) await expect(row(page, name)).toContainText(/left|late/);
    await expectNoBarriers(page);
  });

  await test.step('the search finds as one types, and the address remembers it', async () => {
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.keyboard.type('blake fi');
    await expect(row(page, 'Avery Stone')).toHaveCount(0);
    await expect(row(page, 'Blake Field')).toBeVisible();
    await expect(page).toHaveURL(/q=blake\+fi/);
    await page.reload();
    await expect(page.getByLabel('Search')).toHaveValue('blake fi');
    await page.getByRole('button', { name: 'Remove filter Search: blake fi' }).click();
    await expect(row(page, 'Avery Stone')).toBeVisible();
  });

  await test.step('filters stand in the address; the way back and a saved view lead to them again', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('group', { name: 'Priority' }).getByText('Urgent').click();
    await expect(page.getByText('No requests match these filters')).toBeVisible();
    await expect(page).toHaveURL(/priority=urgent/);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Urgent ones');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const saved = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Urgent ones' });
    await expect(saved).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(row(page, 'Avery Stone')).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
  });

  await test.step('several get a priority at once, by keyboard, and the toast takes it back', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('region', { name: 'Selected requests' });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expect(page.getByText('3 requests given a new priority.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Urgent ones' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'AB-' })).toHaveCount(3);
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone for 3 requests.')).toBeVisible();
    // They left the list while somebody was looking at it: it says so.
    await expect(page.getByText('no longer in this list').first()).toBeVisible();
    await groups(page).getByRole('link', { name: 'All open' }).click();
  });

  await test.step('a request goes on hold by the keyboard on the board, and back by its menu', async () => {
    await page.getByText('Board', { exact: true }).click();
    await expect(page).toHaveURL(/view=board/);
    await expect(column(page, 'Your turn').getByRole('article')).toHaveCount(4);
    await expectNoBarriers(page);
    const handle = card(page, 'Casey Brook').getByRole('button', { name: /^Drag/ });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Picked up .* from Your turn/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Over Waiting for the client.')).toBeAttached();
    await expect(column(page, 'Waiting for the client').getByText(/^Move .* here$/)).toBeInViewport();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/stays in Your turn/)).toBeAttached();
    // As fast as an experienced user types: no key is lost.
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(page.getByText(/moves to On hold once you complete the dialog/)).toBeAttached();
    const dialog = page.getByRole('dialog', { name: 'Put a request on hold' });
    await dialog.getByLabel('On hold until').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(column(page, 'On hold').getByRole('article')).toContainText('Casey Brook');
    await card(page, 'Casey Brook').getByRole('button', { name: /^Move/ }).click();
    await page.getByRole('menuitem', { name: 'Your turn' }).click();
    await expect(column(page, 'Your turn').getByRole('article')).toHaveCount(4);
  });

  await test.step('dropped where words are needed it asks for them; where the machine says no, nothing happens', async () => {
    const drop = async (title: string, taken: boolean) => {
      const handle = card(page, 'Devon Hill').getByRole('button', { name: /^Drag/ });
      // Playwright waits until the handle is still and nothing covers it.
      await handle.hover();
      await page.mouse.down();
      const scrolled = await page.evaluate(() => scrollY);
      const [from, to] = [await handle.boundingBox(), await column(page, title).boundingBox()];
      if (!from || !to) throw new Error('The card or the column is not on screen');
      await page.mouse.move(to.x + to.width / 2, from.y, { steps: 12 });
      await expect(page.locator('article[data-ghost]')).toBeVisible();
      // The highlighted column is where the card will go.
      if (taken) await expect(column(page, title)).toHaveAttribute('data-over', 'true');
      else await expect(column(page, title)).toHaveAttribute('data-state', 'shut');
      // The page does not scroll away from under the card.
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.mouse.up();
    };
    await page.getByRole('region', { name: 'Board' }).scrollIntoViewIfNeeded();
    await card(page, 'Devon Hill').scrollIntoViewIfNeeded();
    await drop('Options sent', false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drop('Waiting for the client', true);
    await expect(page.getByRole('dialog', { name: 'Ask the client for information' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what an administrator changes meanwhile appears by itself', async () => {
    await page.getByText('Table', { exact: true }).click();
    await row(page, 'Avery Stone').getByRole('checkbox').check();
    const admin = administrator;
    await admin.goto(`/admin/cases?q=${mark}`);
    await row(admin, 'Avery Stone').getByRole('checkbox').check();
    await admin.getByRole('button', { name: 'Priority' }).click();
    await admin.getByRole('menuitem', { name: 'High' }).click();
    await expect(row(admin, 'Avery Stone')).toContainText('High');
    await expectNoBarriers(admin);
    await expect(row(page, 'Avery Stone')).toContainText('High');
    await expect(row(page, 'Avery Stone').getByRole('checkbox')).toBeChecked();
  });

  await test.step('on a phone it is a list of cards', async () => {
    // One that expires while it is checked is half transparent.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoBarriers(page);
    await page.getByText('Board', { exact: true }).click();
    await expect(card(page, 'Avery Stone')).toBeVisible();
    await expectNoBarriers(page);
  });
});
