// @module-tag long
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AnswersView } from '#client/modules/cases/answers/answers-view.tsx';
import { AskedForm } from '#client/modules/quote-requests/asked-form.tsx';
import type { Brief, OpenQuestion } from '#shared/cases/briefs.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { caseDetail, commandAnswer } from '../../support/browser/cases.ts';
import { type Answers, Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const broker = { as: { role: 'broker', fullName: 'Bailey Broker' }, at: '/broker' } as const;
const row = caseDetail({ relation: 'assigned_broker', allowedEvents: ['information_requested'] });

const question = (path: string, changes: Partial<OpenQuestion> = {}): OpenQuestion => ({
  path,
  code: `AB.auto.${path}`,
  section: 'Vehicle 1',
  label: `What about ${path}?`,
  required: true,
  unsure: false,
  choices: [],
  ...changes,
});
const brief: Brief = {
  set: 'short',
  facts: [{ label: 'Vehicles', lines: ['2019 Subaru Outback', '2024 Ford F-150'] }],
  open: [
    question('use', { choices: ['To work', 'For fun'] }),
    question('km', { required: false, unsure: true }),
    question('plate', { required: false }),
  ],
  hidesOpen: false,
  doubts: ['You counted more drivers than you described.'],
  papers: [{ id: 'licences', title: 'A photo of each licence', why: 'It shows the class.' }],
};
const view = { title: 'Auto', sections: [], hasMore: false, brief };
const notAsked = { askedAt: null, askedBy: null, open: 0, paths: [] };
const show = (answers: Answers['cases'] = {}) =>
  renderInPortal(<AnswersView caseId={row.id} work={row} />, {
    ...broker,
    answers: { cases: { answers: view, askedQuestions: notAsked, ...answers } },
  });
const dialog = page.getByRole('dialog');

test('the summary comes first: facts, which set was answered, and what is missing', async () => {
  await show();
  const card = page.getByRole('region', { name: 'Summary' });
  await expect.element(card).toMatchTextContent('2024 Ford F-150');
  await expect.element(card).toMatchTextContent('Short questions answered');
  await expect.element(card).toMatchTextContent('Still needed for a full quote (2, 1 not sure)');
  await expect.element(card).toMatchTextContent('Worth checking (1)');
  await expect.element(card).toMatchTextContent('Documents not here yet (1)');
});

test('with one press the client is asked everything the full set needs; others can be chosen', async () => {
  const { calls } = await show({ askClient: commandAnswer('waiting_client') });
  await page.getByRole('button', { name: 'Ask the client' }).click();
  await expect.element(dialog.getByLabelText('What about use?')).toBeChecked();
  await expect.element(dialog.getByLabelText('What about km?')).not.toBeChecked();
  await dialog.getByText('Optional questions (1)').click();
  await dialog.getByLabelText('What about plate?').click();
  await dialog.getByRole('button', { name: 'Send 2 questions' }).click();
  await expect.element(page.getByText('Sent. It’s the client’s turn now.')).toBeVisible();
  expect(calls.find(({ procedure }) => procedure === 'cases.askClient')?.input).toEqual({
    caseId: row.id,
    version: row.version,
    paths: ['use', 'plate'],
  });
});

test('no question chosen is nothing to send', async () => {
  const { calls } = await show();
  await page.getByRole('button', { name: 'Ask the client' }).click();
  await dialog.getByLabelText('What about use?').click();
  await dialog.getByRole('button', { name: 'Send 0 questions' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose at least one question');
  expect(calls.some(({ procedure }) => procedure === 'cases.askClient')).toBe(false);
});

test('a copy has the assumptions that were typed, and keeps them as a note when asked to', async () => {
  const copied = { text: 'AB-1009', fileName: 'AB-1009-rating.csv', mediaType: 'text/csv' };
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { calls, answers } = await show({ copyAnswers: copied });
  answers({ messages: { send: new Refusal('CONFLICT', 'This conversation is closed.') } });
  await page.getByRole('button', { name: 'Copy for rating' }).click();
  await expect.element(dialog).toMatchTextContent('Leaves out sensitive answers');
  await dialog.getByLabelText('CSV').click();
  await dialog.getByText('Assume answers to open questions (2)').click();
  await dialog.getByRole('combobox', { name: 'What about use?' }).fill('To work');
  await dialog.getByLabelText('Keep the assumptions as an internal note').click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog.getByText('Copied to the clipboard.')).toBeVisible();
  expect(written).toHaveBeenCalledWith('AB-1009');
  expect(calls.find(({ procedure }) => procedure === 'cases.copyAnswers')?.input).toMatchObject({
    format: 'csv',
    includeSensitive: false,
    assumptions: [{ path: 'use', text: 'To work' }],
  });
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'messages.send')?.input).toMatchObject({
      kind: 'note',
      body: 'Assumed for rating:\n• Vehicle 1: What about use? To work',
    }),
  );
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This conversation is closed.');
});

test('where the browser refuses the clipboard, the copy can be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await show({ copyAnswers: { text: 'AB-1009', fileName: 'a.txt', mediaType: 'text/plain' } });
  await page.getByRole('button', { name: 'Copy for rating' }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Your browser didn’t allow copying');
  await expect.element(dialog.getByLabelText('The copy')).toHaveValue('AB-1009');
});

test('a broker who was only offered the request reads the summary, and can neither copy nor ask', async () => {
  await renderInPortal(<AnswersView caseId={row.id} />, { ...broker, answers: { cases: { answers: view } } });
  await expect.element(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  expect(page.getByRole('button', { name: /Copy|Ask/ }).elements()).toHaveLength(0);
});

const start: AnswersInput = { vehicles: [{ year: 2019, make: 'Subaru', model: 'Outback', use: 'pleasure' }] };
const form = (onSave: (answers: AnswersInput) => Promise<void>) => (
  <AskedForm
    definition={quoteDefinitions.auto}
    start={start}
    kept={null}
    paths={['currentlyInsured', 'vehicles.0.yearlyKm']}
    onKeep={() => {}}
    onSave={onSave}
  />
);

test('the client’s form has the questions asked, what their answers ask next, and nothing else', async () => {
  const saved = vi.fn().mockResolvedValue(undefined);
  await renderInPortal(form(saved));
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Answer at least one of the questions');
  expect(saved).not.toHaveBeenCalled();

  await expect.element(page.getByText('Vehicle 1: 2019, Subaru, Outback')).toBeVisible();
  expect(page.getByText('Model year').elements()).toHaveLength(0);
  await page.getByLabelText('Yes').click();
  await expect.element(page.getByRole('group', { name: 'What month does it renew?' })).toBeVisible();
  await page.getByLabelText('How far is it driven each year?').fill('9000');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    currentlyInsured: true,
    vehicles: [{ model: 'Outback', yearlyKm: 9_000 }],
  });
});

test('a wrong answer is named and focused before anything is sent', async () => {
  const saved = vi.fn().mockResolvedValue(undefined);
  await renderInPortal(form(saved));
  await page.getByLabelText('How far is it driven each year?').fill('many');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect.element(page.getByRole('link', { name: /How far is it driven each year/ })).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
