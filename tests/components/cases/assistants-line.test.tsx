/**
 * The assistants of a request, for those who divide the work.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AssistantsLine } from '#client/modules/cases/participants/assistants-line.tsx';
import { caseDetail } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const { id: caseId } = caseDetail();
const rowan = { id: '0194a3c0-0000-7000-8000-000000000021', name: 'Rowan Assistant' };
const without = { assistants: [], candidates: [rowan], mayChange: true };
const withRowan = { assistants: [rowan], candidates: [], mayChange: true };
const broker = { as: { role: 'broker' }, at: '/broker' } as const;
const removes = page.getByRole('button', { name: 'Remove Rowan Assistant from this request' });
const undo = page.getByRole('button', { name: 'Undo' });

test('an assistant who was added is removed again by Undo', async () => {
  const answers = { caseAssistants: { list: without, add: withRowan, remove: without } };
  const { calls } = await renderInPortal(<AssistantsLine caseId={caseId} />, { ...broker, answers });
  await page.getByRole('button', { name: 'Add an assistant' }).click();
  await page.getByRole('menuitem', { name: rowan.name }).click();
  await expect.element(removes).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Rowan Assistant now helps with this request\./);
  await undo.click();
  await expect.element(removes).not.toBeInTheDocument();
  expect(calls).toContainEqual({ procedure: 'caseAssistants.remove', input: { caseId, userId: rowan.id } });
});

test('an assistant who was removed is added again by Undo', async () => {
  const answers = { caseAssistants: { list: withRowan, add: withRowan, remove: without } };
  await renderInPortal(<AssistantsLine caseId={caseId} />, { ...broker, answers });
  await removes.click();
  await expect.element(removes).not.toBeInTheDocument();
  await undo.click();
  await expect.element(removes).toBeVisible();
});
