/** Seeds the demo once: people, and licences that do not expire during a demo. Never run in production. */

import { firmNamed } from '#server/modules/organizations/firms/commands.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { connectDatabase, type Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { toE164 } from '#server/platform/phone.ts';
import { TERMS_VERSION } from '#shared/accounts/auth/schema.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';
import { DEMO_FIRM, DEMO_PASSWORD, firmMembers, licences, people } from './people.ts';

async function seedPeople(tx: Transaction, passwordHash: string): Promise<void> {
  await tx.user.createMany({
    data: people.map((person) => ({
      ...person,
      usernameKey: person.username.toLowerCase(),
      emailKey: person.email.toLowerCase(),
      phoneE164: toE164(person.phone),
      passwordHash,
      emailVerifiedAt: new Date(),
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    })),
    skipDuplicates: true,
  });
}

const CONFIRMED_DAYS_AGO = 30;

async function seedLicences(tx: Transaction): Promise<void> {
  const users = await tx.user.findMany({
    where: { username: { in: licences.map(({ username }) => username) } },
    select: { id: true, username: true },
  });
  const licenceExpiresOn = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 5, 30));
  const confirmedOn = new Date(Date.now() - CONFIRMED_DAYS_AGO * 86_400_000);
  for (const { username, confirmed = [], ...profile } of licences) {
    const user = users.find((candidate) => candidate.username === username);
    if (!user) continue;
    const data = {
      ...profile,
      licenceExpiresOn,
      licenceVerifiedAt: new Date(),
      licenceVerifiedName: 'Alex Demo-Admin',
      ...Object.fromEntries(confirmed.map((what) => [what, confirmedOn])),
    };
    await tx.brokerProfile.upsert({
      where: { userId: user.id },
      create: { userId: user.id, ...data },
      update: { licenceExpiresOn },
    });
  }
}

async function seedFirm(tx: Transaction): Promise<void> {
  const firm = await firmNamed(tx, DEMO_FIRM);
  const users = await tx.user.findMany({
    where: { username: { in: firmMembers.map(({ username }) => username) } },
    select: { id: true, username: true },
  });
  const roles = new Map<string, FirmRole>(firmMembers.map(({ username, role }) => [username, role]));
  await tx.firmMember.createMany({
    data: users.map(({ id, username }) => ({
      userId: id,
      firmId: firm.id,
      role: roles.get(username) ?? 'broker',
      joinedAt: new Date(),
    })),
    skipDuplicates: true,
  });
}

/** Idempotent: existing rows are left as they are. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl, 2);
  try {
    if (
      (await db.user.count({ where: { usernameKey: { in: people.map(({ username }) => username) } } })) ===
      people.length
    )
      return;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await transaction(db, async (tx) => {
      await seedPeople(tx, passwordHash);
      await seedLicences(tx);
      await seedFirm(tx);
    });
  } finally {
    await close();
  }
}
