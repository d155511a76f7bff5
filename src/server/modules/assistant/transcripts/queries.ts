/** Questions to the assistant, and their outcomes. */
import { ANSWER_TOKENS_MAX, PROMPT_TOKENS_MAX } from '#server/modules/assistant/providers/prompt.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import {
  CHAT_DESK_DAYS,
  type ChatDeskOverview,
  type DeskTurn,
  type ListTurnsInput,
  TURNS_COUNTED_MAX,
  type TurnFilter,
  type TurnPage,
  unansweredVerdicts,
} from '#shared/assistant/desk.ts';
import { feedbackReasonSchema } from '#shared/assistant/feedback.ts';
import { type ChatVerdict, chatModeSchema, chatVerdictSchema } from '#shared/assistant/schema.ts';

const PAGE_SIZE = 25;
const DAY_MS = 86_400_000;

const turnSelect = {
  id: true,
  page: true,
  question: true,
  response: true,
  verdict: true,
  mode: true,
  citations: true,
  redacted: true,
  tookMs: true,
  createdAt: true,
  helpful: true,
  reason: true,
  remark: true,
  handledAt: true,
} satisfies Prisma.ChatTurnSelect;
type Row = Prisma.ChatTurnGetPayload<{ select: typeof turnSelect }>;

function turnView({ helpful, reason, remark, handledAt, ...row }: Row): DeskTurn {
  const said = feedbackReasonSchema.nullable().parse(reason);
  return {
    ...row,
    feedback: helpful === null ? null : { helpful, reason: said, remark, handledAt: handledAt?.toISOString() ?? null },
    verdict: chatVerdictSchema.parse(row.verdict),
    mode: chatModeSchema.parse(row.mode),
    createdAt: row.createdAt.toISOString(),
  };
}

/** How often each verdict was given, counted along its index and no further than the page shows. */
async function countVerdicts(db: Database, since: Date): Promise<ChatDeskOverview['verdicts']> {
  const rows = await db.$queryRaw<{ verdict: ChatVerdict; count: number }[]>`
    SELECT wanted.verdict, counted.count FROM unnest(${chatVerdictSchema.options}::text[]) AS wanted (verdict)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (
      SELECT 1 FROM chat_turns turn WHERE turn.verdict = wanted.verdict AND turn.created_at >= ${since}::timestamptz
      LIMIT ${TURNS_COUNTED_MAX}) AS found) AS counted`;
  const counts = new Map(rows.map(({ verdict, count }) => [verdict, count]));
  return chatVerdictSchema.options.map((verdict) => ({ verdict, count: counts.get(verdict) ?? 0 }));
}

/** What readers said, counted along its index and no further than the page shows. */
async function countFeedback(db: Database, since: Date): Promise<ChatDeskOverview['feedback']> {
  const rows = await db.$queryRaw<{ helpful: boolean; count: number }[]>`
    SELECT wanted.helpful, counted.count FROM unnest(ARRAY[true, false]) AS wanted (helpful)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (
      SELECT 1 FROM chat_turns turn WHERE turn.helpful = wanted.helpful AND turn.created_at >= ${since}::timestamptz
      LIMIT ${TURNS_COUNTED_MAX}) AS found) AS counted`;
  const counts = new Map(rows.map(({ helpful, count }) => [helpful, count]));
  return { helpful: counts.get(true) ?? 0, notHelpful: counts.get(false) ?? 0 };
}

/** Who answers, how much of today's ceiling is used, and the outcomes of recent questions. */
export async function getChatDesk({ db, env, assistant, now }: Services): Promise<ChatDeskOverview> {
  const at = now();
  const since = new Date(at.getTime() - CHAT_DESK_DAYS * DAY_MS);
  const [usage, verdicts, feedback] = await Promise.all([
    db.assistantUsage.findUnique({ where: { day: localDay(at, env.site) }, select: { tokens: true, calls: true } }),
    countVerdicts(db, since),
    countFeedback(db, since),
  ]);
  const { openai } = env;
  const tokens = usage?.tokens ?? 0;
  return {
    provider: assistant && openai ? { name: openai.provider, model: openai.model, inCanada: openai.inCanada } : null,
    usage: {
      tokens,
      calls: usage?.calls ?? 0,
      ceiling: openai?.dailyTokens ?? null,
      reached: openai !== null && tokens + PROMPT_TOKENS_MAX + ANSWER_TOKENS_MAX > openai.dailyTokens,
    },
    verdicts,
    feedback,
  };
}

/** Each verdict is read separately, along its index: one query for all would scan everything. */
function wheresOf(show: TurnFilter | undefined): readonly Prisma.ChatTurnWhereInput[] {
  if (show === 'unanswered') return unansweredVerdicts.map((verdict) => ({ verdict }));
  if (show === 'unhelpful') return [{ helpful: false, handledAt: null }];
  if (show === 'handled') return [{ helpful: false, handledAt: { not: null } }];
  return [show ? { verdict: show } : {}];
}

const newestFirst = (one: Row, other: Row) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

/** Questions and answers, newest first. */
export async function findTurns(db: Database, { show, cursor }: ListTurnsInput): Promise<TurnPage> {
  const place = cursor && { AND: afterPlace('createdAt', decodeCursor(cursor)) };
  const found = await Promise.all(
    wheresOf(show).map((where) =>
      db.chatTurn.findMany({
        where: { ...where, ...place },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: PAGE_SIZE + 1,
        select: turnSelect,
      }),
    ),
  );
  const merged = found.flat().toSorted(newestFirst);
  const { rows, nextCursor } = pageOf(merged, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { turns: rows.map(turnView), nextCursor };
}
