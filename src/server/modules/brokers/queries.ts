import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { BrokerDetail, BrokerListRow, ListBrokersInput } from '#shared/brokers/admin-schema.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import type { BrokerProfileView, Colleague } from '#shared/brokers/profile-schema.ts';
import { licenceThresholds } from '#shared/brokers/rules.ts';
import { type BrokerPublic, holdsLicenceFor } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import type { Industry } from '#shared/lines/industries.ts';
import {
  attestationsOf,
  dateOf,
  dayOf,
  isAway,
  type ProfileRow,
  profileSelect,
  profileView,
  standing,
  today,
} from './view.ts';

type PublicRow = Pick<ProfileRow, 'firm' | 'licenceNumber' | 'licenceClasses' | 'independentOn' | 'severalInsurersOn'>;

/** What the client of a request sees of its broker. */
export function publicBroker(name: string, row: PublicRow): BrokerPublic {
  const { firm, licenceNumber, licenceClasses } = row;
  return { name, firm, licenceNumber, licenceClasses, ...attestationsOf(row) };
}

/** What a broker may see of the pool; null for a user without a broker profile. */
export async function findPoolLicence(db: Database | Transaction, userId: string) {
  const profile = await db.brokerProfile.findUnique({
    where: { userId },
    select: { licenceClasses: true, lines: true },
  });
  if (!profile) return null;
  const { licenceClasses, lines } = profile;
  const poolTypes = caseTypeSchema.options.filter(
    (type) => lines.includes(type) && holdsLicenceFor(type, licenceClasses),
  );
  return { ...profile, poolTypes };
}

/** Brokers in the shape matching expects, with their current load: all, or those named. */
export async function findCandidates(
  db: Database | Transaction,
  brokerIds?: readonly string[],
): Promise<BrokerCandidate[]> {
  const profiles = await db.brokerProfile.findMany({
    where: { user: { roleText: 'broker' }, ...(brokerIds && { userId: { in: [...brokerIds] } }) },
    select: {
      userId: true,
      licenceClasses: true,
      licenceExpiresOn: true,
      licenceVerifiedAt: true,
      lines: true,
      industries: true,
      areas: true,
      languages: true,
      capacity: true,
      awayUntil: true,
      daysOff: true,
      load: { select: { openCases: true, openOffers: true, lastOfferedAt: true } },
      user: { select: { fullName: true, disabledAt: true } },
    },
    orderBy: { userId: 'asc' },
  });
  return profiles.map(
    ({
      user,
      load,
      licenceVerifiedAt,
      licenceExpiresOn,
      awayUntil,
      daysOff,
      userId,
      lines,
      industries,
      ...profile
    }) => ({
      ...profile,
      brokerId: userId,
      name: user.fullName,
      active: user.disabledAt === null,
      licenceExpiresOn: dayOf(licenceExpiresOn),
      licenceVerified: licenceVerifiedAt !== null,
      lines: lines as CaseType[],
      industries: industries as Industry[],
      awayUntil: awayUntil ? dayOf(awayUntil) : null,
      daysOff: daysOff.map(dayOf),
      openCases: load?.openCases ?? 0,
      openOffers: load?.openOffers ?? 0,
      lastOfferedAt: load?.lastOfferedAt?.getTime() ?? null,
    }),
  );
}

/** The viewer's own profile; null for an administrator, who has none. */
export async function findOwnProfile(services: Services, viewer: Viewer): Promise<BrokerProfileView | null> {
  const row = await services.db.brokerProfile.findUnique({
    where: { userId: viewer.id, user: { roleText: 'broker' } },
    select: profileSelect,
  });
  return row && profileView(row, today(services));
}

const COLLEAGUES = 20;
const contains = (search: string) => ({ contains: search, mode: 'insensitive' }) as const;

/** Brokers who could take over work: names and firms, which are public in the Council's register. */
export async function findColleagues(
  services: Services,
  viewer: Viewer,
  { search = '' }: { search?: string | undefined },
): Promise<Colleague[]> {
  const rows = await services.db.brokerProfile.findMany({
    where: {
      userId: { not: viewer.id },
      licenceExpiresOn: { gte: dateOf(today(services)) },
      user: { roleText: 'broker', disabledAt: null },
      ...(search && { OR: [{ firm: contains(search) }, { user: { fullName: contains(search) } }] }),
    },
    orderBy: [{ user: { fullName: 'asc' } }, { userId: 'asc' }],
    take: COLLEAGUES,
    select: { userId: true, firm: true, user: { select: { fullName: true } } },
  });
  return rows.map(({ userId, firm, user }) => ({ id: userId, name: user.fullName, firm }));
}

