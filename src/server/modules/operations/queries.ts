import { isEnding } from '#server/modules/assignment/offers/queries.ts';
import { findCandidates, licencesDueBy } from '#server/modules/brokers/queries.ts';
import { dueAtSql, dueIndexed, dueKey } from '#server/modules/cases/sla/queries.ts';
import { isWithdrawalOverdue } from '#server/modules/cases/workflow/withdrawal/queries.ts';
import { isUnfinished } from '#server/modules/data-transfer/imports/queries.ts';
import { openRecallRows } from '#server/modules/integrations/webhooks/recalls/queries.ts';
import { textTrouble } from '#server/modules/notifications/texts/queries.ts';
import { ownTrouble } from '#server/modules/operations/failed-jobs/job-tables.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { overdueFacts, unconfirmedChanges } from '#shared/content/facts/registry.ts';
import { type Overview, STUCK_MAX } from '#shared/operations/schema.ts';
import { PRIVACY_WARNING_DAYS } from '#shared/privacy/desk-schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A healthy scanner answers within seconds. */
const SCAN_PATIENCE_MS = 15 * MINUTE_MS;
/** Nobody who merely forgot a password fails this often. */
const ATTACK_FAILURES = 10;
const ATTACK_MS = 60 * MINUTE_MS;

/** Counts along an index, no further than the page shows: the cost does not grow with the number of cases. */
function capped(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM (${rows} LIMIT ${STUCK_MAX}) counted)`;
}

/** Everything that needs attention now, in one statement. */
export async function getOverview(services: Services): Promise<Overview> {
  const { db, env, now, scanner } = services;
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const inDays = (days: number) => new Date(at.getTime() + days * DAY_MS);
  const today = localDay(at, env.site);
  const [counts] = await db.$queryRaw<[Omit<Overview, 'at' | 'factsToReview' | 'changesToConfirm'>]>`SELECT
    ${capped(Prisma.sql`SELECT 1 FROM case_states WHERE status = 'new'`)} AS unrouted,
    ${capped(Prisma.sql`SELECT 1 FROM case_states s WHERE ${dueIndexed} AND ${dueAtSql} IS NOT NULL AND ${dueKey} < ${at}`)} AS overdue,
    ${capped(Prisma.sql`SELECT 1 FROM offers o WHERE ${isEnding(services)}`)} AS "offersEnding",
    ${capped(Prisma.sql`SELECT 1 FROM cases w WHERE ${isWithdrawalOverdue(services)}`)} AS "withdrawalsUnconfirmed",
    ${capped(openRecallRows)} AS "openRecalls",
    ${capped(Prisma.sql`SELECT 1 FROM outbox_mails WHERE state = 'failed'`)} AS "failedMails",
    ${capped(Prisma.sql`SELECT 1 FROM ${textTrouble(at)}`)} AS "failedTexts",
    ${capped(Prisma.sql`SELECT 1 FROM pgboss.job WHERE ${ownTrouble}`)} AS "failingJobs",
    ${capped(Prisma.sql`SELECT 1 FROM browser_failures`)} AS "browserFailures",
    ${capped(Prisma.sql`SELECT 1 FROM security_events WHERE failed AND kind = 'sign_in' AND at > ${ago(ATTACK_MS)}
      GROUP BY user_id HAVING count(*) >= ${ATTACK_FAILURES}`)} AS "attackedAccounts",
    ${capped(Prisma.sql`SELECT 1 FROM document_versions WHERE scan_state = 'infected' AND wrapped_key IS NOT NULL`)} AS "infectedFiles",
    ${capped(Prisma.sql`SELECT 1 FROM document_versions WHERE wrapped_key IS NOT NULL AND (scan_state = 'pending'
      AND created_at < ${ago(SCAN_PATIENCE_MS)} OR ${scanner !== null} AND scan_state = 'skipped')`)} AS "unscannedFiles",
    ${capped(Prisma.sql`SELECT 1 FROM broker_profiles JOIN users ON users.id = user_id AND disabled_at IS NULL
      WHERE licence_expires_on <= ${licencesDueBy(services)}::date`)} AS "licencesEnding",
    ${capped(Prisma.sql`SELECT 1 FROM broker_profiles JOIN users ON users.id = user_id AND disabled_at IS NULL
      WHERE licence_verified_at IS NULL`)} AS "licencesUnverified",
    ${capped(Prisma.sql`SELECT 1 FROM privacy_requests WHERE status = 'open' AND due_at < ${inDays(PRIVACY_WARNING_DAYS)}`)} AS "privacyDue",
    ${capped(Prisma.sql`SELECT 1 FROM contact_messages WHERE status = 'new'`)} AS "newMessages",
    ${capped(Prisma.sql`SELECT 1 FROM import_batches b WHERE ${isUnfinished(at)}`)} AS "importsHalfDone"`;
  return {
    at: at.toISOString(),
    ...counts,
    factsToReview: Math.min(overdueFacts(today).length, STUCK_MAX),
    changesToConfirm: Math.min(unconfirmedChanges(today).length, STUCK_MAX),
  };
}

/** All brokers with their licence and workload. */
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
