/** Text messages that failed: by reason, in words. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FailedTexts } from '#client/portals/admin/trouble/failed-texts.tsx';
import { renderInPortal } from '../../support/browser/portal.tsx';

const latestAt = '2026-11-27T15:00:00.000Z';

test('each reason says what it means, how often it happened, and whether the message is tried again', async () => {
  const texts = [
    { code: '30003', count: 1200, isWaiting: false, latestAt },
    { code: '503', count: 1, isWaiting: true, latestAt },
    { code: '99999', count: 2, isWaiting: false, latestAt },
  ];
  await renderInPortal(<FailedTexts />, { as: { role: 'admin' }, answers: { trouble: { texts: { texts } } } });
  const rows = page.getByRole('listitem');
  await expect.element(page.getByRole('heading', { name: 'The phone was switched off or out of reach' })).toBeVisible();
  await expect.element(page.getByText('1,200 text messages')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The provider had a failure of its own' })).toBeVisible();
  await expect.element(rows.getByText('Retried automatically')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The provider refused the message' })).toBeVisible();
  await expect.element(rows.getByText('Code: 99999')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('with none, the page says so', async () => {
  await renderInPortal(<FailedTexts />, { as: { role: 'admin' }, answers: { trouble: { texts: { texts: [] } } } });
  await expect.element(page.getByText('No text message failed in the last three days.')).toBeVisible();
});
