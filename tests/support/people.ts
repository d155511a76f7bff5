/** The demo's people as the server knows them after their session was checked. */
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

/** Another person of a role, so that somebody can be the wrong one. A broker gets the licence of the demo's. */
export async function createPerson(
  { db }: Pick<Services, 'db'>,
  role: 'client' | 'broker',
  name: string,
): Promise<Viewer> {
  // Letters and digits only: a name that went on with an underscore would begin like `demo_client`'s words, which a search then finds too.
  const key = `${role}_${newToken()
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
