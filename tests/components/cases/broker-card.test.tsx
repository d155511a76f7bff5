/** What a client reads about their broker, which is no more than what the broker confirmed. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrokerCard } from '#client/portals/client/case/broker-card.tsx';
import { caseDetail } from '../../support/browser/cases.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const { broker } = caseDetail();
const card = page.getByRole('region', { name: 'Your broker' });

test('nothing is claimed of a broker who confirmed nothing', async () => {
  await renderInPortal(<BrokerCard broker={broker} matchReason={null} shared={false} />);
  await expect.element(card.getByText('DEMO-GEN-0001')).toBeVisible();
  expect(card.element().textContent).not.toMatch(/independent|several insurers|confirmed/i);
});

test('what a broker confirmed is shown with its day, and nothing besides', async () => {
  const confirmed = broker && { ...broker, independentOn: '2026-11-02' };
  await renderInPortal(<BrokerCard broker={confirmed} matchReason={null} shared={false} />);
  const item = card.getByRole('listitem');
  await expect.element(item).toMatchTextContent(/^The firm is independent: .* \(November 2, 2026\)$/);
  expect(card.element().textContent).not.toContain('several insurers');
});
