/** The people of the demo as they act in it. Their accounts exist already, except for the clients of the broker's queue. */
import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asker } from '../simulation/request.ts';

/** Clients with an account, so that both sides of a conversation are seen. They sign in with the demo's password too. */
const clients = [
  { username: 'demo_ava', fullName: 'Ava Fairweather', email: 'ava.fairweather@example.com', phone: '403-555-0121' },
  {
    username: 'demo_mateo',
    fullName: 'Mateo Cottonwood',
    email: 'mateo.cottonwood@example.com',
    phone: '403-555-0122',
  },
  { username: 'demo_mei', fullName: 'Mei Larkspur', email: 'mei.larkspur@example.com', phone: '587-555-0123' },
  { username: 'demo_riley', fullName: 'Riley Sample', email: 'riley.sample@example.com', phone: '403-555-0125' },
  { username: 'demo_owen', fullName: 'Owen Chinook', email: 'owen.chinook@example.com', phone: '403-555-0124' },
] as const;

export interface Cast {
  casey: Required<Asker>;
  ava: Required<Asker>;
  mateo: Required<Asker>;
  mei: Required<Asker>;
  owen: Required<Asker>;
  /** Applies for the house together with Casey. */
  riley: Required<Asker>;
  bailey: Viewer;
  alex: Viewer;
  /** Every broker, by id. */
  brokers: ReadonlyMap<string, Viewer>;
}

export async function findCast(services: Services): Promise<Cast> {
  await addClients(services);
  const users = await services.db.user.findMany({
    where: { usernameKey: { startsWith: 'demo_' } },
    select: { id: true, role: true, username: true, fullName: true, email: true, phone: true },
  });
  const viewers = new Map(
    users.map(({ phone: _, ...user }): [string, Viewer] => [
      user.username,
      { ...user, sessionId: randomUUID(), emailVerified: true, secondFactorDone: true },
    ]),
  );
  const viewer = (username: string): Viewer => {
    const found = viewers.get(username);
    if (!found) throw new Error(`The demo has no account ${username}`);
    return found;
  };
  const asker = (username: string): Required<Asker> => {
    const { fullName, email } = viewer(username);
    return {
      fullName,
      email,
      phone: users.find((user) => user.username === username)?.phone ?? '',
      viewer: viewer(username),
    };
  };
  return {
    casey: asker('demo_client'),
    ava: asker('demo_ava'),
    mateo: asker('demo_mateo'),
    mei: asker('demo_mei'),
    owen: asker('demo_owen'),
    riley: asker('demo_riley'),
    bailey: viewer('demo_broker'),
    alex: viewer('demo_admin'),
    brokers: new Map(
      [...viewers.values()].filter(({ role }) => role === 'broker').map((broker) => [broker.id, broker]),
    ),
  };
}

async function addClients({ db, now }: Services): Promise<void> {
  const { passwordHash, termsVersion } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_client' } });
  await db.user.createMany({
    data: clients.map((client) => ({
      ...client,
      usernameKey: client.username,
      emailKey: client.email,
      phoneE164: toE164(client.phone),
      passwordHash,
      role: 'client' as const,
      emailVerifiedAt: now(),
      termsVersion,
      termsAcceptedAt: now(),
      createdAt: now(),
    })),
    skipDuplicates: true,
  });
}
