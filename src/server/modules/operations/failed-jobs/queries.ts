/** Emails, jobs and files that need attention. Without names and addresses: failures can be fixed without knowing who is affected. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { textTrouble } from '#server/modules/notifications/texts/queries.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  FailedMails,
  FailedTexts,
  FailingJobs,
  TroubledFiles,
  TroubleInput,
} from '#shared/operations/failed-jobs.ts';
import { findFailingJobs } from './job-tables.ts';

const PAGE_SIZE = 25;
const LIST_MAX = 50;
const SCAN_PATIENCE_MS = 15 * 60_000;

/** Emails that could not be sent, newest first. */
export async function findFailedMails({ db }: Pick<Services, 'db'>, { cursor }: TroubleInput): Promise<FailedMails> {
  const found = await db.outboxMail.findMany({
    where: { state: 'failed', ...(cursor && afterPlace('createdAt', decodeCursor(cursor))) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, template: true, attempts: true, lastError: true, gaveUpAt: true, createdAt: true },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  const mails = rows.map(({ gaveUpAt, createdAt, ...row }) => ({
    ...row,
    isFinal: gaveUpAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { mails, nextCursor };
}

/** Text messages that failed, counted by reason and never by number: the most frequent reason first. */
export async function findFailedTexts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FailedTexts> {
  const found = await db.$queryRaw<{ code: string; count: number; isWaiting: boolean; latestAt: Date }[]>`
    SELECT last_error AS code, count(*)::int AS count, state = 'queued' AS "isWaiting", max(created_at) AS "latestAt"
    FROM ${textTrouble(now())} GROUP BY last_error, state = 'queued' ORDER BY count DESC, code LIMIT ${LIST_MAX}`;
  return { texts: found.map(({ latestAt, ...row }) => ({ ...row, latestAt: latestAt.toISOString() })) };
}

/** Failing jobs, except those reported as emails or files. */
export async function findTroubledJobs({ db }: Pick<Services, 'db'>): Promise<FailingJobs> {
  const jobs = await findFailingJobs(db, LIST_MAX);
  return {
    jobs: jobs.map((job) => ({
      ...job,
      createdAt: job.createdAt.toISOString(),
      nextAt: job.nextAt?.toISOString() ?? null,
    })),
  };
}

/** Files that are quarantined, overdue for scanning, or were let through before there was a scanner. */
export async function findTroubledFiles({ db, env, now, scanner }: Services): Promise<TroubledFiles> {
  const late = new Date(now().getTime() - SCAN_PATIENCE_MS);
  const rows = await db.documentVersion.findMany({
    where: {
      wrappedKey: { not: null },
      OR: [
        { scanState: 'infected' },
        { scanState: 'pending', createdAt: { lt: late } },
        ...(scanner ? [{ scanState: 'skipped' as const }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: {
      id: true,
      scanState: true,
      scanDetail: true,
      createdAt: true,
      document: { select: { caseId: true, case: { select: { serial: true, createdAt: true } } } },
    },
  });
  return {
    scanner: scanner !== null,
    files: rows.flatMap(({ id, scanState, scanDetail, createdAt, document }) =>
      scanState === 'clean'
        ? []
        : [
            {
              versionId: id,
              caseId: document.caseId,
              caseNumber: caseNumber(document.case, env.site),
              state: scanState,
              detail: scanDetail,
              createdAt: createdAt.toISOString(),
            },
          ],
    ),
  };
}
