/**
 * Continuing a request on another device: nothing of it shows before the code, nothing is ticked in advance, files are not trusted.
 */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContinueDialog } from '#client/modules/quote-requests/continuing/continue-dialog.tsx';
import { draftFile, openDraftFile } from '#client/modules/quote-requests/continuing/draft-file.ts';
import { LinkPage } from '#client/modules/quote-requests/continuing/link-page.tsx';
import { newDraft } from '#client/modules/quote-requests/draft.ts';
import {
  keepDraft,
  keepUnsaved,
  openDrafts,
  readDraft,
  readKey,
} from '#client/modules/quote-requests/draft-storage.ts';
import { showDrafts } from '#client/site/quote-start/show-drafts.ts';
import { type Network, network, Refusal } from '../../support/browser/network.ts';
import { renderAsHtml, renderPart } from '../../support/browser/site.tsx';

const TOKEN = 'T'.repeat(43);
const UNTIL = '2026-12-26T19:00:00.000Z';
const draft = {
  ...newDraft({ definitionVersion: 3, set: 'short', screen: 'where', answers: { email: 'morgan@example.com' } }),
  version: 1,
};

let net: Network;
beforeEach(() => {
  net = network({});
  localStorage.clear();
  sessionStorage.clear();
});

/** The page that an emailed link opens. */
async function openLinkPage(): Promise<void> {
  const address = location.href;
  history.replaceState(null, '', `#${TOKEN}`);
  onTestFinished(() => history.replaceState(null, '', address));
  await renderPart(<LinkPage />);
}

test('before the code, the page says only that there is a draft, of which line and from which day', async () => {
  net.answers({
    quotes: {
      findLink: {
        line: 'auto',
        startedAt: '2026-11-23T19:00:00.000Z',
        needsCode: true,
        preparedBy: null,
        closed: false,
      },
    },
  });
  await openLinkPage();
  await expect
    .element(page.getByText(/^This is an unsent auto insurance request from November 23, 2026\./))
    .toBeVisible();
  expect(net.calls).toEqual([{ procedure: 'quotes.findLink', input: { token: TOKEN } }]);
  expect(location.hash).toBe('');
});

test('a wrong code is said at the field, and a closed link opens again with a new code', async () => {
  net.answers({
    quotes: {
      findLink: {
        line: 'home',
        startedAt: '2026-11-23T19:00:00.000Z',
        needsCode: true,
        preparedBy: null,
        closed: true,
      },
      openLink: new Refusal('BAD_REQUEST', 'That code doesn’t match. You have 4 tries left'),
      renewCode: { message: 'We emailed you a new code. Earlier codes no longer work.' },
    },
  });
  await openLinkPage();
  await expect.element(page.getByText(/^This link is closed after five wrong codes/)).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new code' }).click();
  await expect.element(page.getByText(/^We emailed you a new code/)).toBeVisible();
  const code = page.getByLabelText('6-digit code');
  await code.fill('123456');
  await page.getByRole('button', { name: 'Open my request' }).click();
  await expect.element(code).toHaveAccessibleDescription(/That code doesn’t match. You have 4 tries left$/);
  await expect.element(code).toHaveFocus();
});

test('a QR code asks for no code, but for a press', async () => {
  net.answers({
    quotes: {
      findLink: {
        line: 'auto',
        startedAt: '2026-11-23T19:00:00.000Z',
        needsCode: false,
        preparedBy: null,
        closed: false,
      },
    },
  });
  await openLinkPage();
  await expect.element(page.getByRole('button', { name: 'Open my request' })).toBeVisible();
  expect(page.getByLabelText('6-digit code').elements()).toEqual([]);
  expect(net.calls.map(({ procedure }) => procedure)).toEqual(['quotes.findLink']);
});

test('a link that no longer works says so', async () => {
  net.answers({ quotes: { findLink: new Refusal('NOT_FOUND', 'This link no longer works.') } });
  await openLinkPage();
  await expect.element(page.getByRole('heading', { name: 'This link can’t be opened' })).toBeVisible();
});

