import { z } from 'zod';

/**
 * Whether a submission came from one of our forms, which show the consent wording, filled in by a person or by an agent in their browser;
 * or over REST, where we cannot know.
 */
export const submittedViaSchema = z.enum(['form', 'agent', 'api']);
export type SubmittedVia = z.infer<typeof submittedViaSchema>;
