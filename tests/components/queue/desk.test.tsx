/**
 * A broker's desk: the list alone and beside an open request, its keys, offers and unassigned requests as rows.
 * @module-tag long
 */
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrokerDesk } from '#client/portals/broker/desk/desk.tsx';
import { Commands } from '#client/portals/shell/palette/commands.tsx';
import { PortalRoot } from '#client/portals/shell/portal-root.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { FindInput, ListWorklistInput, WorklistRow } from '#shared/queue/schema.ts';
import { worklistRow } from '../../support/browser/cases.ts';
import type { Answers } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const id = (index: number) => `0194a3c0-0000-7000-8000-00000000001${index}`;
const rows = ['Avery Stone', 'Blake Field', 'Casey Brook'].map((clientName, index) =>
  worklistRow({ id: id(index), number: `AB-101${index}`, clientName }),
);
const offer = worklistRow({ id: id(8), number: 'AB-1018', clientName: null, title: '2022 Toyota RAV4' });
const unassigned = worklistRow({ id: id(9), number: 'AB-1019', clientName: null, title: 'Condo in Calgary' });
const none = { count: 0, more: false, nextDueAt: null };
const pageOf = (cases: readonly WorklistRow[]) => ({ cases: [...cases], nextCursor: null, capped: false, near: [] });

const answers: Answers = {
  worklist: {
    counts: { buckets: {}, offered: none, pool: { ...none, count: 1 } },
    list: ({ scope }: ListWorklistInput) =>
      pageOf(scope === 'offered' ? [offer] : scope === 'pool' ? [unassigned] : rows),
    find: ({ q }: FindInput) => ({ cases: q === 'blake' ? rows.slice(1, 2) : [], clients: [], more: false }),
  },
  savedViews: { list: { views: [] } },
};

function OpenCase() {
  return <h1>Request {useParams().id?.slice(-2)}</h1>;
}

async function openDesk(at = '/broker') {
  const desk = (
    <Routes>
      <Route element={<PortalRoot />}>
        <Route
          element={
            <main id="content" tabIndex={-1}>
              <Commands links={[]} caseHref={paths.broker.case} />
              <BrokerDesk />
            </main>
          }
        >
          <Route path="/broker" element={null} />
          <Route path="/broker/cases/:id" element={<OpenCase />} />
        </Route>
      </Route>
    </Routes>
  );
  return renderInPortal(desk, { as: { role: 'broker' }, at, answers });
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const opened = (which: string) => page.getByRole('heading', { name: `Request ${which}` });

afterEach(async () => {
  await page.viewport(1440, 900);
});

test('a row is at most 44 pixels tall, alone and beside the open request, and the first is near the top', async () => {
  await openDesk();
  await expect.element(row('Avery Stone')).toBeVisible();
  const box = () => row('Avery Stone').element().getBoundingClientRect();
  expect(box().height).toBeLessThanOrEqual(44);
  expect(box().top).toBeLessThan(260);
  await row('Avery Stone').getByRole('link').click();
  await expect.element(opened('10')).toBeVisible();
  expect(box().height).toBeLessThanOrEqual(44);
});

test('the next request is one key away, the list one more, and both ends say so', async () => {
  const { address } = await openDesk('/broker?sort=created');
  await expect.element(row('Avery Stone')).toBeVisible();
  await userEvent.keyboard(']');
  await expect.element(opened('10')).toBeVisible();
  await userEvent.keyboard(']');
  await expect.element(opened('11')).toBeVisible();
  await expect.element(row('Blake Field').getByRole('link')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard(']]');
  await expect.element(page.getByText('That was the last request in the list.')).toBeVisible();
  await expect.element(opened('12')).toBeVisible();
  await userEvent.keyboard('[[');
  await expect.element(opened('11')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.poll(address).toBe('/broker?sort=created');
  await expect.element(page.getByRole('heading', { name: 'Your queue' })).toBeVisible();
  await userEvent.keyboard(']');
  await expect.element(opened('10')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
});

test('j and k move from the open request, Enter opens the row, and the focus is on what was opened', async () => {
  await openDesk(paths.broker.case(id(1)));
  await expect.element(opened('11')).toBeVisible();
  await expect.element(row('Casey Brook')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row('Casey Brook').getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(opened('12')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('case');
});

test('an offer is a row on top with its answers; beside an open request it is opened first', async () => {
  await openDesk();
  const offers = page.getByRole('region', { name: 'Offers awaiting your response' });
  await expect.element(offers.getByRole('button', { name: 'Accept and write' })).toBeVisible();
  await expect.element(offers.getByRole('button', { name: 'Decline' })).toBeVisible();
  await offers.getByRole('link', { name: '2022 Toyota RAV4' }).click();
  await expect.element(opened('18')).toBeVisible();
  await expect.element(offers.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('unassigned requests are one of the groups, without names, and can be claimed', async () => {
  const { address } = await openDesk();
  await page.getByRole('link', { name: 'Unassigned 1' }).click();
  await expect.poll(address).toBe('/broker?list=unassigned');
  const pool = page.getByRole('region', { name: 'Unassigned requests' });
  await expect.element(pool.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await expect.element(row('Avery Stone')).not.toBeInTheDocument();
  await userEvent.keyboard(']');
  await expect.element(opened('19')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Unassigned' }))
    .toHaveAttribute('href', '/broker?list=unassigned');
});

test('Ctrl K finds a request by a few letters and opens it with Enter, also from a field', async () => {
  await openDesk();
  await page.getByLabelText('Search').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('combobox', { name: 'Find requests and actions' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('blake');
  const option = page.getByRole('option').filter({ hasText: 'Blake Field' });
  await expect.element(option).toBeVisible();
  await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBe(option.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(opened('11')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

test('the help lists the keys of this screen and turns them off; a key works the moment a dialog closed', async () => {
  await openDesk();
  await expect.element(row('Avery Stone')).toBeVisible();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Next request')).toBeVisible();
  await userEvent.keyboard('{Escape}]');
  await expect.element(opened('10')).toBeVisible();
  await userEvent.keyboard('?');
  await dialog.getByRole('switch').click();
  await userEvent.keyboard('{Escape}]');
  await expect.element(opened('10')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Find requests and actions' })).toHaveFocus();
  await userEvent.keyboard('keyboard{Enter}');
  await dialog.getByRole('switch').click();
  await userEvent.keyboard('{Escape}');
});

test('on a phone the list and the request are two screens', async () => {
  await page.viewport(390, 844);
  const { go } = await openDesk();
  await row('Blake Field').getByRole('link').click();
  await expect.element(opened('11')).toBeVisible();
  await expect.element(row('Avery Stone')).not.toBeInTheDocument();
  go(-1);
  await expect.element(row('Avery Stone')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
