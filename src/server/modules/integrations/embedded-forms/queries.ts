/** Whose form a page shows, by the publishable key in its address. */
import { hashKey, isKey } from '#server/platform/auth/api-key.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { keyRefusal } from '../keys/policy.ts';

/** @property lines the lines of insurance that may be asked for, in the order of the site */
export type EmbeddedForm = {
  keyId: string;
  partnerId: string;
  partner: string;
  origins: readonly string[];
  /** To the hour. */
  lastUsedAt: Date | null;
  lines: readonly CaseType[];
};

/**
 * The form of a publishable key.
 * @param address the visitor's
 * @throws {AppError} NOT_FOUND for any other key; UNAUTHORIZED for one that was revoked or has expired; FORBIDDEN while its partner is paused
 */
export async function getEmbeddedForm(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  key: string,
  address: string,
): Promise<EmbeddedForm> {
  const row = isKey(key)
    ? await db.apiKey.findUnique({
        where: { hash: new Uint8Array(hashKey(key)), kind: 'publishable' },
        select: {
          ...{ id: true, expiresAt: true, revokedAt: true, networks: true, origins: true, lastUsedAt: true },
          partner: { select: { id: true, lines: true, pausedAt: true, itself: { select: { name: true } } } },
        },
      })
    : null;
  if (!row?.partner) throw notFound('form');
  const { id: keyId, origins, lastUsedAt, partner } = row;
  const at = now();
  const refusal = keyRefusal({ ...row, owner: null, partner }, address, at, localDay(at, env.site));
  if (refusal) throw refusal;
  const lines = caseTypeSchema.options.filter((line) => partner.lines.length === 0 || partner.lines.includes(line));
  return { keyId, partnerId: partner.id, partner: partner.itself.name, origins, lastUsedAt, lines };
}
