/** What an administrator enters about the owner: how it is paid, and who handles information for it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentSection } from '#client/portals/admin/settings/payment-section.tsx';
import { ProvidersSection } from '#client/portals/admin/settings/providers-section.tsx';
import { compensationStatements } from '#shared/settings/compensation.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const never = { version: 0, updatedByName: null, updatedAt: null };
const host = {
  role: 'hosting' as const,
  name: 'Fictional Hosting',
  country: 'Canada',
  task: 'Hosts the website',
  since: '2026-11-01',
  until: null,
};
const dialog = page.getByRole('dialog');

test('nothing is chosen in advance, and the statements are the words visitors read', async () => {
  const { calls } = await renderInPortal(<PaymentSection />, {
    answers: { settings: { compensation: { ...never, value: { choice: null } }, saveCompensation: { version: 1 } } },
  });
  for (const statement of Object.values(compensationStatements))
    await expect.element(page.getByRole('radio', { name: statement })).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Save statement' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: compensationStatements.request }).click();
  await page.getByRole('button', { name: 'Save statement' }).click();
  const saved = () => calls.find(({ procedure }) => procedure === 'settings.saveCompensation')?.input;
  await expect.poll(saved).toEqual({ version: 0, value: { choice: 'request' } });
});

test('what no one is entered for is named, and so is a provider that is listed automatically', async () => {
  const automatic = { name: 'Elsewhere AI', country: 'Outside Canada', task: 'Writes', period: 'Now' };
  await renderInPortal(<ProvidersSection />, {
    answers: {
      settings: { providers: { ...never, value: { providers: [] }, automatic, missing: ['hosting', 'assistant'] } },
    },
  });
  await expect
    .element(page.getByText('No provider has been entered for: hosting and backups, chat assistant'))
    .toBeVisible();
  await expect.element(page.getByText(/^Elsewhere AI is listed automatically/)).toBeVisible();
});

test('a provider that stops gets a last day, which isn’t before its first', async () => {
  const list = { ...never, version: 3, value: { providers: [host] }, automatic: null, missing: ['email' as const] };
  const { calls } = await renderInPortal(<ProvidersSection />, {
    answers: { settings: { providers: list, saveProviders: { version: 4 } } },
  });
  await page.getByRole('button', { name: 'Edit: Fictional Hosting' }).click();
  await dialog.getByLabelText('Last day').fill('2026-10-31');
  await dialog.getByRole('button', { name: 'Save provider' }).click();
  await expect.element(dialog.getByText('Choose a day that isn’t before the first')).toBeVisible();
  await dialog.getByLabelText('Last day').fill('2026-11-20');
  await dialog.getByRole('button', { name: 'Save provider' }).click();
  const saved = () => calls.find(({ procedure }) => procedure === 'settings.saveProviders')?.input;
  await expect.poll(saved).toEqual({ version: 3, value: { providers: [{ ...host, until: '2026-11-20' }] } });
});
