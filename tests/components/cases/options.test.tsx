/** The client compares the options from the broker and chooses one. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { OptionsSection } from '#client/portals/client/case/options-section.tsx';
import { noCoverageNotice } from '#shared/cases/schema.ts';
import { caseDetail, commandAnswer, quoteOption } from '../../support/browser/cases.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const mutual = quoteOption('Fictional Mutual', 100_000);
const imaginary = quoteOption('Imaginary Insurance', 50_000, { premiumCents: 149_900 });
const options = [mutual, imaginary];
const quoted = caseDetail({ status: 'quoted', allowedEvents: ['option_accepted', 'change_requested'], options });
const choose = page.getByRole('button', { name: 'Choose Imaginary Insurance' });
const dialog = page.getByRole('dialog');

afterEach(() => page.viewport(1440, 900));

test('options are compared coverage by coverage, and only what differs can be shown', async () => {
  await renderInPortal(<OptionComparison caseId={quoted.id} options={options} type="auto" />);
  const rows = page.getByRole('rowheader');
  await expect.element(page.getByRole('columnheader', { name: 'Imaginary Insurance $1,499 a year' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: /^Collision.*Differs$/ })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Third-party liability' })).toBeVisible();
  await page.getByRole('switch', { name: 'Show only differences' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Third-party liability' })).not.toBeInTheDocument();
  await expect.element(rows.first()).toMatchTextContent(/^Collision/);
  await expect.element(page.getByText(/^Not mentioned in any of the options: /)).toBeVisible();
});

test('premiums for different terms are compared over a year', async () => {
  const monthly = quoteOption('Monthly Mutual', 100_000, { premiumCents: 13_000, term: 'monthly' });
  await renderInPortal(<OptionComparison caseId={quoted.id} options={[mutual, monthly]} type="auto" />);
  await expect.element(page.getByText('$1,560 over 12 months')).toBeVisible();
});

test('an option is chosen only with the notice that it is no coverage yet', async () => {
  const { calls } = await renderInPortal(<OptionsSection row={quoted} />, {
    as: {},
    answers: { cases: { acceptOption: commandAnswer('accepted') } },
  });
  await choose.click();
  await page.getByRole('button', { name: 'Accept this option' }).click();
  const notice = dialog.getByRole('checkbox', { name: noCoverageNotice.text });
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toBeInvalid();
  await expect.element(notice).toHaveAccessibleDescription(/./);
  expect(calls.map(({ procedure }) => procedure)).not.toContain('cases.acceptOption');
  await notice.click();
  await page.getByRole('button', { name: 'Accept this option' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Option accepted. Your broker has been notified.')).toBeVisible();
  expect(calls.find(({ procedure }) => procedure === 'cases.acceptOption')?.input).toMatchObject({
    optionId: imaginary.id,
    version: quoted.version,
  });
});

test('a choice that comes too late says why in the dialog', async () => {
  const refusal = new Refusal('CONFLICT', 'Your broker has sent new options meanwhile.');
  await renderInPortal(<OptionsSection row={quoted} />, { as: {}, answers: { cases: { acceptOption: refusal } } });
  await choose.click();
  await dialog.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Accept this option' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(refusal.message);
});

test('a request for a change that was not sent keeps its text, also when the page is left', async () => {
  const net = await renderInPortal(<OptionsSection row={quoted} />, { as: {} });
  const ask = page.getByRole('button', { name: 'Ask for a change' });
  const wish = page.getByLabelText('What should be different?');
  await ask.click();
  await wish.fill('A lower deductible, please.');
  net.cut();
  await page.getByRole('button', { name: 'Send to your broker' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^The server didn’t respond/);
  await cleanup();
  await renderInPortal(<OptionsSection row={quoted} />, { as: {} });
  await ask.click();
  await expect.element(wish).toHaveValue('A lower deductible, please.');
});

test('an option that has run out cannot be chosen', async () => {
  const expired = caseDetail({ ...quoted, options: [{ ...mutual, validUntil: '2020-01-31' }, imaginary] });
  await renderInPortal(<OptionsSection row={expired} />, { as: {} });
  await expect.element(choose).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose Fictional Mutual' })).not.toBeInTheDocument();
});

test('an invited person reads the options, but the choice is the client’s', async () => {
  await renderInPortal(<OptionsSection row={{ ...quoted, relation: 'participant', allowedEvents: [] }} />, { as: {} });
  await expect.element(page.getByText('The choice is up to Ava Example.')).toBeVisible();
  await expect.element(choose).not.toBeInTheDocument();
});

test('on a phone the options fit the screen', async () => {
  await page.viewport(390, 844);
  await renderInPortal(<OptionsSection row={quoted} />, { as: {} });
  await expect.element(choose).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
