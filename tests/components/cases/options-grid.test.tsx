/** The broker types options: as in a spreadsheet, saved on the server, with what another device did in sight. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearDrafts, readDraft, writeDraft } from '#client/lib/drafts.ts';
import { focusOptionGrid } from '#client/modules/quote-options/grid/open-grid.ts';
import { OptionsGrid } from '#client/modules/quote-options/grid/options-grid.tsx';
import { startingCoverages } from '#shared/lines/coverages/start.ts';
import type { OptionDraft, SaveOptionDraftInput } from '#shared/quote-options/draft.ts';
import { caseDetail } from '../../support/browser/cases.ts';
import { type Network, Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const row = caseDetail({ status: 'active', allowedEvents: ['options_published'] });
const draft: OptionDraft = {
  version: 0,
  grid: null,
  savedAt: null,
  savedByName: null,
  savedByMe: false,
  start: startingCoverages('auto', { coverWish: 'full', liability: '2000000', collisionDeductible: '1000' }),
  insurers: ['Fictional Mutual', 'Imaginary Insurance', 'Imaginary Life'],
};
const calendar = { today: '2026-11-27', nextBusinessDay: '2026-11-30', nextBusinessDayWords: 'November 30, 2026' };

afterEach(async () => {
  clearDrafts();
  await page.viewport(1440, 900);
});

/** A server that keeps what was saved, and refuses a version it has left behind. */
function keeping(first: OptionDraft = draft) {
  let kept = first;
  return {
    now: () => kept,
    set: (next: Partial<OptionDraft>) => {
      kept = { ...kept, ...next };
    },
    cases: {
      optionDraft: () => kept,
      saveOptionDraft: ({ version, grid }: SaveOptionDraftInput) => {
        if (version !== kept.version) return new Refusal('CONFLICT', 'These options were changed on another device.');
        kept = { ...kept, version: version + 1, grid, savedAt: '2026-11-27T15:00:00.000Z', savedByMe: true };
        return { version: kept.version, savedAt: '2026-11-27T15:00:00.000Z' };
      },
    },
  };
}

function open(server: ReturnType<typeof keeping>, publish: (input: unknown) => Promise<unknown> = async () => null) {
  const grid = <OptionsGrid caseId={row.id} version={row.version} type="auto" earlier={[]} publish={publish} />;
  return renderInPortal(grid, { as: { role: 'broker' }, answers: { cases: server.cases, callbacks: { calendar } } });
}

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const insurer = (option: string) => page.getByRole('combobox', { name: `Insurer ${option}`, exact: true });
const saves = ({ calls }: Network) => calls.filter(({ procedure }) => procedure === 'cases.saveOptionDraft').length;
const saved = page.getByText(/^Saved for all your devices,/);

test('opened by a key, the cursor is in the first empty cell, and the rest is proposed', async () => {
  focusOptionGrid();
  await open(keeping());
  await expect.element(insurer('Option 1')).toHaveFocus();
  await expect.element(cell('Third-party liability Option 1')).toHaveValue('$2,000,000');
  await expect.element(cell('Collision Option 2')).toHaveValue('$1,000');
  await expect.element(cell('Accident benefits (Section B) Option 1')).toHaveValue('Included');
  await expect.element(page.getByText('Client asked for $1,000 deductible')).toBeVisible();
});

