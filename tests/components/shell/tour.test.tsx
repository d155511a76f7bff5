/** The tour of a portal: once for a new account, closed for good, and back from the help menu. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { closeTour, expectTour } from '#client/lib/tour.ts';
import { HelpMenu } from '#client/portals/shell/help/help-menu.tsx';
import { Welcome } from '#client/portals/shell/help/welcome.tsx';
import { tours } from '#shared/platform/tours.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const tour = page.getByRole('region', { name: /tour|demo/ });
const step = tour.getByRole('heading', { level: 2 });
const names = tours.client.map(({ name }) => name);

beforeEach(() => {
  closeTour(user.id);
  localStorage.clear();
});

/** A new document for each visit. */
async function open(username: string, at = '/portal') {
  await cleanup();
  await renderInPortal(
    <main id="content" tabIndex={-1}>
      <HelpMenu />
      <Welcome area="client" home="/portal" />
    </main>,
    { as: { username }, at },
  );
  await expect.element(page.getByRole('button', { name: 'Help' })).toBeVisible();
}

async function openFromHelp() {
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
}

test('the demo account is welcomed in three steps, with something to try in each', async () => {
  await open('demo_client');
  await expect.element(page.getByRole('region', { name: 'Welcome to the demo' })).toBeVisible();
  for (const { name, inDemo } of tours.client) {
    await expect.element(step).toHaveTextContent(name);
    await expect.element(tour.getByText(`Try it: ${inDemo}`)).toBeVisible();
    await tour.getByRole('button', { name: /Next|Done/ }).click();
  }
  await expect.element(tour).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('once closed it does not open again, until somebody asks for it', async () => {
  await open('demo_client');
  await tour.getByRole('button', { name: 'Close the tour' }).click();
  await open('demo_client');
  await expect.element(tour).not.toBeInTheDocument();
  await openFromHelp();
  await expect.element(page.getByRole('region', { name: 'A tour of your portal' })).toHaveFocus();
});

test('arrow keys move through the steps and Escape closes the tour', async () => {
  await open('ava_example');
  await openFromHelp();
  await expect.element(tour).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(step).toHaveTextContent(names[2] ?? '');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(step).toHaveTextContent(names[1] ?? '');
  await userEvent.keyboard('{Escape}');
  await expect.element(tour).not.toBeInTheDocument();
});

test('going back to the first step keeps the focus in the tour', async () => {
  await open('ava_example');
  await openFromHelp();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Back' }).click();
  await expect.element(tour.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(tour.getByText('Try it').elements()).toEqual([]);
});

test('an account that was just created here is offered the tour on its first page, and no other page or account', async () => {
  await open('ava_example');
  await expect.element(tour).not.toBeInTheDocument();
  expectTour(user.id);
  await open('ava_example', '/portal/notifications');
  await expect.element(tour).not.toBeInTheDocument();
  await open('ava_example');
  await expect.element(page.getByRole('region', { name: 'A tour of your portal' })).toBeVisible();
});
