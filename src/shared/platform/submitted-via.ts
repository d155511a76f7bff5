import { z } from 'zod';

/** Whether a submission came from one of our forms, which show the consent wording, or over REST, where we cannot know. */
export const submittedViaSchema = z.enum(['form', 'api']);
export type SubmittedVia = z.infer<typeof submittedViaSchema>;
