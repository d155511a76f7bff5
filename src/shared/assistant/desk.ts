/** The assistant as administrators see it: who answers, what it costs, and what people ask that the pages do not say. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema } from '#shared/platform/fields.ts';
import { type ChatVerdict, chatModeSchema, chatVerdictSchema } from './schema.ts';

/** The days that are counted. */
export const CHAT_DESK_DAYS = 30;
/** Counting stops here: nobody acts on the difference, and the database is spared. */
export const TURNS_COUNTED_MAX = 10_000;

/** Questions that somebody asked and got no answer to: what the pages of the site could say next. */
export const unansweredVerdicts = ['abstained', 'blocked', 'failed'] as const satisfies ChatVerdict[];

export const turnFilterSchema = z.enum(
  ['unanswered', ...chatVerdictSchema.options],
  'Please choose one of the kinds of answers',
);
export type TurnFilter = z.infer<typeof turnFilterSchema>;

export const chatDeskOverviewSchema = z.object({
  /** The AI provider and its model; null: the assistant built into the product answers. Its key is nobody's to read. */
  provider: z.object({ name: z.string(), model: z.string(), inCanada: z.boolean() }).nullable(),
  /** Tokens of today against their ceiling. */
  usage: z.object({
    tokens: z.int(),
    calls: z.int(),
    /** Null without a provider. */
    ceiling: z.int().nullable(),
    /** Another answer would not fit under it any more. */
    reached: z.boolean(),
  }),
  /** Of the last `CHAT_DESK_DAYS` days. At `TURNS_COUNTED_MAX` it reads "that many or more". */
  verdicts: z.array(z.object({ verdict: chatVerdictSchema, count: z.int() })),
});
export type ChatDeskOverview = z.infer<typeof chatDeskOverviewSchema>;

export const listTurnsInputSchema = z.object({
  show: turnFilterSchema.optional(),
  cursor: cursorSchema.optional(),
});
export type ListTurnsInput = z.infer<typeof listTurnsInputSchema>;

export const deskTurnSchema = z.object({
  id: z.uuid(),
  /** Empty: asked on no page of ours. */
  page: z.string(),
  question: z.string(),
  response: z.string(),
  verdict: chatVerdictSchema,
  mode: chatModeSchema,
  citations: z.array(z.string()),
  /** Kinds of personal data that were taken out. */
  redacted: z.array(z.string()),
  tookMs: z.int(),
  createdAt: dateTimeSchema,
});
export type DeskTurn = z.infer<typeof deskTurnSchema>;

export const turnPageSchema = z.object({ turns: z.array(deskTurnSchema), nextCursor: z.string().nullable() });
export type TurnPage = z.infer<typeof turnPageSchema>;
