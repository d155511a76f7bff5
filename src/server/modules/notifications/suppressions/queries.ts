import type { AnyEmail } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { signToken } from '#server/platform/crypto/tokens.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnEmails, SuppressionLevel } from '#shared/notifications/suppressions/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { hashAddress } from './hashing/commands.ts';
import { EMAIL_CHOICES, isSuppressed } from './policy.ts';

export type Suppressed = { level: SuppressionLevel | null; lifted: boolean };

/** What the owner of an address asked for; `lifted` when they have since asked for emails again. */
export async function findSuppression(db: Database | Transaction, addressHash: string): Promise<Suppressed> {
  const row = await db.suppression.findUnique({ where: { addressHash } });
  return { level: row && !row.liftedAt ? row.level : null, lifted: row?.liftedAt != null };
}

/** Whether an address gets this email, and the link with which its reader can stop such emails. The link contains only the hash. */
export async function findDelivery(
  services: Services,
  email: AnyEmail,
  address: string,
): Promise<{ suppressed: boolean; choicesPath: string }> {
  const hash = await hashAddress(services, address);
  const { level } = await findSuppression(services.db, hash);
  const token = signToken(services.env.dataKey, EMAIL_CHOICES, hash);
  return { suppressed: isSuppressed(email, level), choicesPath: `${paths.emailChoices}?token=${token}` };
}

/** What the viewer's own address gets; null for all emails, and for an address that may be somebody else's. */
export async function getOwnEmails(services: Services, { email, emailVerified }: Viewer): Promise<OwnEmails> {
  if (!emailVerified) return { level: null };
  const { level } = await findSuppression(services.db, await hashAddress(services, email));
  return { level };
}

/** Which of these addresses asked for less email. */
export async function findSuppressed(services: Services, addresses: readonly string[]): Promise<Set<string>> {
  const hashed = await Promise.all(
    addresses.map(async (address) => ({ address, hash: await hashAddress(services, address) })),
  );
  const rows = await services.db.suppression.findMany({
    where: { addressHash: { in: hashed.map(({ hash }) => hash) }, liftedAt: null },
    select: { addressHash: true },
  });
  const known = new Set(rows.map(({ addressHash }) => addressHash));
  return new Set(hashed.filter(({ hash }) => known.has(hash)).map(({ address }) => address));
}
