/**
 * Who exists in the sandbox: the simulated broker and client, and a copy of everyone whose test key is used there. Copies have the same id as
 * the original, a licence like theirs, and no email address and no password.
 */
import { randomBytes } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { sandboxBroker, sandboxClient } from '#shared/integrations/sandbox-cast.ts';
import type { Role } from '#shared/platform/permissions.ts';

const HOUR_MS = 3_600_000;
/** Nobody's. */
const PHONE = '403-555-0100';
/** Of a password that nobody knows. */
let hash: Promise<string> | undefined;
function unknownPassword(): Promise<string> {
  hash ??= hashPassword(randomBytes(32).toString('base64url'));
  return hash;
}
const FAR_AHEAD = new Date('2099-12-31T00:00:00Z');

type Person = { id: string; username: string; fullName: string };

async function accountOf({ id, username, fullName }: Person, role: Role, at: Date) {
  const email = `${id}@sandbox.invalid`;
  return {
    ...{ id, username, usernameKey: username.toLowerCase(), email, emailKey: email, fullName, phone: PHONE, role },
    ...{ passwordHash: await unknownPassword(), emailVerifiedAt: at, termsVersion: 'sandbox', termsAcceptedAt: at },
  };
}

export function actAs({ id, username, fullName }: Person, role: Role): Viewer {
  const email = `${id}@sandbox.invalid`;
  return { id, sessionId: id, role, username, fullName, email, emailVerified: true, secondFactorDone: true };
}

/** Adds the simulated broker and client. Safe to run twice. */
export async function keepCast({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  const { profile, ...broker } = sandboxBroker;
  const users = await Promise.all([accountOf(broker, 'broker', at), accountOf(sandboxClient, 'client', at)]);
  await db.user.createMany({ data: users, skipDuplicates: true });
  const { licenceClasses, ...facts } = profile;
  const row = { userId: broker.id, ...facts, licenceClasses: [...licenceClasses], licenceExpiresOn: FAR_AHEAD };
  await db.brokerProfile.createMany({ data: [row], skipDuplicates: true });
}

async function copyPerson(live: Services, sandbox: Services, { id, username, fullName, role }: Viewer): Promise<void> {
  const profile = await live.db.brokerProfile.findUnique({ where: { userId: id } });
  const { id: _, ...account } = await accountOf({ id, username, fullName }, role, sandbox.now());
  await transaction(sandbox.db, async (tx) => {
    await tx.user.upsert({ where: { id }, create: { id, ...account }, update: { fullName, role } });
    if (!profile) return;
    // Somebody else's account may not exist there.
    const { userId, delegateId: __, ...facts } = profile;
    await tx.brokerProfile.upsert({ where: { userId }, create: { userId, ...facts }, update: facts });
  });
}

async function copyPartner(live: Services, sandbox: Services, id: string): Promise<void> {
  const { itself, ...partner } = await live.db.partner.findUniqueOrThrow({
    where: { id },
    include: { itself: { select: { name: true } } },
  });
  const { version: _, organizationId: __, ...facts } = partner;
  const { name } = itself;
  await transaction(sandbox.db, async (tx) => {
    await tx.organization.upsert({ where: { id }, create: { id, kind: 'partner', name }, update: { name } });
    await tx.partner.upsert({ where: { id }, create: facts, update: facts });
  });
}

type Holder = { viewer: Viewer | null; partnerId: string | null };

/** Copies the holder of a test key to the sandbox, and again once an hour: what was changed since is true there too. */
export function copier(live: Services, sandbox: Services): (holder: Holder) => Promise<void> {
  const copied = new Map<string, { at: number; done: Promise<void> }>();
  return ({ viewer, partnerId }) => {
    const id = viewer?.id ?? (partnerId as string);
    const known = copied.get(id);
    if (known && live.now().getTime() - known.at < HOUR_MS) return known.done;
    const done = viewer ? copyPerson(live, sandbox, viewer) : copyPartner(live, sandbox, id);
    copied.set(id, { at: live.now().getTime(), done });
    // The next call retries.
    done.catch(() => copied.delete(id));
    return done;
  };
}
