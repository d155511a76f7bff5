/**
 * A broker's queue as a table: search and filters in the address, saved views, actions on several requests.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import { Commands } from '#client/portals/shell/palette/commands.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { ListWorklistInput } from '#shared/queue/schema.ts';
import { worklistRow } from '../../support/browser/cases.ts';
import type { Answers } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const rows = ['Avery Stone', 'Blake Field', 'Casey Brook'].map((clientName, index) =>
  worklistRow({ id: `0194a3c0-0000-7000-8000-00000000001${index}`, number: `AB-101${index}`, clientName }),
);
const none = { count: 0, more: false, nextDueAt: null };
const view = { id: rows[0]?.id ?? '', name: 'Urgent ones', query: 'priority=urgent' };

function found({ q, bucket, priorities }: ListWorklistInput) {
  const cases = rows.filter(
    (row) =>
      bucket !== 'hold' &&
      (!q || row.clientName?.toLowerCase().includes(q)) &&
      (!priorities || priorities.some((one) => one === row.priority)),
  );
  return { cases, nextCursor: null, capped: false, near: [] };
}

const answers: Answers = {
  worklist: {
    counts: { buckets: { today: { ...none, count: 3 } }, offered: none, pool: none },
    list: found,
    messages: { hits: [], more: false, capped: false },
  },
  savedViews: { list: { views: [] }, save: { views: [view] } },
};

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const search = page.getByLabelText('Search');
const bar = page.getByRole('region', { name: 'Selected requests' });

async function openQueue(at = '/broker') {
  const queue = (
    <>
      <Commands links={[]} caseHref={paths.broker.case} />
      <Worklist scope="mine" hrefOf={paths.broker.case} empty={<p>No requests yet</p>} />
    </>
  );
  return renderInPortal(queue, { as: { role: 'broker' }, at, answers });
}

test('the search finds while one types, and the address remembers it', async () => {
  const { address } = await openQueue();
  await expect.element(row('Avery Stone')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('blake fi');
  await expect.element(row('Avery Stone')).not.toBeInTheDocument();
  await expect.element(row('Blake Field')).toBeVisible();
  await expect.poll(address).toBe('/broker?q=blake+fi');
  await page.getByRole('button', { name: 'Remove filter Search: blake fi' }).click();
  await expect.element(row('Avery Stone')).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('an address with a search opens with it', async () => {
  await openQueue('/broker?q=blake+fi');
  await expect.element(search).toHaveValue('blake fi');
  await expect.element(row('Blake Field')).toBeVisible();
  await expect.element(row('Casey Brook')).not.toBeInTheDocument();
});

test('an empty group says what will appear in it', async () => {
  await openQueue('/broker?group=hold');
  await expect.element(page.getByText('No requests in this group')).toBeVisible();
  await expect.element(page.getByText(/^Requests on hold appear here/)).toBeVisible();
});

test('filters are in the address: the way back and a saved view lead to them again', async () => {
  const { address, go } = await openQueue();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('group', { name: 'Priority' }).getByText('Urgent').click();
  await expect.element(page.getByText('No requests match these filters')).toBeVisible();
  await expect.poll(address).toBe('/broker?priority=urgent');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter a name for the view')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Urgent ones');
  await userEvent.keyboard('{Enter}');
  const saved = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Urgent ones' });
  await expect.element(saved).toHaveAttribute('aria-current', 'true');
  go(-1);
  await expect.element(row('Avery Stone')).toBeVisible();
  await expect.element(saved).not.toHaveAttribute('aria-current');
  await saved.click();
  await expect.element(page.getByText('No requests match these filters')).toBeVisible();
});

test('several get a priority at once, by keyboard; what the server refuses is listed with its reason', async () => {
  const { answers: reply, calls } = await openQueue();
  const refused = { caseId: rows[2]?.id ?? '', ok: false, message: 'It is closed.' };
  const done = rows.slice(0, 2).map(({ id }) => ({ caseId: id, ok: true, message: null }));
  reply({ cases: { bulk: { bulkId: view.id, results: [...done, refused] }, undoBulk: { results: done } } });
  await expect.element(row('Avery Stone')).toBeVisible();
  await userEvent.keyboard('jxjj{Shift>}X{/Shift}');
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Urgent' }).click();
  const outcome = page.getByRole('region', { name: 'Results' });
  await expect.element(outcome).toMatchTextContent('2 requests given a new priority.');
  await expect.element(outcome.getByRole('listitem')).toHaveTextContent('AB-1012, Casey Brook: It is closed.');
  await expect.element(bar).not.toBeInTheDocument();
  expect(calls.find(({ procedure }) => procedure === 'cases.bulk')?.input).toEqual({
    action: { kind: 'priority', priority: 'urgent' },
    cases: rows.map(({ id, version }) => ({ caseId: id, version })),
  });
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect.element(outcome).not.toBeInTheDocument();
  await expect
    .poll(() => calls.find(({ procedure }) => procedure === 'cases.undoBulk')?.input)
    .toEqual({ bulkId: view.id });
});

test('an empty queue says so; a list that did not arrive can be asked for again', async () => {
  const { answers: reply } = await openQueue();
  await expect.element(row('Avery Stone')).toBeVisible();
  reply({ worklist: { list: { cases: [], nextCursor: null, capped: false, near: ['Blake Field'] } } });
  await search.fill('blak');
  await expect.element(page.getByText('No requests match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Blake Field' }).click();
  await expect.element(search).toHaveValue('Blake Field');
});

test('on a phone the queue is a list of cards that fits the screen', async () => {
  await page.viewport(390, 844);
  await openQueue();
  await expect.element(row('Avery Stone')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1440, 900);
});
