/** What a key gets from an address: as much as its owner, when it has the scope; nothing without it, and nothing where keys have no business. */
import { expect } from 'vitest';
import { opensToPages } from '#server/app/http/cross-origin.ts';
import { staffScopes } from '#shared/integrations/schema.ts';
import { type KeyAccess, type Scope, scopesOf } from '#shared/platform/scopes.ts';
import type { Answer } from './api-client.ts';
import type { Actor } from './calls/rows.ts';
import { failureIn } from './hostile.ts';

/** The people who may have keys. */
export const keyOwners = ['broker', 'otherBroker', 'admin'] as const satisfies readonly Actor[];
export type KeyOwner = (typeof keyOwners)[number];

/** Whose key, and with which scopes: `page` is a publishable key, on a page it was made for. */
export type KeyCase = { who: KeyOwner | 'partner' | 'page'; scopes: readonly Scope[]; expected: number | 'likeOwner' };

const partnerKey: readonly Scope[] = ['leads:write', 'leads:read'];

/** The keys to try at an address. What a page gets is tested in embedded-form.test.ts. */
export function keyCases(method: string, access: KeyAccess): KeyCase[] {
  const page: KeyCase = { who: 'page', scopes: ['leads:write'], expected: 403 };
  return [...secretKeyCases(access), ...(opensToPages(method, access) ? [] : [page])];
}

function secretKeyCases(access: KeyAccess): KeyCase[] {
  const everything: KeyCase[] = [
    { who: 'broker', scopes: staffScopes, expected: 403 },
    { who: 'admin', scopes: staffScopes, expected: 403 },
    { who: 'partner', scopes: partnerKey, expected: 403 },
  ];
  if (access === 'person' || access === 'visitor') return everything;
  if (access === 'open') return [{ who: 'broker', scopes: ['webhooks:manage'], expected: 'likeOwner' }];
  const needed = scopesOf(access);
  const forStaff = needed.filter((scope) => staffScopes.includes(scope));
  // What a partner's key gets is tested with the partner's own rows (leads.test.ts, events.test.ts).
  const forPartners = needed.some((scope) => partnerKey.includes(scope));
  if (forStaff.length === 0) return everything.slice(0, 2);
  const others = staffScopes.filter((scope) => !needed.includes(scope));
  return [
    ...keyOwners.flatMap((who) => forStaff.map((scope): KeyCase => ({ who, scopes: [scope], expected: 'likeOwner' }))),
    { who: 'broker', scopes: others, expected: 403 },
    { who: 'admin', scopes: others, expected: 403 },
    ...(forPartners ? [] : [{ who: 'partner', scopes: partnerKey, expected: 403 } as const]),
  ];
}

/** A refused key learns which scope it lacks, and nothing else. */
export function expectRefusal(answer: Answer, access: KeyAccess, who: KeyCase['who'], what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBe(403);
  const { message } = failureIn(answer);
  if (who === 'page') expect(message).toContain('publishable key');
  else if (access === 'person' || access === 'visitor') expect(message).toContain('people only');
  else for (const scope of scopesOf(access)) expect(message).toContain(scope);
  expect(answer.text).not.toMatch(/Morgan|AB-\d{4}/);
}
