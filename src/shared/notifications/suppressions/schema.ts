/** What an address gets once its owner asked for less email. Security emails and answers to what they just asked for always arrive. */
import { z } from 'zod';

/** `needed`: only what the reader’s own requests and account need. */
export const suppressionLevelSchema = z.enum(['needed', 'nothing'], 'Choose which emails you want');
export type SuppressionLevel = z.infer<typeof suppressionLevelSchema>;

export const chooseEmailsInputSchema = z.object({
  token: z.string('This link is incomplete').min(20, 'This link is incomplete').max(250, 'This link is incomplete'),
  level: suppressionLevelSchema,
});
export type ChooseEmailsInput = z.infer<typeof chooseEmailsInputSchema>;

/** What applies now. A link never allows more email than before. */
export const chosenEmailsSchema = z.object({ level: suppressionLevelSchema });
export type ChosenEmails = z.infer<typeof chosenEmailsSchema>;

/** The same for a signed-in user’s own address; null when it gets every email. */
export const ownEmailsSchema = z.object({ level: suppressionLevelSchema.nullable() });
export type OwnEmails = z.infer<typeof ownEmailsSchema>;