/** The ids of brokers whose name or firm contains these words, by name; including people who can no longer sign in. */
export async function findBrokersNamed(db: Database, search: string, take: number): Promise<string[]> {
  const rows = await db.brokerProfile.findMany({
    where: { user: { roleText: 'broker' }, OR: [{ firm: contains(search) }, { user: { fullName: contains(search) } }] },
    orderBy: [{ user: { fullName: 'asc' } }, { userId: 'asc' }],
    take,
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}

/** The last day on which a licence counts as soon to expire. */
export function licencesDueBy(services: Pick<Services, 'env' | 'now'>): Date {
  return new Date(dateOf(today(services)).getTime() + licenceThresholds[0] * 86_400_000);
}

/** Bounds on the expiry date for each licence state. */
function expiryFilter(services: Services, licence: ListBrokersInput['licence']): Prisma.DateTimeFilter | undefined {
  const day = dateOf(today(services));
  const soon = licencesDueBy(services);
  if (licence === 'due') return { lte: soon };
  if (licence === 'expired') return { lt: day };
  if (licence === 'ending') return { gte: day, lte: soon };
  return licence === 'valid' ? { gt: soon } : undefined;
}

function listFilter(services: Services, input: ListBrokersInput): Prisma.UserWhereInput {
  const { search, verified, away, account } = input;
  const expiry = expiryFilter(services, input.licence);
  const day = dateOf(today(services));
  const profile: Prisma.BrokerProfileWhereInput = {
    ...(expiry && { licenceExpiresOn: expiry }),
    ...(verified && { licenceVerifiedAt: verified === 'yes' ? { not: null } : null }),
    ...(away === 'yes' && { awayUntil: { gt: day } }),
    ...(away === 'no' && { OR: [{ awayUntil: null }, { awayUntil: { lte: day } }] }),
  };
  return {
    roleText: 'broker',
    brokerProfile: { is: profile },
    ...(account && { disabledAt: account === 'disabled' ? { not: null } : null }),
    ...(search && {
      OR: [
        { fullName: contains(search) },
        { email: contains(search) },
        { brokerProfile: { is: { OR: [{ firm: contains(search) }, { licenceNumber: contains(search) }] } } },
      ],
    }),
  };
}

const PAGE_SIZE = 25;

/** Brokers, newest first. */
export async function findBrokerPage(
  services: Services,
  input: ListBrokersInput,
): Promise<{ brokers: BrokerListRow[]; nextCursor: string | null }> {
  const { db } = services;
  const day = today(services);
  const found = await db.user.findMany({
    where: {
      AND: [listFilter(services, input), input.cursor ? afterPlace('createdAt', decodeCursor(input.cursor)) : {}],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: {
      id: true,
      fullName: true,
      disabledAt: true,
      createdAt: true,
      brokerProfile: {
        select: {
          firm: true,
          licenceNumber: true,
          licenceClasses: true,
          licenceExpiresOn: true,
          licenceVerifiedAt: true,
          awayUntil: true,
          capacity: true,
          load: { select: { openCases: true } },
        },
      },
    },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  const brokers = rows.flatMap(({ id, fullName, disabledAt, brokerProfile }) => {
    if (!brokerProfile) return [];
    const { licenceVerifiedAt, awayUntil, licenceExpiresOn, load, ...profile } = brokerProfile;
    return [
      {
        id,
        name: fullName,
        ...profile,
        ...standing(licenceExpiresOn, day),
        verified: licenceVerifiedAt !== null,
        awayUntil: awayUntil && dayOf(awayUntil),
        away: isAway(awayUntil, day),
        disabled: disabledAt !== null,
        openCases: load?.openCases ?? 0,
      },
    ];
  });
  return { brokers, nextCursor };
}

/**
 * One broker with everything an administrator needs for a decision.
 * @throws {AppError} NOT_FOUND for a user who is not a broker
 */
export async function getBroker(services: Services, brokerId: string): Promise<BrokerDetail> {
  const { db } = services;
  const user = await db.user.findUnique({
    where: { id: brokerId, role: 'broker' },
    select: {
      id: true,
      fullName: true,
      username: true,
      email: true,
      phone: true,
      disabledAt: true,
      createdAt: true,
      brokerProfile: { select: { ...profileSelect, load: { select: { openCases: true, openOffers: true } } } },
      firmMember: { select: { userId: true } },
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
    },
  });
  if (!user?.brokerProfile) throw notFound('broker');
  const { fullName, brokerProfile, firmMember, sessions, disabledAt, createdAt, ...kept } = user;
  const { load, ...profile } = brokerProfile;
  return {
    ...kept,
    name: fullName,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    openCases: load?.openCases ?? 0,
    openOffers: load?.openOffers ?? 0,
    isFirmMember: firmMember !== null,
    profile: profileView(profile, today(services)),
  };
}

type LicenceRow = {
  licenceNumber: string;
  licenceExpiresOn: Date;
  licenceVerifiedAt: Date | null;
  awayUntil: Date | null;
};

/** A colleague's licence and absence, for a list; both null for someone without a profile. */
export function licenceOf(services: Services, row: LicenceRow | null) {
  if (!row) return { licence: null, awayUntil: null };
  const day = today(services);
  const licence = {
    number: row.licenceNumber,
    state: standing(row.licenceExpiresOn, day).licenceState,
    verified: row.licenceVerifiedAt !== null,
  };
  return { licence, awayUntil: row.awayUntil && isAway(row.awayUntil, day) ? dayOf(row.awayUntil) : null };
}
