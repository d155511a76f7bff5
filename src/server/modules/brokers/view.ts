/** A broker's licence and work as pages show them: days instead of instants, and the current licence state. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { BrokerProfileView } from '#shared/brokers/profile-schema.ts';
import { daysLeft, licenceState } from '#shared/brokers/rules.ts';
import type { Attestations, LicenceLevel } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Industry } from '#shared/lines/industries.ts';

export const profileSelect = {
  userId: true,
  firm: true,
  licenceNumber: true,
  licenceClasses: true,
  licenceLevel: true,
  licenceExpiresOn: true,
  supervisorName: true,
  supervisorLicence: true,
  licenceVerifiedAt: true,
  licenceVerifiedName: true,
  licenceToldDays: true,
  independentOn: true,
  severalInsurersOn: true,
  lines: true,
  industries: true,
  areas: true,
  languages: true,
  capacity: true,
  awayUntil: true,
  delegateId: true,
  delegate: { select: { id: true, fullName: true, brokerProfile: { select: { firm: true } } } },
} satisfies Prisma.BrokerProfileSelect;
export type ProfileRow = Prisma.BrokerProfileGetPayload<{ select: typeof profileSelect }>;

/** A date is stored as its midnight in UTC. */
export function dayOf(date: Date): string {
  return localDay(date, { timeZone: 'UTC' });
}

export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function today({ env, now }: Pick<Services, 'env' | 'now'>): string {
  return localDay(now(), env.site);
}

/** The state of a licence on a given day. */
export function standing(expiresOn: Date, day: string) {
  const licenceExpiresOn = dayOf(expiresOn);
  const left = daysLeft(licenceExpiresOn, day);
  return { licenceExpiresOn, licenceDaysLeft: left, licenceState: licenceState(left) };
}

/** Away up to, and not including, the given day. */
export function isAway(awayUntil: Date | null, day: string): boolean {
  return awayUntil !== null && dayOf(awayUntil) > day;
}

/** What the broker confirmed, as days. */
export function attestationsOf({
  independentOn,
  severalInsurersOn,
}: Pick<ProfileRow, 'independentOn' | 'severalInsurersOn'>): Attestations {
  return {
    independentOn: independentOn && dayOf(independentOn),
    severalInsurersOn: severalInsurersOn && dayOf(severalInsurersOn),
  };
}

export function profileView(row: ProfileRow, day: string): BrokerProfileView {
  const { userId: _, licenceToldDays: __, delegateId: ___, delegate, licenceVerifiedAt, awayUntil, ...kept } = row;
  return {
    ...kept,
    ...standing(row.licenceExpiresOn, day),
    licenceLevel: row.licenceLevel as LicenceLevel,
    lines: row.lines as CaseType[],
    industries: row.industries as Industry[],
    licenceVerifiedAt: licenceVerifiedAt?.toISOString() ?? null,
    ...attestationsOf(row),
    awayUntil: awayUntil && dayOf(awayUntil),
    away: isAway(awayUntil, day),
    delegate: delegate && { id: delegate.id, name: delegate.fullName, firm: delegate.brokerProfile?.firm ?? '' },
  };
}
