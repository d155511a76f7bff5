/** Making, replacing and revoking keys. Each is shown once, when it is made. */
import { proveOwner } from '#server/modules/accounts/auth/step-up/commands.ts';
import { findAdmins } from '#server/modules/accounts/queries.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { hashKey, isKey, newKey } from '#server/platform/auth/api-key.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnerProof } from '#shared/accounts/account/schema.ts';
import {
  type CreatedKey,
  type KeyKind,
  MAX_KEY_DAYS,
  MAX_KEYS,
  type RotateKeyInput,
} from '#shared/integrations/schema.ts';
import { scopeWords } from '#shared/integrations/scope-words.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { keyEmails } from './emails.ts';
import { type KeyRow, keySelect, keyView } from './queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOO_MANY = `There are ${MAX_KEYS} working keys already. Revoke one that’s no longer used.`;

const NO_SANDBOX = 'This site has no database for test requests, so it has no test keys.';

/** Whose key it is. */
export type Holder = { ownerId: string } | { partnerId: string };

/** Whose keys an action may reach: one's own, or those of partners for an administrator. */
export type Reach = { ownerId: string } | { partnerId: { not: null } };
export const partnersKeys: Reach = { partnerId: { not: null } };

type NewKey = {
  kind: KeyKind;
  name: string;
  scopes: readonly Scope[];
  networks: readonly string[];
  /** Of a publishable key: where it may be shown. */
  origins?: readonly string[];
  expiresInDays: number;
};

