import { localDay } from '#server/clock/moments.ts';
import type { Database } from '#server/db.ts';
import { findCandidates } from '#server/features/brokers/queries.ts';
import type { Services } from '#server/services.ts';
import type { Overview } from '#shared/admin/schema.ts';
import { openStatuses } from '#shared/cases/transitions.ts';

/** What is stuck right now. Every count reads an index over the few rows that are. */
export async function getOverview({ db, now }: Services): Promise<Overview> {
  const [unrouted, overdue, failedMails, newMessages] = await Promise.all([
    db.case.count({ where: { status: 'new' } }),
    db.case.count({ where: { status: { in: [...openStatuses] }, firstReplyDueAt: { lt: now() } } }),
    db.outboxMail.count({ where: { state: 'failed' } }),
    db.contactMessage.count({ where: { status: 'new' } }),
  ]);
  return { unrouted, overdue, failedMails, newMessages };
}

/** All brokers with their licence and load. */
export async function findBrokers(db: Database) {
  const [candidates, profiles] = await Promise.all([
    findCandidates(db),
    db.brokerProfile.findMany({ select: { userId: true, firm: true, licenceNumber: true, licenceExpiresOn: true } }),
  ]);
  const byId = new Map(profiles.map((profile) => [profile.userId, profile]));
  return {
    brokers: candidates.flatMap(({ brokerId, name, licenceClasses, openCases, capacity, active }) => {
      const profile = byId.get(brokerId);
      if (!profile) return [];
      const { firm, licenceNumber, licenceExpiresOn } = profile;
      return [
        {
          id: brokerId,
          name,
          firm,
          licenceNumber,
          licenceClasses: [...licenceClasses],
          licenceExpiresOn: localDay(licenceExpiresOn, { timeZone: 'UTC' }),
          openCases,
          capacity,
          disabled: !active,
        },
      ];
    }),
  };
}
