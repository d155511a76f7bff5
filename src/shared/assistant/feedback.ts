/** Whether an answer of the chat helped, and why not. Kept with the question, without anything about the reader. */
import { z } from 'zod';
import { idSchema, optionalText } from '#shared/platform/fields.ts';
import { FEEDBACK_REMARK_MAX } from './texts.ts';

export const feedbackReasonSchema = z.enum(['missed', 'incomplete', 'unclear', 'wrong'], 'Choose what was wrong');
export type FeedbackReason = z.infer<typeof feedbackReasonSchema>;

export const giveAnswerFeedbackInputSchema = z.object({
  answerId: idSchema.meta({ description: 'The `answerId` of the answer' }),
  helpful: z.enum(['yes', 'no'], 'Please answer yes or no').meta({ description: 'Replaces what was said before' }),
  reason: feedbackReasonSchema.optional().meta({ description: 'Why it didn’t help. Ignored if it did' }),
  remark: optionalText('Describe what was wrong', FEEDBACK_REMARK_MAX).meta({
    description:
      'What the reader adds. Personal data we recognize is removed before it is stored. Ignored if the answer helped',
  }),
});
export type GiveAnswerFeedbackInput = z.infer<typeof giveAnswerFeedbackInputSchema>;
