/** Whose key a request comes with, and what it may do at this moment: one statement. */
import { hashKey, isKey } from '#server/platform/auth/api-key.ts';
import { keySession } from '#server/platform/auth/key-session.ts';
import { asViewer, type Session, type UserRow } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { batchedPerDatabase } from '#server/platform/process/batching.ts';
import type { Services } from '#server/platform/services.ts';
import type { KeyKind } from '#shared/integrations/schema.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { keyRefusal, originRefusal, UNKNOWN_KEY } from '../policy.ts';

type Row = Omit<UserRow, 'id'> & {
  keyId: string;
  kind: KeyKind;
  name: string;
  scopes: Scope[];
  networks: string[];
  origins: string[];
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  partnerId: string | null;
  pausedAt: Date | null;
  ownerId: string | null;
  awayUntil: string | null;
  licenceExpiresOn: string | null;
};

/** Those of requests that come at the same moment are read together. */
const findRow = batchedPerDatabase(async ({ db }: { db: Database }, hashes: readonly Buffer[]) => {
  const rows = await db.$queryRaw<(Row & { hash: string })[]>`${KEPT}
    SELECT encode(k.hash, 'hex') AS hash, k.id AS "keyId", k.kind::text, k.name, k.scopes, k.networks, k.origins, k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt",
      k.last_used_at AS "lastUsedAt", k.partner_id AS "partnerId", p.paused_at AS "pausedAt",
      u.id AS "ownerId", u.role::text, u.username, u.full_name AS "fullName", u.email, u.session_epoch AS "sessionEpoch",
      u.disabled_at AS "disabledAt", u.email_verified_at AS "emailVerifiedAt", u.totp_enabled_at AS "totpEnabledAt",
      b.away_until::text AS "awayUntil", b.licence_expires_on::text AS "licenceExpiresOn"
    FROM api_keys k LEFT JOIN partners p ON p.id = k.partner_id LEFT JOIN users u ON u.id = k.owner_id
      LEFT JOIN broker_profiles b ON b.user_id = u.id
    WHERE k.hash = ANY(${hashes}::bytea[])`;
  const known = new Map(rows.map((row) => [row.hash, row]));
  return hashes.map((hash) => known.get(hash.toString('hex')) ?? null);
}, 2);

/** The session of a key, and when it was last used, to the hour. */
export type KeySession = { session: Session; lastUsedAt: Date | null };

/**
 * @param text what came as the key
 * @param from the caller's address, and the origin of the page that a browser names
 * @throws {AppError} UNAUTHORIZED for a key that is unknown, revoked or expired; FORBIDDEN for one that may not be used now or from there
 */
export async function openKeySession(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  text: string,
  { address, origin }: { address: string; origin: string | undefined },
): Promise<KeySession> {
  const row = isKey(text) ? await findRow({ db }, hashKey(text)) : null;
  if (!row) throw new AppError({ code: 'UNAUTHORIZED', message: UNKNOWN_KEY });
  const { keyId, kind, name, scopes, partnerId, pausedAt, ownerId, lastUsedAt } = row;
  const owner = ownerId === null ? null : asViewer({ env }, keyId, { ...row, id: ownerId, firmMember: null });
  const at = now();
  const facts = {
    ...row,
    owner: owner && { ...row, secondFactorDone: owner.secondFactorDone },
    partner: partnerId === null ? null : { pausedAt },
  };
  const refusal = keyRefusal(facts, address, at, localDay(at, env.site));
  if (refusal) throw refusal;
  const elsewhere = kind === 'publishable' ? originRefusal(row.origins, origin) : null;
  if (elsewhere) throw elsewhere;
  const key = { id: keyId, name, kind, scopes: new Set(scopes), partnerId };
  return { session: keySession(key, owner, address), lastUsedAt };
}

/** Whether a working publishable key was made for the pages of this origin. */
export async function isKnownOrigin({ db, now }: Pick<Services, 'db' | 'now'>, origin: string): Promise<boolean> {
  const found = await db.apiKey.findFirst({
    where: { kind: 'publishable', origins: { has: origin }, revokedAt: null, expiresAt: { gt: now() } },
    select: { id: true },
  });
  return found !== null;
}
