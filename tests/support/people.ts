/** The demo's users as the server knows them after checking their session. */
import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newToken } from '#server/platform/crypto/tokens.ts';
import type { Services } from '#server/platform/services.ts';

function asViewer(person: Pick<Viewer, 'id' | 'role' | 'username' | 'fullName' | 'email'>): Viewer {
  return { ...person, sessionId: randomUUID(), emailVerified: true, secondFactorDone: true };
}

export async function viewerNamed({ db }: Pick<Services, 'db'>, username: string): Promise<Viewer> {
  const { id, role, fullName, email } = await db.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
  });
  return asViewer({ id, role, username, fullName, email });
}

/** Another user of a role, for tests that need a wrong one. A broker gets the demo broker's licence. */
export async function createPerson(
  { db }: Pick<Services, 'db'>,
  role: 'client' | 'broker',
  name: string,
): Promise<Viewer> {
  // Letters and digits only: a name continued with an underscore would begin like the words of `demo_client`, so a search would find it.
  // The 0 keeps a random start from being one that a test searches for.
  const key = `${role}_0${newToken()
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 10)}`.toLowerCase();
  const model = await db.user.findUniqueOrThrow({
    where: { usernameKey: `demo_${role}` },
    include: { brokerProfile: true },
  });
  const { id, fullName, email } = await db.user.create({
    data: {
      username: key,
      usernameKey: key,
      email: `${key}@example.com`,
      emailKey: `${key}@example.com`,
      fullName: name,
      phone: '403-555-0142',
      passwordHash: model.passwordHash,
      role,
      termsVersion: model.termsVersion,
      termsAcceptedAt: model.termsAcceptedAt,
    },
  });
  if (model.brokerProfile)
    await db.brokerProfile.create({ data: { ...model.brokerProfile, userId: id, licenceNumber: `TEST-${key}` } });
  return asViewer({ id, role, username: key, fullName, email });
}
