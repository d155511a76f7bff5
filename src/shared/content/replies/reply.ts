import { z } from 'zod';
import { nameSchema } from '../types.ts';

/** A reply that comes with the product. Its variables are those of canned replies. */
export const starterReplySchema = z.strictObject({
  name: nameSchema,
  title: z.string().min(1).max(80),
  /** Typed after a slash; empty for one that has none. */
  shortcut: z.string().regex(/^(?:[a-z0-9][a-z0-9-]{0,29})?$/),
  /** When to use it, in a few words. */
  use: z.string().min(1).max(80),
  body: z.string().min(1).max(5_000),
});
export type StarterReply = z.output<typeof starterReplySchema>;

const daysSchema = z.int().min(1).max(20);

/** The messages to a client who does not answer, in order. */
export const followUpPlanSchema = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        /** The reply that is sent. */
        reply: nameSchema,
        /** Business days after the message before it. */
        afterDays: daysSchema,
      }),
    )
    .min(1)
    .max(10),
  /** Business days after the last one, until its sender is notified that nobody answered. */
  reportAfterDays: daysSchema,
});
export type FollowUpPlan = z.output<typeof followUpPlanSchema>;

export const repliesFileSchema = z
  .strictObject({ replies: z.array(starterReplySchema).min(1), followUps: followUpPlanSchema })
  .superRefine(({ replies, followUps }, context) => {
    const names = replies.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        context.addIssue({ code: 'custom', path: ['replies', index, 'name'], message: `"${name}" is listed twice` });
    for (const [index, { reply }] of followUps.steps.entries())
      if (!names.includes(reply))
        context.addIssue({
          code: 'custom',
          path: ['followUps', 'steps', index, 'reply'],
          message: `There is no reply "${reply}"`,
        });
  });
