import { withState } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { isOpen } from '#shared/cases/rules.ts';
import { requestCalendar } from './view.ts';

export interface CalendarFile {
  fileName: string;
  text: string;
}

/** The answer to “What month does it renew?”, while that month is still to come. It is never among the sealed answers. */
function renewalIn(answers: unknown, today: string): string | null {
  const { renewalMonth } = answers as { renewalMonth?: unknown };
  const isMonth = typeof renewalMonth === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(renewalMonth);
  return isMonth && renewalMonth > today.slice(0, 7) ? renewalMonth : null;
}

/**
 * The dates of a request as a calendar file. The caller has checked that it is the client's.
 * @throws {AppError} CONFLICT when there is no date to add
 */
export async function findRequestCalendar({ db, env, now }: Services, caseId: string): Promise<CalendarFile> {
  const at = now();
  const row = withState(
    await db.case.findUniqueOrThrow({
      where: { id: caseId },
      select: {
        serial: true,
        createdAt: true,
        status: true,
        answers: true,
        state: { select: { takeDueAt: true, firstReplyDueAt: true } },
      },
    }),
  );
  const due = isOpen(row.status) && row.firstReplyDueAt && row.firstReplyDueAt > at ? row.firstReplyDueAt : null;
  const renews = isOpen(row.status) ? renewalIn(row.answers, localDay(at, env.site)) : null;
  if (!due && !renews) throw new AppError({ code: 'CONFLICT', message: 'Nothing is due on this request right now.' });
  const number = caseNumber(row, env.site);
  const dates = { number, takenBy: row.takeDueAt, answeredBy: due, renews, createdAt: row.createdAt };
  return { fileName: `request-${number}.ics`, text: requestCalendar(dates, { site: env.site, now: at }) };
}

/**
 * The same for a signed-in client.
 * @throws {AppError} NOT_FOUND for everyone else; CONFLICT when there is no date to add
 */
export async function getRequestCalendar(services: Services, viewer: Viewer, caseId: string): Promise<CalendarFile> {
  const relation = await getPersonRelation(services.db, viewer, caseId, services.now());
  if (relation !== 'client') throw notFound('request');
  return findRequestCalendar(services, caseId);
}
