import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { decodeNumber, pageByNumber } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import type { CasePartPageInput, OptionPage } from '#shared/cases/pages.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';

/** The options of the latest round, in the broker's order. Earlier rounds stay in the table for the record. */
export async function quoteOptions(db: Database | Transaction, caseId: string): Promise<QuoteOption[]> {
  const latest = await db.quoteOption.findFirst({
    where: { caseId },
    orderBy: { round: 'desc' },
    select: { round: true },
  });
  if (!latest) return [];
  const rows = await db.quoteOption.findMany({
    where: { caseId, round: latest.round },
    orderBy: { position: 'asc' },
    omit: { caseId: true, round: true, position: true, createdAt: true },
  });
  return rows.map(({ validUntil, coverages, term, ...row }) => ({
    ...row,
    term: premiumTermSchema.parse(term),
    coverages: coverageSchema.array().parse(coverages),
    validUntil: localDay(validUntil, { timeZone: 'UTC' }),
  }));
}

/**
 * One page of the options of the latest round. There are never more than a few.
 * @throws {AppError} NOT_FOUND without a part in the case
 */
export async function findOptionPage(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<OptionPage> {
  await getPersonRelation(db, viewer, caseId, now());
  const after = cursor === undefined ? -1 : decodeNumber(cursor);
  const options = (await quoteOptions(db, caseId)).map((option, place) => ({ option, place }));
  const later = options.filter(({ place }) => place > after);
  const { rows, nextCursor } = pageByNumber(later, limit, ({ place }) => place);
  return { items: rows.map(({ option }) => option), nextCursor };
}

/** The client's preferred effective date from the questionnaire; null without one. */
export async function findWishedStart(tx: Database | Transaction, caseId: string): Promise<string | null> {
  const { answers } = await tx.case.findUniqueOrThrow({ where: { id: caseId }, select: { answers: true } });
  const { startWhen, startDate } = answers as { startWhen?: unknown; startDate?: unknown };
  return startWhen === 'date' && typeof startDate === 'string' ? startDate : null;
}
