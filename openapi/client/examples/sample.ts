/** What comes from a partner’s form and a broker’s system. */
import type { Schemas } from '@coverbridge/client';

export const request = {
  externalId: `NS-${Date.now()}`,
  line: 'general' as const,
  answers: { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
  shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
};

export const types: Schemas['Webhook']['types'] = ['case.offered', 'document.added'];
export const greeting = { body: 'Hello Ava, which policy do you have now?', clientKey: crypto.randomUUID() };
export const wish = { title: 'Current policy', why: 'To compare it', category: 'policy' as const };
export const option = {
  insurer: 'Prairie Mutual',
  premiumCents: 168_400,
  term: 'annual' as const,
  coverages: [{ name: 'Contents', limitCents: 5_000_000, deductibleCents: 50_000 }],
  validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
};
