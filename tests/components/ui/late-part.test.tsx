/**
 * A part of a page whose file can’t be fetched: the page stays, with what was typed.
 * @module-tag long
 */
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PortalFrame } from '#client/portals/shell/portal-frame.tsx';
import { lateDialog, latePart } from '#client/ui/late-part.tsx';
import { renderInPortal } from '../../support/browser/portal.tsx';

const GONE = 'This part of the page could not be loaded. Check your connection and reload the page.';

let missing = true;
let fetched = 0;

/** What a browser does with the file of a part. */
async function fetchPart<Part>(part: Part): Promise<Part> {
  fetched += 1;
  if (missing) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
  return part;
}

const dialogOf = (onClose: () => void) => (
  <div role="dialog" aria-label="Details">
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
);

/** New ones for each test: what was fetched is kept. */
const makeParts = () => ({
  Part: latePart(() => fetchPart(() => <p>The part itself</p>), { early: false }),
  Details: lateDialog(() => fetchPart(({ onClose }: { onClose: () => void }) => dialogOf(onClose)), { early: false }),
});

function Page({ Part, Details }: ReturnType<typeof makeParts>) {
  const [open, setOpen] = useState(false);
  return (
    <PortalFrame label="Client portal" home="/portal" links={[]}>
      <label>
        Your words <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Open the details
      </button>
      {open ? <Details onClose={() => setOpen(false)} /> : <Part />}
    </PortalFrame>
  );
}

const words = page.getByLabelText('Your words');
const notice = page.getByRole('alert');

beforeEach(async () => {
  missing = true;
  fetched = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderInPortal(<Page {...makeParts()} />, { at: '/portal' });
  await words.fill('three dogs');
});

afterEach(() => void vi.useRealTimers());

/** Past the automatic retries, a second apart. */
async function giveUp(): Promise<void> {
  // React suspends each time in between, which takes several frames.
  const patience = { timeout: 10_000 };
  await expect.poll(() => vi.advanceTimersByTime(1000) && notice.query(), patience).not.toBeNull();
  await expect.element(notice).toMatchTextContent(GONE);
}

test('its place says so and offers to reload, and the rest of the page keeps what was typed', async () => {
  await giveUp();
  expect(fetched).toBe(4);
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(words).toHaveValue('three dogs');
});

test('each automatic retry fetches the file again, and shows the part once it is there', async () => {
  await expect.element(page.getByText('Auto-retrying (1/3)...')).toBeVisible();
  missing = false;
  await expect.poll(() => vi.advanceTimersByTime(1000) && page.getByText('The part itself').query()).not.toBeNull();
  await expect.element(words).toHaveValue('three dogs');
});

test('a dialog’s is a notice over the page, which closes the dialog', async () => {
  const open = page.getByRole('button', { name: 'Open the details' });
  await open.click();
  await giveUp();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(notice).not.toHaveTextContent(GONE);
  await expect.element(words).toHaveValue('three dogs');
});
