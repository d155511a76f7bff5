/** The client's page for the answers of a request that was sent. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AnswersEditor } from '#client/modules/quote-requests/answers-editor.tsx';
import type { AnswersForm } from '#shared/cases/answer-changes.ts';
import { generalDefinition } from '#shared/lines/general/questions.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const definition: QuoteDefinition = {
  ...generalDefinition,
  steps: [
    {
      id: 'one',
      title: 'One',
      minutes: 1,
      questions: [
        { id: 'known', type: 'text', label: 'Known', why: 'Because.', required: true, short: true, sensitivity: 'S1' },
        { id: 'open', type: 'int', label: 'Open', why: 'Because.', required: true, sensitivity: 'S1', max: 5 },
      ],
    },
    {
      id: 'two',
      title: 'Two',
      minutes: 1,
      questions: [{ id: 'late', type: 'text', label: 'Late', why: 'Because.', required: true, sensitivity: 'S1' }],
    },
  ],
};

async function renderEditor(changes: Partial<AnswersForm> = {}, onSave = vi.fn(async (_answers: AnswersInput) => {})) {
  const form: AnswersForm = {
    definition,
    version: 3,
    set: 'short',
    answers: { known: 'Here' },
    mayChange: false,
    ...changes,
  };
  const onKeep = vi.fn();
  const onLeave = vi.fn();
  await renderInPortal(<AnswersEditor form={form} kept={null} onKeep={onKeep} onSave={onSave} onLeave={onLeave} />);
  return { onSave, onKeep, onLeave };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('asks only what is open, lets it stay open, and saves everything at the end', async () => {
  const { onSave, onKeep } = await renderEditor();
  await expect.element(page.getByLabelText('Known')).not.toBeInTheDocument();
  await press('Continue');
  await page.getByLabelText('Late').fill('Now');
  expect(onKeep).toHaveBeenLastCalledWith({ known: 'Here', late: 'Now' });
  await press('Save my answers');
  await expect.poll(() => onSave.mock.calls).toEqual([[{ known: 'Here', late: 'Now' }]]);
});

test('a wrong answer is named, and what cannot be missing is not left open', async () => {
  await renderEditor({ mayChange: true });
  await page.getByLabelText('Open').fill('9');
  await page.getByLabelText('Known').fill('');
  await press('Continue');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Check these fields' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
});

test('a failure to save says why, and keeps what was entered', async () => {
  const onSave = vi.fn(async () => {
    throw new Error('This request has been updated.');
  });
  await renderEditor({ answers: { known: 'Here', open: 2 } }, onSave);
  await page.getByLabelText('Late').fill('Now');
  await press('Save my answers');
  await expect.element(page.getByText('Your answers were not saved. This request has been updated.')).toBeVisible();
  await expect.element(page.getByLabelText('Late')).toHaveValue('Now');
});
