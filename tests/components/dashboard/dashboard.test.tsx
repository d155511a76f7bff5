/** The client's dashboard: what needs an answer first, then every request. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClientDashboardPage } from '#client/portals/client/pages/dashboard-page.tsx';
import type { CaseList, CaseSummary, ClientNeeds, ListCasesInput } from '#shared/cases/views.ts';
import { caseSummary } from '../../support/browser/cases.ts';
import { type Answers, Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const row = caseSummary({ unread: 1 });
const nothing: ClientNeeds = { documents: [], questions: [], answer: [], decide: [], read: [] };
const request = {
  requestId: '0194a3c0-0000-7000-8000-000000000021',
  caseId: row.id,
  caseTitle: row.title,
  caseNumber: row.number,
  title: 'Current policy',
  rejected: false,
  dueOn: '2026-12-24',
};
const documents = {
  documents: [],
  requests: [],
  limits: { fileBytes: 1, caseBytes: 1, usedBytes: 0, scanned: true },
  mayUpload: false,
  mayRequest: false,
};

afterEach(() => page.viewport(1440, 900));

function listOf(own: CaseSummary[], shared: CaseSummary[] = []) {
  return ({ scope, query = '', state }: ListCasesInput): CaseList => {
    const cases = (scope === 'own' ? own : shared).filter(({ number }) => number.includes(query));
    return { cases: state === 'closed' ? [] : cases, nextCursor: null };
  };
}

async function openDashboard(needs: ClientNeeds, list = listOf([row]), at = '/portal') {
  const answers: Answers = { cases: { needs, list }, documents: { list: documents } };
  return renderInPortal(<ClientDashboardPage />, { as: {}, at, answers });
}

const heading = (name: string) => page.getByRole('heading', { name });
const requests = page.getByRole('region', { name: 'Your requests' });
const waiting = page.getByRole('list', { name: 'Your to-dos' });

test('a new client reads that the account is ready, and is led to a quote', async () => {
  await openDashboard(nothing, listOf([]));
  await expect.element(page.getByText(/Your account is ready, and you’re signed in\.$/)).toBeVisible();
  await expect.element(heading('You have no requests yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-quote');
});

test('what is waiting comes first, each with the one place where it is done', async () => {
  await openDashboard({ ...nothing, documents: [request], read: [row] });
  await expect.element(heading('Your turn')).toBeVisible();
  const links = waiting.getByRole('link');
  await expect.element(links.nth(0)).toMatchTextContent(/^Upload: Current policy.*by December 24, 2026/);
  await expect.element(links.nth(0)).toHaveAttribute('href', `/portal/cases/${row.id}#request-${request.requestId}`);
  await expect.element(links.nth(1)).toMatchTextContent(/^1 new message/);
  await expect.element(links.nth(1)).toHaveAttribute('href', `/portal/cases/${row.id}#conversation`);
});

test('a request names its broker and a way to check the licence', async () => {
  await openDashboard(nothing);
  await expect.element(heading('Nothing is waiting for you')).toBeVisible();
  await expect.element(requests.getByText(/^Bailey Broker, Fictional Foothills/)).toBeVisible();
  await expect.element(requests.getByRole('link', { name: /Check licence DEMO-GEN-0001/ })).toBeVisible();
});

test('the history is searched and narrowed, and the address keeps it', async () => {
  const { address } = await openDashboard(nothing);
  const search = page.getByRole('searchbox', { name: 'Search your requests' });
  await search.fill('1009');
  await expect.poll(address).toBe('/portal?q=1009');
  await expect.element(requests.getByRole('status')).toHaveTextContent('1 request found');
  await page.getByText('Closed').click();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect.element(requests.getByRole('link', { name: 'Auto insurance' })).toBeVisible();
  await expect.element(search).toHaveValue('');
  await expect.poll(address).toBe('/portal');
});

test('an address with a search opens with it', async () => {
  await openDashboard(nothing, listOf([row]), '/portal?q=7777&state=open');
  await expect.element(page.getByRole('searchbox')).toHaveValue('7777');
  await expect.element(page.getByRole('radio', { name: 'In progress' })).toBeChecked();
  await expect.element(page.getByText('No matching requests').last()).toBeVisible();
});

test('a request shared by somebody else names them', async () => {
  await openDashboard(nothing, listOf([], [row]));
  const shared = page.getByRole('region', { name: 'Shared with you' });
  await expect.element(shared).toMatchTextContent('AB-1009, Ava Example’s request');
});

test('a request begun on this device is continued, or discarded after one question', async () => {
  const draft = {
    draftId: row.id,
    token: 'token',
    version: 0,
    answers: { postalCode: 'T2P 1J9' },
    changedAt: 1_790_000_000_000,
  };
  sessionStorage.setItem('quote:auto', JSON.stringify(draft));
  await openDashboard(nothing, listOf([]));
  const drafts = page.getByRole('list', { name: 'Started but not sent' });
  const discard = drafts.getByRole('button', { name: 'Discard Auto insurance' });
  await expect
    .element(drafts.getByRole('link', { name: 'Continue Auto insurance' }))
    .toHaveAttribute('href', '/get-quote?type=auto');
  await discard.click();
  await expect.element(drafts.getByRole('button', { name: 'Keep Auto insurance' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await discard.click();
  await drafts.getByRole('button', { name: 'Delete Auto insurance' }).click();
  await expect.element(heading('You have no requests yet')).toBeVisible();
  expect(sessionStorage.getItem('quote:auto')).toBeNull();
});

test('a dashboard that did not arrive says so, and another try helps', async () => {
  const net = await renderInPortal(<ClientDashboardPage />, {
    as: {},
    answers: { cases: { needs: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.'), list: listOf([]) } },
  });
  await expect.element(heading('Something went wrong')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  net.answers({ cases: { needs: nothing } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(heading('You have no requests yet')).toBeVisible();
});

test('on a phone the dashboard fits the screen', async () => {
  await page.viewport(390, 844);
  await openDashboard({ ...nothing, documents: [request] });
  await expect.element(waiting).toBeVisible();
  await expect.element(requests.getByRole('link', { name: 'Auto insurance' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
