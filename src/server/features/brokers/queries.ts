import { localDay } from '#server/clock/moments.ts';
import type { Database, Transaction } from '#server/db.ts';
import { seesInPool } from '#server/features/cases/policy.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import { caseTypeSchema } from '#shared/cases/schema.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { BrokerCandidate } from '#shared/matching/filters.ts';

/** What a broker may see of the pool; null for somebody without a broker profile. */
export async function findPoolLicence(db: Database | Transaction, userId: string) {
  const profile = await db.brokerProfile.findUnique({
    where: { userId },
    select: { licenceClasses: true, lines: true },
  });
  if (!profile) return null;
  return { ...profile, poolTypes: caseTypeSchema.options.filter((type) => seesInPool(type, profile)) };
}

/** Every broker as matching wants to see them, with the load each carries. Two queries, however many brokers. */
export async function findCandidates(db: Database | Transaction): Promise<BrokerCandidate[]> {
  const profiles = await db.brokerProfile.findMany({
    where: { user: { role: 'broker' } },
    select: {
      userId: true,
      licenceClasses: true,
      licenceExpiresOn: true,
      licenceVerifiedAt: true,
      lines: true,
      areas: true,
      languages: true,
      capacity: true,
      awayUntil: true,
      lastOfferedAt: true,
      user: { select: { fullName: true, disabledAt: true } },
    },
    orderBy: { userId: 'asc' },
  });
  const loads = await db.case.groupBy({
    by: ['brokerId'],
    where: { brokerId: { not: null }, status: { in: [...openStatuses] } },
    _count: true,
  });
  const openCases = new Map(loads.map((load) => [load.brokerId, load._count]));
  const day = (date: Date) => localDay(date, { timeZone: 'UTC' });
  return profiles.map((profile) => ({
    brokerId: profile.userId,
    name: profile.user.fullName,
    active: profile.user.disabledAt === null,
    licenceClasses: profile.licenceClasses,
    licenceExpiresOn: day(profile.licenceExpiresOn),
    licenceVerified: profile.licenceVerifiedAt !== null,
    lines: profile.lines as CaseType[],
    areas: profile.areas,
    languages: profile.languages,
    capacity: profile.capacity,
    openCases: openCases.get(profile.userId) ?? 0,
    awayUntil: profile.awayUntil ? day(profile.awayUntil) : null,
    lastOfferedAt: profile.lastOfferedAt?.toISOString() ?? null,
  }));
}
