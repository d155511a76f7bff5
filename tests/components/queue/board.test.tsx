/**
 * The queue as a board: a request moves by keyboard and by its menu, where the case allows it.
 * @module-tag long
 */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import type { ListWorklistInput } from '#shared/queue/schema.ts';
import { worklistRow } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const waiting = worklistRow();
const held = { ...waiting, status: 'on_hold', version: 5 } as const;
const none = { count: 0, more: false, nextDueAt: null };
const column = (title: string) => page.getByRole('region', { name: title });
const card = page.getByRole('article');
const handle = page.getByRole('button', { name: 'Drag AB-1009' });
const dialog = page.getByRole('dialog');

afterEach(() => page.viewport(1440, 900));

/** One request, which the server puts on hold and takes up again. */
async function openBoard() {
  let row: typeof waiting = waiting;
  const results = [{ caseId: waiting.id, ok: true, message: null }];
  const net = await renderInPortal(
    <Worklist scope="mine" hrefOf={(id) => `/broker/cases/${id}`} empty={<p>No requests yet</p>} />,
    {
      as: { role: 'broker' },
      at: '/broker?view=board',
      answers: {
        savedViews: { list: { views: [] } },
        worklist: {
          counts: { buckets: {}, offered: none, pool: none },
          list: ({ statuses }: ListWorklistInput) => {
            const cases = statuses?.includes(row.status) ? [row] : [];
            return { cases, nextCursor: null, capped: false, near: [] };
          },
        },
        cases: {
          bulk: ({ action }: { action: { kind: string } }) => {
            row = action.kind === 'hold' ? held : waiting;
            return { bulkId: null, results };
          },
        },
      },
    },
  );
  await expect.element(column('Your turn').getByRole('article')).toBeVisible();
  return net;
}

test('a card picked up by keyboard says where it is, and Escape leaves it', async () => {
  await openBoard();
  handle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/Picked up .* from Your turn/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Over Waiting for the client.')).toBeInTheDocument();
  await expect.element(column('Waiting for the client').getByText('Move AB-1009 here')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('AB-1009 stays in Your turn.')).toBeInTheDocument();
});

test('dropped by keyboard on "On hold" it asks until when; its menu takes it up again', async () => {
  await openBoard();
  handle.element().focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
  await expect.element(page.getByText('AB-1009 moves to On hold once you complete the dialog.')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect.element(dialog.getByLabelText('On hold until')).toBeInvalid();
  await dialog.getByLabelText('On hold until').fill('2099-01-31');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect.element(column('On hold').getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Move AB-1009 to…' }).click();
  await page.getByRole('menuitem', { name: 'Your turn' }).click();
  await expect.element(column('Your turn').getByRole('article')).toBeVisible();
});

test('dropped where words are needed it asks for them; without them the card stays', async () => {
  await openBoard();
  handle.element().focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.element(page.getByRole('dialog', { name: 'Ask the client for information' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(column('Your turn').getByRole('article')).toBeVisible();
});

test('on a phone the board scrolls inside itself, and the page does not', async () => {
  await page.viewport(390, 844);
  await openBoard();
  await expect.element(card).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
