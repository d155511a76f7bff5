// @module-tag long
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationPreferences } from '#client/modules/notifications/notification-preferences.tsx';
import type { NotificationChannel, NotificationPreference } from '#shared/notifications/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const topic = { description: '', channels: ['instant', 'digest', 'off'] as NotificationChannel[], fixed: false };
const security = { ...topic, topic: 'security', label: 'Security', channel: 'instant', fixed: true } as const;

function chosen(channel: NotificationChannel): { preferences: NotificationPreference[] } {
  return { preferences: [{ ...topic, topic: 'documents', label: 'Documents', channel }, security] };
}

const documents = page.getByRole('radiogroup', { name: 'Documents' });

test('a choice is saved as it is made, with the arrow keys', async () => {
  const { calls } = await renderInPortal(<NotificationPreferences />, {
    as: {},
    answers: { notifications: { preferences: chosen('instant'), setPreference: chosen('digest') } },
  });
  await expect.element(documents).toBeVisible();
  await userEvent.tab();
  await expect.element(documents.getByRole('radio', { name: 'Right away' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(documents.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  expect(calls.at(-1)?.input).toEqual({ topic: 'documents', channel: 'digest' });
});

test('a choice that was not saved goes back to what it was, and says so', async () => {
  const net = await renderInPortal(<NotificationPreferences />, {
    as: {},
    answers: { notifications: { preferences: chosen('instant') } },
  });
  await expect.element(documents).toBeVisible();
  net.cut();
  await documents.getByRole('radio', { name: 'Never' }).click();
  await expect.element(page.getByText(/^Not saved: The server didn’t respond/)).toBeVisible();
  await expect.element(documents.getByRole('radio', { name: 'Right away' })).toBeChecked();
});

test('emails about security cannot be switched off', async () => {
  await renderInPortal(<NotificationPreferences />, {
    as: {},
    answers: { notifications: { preferences: chosen('instant') } },
  });
  await expect.element(page.getByText('Always right away')).toBeVisible();
  await expect.element(page.getByRole('radiogroup')).toHaveLength(1);
});

test('choices that did not arrive say why, and another try brings them', async () => {
  const net = await renderInPortal(<NotificationPreferences />, {
    as: {},
    answers: { notifications: { preferences: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') } },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is busy.');
  net.answers({ notifications: { preferences: chosen('off') } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(documents.getByRole('radio', { name: 'Never' })).toBeChecked();
});
