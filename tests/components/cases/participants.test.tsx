/**
 * The people in a request: the client invites and removes them; an invited person may leave.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PeopleSection } from '#client/modules/cases/participants/people-section.tsx';
import type { Participant } from '#shared/cases/participants/schema.ts';
import { caseDetail } from '../../support/browser/cases.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const row = caseDetail();
const robin: Participant = {
  id: '0194a3c0-0000-7000-8000-000000000061',
  role: 'co_applicant',
  name: 'Robin Guest',
  email: 'robin@example.com',
  joinedAs: null,
  status: 'invited',
  createdAt: '2026-11-03T17:00:00Z',
  me: false,
};
const dialog = page.getByRole('dialog');
const invite = page.getByRole('button', { name: 'Invite someone' });

const open = (participants: Participant[], mayInvite = true, changes = {}) =>
  renderInPortal(<PeopleSection row={{ ...row, ...changes }} />, {
    as: {},
    at: '/portal/cases/1',
    answers: { participants: { list: { participants, mayInvite } } },
  });

test('an invitation by keyboard: what is missing is said, then it goes out', async () => {
  const net = await open([]);
  await expect.element(invite).toBeVisible();
  invite.element().focus();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect.element(dialog.getByText('Enter a name')).toBeVisible();
  const name = dialog.getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  await name.fill('Robin Guest');
  await userEvent.tab();
  await expect.element(dialog.getByLabelText('Email')).toHaveFocus();
  net.answers({
    participants: { invite: { ...robin, emailed: true }, list: { participants: [robin], mayInvite: true } },
  });
  await dialog.getByLabelText('Email').fill('robin@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/hasn’t joined yet/)).toBeVisible();
  expect(net.calls.find(({ procedure }) => procedure === 'participants.invite')?.input).toEqual({
    caseId: row.id,
    role: 'co_applicant',
    name: 'Robin Guest',
    email: 'robin@example.com',
  });
});

test('an address that is invited already is an error of its field', async () => {
  const message = 'This address is invited already';
  const net = await open([]);
  net.answers({ participants: { invite: new Refusal('CONFLICT', message, [{ path: 'email', message }]) } });
  await invite.click();
  await dialog.getByLabelText('Name').fill('Robin Guest');
  await dialog.getByLabelText('Email').fill('robin@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Robin Guest');
});

test('somebody is removed after one question', async () => {
  const net = await open([{ ...robin, status: 'joined' }]);
  await page.getByRole('button', { name: 'Remove Robin Guest' }).click();
  await expect.element(dialog).toMatchTextContent('will no longer be able to read or write here');
  net.answers({ participants: { remove: { caseId: row.id }, list: { participants: [], mayInvite: true } } });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Robin Guest is no longer part of this request.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Robin Guest' })).not.toBeInTheDocument();
});

test('an invited person may leave, and leaves the page with it', async () => {
  const me = { ...robin, status: 'joined', me: true } as const;
  const net = await open([me], false, { relation: 'participant' });
  await page.getByRole('button', { name: 'Leave this request' }).click();
  await expect.element(invite).not.toBeInTheDocument();
  net.answers({ participants: { remove: { caseId: row.id } } });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('You have left the request.')).toBeVisible();
  await expect.poll(net.address).toBe('/portal');
});
