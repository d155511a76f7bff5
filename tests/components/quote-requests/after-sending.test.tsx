/** The receipt in the tab that sent a request: answering the rest, and the dates for a calendar. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepReceipt, keepSent, readSent } from '#client/modules/quote-requests/draft-storage.ts';
import { JoinChoice } from '#client/modules/quote-requests/join-choice.tsx';
import { LineJourney } from '#client/modules/quote-requests/line-journey.tsx';
import { ReceiptScreen } from '#client/modules/quote-requests/receipt-screen.tsx';
import { generalDefinition } from '#shared/lines/general/questions.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { SENT_HOURS } from '#shared/platform/after-sending.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { type Network, network, Refusal } from '../../support/browser/network.ts';
import { renderAsHtml, renderPart } from '../../support/browser/site.tsx';

const text = { type: 'text', why: 'Because.', required: true, sensitivity: 'S1' } as const;
const definition: QuoteDefinition = {
  ...generalDefinition,
  crossChecks: [],
  steps: [
    { id: 'one', title: 'One', minutes: 1, questions: [{ ...text, id: 'known', label: 'Known', short: true }] },
    { id: 'two', title: 'Two', minutes: 1, questions: [{ ...text, id: 'open', label: 'Open' }] },
    { id: 'three', title: 'Three', minutes: 1, questions: [{ ...text, id: 'late', label: 'Late' }] },
  ],
};
const key = { draftId: crypto.randomUUID(), token: 'T'.repeat(43) };
const { answers } = validateAnswers(definition, { known: 'Here' }, '2026-11-26', 'short');
const receipt = (ageHours = 0): QuoteReceipt => ({
  number: 'AB-2026-000123',
  title: 'A request',
  submittedAt: new Date(Date.now() - ageHours * 3_600_000).toISOString(),
  takenBy: '2026-11-26T21:00:00.000Z',
  firstReplyBy: '2026-11-27T23:00:00.000Z',
  firstReplyByText: 'Friday, November 27 at 4:00 p.m. Alberta time',
  beyond: false,
  promise: 'We aim to reply.',
  measured: null,
  email: 'morgan@example.com',
  papers: [],
  caseId: null,
  joined: null,
});

let net: Network;
beforeEach(() => {
  net = network({});
  sessionStorage.clear();
});

/** The receipt after a reload, in the tab that sent the request. */
async function openReceipt({ ageHours = 0, version = definition.version } = {}): Promise<void> {
  const address = location.href;
  history.replaceState(null, '', '#step-receipt');
  onTestFinished(() => history.replaceState(null, '', address));
  keepReceipt(definition.line, receipt(ageHours));
  keepSent(definition.line, { ...key, definitionVersion: version, answers });
  await renderPart(<LineJourney definition={definition} />);
  await expect.element(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const offer = page.getByRole('button', { name: 'Answer the rest' });

test('the open questions are asked in the same tab, and the answers go to the request', async () => {
  net.answers({ quotes: { addAnswers: { added: true } } });
  await openReceipt();
  await offer.click();
  await expect.element(page.getByLabelText('Known')).not.toBeInTheDocument();
  await page.getByLabelText('Open').fill('First');
  await press('Continue');
  await page.getByLabelText('Late').fill('Second');
  await press('Save my answers');
  await expect.element(page.getByText(/We added your answers to this request/)).toBeVisible();
  const input = { ...key, answers: { known: 'Here', open: 'First', late: 'Second' } };
  expect(net.calls).toEqual([{ procedure: 'quotes.addAnswers', input }]);
  // The tab forgets the answers; its key still gets the dates.
  expect(readSent(definition.line)).toMatchObject({ ...key, answers: null });
  expect(JSON.stringify(sessionStorage)).not.toMatch(/First|Second|Here/);
  await expect.element(offer).not.toBeInTheDocument();
});

test('people who stop early save what they answered so far', async () => {
  net.answers({ quotes: { addAnswers: { added: true } } });
  await openReceipt();
  await offer.click();
  await expect.element(page.getByRole('button', { name: /stop here/ })).not.toBeInTheDocument();
  await page.getByLabelText('Open').fill('First');
  await press('Save what I’ve answered and stop here');
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(net.calls).toMatchObject([{ input: { answers: { open: 'First' } } }]);
});

test('a refusal is said where it happened, and what was typed survives a reload', async () => {
  net.answers({ quotes: { addAnswers: new Refusal('CONFLICT', 'This request is in an account now.') } });
  await openReceipt();
  await offer.click();
  await page.getByLabelText('Open').fill('First');
  await press('Save what I’ve answered and stop here');
  await expect.element(page.getByText(/This request is in an account now\.$/)).toBeVisible();
  expect(readSent(definition.line)?.more).toMatchObject({ open: 'First' });
  expect(location.hash).toBe('#step-rest');
});

test.each([
  [`after ${SENT_HOURS} hours`, { ageHours: SENT_HOURS + 1 }],
  ['once the questions are others', { version: definition.version + 1 }],
])('nothing is offered %s', async (_, changes) => {
  await openReceipt(changes);
  await expect.element(offer).not.toBeInTheDocument();
});

test('added to an open request, the receipt leads there and promises nothing else', async () => {
  const joined = { number: 'AB-2026-000098', caseId: crypto.randomUUID() };
  const papers = [{ id: 'a', title: 'Your policy', why: 'It has the dates.' }];
  await renderPart(<ReceiptScreen receipt={{ ...receipt(), joined, papers }} />);
  const link = page.getByRole('link', { name: joined.number }).first();
  await expect.element(link).toHaveAttribute('href', `/portal/cases/${joined.caseId}`);
  await expect.element(page.getByText(/We aim to reply/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/receipt email/)).not.toBeInTheDocument();
});

test('signed in, the receipt leads to the request in the account, papers included', async () => {
  const caseId = crypto.randomUUID();
  const papers = [{ id: 'a', title: 'Your policy', why: 'It has the dates.' }];
  await renderPart(<ReceiptScreen receipt={{ ...receipt(), caseId, papers }} />);
  for (const name of ['Open your request', 'AB-2026-000123'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/portal/cases/${caseId}`);
  await expect.element(page.getByText(/create your account|receipt email/)).not.toBeInTheDocument();
});

test('the choice between an open request and a new one is the client’s', async () => {
  const open = {
    caseId: crypto.randomUUID(),
    number: 'AB-2026-000098',
    title: 'A car',
    createdAt: '2026-11-20T19:00:00.000Z',
  };
  const chosen: string[] = [];
  const choose = (value: string) => void chosen.push(value);
  await renderPart(<JoinChoice requests={[open]} chosen={null} error="Choose one" onChoose={choose} />);
  const group = page.getByRole('group', { name: 'You already have an open request' });
  await expect.element(group).toHaveAccessibleDescription(/Choose one/);
  await page.getByRole('radio', { name: 'Add these answers to AB-2026-000098' }).click();
  await page.getByRole('radio', { name: 'Send a new request' }).click();
  expect(chosen).toEqual([open.caseId, 'new']);
});

test('without a script, the dates are a form with the key in its fields', async () => {
  await renderAsHtml(<ReceiptScreen receipt={receipt()} sentWith={key} plain />);
  const form = document.querySelector('form[action="/get-quote/calendar"]');
  expect(form?.getAttribute('method')).toBe('post');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual(key);
  expect(document.body.innerHTML).not.toContain(`?draftId`);
});
