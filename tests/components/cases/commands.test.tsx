/**
 * The dialogs that change a case: what they require, and what they say when the server refuses.
 * @module-tag long
 */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { AcceptForClientDialog } from '#client/modules/cases/commands/accept-for-client-dialog.tsx';
import { CloseDialog } from '#client/modules/cases/commands/close-dialog.tsx';
import { DeclineDialog } from '#client/modules/cases/commands/decline-dialog.tsx';
import { HoldDialog } from '#client/modules/cases/commands/hold-dialog.tsx';
import { PriorityDialog } from '#client/modules/cases/commands/priority-dialog.tsx';
import { ReferenceDialog } from '#client/modules/cases/commands/reference-dialog.tsx';
import { RequestInformationDialog } from '#client/modules/cases/commands/request-information-dialog.tsx';
import { CaseEnd } from '#client/portals/client/case/case-end.tsx';
import { caseDetail, commandAnswer, quoteOption } from '../../support/browser/cases.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const detail = caseDetail();
const target = { caseId: detail.id, version: detail.version, opened: true };
const broker = { as: { role: 'broker' }, at: '/broker' } as const;
const dialog = page.getByRole('dialog');

test('a hold needs a day, which a button can fill in', async () => {
  const onClose = vi.fn();
  const { calls } = await renderInPortal(<HoldDialog {...target} onClose={onClose} />, {
    ...broker,
    answers: { cases: { hold: commandAnswer() } },
  });
  const until = page.getByLabelText('On hold until');
  await expect.element(until).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(until).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
  await dialog.getByRole('group').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const input = calls.find(({ procedure }) => procedure === 'cases.hold')?.input;
  expect(input).toMatchObject({ caseId: detail.id, version: 4, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test.for([
  ['Close request', <CloseDialog key="close" {...target} onClose={() => {}} />],
  ['Decline offer', <DeclineDialog key="decline" {...target} onClose={() => {}} />],
] as const)('"%s" needs a reason, and none is given by accident', async ([action, part]) => {
  const { calls } = await renderInPortal(part, broker);
  const before = calls.length;
  await page.getByRole('button', { name: action }).click();
  await expect.element(page.getByLabelText('Reason')).toBeInvalid();
  await expect.element(page.getByLabelText('Reason')).toHaveFocus();
  expect(calls).toHaveLength(before);
});

test('a command on a case that changed meanwhile stays open with the server’s words', async () => {
  const refusal = new Refusal('CONFLICT', 'Somebody changed this request meanwhile.');
  const onClose = vi.fn();
  await renderInPortal(<PriorityDialog {...target} priority="normal" onClose={onClose} />, {
    ...broker,
    answers: { cases: { setPriority: refusal } },
  });
  await expect.element(page.getByRole('radio', { name: 'Normal' })).toHaveFocus();
  await page.getByRole('radio', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Set priority' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(refusal.message);
  await expect.element(page.getByRole('radio', { name: 'High' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

test('a new priority can be undone from its toast, at the version it led to', async () => {
  const { calls } = await renderInPortal(<PriorityDialog {...target} priority="normal" onClose={() => {}} />, {
    ...broker,
    answers: { cases: { setPriority: commandAnswer() } },
  });
  await page.getByRole('radio', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Set priority' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone.')).toBeVisible();
  const inputs = calls.filter(({ procedure }) => procedure === 'cases.setPriority').map(({ input }) => input);
  expect(inputs).toEqual([
    { caseId: detail.id, version: 4, priority: 'high' },
    { caseId: detail.id, version: 5, priority: 'normal' },
  ]);
});

test('an undo that the server refuses says why', async () => {
  const net = await renderInPortal(<PriorityDialog {...target} priority="normal" onClose={() => {}} />, {
    ...broker,
    answers: { cases: { setPriority: commandAnswer() } },
  });
  await page.getByRole('radio', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Set priority' }).click();
  const refusal = new Refusal('CONFLICT', 'Somebody changed this request meanwhile.');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  net.answers({ cases: { setPriority: refusal } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Could not undo')).toBeVisible();
  await expect.element(page.getByText(refusal.message)).toBeVisible();
});

test('the number of the broker’s own system is shown, changed and removed', async () => {
  const { calls } = await renderInPortal(<ReferenceDialog {...target} reference="POL-88213" onClose={() => {}} />, {
    ...broker,
    answers: { cases: { setReference: commandAnswer() } },
  });
  const field = page.getByLabelText('Number in your own system');
  await expect.element(field).toHaveValue('POL-88213');
  await field.fill('');
  await page.getByRole('button', { name: 'Save reference' }).click();
  await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { externalReference: '' } }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ input: { caseId: detail.id, version: 5, externalReference: 'POL-88213' } }),
    ),
  );
});

test('a question to the client outlives its dialog until it is sent', async () => {
  const net = await renderInPortal(<RequestInformationDialog {...target} onClose={() => {}} />, broker);
  const question = page.getByLabelText('What do you need?');
  await question.fill('Which winter tires are on it?');
  net.cut();
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^The server didn’t respond/);
  await cleanup();
  await renderInPortal(<RequestInformationDialog {...target} onClose={() => {}} />, broker);
  await expect.element(question).toHaveValue('Which winter tires are on it?');
});

test('the choice of a client by telephone needs how they agreed, and that they know the notice', async () => {
  const { calls } = await renderInPortal(
    <AcceptForClientDialog {...target} options={[quoteOption('Fictional Mutual', 50_000)]} onClose={() => {}} />,
    { ...broker, answers: { cases: { acceptOptionForClient: commandAnswer() } } },
  );
  const note = page.getByRole('button', { name: 'Accept option' });
  await note.click();
  await expect.element(page.getByLabelText('How and when did the client agree?')).toBeInvalid();
  await expect.element(page.getByText(/^Confirm that you understand there’s no coverage/)).toBeVisible();
  await expect.element(page.getByLabelText('Option')).toBeValid();
  expect(calls.map(({ procedure }) => procedure)).not.toContain('cases.acceptOptionForClient');
});

test('a client withdraws a request after one question, which Escape answers with no', async () => {
  const withdrawable = caseDetail({ allowedEvents: ['withdrawn'] });
  const { calls } = await renderInPortal(<CaseEnd row={withdrawable} />, {
    as: {},
    answers: { cases: { withdraw: commandAnswer() } },
  });
  const start = page.getByRole('button', { name: 'Withdraw this request' });
  await start.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(start).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.element(page.getByText('Your request was withdrawn.')).toBeVisible();
  expect(calls.filter(({ procedure }) => procedure === 'cases.withdraw')).toHaveLength(1);
});

test('a withdrawn request is reopened with an optional reason', async () => {
  const ended = caseDetail({ status: 'withdrawn', allowedEvents: ['reopened'] });
  const { calls } = await renderInPortal(<CaseEnd row={ended} />, {
    as: {},
    answers: { cases: { reopen: commandAnswer() } },
  });
  await page.getByRole('button', { name: 'Reopen this request' }).click();
  await expect.element(dialog).toMatchTextContent('Bailey Broker will continue with it.');
  await page.getByLabelText('Reason (optional)').fill('We stay after all.');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(page.getByText('Request reopened.')).toBeVisible();
  expect(calls.at(-1)?.input).toMatchObject({ reason: 'We stay after all.' });
});

test('an invited person can neither withdraw nor reopen', async () => {
  const row = caseDetail({ relation: 'participant', allowedEvents: ['withdrawn', 'reopened'] });
  await renderInPortal(
    <>
      <p>The end</p>
      <CaseEnd row={row} />
    </>,
    { as: {} },
  );
  await expect.element(page.getByText('The end')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
