/** Words in the conversations a viewer may read: a broker's own cases, everything for administrators. */
import { caseNumber } from '#server/features/cases/view.ts';
import { scopeCondition } from '#server/features/worklist/policy.ts';
import { HIT_END, HIT_START, snippetPieces } from '#server/features/worklist/view.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import type { MessageHit, SearchMessagesInput } from '#shared/worklist/schema.ts';
import { searchTerms, tsQuery } from '#shared/worklist/terms.ts';

/** So many are shown, the newest of those looked at. */
const SHOWN = 10;
/** Of a word that stands in more messages than these, not all are looked at: the answer says to add another. */
const LOOKED_AT = 500;

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

export async function messageStatement(
  services: Services,
  viewer: Viewer,
  scope: SearchMessagesInput['scope'],
  query: string,
): Promise<Prisma.Sql> {
  const mine = await scopeCondition(services, viewer, scope);
  const options = `MaxFragments=1, MaxWords=18, MinWords=8, StartSel=${HIT_START}, StopSel=${HIT_END}`;
  // The headline is made for the few that are shown.
  return Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT m.case_id, m.seq, m.created_at FROM messages m JOIN case_states s ON s.case_id = m.case_id
      WHERE to_tsvector('simple', m.body) @@ ${query}::tsquery AND ${mine}
    ), hit AS MATERIALIZED (
      SELECT * FROM found LIMIT ${LOOKED_AT + 1}
    ), newest AS (
      SELECT DISTINCT ON (case_id) case_id, seq, created_at FROM hit ORDER BY case_id, seq DESC
    ), shown AS (
      SELECT * FROM newest ORDER BY created_at DESC, case_id LIMIT ${SHOWN + 1}
    )
    SELECT c.id AS "caseId", c.serial, c.created_at AS "caseCreatedAt", c.title, c.contact_name AS "clientName",
      m.sender_name AS "senderName", m.kind = 'note' AS note, m.created_at AS at,
      ts_headline('simple', m.body, ${query}::tsquery, ${options}) AS headline
    FROM shown JOIN messages m ON m.case_id = shown.case_id AND m.seq = shown.seq JOIN cases c ON c.id = shown.case_id
    ORDER BY m.created_at DESC, c.id`;
}

/**
 * The newest message of each case that holds all the words, with the words around them.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role
 */
export async function searchMessages(
  services: Services,
  viewer: Viewer,
  { scope, q }: SearchMessagesInput,
): Promise<{ hits: MessageHit[]; more: boolean }> {
  const terms = searchTerms(q);
  const query = terms?.kind === 'words' ? tsQuery(terms.words) : null;
  const statement = await messageStatement(services, viewer, scope, query ?? '');
  const rows = query ? await services.db.$queryRaw<HitRow[]>(statement) : [];
  return {
    hits: rows.slice(0, SHOWN).map(({ serial, caseCreatedAt, headline, at, ...row }) => ({
      ...row,
      number: caseNumber({ serial, createdAt: caseCreatedAt }, services.env.site),
      at: at.toISOString(),
      snippet: snippetPieces(headline),
    })),
    more: rows.length > SHOWN,
  };
}
