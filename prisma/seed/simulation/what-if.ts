/** "What if this broker is away in March?": the same made-up demand, once with and once without them, in databases of its own. */
import { randomUUID } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { setAway } from '#server/modules/brokers/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import type { Database } from '#server/platform/db/client.ts';
import { TERMS_VERSION } from '#shared/accounts/auth/schema.ts';
import type { LicenceClass } from '#shared/brokers/schema.ts';
import { moments, someRequest } from './demand.ts';
import { planRequest, usualHabits } from './habits.ts';
import { createRandom } from './random.ts';
import { openSimulation } from './simulation.ts';

const DAY_MS = 86_400_000;

/** What matching needs to know of a broker. No client, no request and no password leaves the real database. */
export interface BrokerFacts {
  username: string;
  fullName: string;
  licenceClasses: LicenceClass[];
  lines: string[];
  industries: string[];
  areas: string[];
  languages: string[];
  capacity: number;
}

export interface WhatIf {
  brokers: readonly BrokerFacts[];
  /** The user name of the broker who is away from the first day on; null for nobody. */
  away: string | null;
  from: Date;
  days: number;
  /** Requests in a year. */
  perYear: number;
  seed: number;
}

export interface WhatIfResult {
  requests: number;
  /** Requests no broker could be found for. */
  unassigned: number;
  /** Requests each broker accepted, by user name. */
  accepted: Record<string, number>;
}

/** The brokers who could be offered a request today. */
export async function findBrokerFacts(db: Database): Promise<BrokerFacts[]> {
  const profiles = await db.brokerProfile.findMany({
    where: { user: { roleText: 'broker', disabledAt: null } },
    orderBy: { userId: 'asc' },
    select: {
      licenceClasses: true,
      lines: true,
      industries: true,
      areas: true,
      languages: true,
      capacity: true,
      user: { select: { username: true, fullName: true } },
    },
  });
  return profiles.map(({ user, ...profile }) => ({ ...user, ...profile }));
}

/** Runs in the empty database that `env` names. */
export async function simulate(env: Env, { brokers, away, from, days, perYear, seed }: WhatIf): Promise<WhatIfResult> {
  const simulation = await openSimulation(env, from);
  const { services, runUntil } = simulation;
  try {
    const viewers = await addBrokers(services.db, brokers, from);
    const end = new Date(from.getTime() + days * DAY_MS);
    const absent = viewers.find(({ username }) => username === away);
    if (absent) await setAway(services, absent, { awayUntil: end.toISOString().slice(0, 10), delegateId: null });
    const random = createRandom(seed);
    const byId = new Map(viewers.map((viewer) => [viewer.id, viewer]));
    // Chance that differs between the two runs must not change who asks for what.
    const asked = moments(from, end, perYear, random).map((at) => ({ at, request: someRequest(random) }));
    for (const [index, { at, request }] of asked.entries())
      planRequest(simulation, at, request, byId, createRandom(seed + index), usualHabits);
    await runUntil(end);
    const accepted = await services.db.case.groupBy({
      by: ['brokerId'],
      _count: true,
      where: { brokerId: { not: null } },
    });
    return {
      requests: asked.length,
      unassigned: await services.db.case.count({ where: { status: 'new' } }),
      accepted: Object.fromEntries(
        viewers.map(({ id, username }) => [username, accepted.find(({ brokerId }) => brokerId === id)?._count ?? 0]),
      ),
    };
  } finally {
    await simulation.close();
  }
}

async function addBrokers(db: Database, brokers: readonly BrokerFacts[], at: Date): Promise<Viewer[]> {
  const people = brokers.map((broker) => ({ ...broker, id: randomUUID(), email: `${broker.username}@example.com` }));
  // Nobody can sign in to a simulation.
  const passwordHash = await hashPassword(randomUUID());
  await db.user.createMany({
    data: people.map(({ id, username, fullName, email }) => ({
      id,
      username,
      usernameKey: username.toLowerCase(),
      fullName,
      email,
      emailKey: email.toLowerCase(),
      phone: '403-555-0100',
      passwordHash,
      role: 'broker' as const,
      emailVerifiedAt: at,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: at,
    })),
  });
  await db.brokerProfile.createMany({
    data: people.map(({ id, username, fullName: _, email: __, ...profile }) => ({
      ...profile,
      userId: id,
      firm: username,
      licenceNumber: username,
      licenceLevel: 2,
      licenceExpiresOn: new Date(at.getTime() + 730 * DAY_MS),
      licenceVerifiedAt: at,
      licenceVerifiedName: 'The simulation',
    })),
  });
  return people.map(({ id, username, fullName, email }) => ({
    id,
    username,
    fullName,
    email,
    role: 'broker',
    sessionId: randomUUID(),
    emailVerified: true,
    secondFactorDone: true,
  }));
}
