import { z } from 'zod';

/** Whether what somebody sent came from a form of ours, which shows the words agreed to, or over REST, where we do not know. */
export const submittedViaSchema = z.enum(['form', 'api']);
export type SubmittedVia = z.infer<typeof submittedViaSchema>;
