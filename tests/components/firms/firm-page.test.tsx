/** The page of a firm for those who may not see it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrokerFirmPage } from '#client/portals/broker/pages/firm-page.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const MANAGERS = 'Only the managers of a firm and administrators can see and change it.';

test('a broker who manages no firm reads whom the page is for, and is led back', async () => {
  await renderInPortal(<BrokerFirmPage />, {
    as: { role: 'broker' },
    answers: { firms: { get: new Refusal('FORBIDDEN', MANAGERS) } },
  });
  await expect.element(page.getByRole('heading', { name: 'For managers of a firm' })).toBeVisible();
  await expect.element(page.getByText(MANAGERS)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Back to the queue' })).toHaveAttribute('href', '/broker');
});