test('Tab, Enter and arrows move as in a spreadsheet, and a name is completed', async () => {
  await open(keeping());
  await insurer('Option 1').click();
  await userEvent.keyboard('fic{Tab}');
  await expect.element(insurer('Option 2')).toHaveFocus();
  await expect.element(insurer('Fictional Mutual')).toHaveValue('Fictional Mutual');
  // Two begin like this, so the list decides; Enter takes the first and moves on.
  await userEvent.keyboard('imag{Enter}');
  await expect.element(cell('Premium Imaginary Insurance')).toHaveFocus();
  await userEvent.keyboard('780 per 6 months{ArrowLeft}{ArrowRight}{ArrowDown}');
  await expect.element(cell('Premium Imaginary Insurance')).toHaveValue('$780');
  await expect.element(page.getByRole('combobox', { name: 'Payment Imaginary Insurance' })).toHaveValue('semiannual');
  await cell('Collision Fictional Mutual').click();
  await userEvent.keyboard('{Control>}a{/Control}500{Enter}');
  await expect.element(cell('Comprehensive Fictional Mutual')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(cell('Collision Imaginary Insurance')).toHaveFocus();
  await expect.element(page.getByRole('rowheader', { name: /^Collision.*Differs$/ })).toBeVisible();
});

test('cells from a spreadsheet fill rows and columns, and can be undone', async () => {
  await open(keeping());
  await insurer('Option 1').click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Fictional Mutual\tImaginary Insurance\n1520\t1499\n');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.element(cell('Premium Imaginary Insurance')).toHaveValue('$1,499');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cell('Premium Option 2')).toHaveValue('');
});

test('an option is copied into the next column, without insurer and premium', async () => {
  await open(keeping());
  await insurer('Option 1').fill('Fictional Mutual');
  await cell('Premium Fictional Mutual').fill('1520');
  await cell('Collision Fictional Mutual').fill('250');
  await page.getByRole('button', { name: 'Copy Fictional Mutual into the next option' }).click();
  await expect.element(insurer('Option 2')).toHaveFocus();
  await expect.element(cell('Collision Option 2')).toHaveValue('$250');
  await expect.element(cell('Premium Option 2')).toHaveValue('');
});

test('what is typed is saved, and is there again after the page was left', async () => {
  const server = keeping();
  await open(server);
  await insurer('Option 1').fill('Fictional Mutual');
  await expect.element(saved).toBeVisible();
  expect(server.now().grid?.columns[0]?.insurer).toBe('Fictional Mutual');
  // Left before the pause after the last key is over.
  await cell('Premium Fictional Mutual').fill('1520');
  await cleanup();
  await expect.poll(() => server.now().grid?.columns[0]?.premium).toMatch(/1,?520/);
  await open(server);
  await expect.element(insurer('Fictional Mutual')).toHaveValue('Fictional Mutual');
});

test('without a connection the tab keeps it, and it is saved by the next visit', async () => {
  const server = keeping();
  const net = await open(server);
  await expect.element(insurer('Option 1')).toBeVisible();
  net.cut();
  await insurer('Option 1').fill('Fictional Mutual');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not saved yet\./);
  // As after a reload: only the tab's storage is left, and nothing is under way.
  const key = `options:${row.id}`;
  const kept = readDraft(key);
  clearDrafts();
  writeDraft(key, kept);
  await cleanup();
  await open(server);
  await expect.element(insurer('Fictional Mutual')).toHaveValue('Fictional Mutual');
  await expect.element(saved).toBeVisible();
});

test('shown again while it is still being saved, it doesn’t take its own save for another device', async () => {
  const server = keeping();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saveOptionDraft = async (input: SaveOptionDraftInput) => {
    const result = server.cases.saveOptionDraft(input);
    await slow;
    return result;
  };
  await open({ ...server, cases: { ...server.cases, saveOptionDraft: saveOptionDraft as never } });
  await insurer('Option 1').fill('Fictional Mutual');
  await expect.poll(() => server.now().version).toBe(1);
  await cleanup();
  await open(server);
  await expect.element(insurer('Fictional Mutual')).toHaveValue('Fictional Mutual');
  answer();
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('another device’s change is shown, and either can be kept', async () => {
  const server = keeping();
  const net = await open(server);
  await insurer('Option 1').fill('Fictional Mutual');
  await expect.element(saved).toBeVisible();
  // The look at the server when the grid opens, which would otherwise take the other device’s change for the draft.
  await expect.poll(() => net.calls.some(({ procedure }) => procedure === 'cases.optionDraft')).toBe(true);
  const theirs = structuredClone(server.now().grid);
  if (theirs?.columns[0]) theirs.columns[0].insurer = 'Imaginary Insurance';
  server.set({ version: 5, grid: theirs, savedByMe: false, savedByName: 'Sue Example' });
  await cell('Premium Fictional Mutual').fill('1520');
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent(/Sue Example changed these options .*Imaginary Insurance/);
  // Nothing is saved until one of them is chosen.
  const before = saves(net);
  await cell('Premium Fictional Mutual').fill('1530');
  expect(server.now().grid).toEqual(theirs);
  expect(saves(net)).toBe(before);
  await notice.getByRole('button', { name: 'Keep what’s here' }).click();
  await expect.poll(() => server.now().grid?.columns[0]?.premium).toMatch(/1,?530/);
});

test('what is wrong is said at its cell, and only begun options are sent', async () => {
  const sent: unknown[] = [];
  await open(keeping(), async (input) => sent.push(input));
  await page.getByRole('button', { name: 'Send this option to the client' }).click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link', { name: 'Add at least one option' }).click();
  await expect.element(insurer('Option 1')).toHaveFocus();
  await insurer('Option 1').fill('Fictional Mutual');
  await cell('Premium Fictional Mutual').fill('about 1500');
  await expect.element(cell('Premium Fictional Mutual')).toBeInvalid();
  await cell('Premium Fictional Mutual').fill('1520');
  await page.getByRole('button', { name: 'Preview as the client' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Fictional Mutual $1,520 a year' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent).toMatchObject([{ options: [{ insurer: 'Fictional Mutual', premiumCents: 152_000 }] }]);
  // The grid is free for the next options.
  await expect.element(insurer('Option 1')).toHaveValue('');
});

test('on a phone one option is shown at a time', async () => {
  await page.viewport(390, 844);
  await open(keeping());
  await expect.element(insurer('Option 1')).toBeVisible();
  await expect.element(insurer('Option 2')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Option 2', exact: true }).click();
  await expect.element(insurer('Option 2')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
