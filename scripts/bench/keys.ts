import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newKey } from '#server/platform/auth/api-key.ts';
import { INSTALLATION } from '#server/platform/db/organization.ts';

const KEY = `INSERT INTO api_keys (id, kind, name, owner_id, partner_id, hash, last_four, scopes, created_by_id, expires_at, organization_id)
  VALUES ($1, 'live', 'Measuring', $2, $3, $4, $5, $6, $7, now() + interval '300 days', $8)`;

type Holder = { ownerId: string } | { partnerId: string; createdById: string };

/** A key as the product would make it, without the password that it asks for. @returns the header it goes into */
export async function keyFor(database: pg.Client, holder: Holder, scopes: readonly string[]): Promise<string> {
  const { key, hash, lastFour } = newKey('live');
  const owner = 'ownerId' in holder ? holder.ownerId : null;
  const [partner, maker] = 'ownerId' in holder ? [null, holder.ownerId] : [holder.partnerId, holder.createdById];
  await database.query(KEY, [randomUUID(), owner, partner, hash, lastFour, scopes, maker, INSTALLATION]);
  return `Bearer ${key}`;
}

/** A partner who may send as much as it likes, and its key. */
export async function partnerWithKey(database: pg.Client, adminId: string, slug: string): Promise<string> {
  const id = randomUUID();
  await database.query("INSERT INTO organizations (id, kind, name) VALUES ($1, 'partner', $2)", [
    id,
    `Partner ${slug}`,
  ]);
  await database.query(
    `INSERT INTO partners (id, slug, contact_email, daily_ceiling, organization_id) VALUES ($1, $2, 'api@partner.example.com', 100000, $3)`,
    [id, slug, INSTALLATION],
  );
  return keyFor(database, { partnerId: id, createdById: adminId }, ['leads:write', 'leads:read']);
}