/** Serializes what happens to one holder's keys, so that their number holds. */
async function lockHolder(tx: Transaction, holder: Holder): Promise<void> {
  const id = 'ownerId' in holder ? holder.ownerId : holder.partnerId;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`keys:${id}`}, 0))::text`;
}

/** Adds a key to a holder who was locked. @throws {AppError} CONFLICT when there are too many working keys */
export async function addKey(
  tx: Transaction,
  viewer: Viewer,
  at: Date,
  holder: Holder,
  { kind, name, scopes, networks, origins = [], expiresInDays }: NewKey,
): Promise<{ row: KeyRow; secret: string }> {
  await lockHolder(tx, holder);
  const working = await tx.apiKey.count({ where: { ...holder, revokedAt: null, expiresAt: { gt: at } } });
  if (working >= MAX_KEYS) throw conflict(TOO_MANY);
  const { key: secret, hash, lastFour } = newKey(kind);
  const row = await tx.apiKey.create({
    data: {
      id: newId(),
      ...holder,
      ...{ kind, name, hash: new Uint8Array(hash), lastFour },
      scopes: [...scopes],
      networks: [...networks],
      origins: [...origins],
      createdById: viewer.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + expiresInDays * DAY_MS),
    },
    select: keySelect,
  });
  return { row, secret };
}

/** Records it for administrators, and for the owner, whose account it opens. */
async function recordKey(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  at: Date,
  { id, name, scopes, partnerId }: KeyRow,
): Promise<void> {
  await recordAudit(tx, viewer, at, {
    action: 'key.created',
    subject: { type: 'key', id, label: name },
    data: { scopes },
  });
  await recordSecurityEvent(tx, at, viewer.origin, { kind: 'key_created', userId: viewer.id, detail: name });
  await queueEmails(tx, services.jobs, [
    outgoing(keyEmails['key-created'], {
      to: viewer.email,
      toName: viewer.fullName,
      userId: viewer.id,
      data: {
        keyName: name,
        at: describeMoment(at, services.env.site),
        scopes: scopes.map((scope) => scopeWords[scope as Scope]),
        path: partnerId ? paths.admin.partners : paths.broker.keys,
      },
    }),
  ]);
}

/**
 * A new key. Who may make one for this holder, the procedure decides.
 * @throws {AppError} BAD_REQUEST for a wrong password or code, or a test key where there is no sandbox; CONFLICT when there are too many
 */
export async function createKey(
  services: Services,
  viewer: Viewer,
  holder: Holder,
  input: NewKey & OwnerProof,
): Promise<CreatedKey> {
  const { db, now, env } = services;
  if (input.kind === 'test' && !env.sandbox) throw refusedField('kind', 'not_allowed', NO_SANDBOX);
  await proveOwner(services, viewer, input);
  return transaction(db, async (tx) => {
    const at = now();
    const { row, secret } = await addKey(tx, viewer, at, holder, input);
    await recordKey(tx, services, viewer, at, row);
    return { key: keyView(row, [], at), secret };
  });
}

function holderOf({ ownerId, partnerId }: KeyRow): Holder {
  return ownerId === null ? { partnerId: partnerId as string } : { ownerId };
}

/** A working key within reach, with its holder locked. @throws {AppError} NOT_FOUND for anybody else's; CONFLICT when it works no longer */
async function getWorkingKey(tx: Transaction, reach: Reach, keyId: string, at: Date): Promise<KeyRow> {
  const where = { id: keyId, ...reach };
  const found = await tx.apiKey.findFirst({ where, select: keySelect });
  if (!found) throw notFound('key');
  await lockHolder(tx, holderOf(found));
  const row = await tx.apiKey.findUniqueOrThrow({ where: { id: keyId }, select: keySelect });
  if (row.revokedAt || row.expiresAt <= at) throw conflict('This key doesn’t work anymore.');
  return row;
}

/**
 * Replaces a key by one with the same name, scopes and networks. The old one works for the given hours longer, so that a system can change
 * over without an interruption.
 * @throws {AppError} BAD_REQUEST for a wrong password or code; NOT_FOUND; CONFLICT when it was replaced or doesn't work anymore
 */
export async function rotateKey(
  services: Services,
  viewer: Viewer,
  reach: Reach,
  input: RotateKeyInput,
): Promise<CreatedKey> {
  await proveOwner(services, viewer, input);
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const old = await getWorkingKey(tx, reach, input.keyId, at);
    const { row, secret } = await addKey(tx, viewer, at, holderOf(old), {
      ...old,
      scopes: old.scopes as Scope[],
      expiresInDays: MAX_KEY_DAYS,
    });
    const end = new Date(Math.min(old.expiresAt.getTime(), at.getTime() + input.overlapHours * HOUR_MS));
    const { count } = await tx.apiKey.updateMany({
      where: { id: old.id, replacedById: null },
      // An overlap of no hours ends it now, and a key never expires at the moment it was made.
      data: { replacedById: row.id, expiresAt: end > old.createdAt ? end : new Date(old.createdAt.getTime() + 1) },
    });
    if (count === 0) throw conflict('This key was replaced already.');
    await tx.webhookEndpoint.updateMany({ where: { keyId: old.id }, data: { keyId: row.id } });
    await recordAudit(tx, viewer, at, {
      action: 'key.rotated',
      subject: { type: 'key', id: old.id, label: old.name },
      data: { overlapHours: input.overlapHours },
    });
    await recordKey(tx, services, viewer, at, row);
    return { key: keyView(row, [], at), secret };
  });
}

/** Revokes a key; from the next request on, no process takes it. @throws {AppError} NOT_FOUND; CONFLICT */
export async function revokeKey({ db, now }: Services, viewer: Viewer, reach: Reach, keyId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const at = now();
    const { id, name } = await getWorkingKey(tx, reach, keyId, at);
    await tx.apiKey.update({ where: { id }, data: { revokedAt: at, revokedBecause: 'person' } });
    await recordAudit(tx, viewer, at, { action: 'key.revoked', subject: { type: 'key', id, label: name } });
    await recordSecurityEvent(tx, at, viewer.origin, { kind: 'key_revoked', userId: viewer.id, detail: name });
  });
}

/** Revokes a key that was sent where others could read it: in an address or a body. Does nothing for one that isn't ours. */
export async function revokeExposedKey(services: Services, text: string): Promise<void> {
  const { db, jobs, now, env } = services;
  // Most of what looks like a key has no valid checksum, and costs nothing.
  if (!isKey(text)) return;
  await transaction(db, async (tx) => {
    const at = now();
    const found = await tx.apiKey.findUnique({
      where: { hash: new Uint8Array(hashKey(text)), revokedAt: null },
      select: {
        ...{ id: true, name: true },
        owner: { select: { id: true, email: true, fullName: true } },
        partner: { select: { itself: { select: { name: true } } } },
      },
    });
    if (!found) return;
    const { id, name, owner, partner } = found;
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: at, revokedBecause: 'exposed' },
    });
    if (count === 0) return;
    await recordAudit(tx, null, at, { action: 'key.exposed', subject: { type: 'key', id, label: name } });
    if (owner) await recordSecurityEvent(tx, at, undefined, { kind: 'key_revoked', userId: owner.id, detail: name });
    const data = { keyName: name, partnerName: partner?.itself.name ?? null, at: describeMoment(at, env.site) };
    const path = partner ? paths.admin.partners : paths.broker.keys;
    const readers = owner ? [owner] : await findAdmins(tx);
    await queueEmails(
      tx,
      jobs,
      readers.map(({ id: userId, email, fullName }) =>
        outgoing(keyEmails['key-exposed'], { to: email, toName: fullName, userId, data: { ...data, path } }),
      ),
    );
  });
}
