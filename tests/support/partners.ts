/** A partner with a key, made as an administrator makes them. */
import { randomUUID } from 'node:crypto';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

type Changes = { lines?: never[] | ['auto'] | ['home']; areas?: string[]; dailyCeiling?: number };

export async function createPartner(admin: ApiClient, slug: string, changes: Changes = {}) {
  const partner = await admin.trpc.partners.create.mutate({
    ...{ name: `Partner ${slug}`, slug, contactEmail: 'api@partner.example.com' },
    ...{ lines: [], areas: [], dailyCeiling: 100, ...changes },
  });
  const { secret, key } = await admin.trpc.partners.createKey.mutate({
    partnerId: partner.id,
    name: 'Website',
    scopes: ['leads:write', 'leads:read'],
    currentPassword: DEMO_PASSWORD,
  });
  return { partner, keyId: key.id, secret, api: createApiClient(admin.url, { authorization: `Bearer ${secret}` }) };
}

/** A partner in the database, for tests of what its keys open. */
export async function partnerIn({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const id = newId();
  await db.organization.create({ data: { id, kind: 'partner', name: 'Partner under test' } });
  const contactEmail = 'api@partner.example.com';
  await db.partner.create({
    data: { id, slug: `partner-${id.slice(-8)}`, contactEmail, dailyCeiling: 10, createdAt: now() },
  });
  return id;
}

const MINUTE_MS = 60_000;

/** A lead that is accepted, with the present consents and a number of its own. */
export function partnerLead() {
  const externalId = randomUUID();
  const at = new Date(Date.now() - MINUTE_MS).toISOString();
  return {
    externalId,
    line: 'general',
    answers: {
      fullName: 'Ava Partnered',
      email: `${externalId}@example.com`,
      phone: '403-555-0142',
      postalCode: 'T2P 1J9',
    },
    consents: (['contact', 'share'] as const).map((purpose) => ({
      ...{ purpose, version: consentTexts[purpose].version, given: true, at },
    })),
    shown: { page: 'https://partner.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
  };
}
