/** The rows that every case begins with, for any number of cases in one statement: in a busy minute many are opened together. */
import { happeningsOf } from '#server/modules/cases/workflow/events.ts';
import { eventParts } from '#server/modules/events/commands.ts';
import type { ReplyPromise } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { announcing } from '#server/platform/live/live.ts';
import { eventVisibility, initialState } from '#shared/cases/rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { invitationsTo } from '../invitations/commands.ts';

/** What every new case must provide; the other columns have initial values. */
type Begins = Pick<
  Prisma.CaseUncheckedCreateInput,
  'type' | 'title' | 'contactPhoneE164' | 'postalCode' | 'clientId' | 'definitionVersion' | 'answers' | 'source'
> & { contactName: string; contactEmail: string; contactPhone: string };

/** What only some of the three sources provide. */
type Particulars = Pick<
  Prisma.CaseUncheckedCreateInput,
  'id' | 'draftId' | 'language' | 'sealedAnswers' | 'questionSet'
>;

type OpeningMessage = Pick<
  Prisma.MessageUncheckedCreateWithoutCaseInput,
  'kind' | 'senderId' | 'senderName' | 'senderRole' | 'body' | 'clientKey' | 'createdAt'
>;

export type Opening = {
  row: Begins & Particulars;
  /** Who submitted it. */
  actor: { id: string | null; name: string; role: string };
  /** The partner who sent it. */
  partnerId?: string;
  /** A broker has it already: none is looked for. */
  isTaken?: boolean;
  /** What the history keeps in addition to the source. */
  data?: Prisma.JsonObject;
  /** The first messages of the conversation: read only by the client, the broker who accepts and administrators. */
  messages?: readonly OpeningMessage[];
};

export const openedSelect = {
  id: true,
  serial: true,
  type: true,
  createdAt: true,
  title: true,
  contactEmail: true,
  clientId: true,
  postalCode: true,
} satisfies Prisma.CaseSelect;
export type OpenedCase = Prisma.CaseGetPayload<{ select: typeof openedSelect }>;

/** A new case, and where the person follows it: in the portal, or by a link that creates the account first. */
export type NewCase = OpenedCase & { path: string };

const FIRST = 'submitted';

/** An opening whose case has its id. */
export type Insertion = Opening & { caseId: string };

/** One row of the statement's parameter: the case, its state and its first event. */
function sentRow({ caseId, row, actor, data = {}, messages = [] }: Insertion) {
  const { sealedAnswers, ...plain } = row;
  return {
    ...plain,
    id: caseId,
    emailKey: row.contactEmail.toLowerCase(),
    language: row.language ?? 'en',
    sealedAnswers: sealedAnswers ? Buffer.from(sealedAnswers).toString('base64') : null,
    actorId: actor.id,
    actorName: actor.name,
    actorRole: actor.role,
    data: { source: row.source, ...data },
    messages: messages.length,
  };
}

/**
 * Inserts cases, the state and the first event of each, what other systems learn of it, and the link by which a person without an account
 * follows it.
 * @param promise what each is promised
 * @param beside further parts of the same statement, as after WITH
 * @returns in the order given
 */
export async function insertCases(
  tx: Transaction,
  insertions: readonly Insertion[],
  { takenBy, answeredBy }: ReplyPromise,
  at: Date,
  beside: readonly Prisma.Sql[],
): Promise<NewCase[]> {
  const { status, stage } = initialState();
  const happenings = insertions.flatMap(({ caseId, row, actor, partnerId, data = {} }) =>
    happeningsOf(caseId, {
      ...{ event: FIRST, at, partnerId, actorRole: actor.role },
      data: { source: row.source, ...data },
    }),
  );
  const strangers = insertions.filter(({ row }) => !row.clientId).map(({ caseId }) => caseId);
  const invitations = invitationsTo(strangers, at);
  const parts = [
    ...eventParts(happenings, Prisma.sql`opened`),
    ...(strangers.length > 0 ? [Prisma.sql`invited AS (${invitations.insert})`] : []),
    ...beside,
  ];
  // The other parts read the cases from `opened`: in the table, a statement doesn’t see what it inserts.
  const opened = await tx.$queryRaw<OpenedCase[]>`${KEPT}
    WITH sent AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(insertions.map(sentRow))}::json) AS s (id uuid, type text, title text,
        "contactName" text, "contactEmail" text, "emailKey" text, "contactPhone" text, "contactPhoneE164" text, "postalCode" text, language text,
        "clientId" uuid, "draftId" uuid, "definitionVersion" int, "questionSet" text, answers jsonb, "sealedAnswers" text, source text,
        "actorId" uuid, "actorName" text, "actorRole" text, data jsonb, messages int)
    ), opened AS (
      INSERT INTO cases (id, type, title, status, stage, contact_name, contact_email, contact_email_key, contact_phone, contact_phone_e164,
        postal_code, language, client_id, draft_id, definition_version, question_set, answers, sealed_answers, source, created_at)
      SELECT id, type, title, ${status}::case_status, ${stage}::case_stage, "contactName", "contactEmail", "emailKey", "contactPhone",
        "contactPhoneE164", "postalCode", language, "clientId", "draftId", "definitionVersion", "questionSet", answers,
        decode("sealedAnswers", 'base64'), source, ${at} FROM sent
      RETURNING *
    ), begun AS (
      INSERT INTO case_states (case_id, status, priority, take_due_at, first_reply_due_at, event_seq, message_seq, last_event_at)
      SELECT c.id, c.status::text, c.priority, ${takenBy}, ${answeredBy}, 1, s.messages, ${at} FROM opened c JOIN sent s USING (id)
    ), noted AS (
      INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
      SELECT c.id, 1, ${FIRST}, s."actorId", s."actorName", s."actorRole", s.data, ${eventVisibility(FIRST)}::event_visibility, ${at}
      FROM opened c JOIN sent s USING (id)
    ), ${Prisma.join(parts)}
    SELECT id, serial, type, created_at AS "createdAt", title, contact_email AS "contactEmail", client_id AS "clientId",
      postal_code AS "postalCode", ${announcing(Prisma.sql`'case:' || id`)}
    FROM opened`;
  const byId = new Map(opened.map((row) => [row.id, row]));
  return insertions.map(({ caseId }) => ({
    ...(byId.get(caseId) as OpenedCase),
    path: invitations.paths.get(caseId) ?? paths.portal.case(caseId),
  }));
}
