/** A client books a call from the broker's free times. */
// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CallsSection } from '#client/modules/callbacks/calls-section.tsx';
import { callbackExample } from '#shared/callbacks/examples.ts';
import type { Callback, CallbackList, FreeTimes } from '#shared/callbacks/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const { caseId } = callbackExample;
const client = { as: { role: 'client' }, at: '/portal' } as const;
const none: CallbackList = { callbacks: [], mayPlan: true, mayEnd: true, mayBook: true };

function free(...starts: [day: string, time: string, words: string][]): FreeTimes {
  const times = starts.map(([day, time, words]) => ({ day, time, words, startsAt: `${day}T${time}:00.000Z` }));
  return { minutes: 30, times };
}
const monday = free(
  ['2099-12-07', '09:00', 'Monday, December 7 at 9:00 a.m. Alberta time'],
  ['2099-12-07', '13:30', 'Monday, December 7 at 1:30 p.m. Alberta time'],
  ['2099-12-08', '10:00', 'Tuesday, December 8 at 10:00 a.m. Alberta time'],
);
const booked: Callback = {
  ...callbackExample,
  startsAt: '2099-12-08T10:00:00.000Z',
  endsAt: '2099-12-08T10:30:00.000Z',
  words: 'Tuesday, December 8 at 10:00 a.m. Alberta time',
};

const dialog = page.getByRole('dialog');
const openDialog = () => page.getByRole('button', { name: 'Book a call' }).click();

test('a client chooses a day and one of its times, and sees the call that was booked', async () => {
  const { calls, answers } = await renderInPortal(<CallsSection caseId={caseId} side="client" />, {
    ...client,
    answers: { callbacks: { list: none, freeTimes: monday, plan: booked } },
  });
  await openDialog();
  await expect.element(dialog.getByRole('button', { name: '1:30 p.m.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Book call' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose a time');
  await dialog.getByLabelText('Day').selectOptions('Tuesday, December 8');
  await dialog.getByRole('button', { name: '10:00 a.m.' }).click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent(booked.words);
  answers({ callbacks: { list: { ...none, mayBook: false, callbacks: [booked] } } });
  await dialog.getByRole('button', { name: 'Book call' }).click();
  await expect.element(page.getByRole('region', { name: 'Scheduled call' })).toMatchTextContent(booked.words);
  await expect.element(page.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Mark as/ })).not.toBeInTheDocument();
  expect(calls.find(({ procedure }) => procedure === 'callbacks.plan')?.input).toMatchObject({
    ...{ caseId, day: '2099-12-08', time: '10:00', minutes: 30 },
  });
});

test('a time that somebody else has just taken: the reason, and the times that are left', async () => {
  const taken = new Refusal('CONFLICT', 'This time isn’t free. The next free times: Tuesday at 10:00 a.m.');
  const { answers } = await renderInPortal(<CallsSection caseId={caseId} side="client" />, {
    ...client,
    answers: { callbacks: { list: none, freeTimes: monday, plan: taken } },
  });
  await openDialog();
  await dialog.getByRole('button', { name: '9:00 a.m.' }).click();
  answers({ callbacks: { freeTimes: { ...monday, times: monday.times.slice(1) } } });
  await dialog.getByRole('button', { name: 'Book call' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This time isn’t free.');
  await expect.element(dialog.getByRole('button', { name: '9:00 a.m.' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: '1:30 p.m.' })).toHaveAttribute('aria-pressed', 'false');
});

test('without free times the client is asked to write; without an answer they can try again', async () => {
  const { answers } = await renderInPortal(<CallsSection caseId={caseId} side="client" />, {
    ...client,
    answers: { callbacks: { list: none, freeTimes: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.') } },
  });
  await openDialog();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Something went wrong.');
  answers({ callbacks: { freeTimes: { minutes: 30, times: [] } } });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText(/no free times in the next two weeks/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Book call' })).not.toBeInTheDocument();
});
