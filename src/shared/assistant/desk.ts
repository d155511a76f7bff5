/** The assistant as administrators see it: who answers, what it costs, and what people ask that the pages do not cover. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema } from '#shared/platform/fields.ts';
import { feedbackReasonSchema } from './feedback.ts';
import { type ChatVerdict, chatModeSchema, chatVerdictSchema } from './schema.ts';

/** The number of days counted. */
export const CHAT_DESK_DAYS = 30;
/** Counting stops here: nobody acts on the difference, and it spares the database. */
export const TURNS_COUNTED_MAX = 10_000;

/** Questions that got no answer: candidates for new content on the site. */
export const unansweredVerdicts = ['abstained', 'blocked', 'failed'] as const satisfies ChatVerdict[];

/** `unhelpful`: readers said that the answer didn't help, and no administrator is done with it yet; `handled`: one is. */
export const turnFilterSchema = z.enum(
  ['unanswered', 'unhelpful', 'handled', ...chatVerdictSchema.options],
  'Choose one of the answer types',
);
export type TurnFilter = z.infer<typeof turnFilterSchema>;

export const chatDeskOverviewSchema = z.object({
  /** The AI provider and its model; null: the built-in assistant answers. The key is never exposed. */
  provider: z.object({ name: z.string(), model: z.string(), inCanada: z.boolean() }).nullable(),
  /** Tokens used today against the ceiling. */
  usage: z.object({
    tokens: z.int(),
    calls: z.int(),
    /** Null without a provider. */
    ceiling: z.int().nullable(),
    /** Another answer would exceed the ceiling. */
    reached: z.boolean(),
  }),
  /** Over the last `CHAT_DESK_DAYS` days. At `TURNS_COUNTED_MAX` it reads "that many or more". */
  verdicts: z.array(z.object({ verdict: chatVerdictSchema, count: z.int() })),
  /** What readers said about the answers in the same days, with the same ceiling. */
  feedback: z.object({ helpful: z.int(), notHelpful: z.int() }),
});
export type ChatDeskOverview = z.infer<typeof chatDeskOverviewSchema>;

export const listTurnsInputSchema = z.object({
  show: turnFilterSchema.optional(),
  cursor: cursorSchema.optional(),
});
export type ListTurnsInput = z.infer<typeof listTurnsInputSchema>;

export const deskTurnSchema = z.object({
  id: z.uuid(),
  /** Empty when it was not asked on a page of the site. */
  page: z.string(),
  question: z.string(),
  response: z.string(),
  verdict: chatVerdictSchema,
  mode: chatModeSchema,
  citations: z.array(z.string()),
  /** Kinds of personal data that were removed. */
  redacted: z.array(z.string()),
  tookMs: z.int(),
  createdAt: dateTimeSchema,
  /** What its reader said; null: nothing. */
  feedback: z
    .object({
      helpful: z.boolean(),
      reason: feedbackReasonSchema.nullable(),
      remark: z.string().nullable(),
      handledAt: dateTimeSchema.nullable(),
    })
    .nullable(),
});
export type DeskTurn = z.infer<typeof deskTurnSchema>;

export const turnPageSchema = z.object({ turns: z.array(deskTurnSchema), nextCursor: z.string().nullable() });
export type TurnPage = z.infer<typeof turnPageSchema>;

export const markHandledInputSchema = z.object({
  turnId: idSchema,
  handled: z.boolean('Send true or false'),
});
export type MarkHandledInput = z.infer<typeof markHandledInputSchema>;

export const handledSchema = z.object({ handled: z.boolean() });
