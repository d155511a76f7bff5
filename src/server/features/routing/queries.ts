/** Which brokers a request may be offered to, found by the database: their number does not matter to the process that asks. */
import type { Database, Transaction } from '#server/db.ts';
import type { MovedCase } from '#server/features/cases/commands.ts';
import { column, judgedBrokers, meetsAll } from '#server/features/routing/policy.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import type { MatchRequest } from '#shared/matching/filters.ts';
import { type FailureCounts, failureCountsSchema, matchFilterSchema } from '#shared/matching/schema.ts';
import type { Rival } from '#shared/matching/scores.ts';

export function matchRequestOf(
  row: Pick<MovedCase, 'type' | 'postalCode' | 'language'>,
  excludedBrokerIds: string[],
): MatchRequest {
  return {
    type: row.type as CaseType,
    postalPrefix: row.postalCode?.slice(0, 3) ?? '',
    language: row.language,
    excludedBrokerIds,
  };
}

/** Who was asked before, and whose work on it was taken over: neither is offered it again. */
export async function findFormer(db: Database | Transaction, caseId: string): Promise<string[]> {
  const offers = await db.offer.findMany({ where: { caseId }, select: { brokerId: true } });
  const left = await db.caseEvent.findMany({ where: { caseId, type: 'unassigned' }, select: { data: true } });
  return [...offers, ...left.map(({ data }) => data as { brokerId: string })].map(({ brokerId }) => brokerId);
}

export type Field = {
  /** How many brokers there are. */
  considered: number;
  /** How many of them fail each rule. */
  failures: FailureCounts;
  /** Those who meet every rule. */
  rivals: Rival[];
};

type RivalRow = [
  brokerId: string,
  areas: string[],
  languages: string[],
  capacity: number,
  openCases: number,
  openOffers: number,
  lastOfferedAt: string | null,
];

/**
 * All brokers against one request, in one statement, so that the counts and the list are of one moment. The eligible come as one value:
 * reading thousands of rows costs the process more than the database needs to find them.
 */
export async function findField(db: Database | Transaction, request: MatchRequest, today: string): Promise<Field> {
  const failed = matchFilterSchema.options.map(
    (filter) => Prisma.sql`${filter}::text, nullif(count(*) FILTER (WHERE NOT ${column(filter)}), 0)`,
  );
  const [row] = await db.$queryRaw<[{ considered: number; failures: unknown; rivals: RivalRow[] }]>`
    SELECT count(*)::int AS considered, json_strip_nulls(json_build_object(${Prisma.join(failed)})) AS failures,
      coalesce(json_agg(json_build_array(user_id, areas, languages, capacity, open_cases, open_offers, last_offered_at))
        FILTER (WHERE ${meetsAll}), '[]') AS rivals
    FROM (${judgedBrokers(request, today)}) judged`;
  return {
    considered: row.considered,
    failures: failureCountsSchema.parse(row.failures),
    rivals: row.rivals.map(
      ([brokerId, areas, languages, capacity, openCases, openOffers, lastOfferedAt]): Rival => ({
        brokerId,
        areas,
        languages,
        capacity,
        openCases,
        openOffers,
        lastOfferedAt,
      }),
    ),
  };
}

export async function findNames(
  db: Database | Transaction,
  brokerIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(brokerIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } });
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}
