/** Which brokers a request may be offered to, found by the database, so that their number does not matter to the calling process. */

import type { MovedCase } from '#server/modules/cases/commands.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { MatchRequest } from '#shared/assignment/filters.ts';
import { type FailureCounts, failureCountsSchema, matchFilterSchema } from '#shared/assignment/schema.ts';
import type { Rival } from '#shared/assignment/scores.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { isPlacedByAnswers, type Placing, placingOf } from '#shared/lines/placing.ts';
import { isRecord } from '#shared/lines/visibility.ts';
import { column, judgedBrokers, meetsAll } from './policy.ts';

/** What matching reads of a case. */
export type CaseToMatch = Pick<MovedCase, 'id' | 'type' | 'postalCode' | 'language'>;

/** The answers are read only where they can say more than the line: plain facts, nothing sealed. */
async function findPlacing(db: Database | Transaction, { id, type }: CaseToMatch): Promise<Placing> {
  const line = type as CaseType;
  if (!isPlacedByAnswers(line)) return placingOf(line);
  const { answers } = await db.case.findUniqueOrThrow({ where: { id }, select: { answers: true } });
  return placingOf(line, isRecord(answers) ? answers : {});
}

/** A case as matching sees it. */
export async function findMatchRequest(
  db: Database | Transaction,
  row: CaseToMatch,
  excludedBrokerIds: string[],
): Promise<MatchRequest> {
  return {
    ...(await findPlacing(db, row)),
    type: row.type as CaseType,
    postalPrefix: row.postalCode?.slice(0, 3) ?? '',
    language: row.language,
    excludedBrokerIds,
  };
}

/** Brokers who were asked before, or whose work on it was taken over: neither is offered it again. */
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
  /** The brokers who meet every rule. */
  rivals: Rival[];
};

/** Separators that occur in no id, area, language or number. */
const BETWEEN = { rivals: '\n', facts: '|', words: ' ' } as const;

/** The facts of a rival in the order in which `rivalOf` reads them. */
const rivalFacts = Prisma.join([
  Prisma.sql`user_id`,
  Prisma.sql`array_to_string(areas, ${BETWEEN.words})`,
  Prisma.sql`array_to_string(languages, ${BETWEEN.words})`,
  Prisma.sql`capacity`,
  Prisma.sql`open_cases`,
  Prisma.sql`open_offers`,
  // concat_ws skips NULL.
  Prisma.sql`coalesce((extract(epoch FROM last_offered_at) * 1000)::bigint::text, '')`,
]);

function rivalOf(line: string): Rival {
  const [brokerId = '', areas = '', languages = '', capacity, openCases, openOffers, lastOfferedAt] = line.split(
    BETWEEN.facts,
  );
  return {
    brokerId,
    areas: areas.split(BETWEEN.words),
    languages: languages.split(BETWEEN.words),
    capacity: Number(capacity),
    openCases: Number(openCases),
    openOffers: Number(openOffers),
    lastOfferedAt: lastOfferedAt ? Number(lastOfferedAt) : null,
  };
}

/**
 * Checks all brokers against one request in one statement, so that the counts and the list are consistent. The eligible ones come as one
 * string: as rows or JSON, thousands of them cost the process and the database more than finding them.
 */
export async function findField(db: Database | Transaction, request: MatchRequest, today: string): Promise<Field> {
  const failed = matchFilterSchema.options.map(
    (filter) => Prisma.sql`${filter}::text, nullif(count(*) FILTER (WHERE NOT ${column(filter)}), 0)`,
  );
  // OFFSET 0 keeps the results in a subquery of their own: otherwise every rule is evaluated again wherever it is named.
  const [row] = await db.$queryRaw<[{ considered: number; failures: unknown; rivals: string | null }]>`
    SELECT count(*)::int AS considered, json_strip_nulls(json_build_object(${Prisma.join(failed)})) AS failures,
      string_agg(concat_ws(${BETWEEN.facts}, ${rivalFacts}), ${BETWEEN.rivals}) FILTER (WHERE ${meetsAll}) AS rivals
    FROM (${judgedBrokers(request, today)} OFFSET 0) judged`;
  return {
    considered: row.considered,
    failures: failureCountsSchema.parse(row.failures),
    rivals: row.rivals?.split(BETWEEN.rivals).map(rivalOf) ?? [],
  };
}

/** How a broker is shown: brokers with the same name are distinguished by firm, and within a firm by licence as well. */
export type NamedBroker = { name: string; firm: string | null };

/** The current names and firms of brokers, by id; without deleted accounts. */
export async function findNames(
  db: Database | Transaction,
  brokerIds: readonly (string | null)[],
): Promise<Map<string, NamedBroker>> {
  const ids = [...new Set(brokerIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true } } },
  });
  const wordsOf = (row: (typeof rows)[number]) => `${row.fullName}\n${row.brokerProfile?.firm}`.toLowerCase();
  const alike = Map.groupBy(rows, wordsOf);
  return new Map(
    rows.map((row) => {
      const { firm, licenceNumber } = row.brokerProfile ?? { firm: null };
      const hasTwin = firm !== null && (alike.get(wordsOf(row))?.length ?? 0) > 1;
      return [row.id, { name: row.fullName, firm: hasTwin ? `${firm}, licence ${licenceNumber}` : firm }];
    }),
  );
}
