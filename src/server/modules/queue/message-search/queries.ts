/**
 * Full-text search in the conversations a viewer may read: a broker's own cases, everything for administrators. Returns the newest match of
 * each case, newest first, in the same three steps as src/server/platform/text-search/in-order.ts, along the most recently active cases. A
 * case is at least as recent as its newest message, so a match older than the last case examined may yet be surpassed and is left to the
 * next step.
 */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { readFrom, scopeCondition } from '#server/modules/queue/policy.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { messageHits, messageMatches } from '#server/platform/text-search/vectors.ts';
import { searchTerms, textQuery } from '#shared/platform/text-search/terms.ts';
import type { MessageHit, SearchMessagesInput } from '#shared/queue/schema.ts';
import { HIT_END, HIT_START, snippetPieces } from './view.ts';

type Sql = Prisma.Sql;
type MessageHits = { hits: MessageHit[]; more: boolean; capped: boolean };

const SHOWN = 10;
/** Conversations read before the full-text index is queried (NEAR) and at most (FAR). */
const NEAR = 60;
/** A broker's own cases are read to the end: there are a few hundred, while the messages of all others grow with every broker. */
const OWN_NEAR = 500;
const FAR = 1_500;
/** The most messages that are sorted. */
const FEW = 3_000;

/** `query` is the `textQuery` of the words; `near` is how many cases are read first. */
type Worded = { query: string; words: readonly string[]; near: number };
type Found = { caseId: string; seq: number };
/** `ended`: there are no older cases to examine. */
type Walked = { found: Found[]; ended: boolean };

/** Reads the conversations of the most recently active cases. */
async function walk({ db }: Services, mine: Sql, { query, words }: Worded, budget: number): Promise<Walked> {
  const rows = await db.$queryRaw<(Found & { walked: bigint; caseId: string | null })[]>`
    WITH near AS MATERIALIZED (
      SELECT s.case_id, s.last_event_at FROM ${readFrom(mine)} WHERE ${mine}
      ORDER BY s.last_event_at DESC, s.case_id DESC LIMIT ${budget}
    ), edge AS (SELECT min(last_event_at) AS reached, count(*) AS walked FROM near)
    SELECT edge.walked, hit.case_id AS "caseId", hit.seq FROM edge LEFT JOIN LATERAL (
      SELECT near.case_id, newest.seq FROM near CROSS JOIN LATERAL (
        SELECT m.seq, m.created_at FROM messages m WHERE m.case_id = near.case_id AND ${messageMatches(query, words)}
        ORDER BY m.seq DESC LIMIT 1) newest
      WHERE edge.walked < ${budget} OR newest.created_at >= edge.reached
      ORDER BY newest.created_at DESC, near.case_id LIMIT ${SHOWN + 1}
    ) hit ON true`;
  const ended = Number(rows[0]?.walked ?? 0) < budget;
  return { found: rows.filter(({ caseId }) => caseId !== null), ended };
}

/** Matches from the full-text index, sorted; null when there are too many. */
async function byWords({ db }: Services, mine: Sql, { query }: Worded): Promise<Found[] | null> {
  const rows = await db.$queryRaw<(Found & { hits: bigint; caseId: string | null })[]>`
    WITH few AS MATERIALIZED (SELECT * FROM ${messageHits(query, FEW + 1)}),
      counted AS MATERIALIZED (SELECT count(*) AS hits FROM few)
    SELECT counted.hits, page.* FROM counted LEFT JOIN LATERAL (
      SELECT newest.case_id AS "caseId", newest.seq FROM (
        SELECT DISTINCT ON (few.case_id) few.* FROM few JOIN ${readFrom(mine)} ON s.case_id = few.case_id
        WHERE counted.hits <= ${FEW} AND ${mine} ORDER BY few.case_id, few.seq DESC) newest
      ORDER BY newest.created_at DESC, newest.case_id LIMIT ${SHOWN + 1}
    ) page ON true`;
  if (Number(rows[0]?.hits ?? 0) > FEW) return null;
  return rows.filter(({ caseId }) => caseId !== null);
}

async function findNewest(services: Services, mine: Sql, worded: Worded): Promise<Walked> {
  const near = await walk(services, mine, worded, worded.near);
  if (near.ended || near.found.length > SHOWN) return { ...near, ended: true };
  const few = await byWords(services, mine, worded);
  if (few) return { found: few, ended: true };
  const far = await walk(services, mine, worded, FAR);
  return far.found.length > SHOWN ? { ...far, ended: true } : far;
}

/** Treats the last word as a prefix; without a match, every word, since people may abbreviate any of them. */
async function findWorded(
  services: Services,
  mine: Sql,
  words: string[],
  near: number,
): Promise<Walked & { query: string }> {
  const query = textQuery(words);
  const found = await findNewest(services, mine, { query, words, near });
  if (words.length === 1 || found.found.length > 0 || !found.ended) return { ...found, query };
  const shortened = textQuery(words, 'each');
  return { ...(await findNewest(services, mine, { query: shortened, words, near })), query: shortened };
}

type HitRow = {
  caseId: string;
  serial: number;
  caseCreatedAt: Date;
  title: string;
  clientName: string;
  senderName: string;
  note: boolean;
  at: Date;
  headline: string;
};

/** Reads what is shown of the matches; headlines are built for these few only. */
function readHits({ db }: Services, found: Found[], query: string): Promise<HitRow[]> {
  const options = `MaxFragments=1, MaxWords=18, MinWords=8, StartSel=${HIT_START}, StopSel=${HIT_END}`;
  return db.$queryRaw<HitRow[]>`
    SELECT c.id AS "caseId", c.serial, c.created_at AS "caseCreatedAt", c.title, c.contact_name AS "clientName",
      m.sender_name AS "senderName", m.kind = 'note' AS note, m.created_at AS at,
      ts_headline('simple', m.body, ${query}::tsquery, ${options}) AS headline
    FROM unnest(${found.map(({ caseId }) => caseId)}::uuid[], ${found.map(({ seq }) => seq)}::int[]) AS hit (case_id, seq)
    JOIN messages m ON m.case_id = hit.case_id AND m.seq = hit.seq JOIN cases c ON c.id = hit.case_id
    ORDER BY m.created_at DESC, c.id`;
}

/**
 * The newest message of each case that contains all the words, with the surrounding text.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role
 */
export async function searchMessages(
  services: Services,
  viewer: Viewer,
  { scope, q }: SearchMessagesInput,
): Promise<MessageHits> {
  const mine = await scopeCondition(services, viewer, scope);
  const terms = searchTerms(q);
  if (terms?.kind !== 'words') return { hits: [], more: false, capped: false };
  const { query, found, ended } = await findWorded(services, mine, terms.words, scope === 'mine' ? OWN_NEAR : NEAR);
  const rows = await readHits(services, found.slice(0, SHOWN), query);
  return {
    hits: rows.map(({ serial, caseCreatedAt, headline, at, ...row }) => ({
      ...row,
      number: caseNumber({ serial, createdAt: caseCreatedAt }, services.env.site),
      at: at.toISOString(),
      snippet: snippetPieces(headline),
    })),
    more: found.length > SHOWN,
    capped: !ended,
  };
}
