/** Telephone calls that brokers note: who called, whether they spoke, for how long, and what was said, as an internal note. */
import { z } from 'zod';
import { idSchema, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';

export const callDirectionSchema = z.enum(['outgoing', 'incoming'], 'Choose who called');

/** Ten hours: longer is a slip of the keyboard. */
export const CALL_MINUTES_MAX = 600;

const MINUTES = `Enter whole minutes, up to ${CALL_MINUTES_MAX}`;

/** The facts of a call. */
export const callFactsSchema = z
  .object({
    direction: callDirectionSchema.meta({ description: 'Who called: `outgoing` is the broker' }),
    reached: z
      .boolean('Choose whether you spoke')
      .meta({ description: 'Whether they spoke. A call from the client always did' }),
    minutes: z
      .int(MINUTES)
      .min(0, MINUTES)
      .max(CALL_MINUTES_MAX, MINUTES)
      .nullable()
      .meta({ description: 'How long it took, if known' }),
  })
  .meta({ id: 'CallFacts', description: 'A telephone call that was noted' });
export type CallFacts = z.infer<typeof callFactsSchema>;

export const logCallInputSchema = callFactsSchema
  .extend({
    caseId: idSchema.meta({ description: 'The id of the case, never its number' }),
    minutes: callFactsSchema.shape.minutes.default(null),
    note: text('Shorten the note', { min: 0 })
      .default('')
      .meta({ description: 'What was said. The client never sees it' }),
    clientKey: z
      .uuid('Send a key for this call')
      .meta({ description: 'A UUID you choose. Sending it again logs nothing more' }),
  })
  .refine(({ direction, reached }) => reached || direction === 'outgoing', {
    path: ['reached'],
    ...byRule('not_allowed', 'A call from the client reached you'),
  })
  .refine(({ reached, minutes }) => reached || minutes === null, {
    path: ['minutes'],
    ...byRule('not_allowed', 'A call that reached no one has no length'),
  });
export type LogCallInput = z.infer<typeof logCallInputSchema>;

/** A call in a few words: "Called the client, spoke for 4 minutes". */
export function callWords({ direction, reached, minutes }: CallFacts): string {
  const who = direction === 'outgoing' ? 'Called the client' : 'The client called';
  if (!reached) return `${who}, no answer`;
  if (minutes === null) return direction === 'outgoing' ? `${who} and spoke` : who;
  return `${who}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