test('the reminder is a box of its own, not ticked in advance, and is asked for only when it is', async () => {
  net.answers({ quotes: { emailLink: { expiresAt: UNTIL, reminder: true } } });
  await renderPart(<ContinueDialog line="auto" draft={draft} onClose={() => {}} />);
  const box = page.getByRole('checkbox', { name: /Remind me once/ });
  await expect.element(box).not.toBeChecked();
  // The address they answered with is offered.
  await expect.element(page.getByLabelText('Your email address')).toHaveValue('morgan@example.com');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect.element(page.getByText(/Both work until December 26, 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await box.click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect.poll(() => net.calls.length).toBe(2);
  const { draftId, token } = draft;
  const asked = { draftId, token, email: 'morgan@example.com' };
  expect(net.calls.map(({ input }) => input)).toEqual([asked, { ...asked, reminder: 1 }]);
});

test('an address that is none is refused before anything is sent', async () => {
  await renderPart(<ContinueDialog line="auto" draft={draft} onClose={() => {}} />);
  const email = page.getByLabelText('Your email address');
  await email.fill('morgan');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect.element(email).toHaveAccessibleDescription(/Invalid email address/);
  expect(net.calls).toEqual([]);
});

test('the QR code appears on request', async () => {
  net.answers({ quotes: { showLink: { token: TOKEN, expiresAt: UNTIL } } });
  await renderPart(<ContinueDialog line="auto" draft={draft} onClose={() => {}} />);
  await page.getByRole('button', { name: 'Show a QR code' }).click();
  await expect.element(page.getByRole('img', { name: 'QR code that opens this request on your phone' })).toBeVisible();
});

const fileOf = (content: unknown) => new Blob([JSON.stringify(content)]);

test('a saved file opens again as a draft of its own', async () => {
  const answers = { postalCode: 'T2P 1J9' };
  const opened = await openDraftFile(new Blob([draftFile('auto', { ...draft, answers })]));
  if (!('draft' in opened)) throw new Error(opened.problem);
  expect(opened).toMatchObject({ line: 'auto', dropped: false, draft: { answers, set: 'short', version: 0 } });
  expect(opened.draft.draftId).not.toBe(draft.draftId);
});

test('a file is checked like anything typed: what no question asks for is left out', async () => {
  const answers = { postalCode: 'T2P 1J9', atFaultCount: 'many', __proto__x: 1, isAdmin: true };
  const file = fileOf({ format: 'quote-request', line: 'auto', version: 99, set: 'full', answers });
  const opened = await openDraftFile(file);
  expect(opened).toMatchObject({ dropped: true, draft: { answers: { postalCode: 'T2P 1J9' } } });
  expect(JSON.stringify(opened)).not.toMatch(/isAdmin|many/);
});

test.each([
  ['another kind of file', new Blob(['%PDF-1.7'])],
  ['JSON of something else', fileOf({ answers: {} })],
  ['an unknown line', fileOf({ format: 'quote-request', line: 'pets', version: 1, set: 'full', answers: {} })],
  ['a very large one', new Blob([`"${'x'.repeat(600_000)}"`])],
  [
    'one without a valid answer',
    fileOf({ format: 'quote-request', line: 'auto', version: 1, set: 'full', answers: {} }),
  ],
])('%s is refused with a reason', async (_, file) => {
  expect(await openDraftFile(file)).toEqual({ problem: expect.any(String) });
});

test('answers that the server does not have yet survive closing the browser, for 30 days', () => {
  keepUnsaved('home', { ...draft, version: 0 });
  expect(readDraft('home')).toMatchObject({ answers: draft.answers });
  expect(openDrafts().map(({ line }) => line)).toEqual(['home']);
  keepUnsaved('home', { ...draft, changedAt: Date.now() - 31 * 86_400_000 });
  expect(readDraft('home')).toBe(null);
  expect(readKey('home')).toBe(null);
});

test('the header and the page where a quote begins show the unsent request of this browser', async () => {
  keepDraft('auto', draft);
  await renderAsHtml(
    <div>
      <header>
        <a href="/get-quote">Get a Free Quote</a>
      </header>
      <p data-open-drafts>Choose what you want to insure.</p>
    </div>,
  );
  showDrafts();
  await expect
    .element(page.getByRole('link', { name: 'Finish Your Quote' }))
    .toHaveAttribute('href', '/get-quote?type=auto');
  await expect.element(page.getByRole('link', { name: 'Continue your auto insurance request' })).toBeVisible();
});

test('a link from an assistant names it before anything is opened', async () => {
  net.answers({
    quotes: {
      findLink: {
        ...{ line: 'auto', startedAt: '2026-11-23T19:00:00.000Z', needsCode: false, closed: false },
        preparedBy: 'Example Assistant',
      },
    },
  });
  await openLinkPage();
  await expect.element(page.getByRole('heading', { name: 'Review the request your assistant prepared' })).toBeVisible();
  await expect.element(page.getByText(/calls itself “Example Assistant”.*Nothing has been sent/)).toBeVisible();
  await expect.element(page.getByText(/The link opens once/)).toBeVisible();
  expect(net.calls.map(({ procedure }) => procedure)).toEqual(['quotes.findLink']);
});
