/** What may be texted, and where a text is on its way. */
import { z } from 'zod';

export const textTopicSchema = z.enum(['messages', 'documents', 'progress', 'offers'], 'Choose a topic');
export type TextTopic = z.infer<typeof textTopicSchema>;

/** `waiting` for the end of the quiet hours, `withheld` when it is no longer worth sending. */
export const textStateSchema = z.enum(['queued', 'waiting', 'sent', 'delivered', 'failed', 'withheld']);
