/** The proof of a consent: what stands in the ledger, and by what it is seen that nobody touched it. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';

/** How a consent was given or withdrawn. */
export const consentChannelSchema = z.enum([
  'web-form',
  'mail-link',
  'unsubscribe-link',
  'contact-form',
  'api',
  'chat',
  'on-request',
  'portal',
  'import',
]);
export type ConsentChannel = z.infer<typeof consentChannelSchema>;

export const consentProofSchema = z.object({
  seq: z.int(),
  title: z.string(),
  purpose: z.string(),
  version: z.int(),
  /** The exact words that were shown. */
  text: z.string(),
  given: z.boolean(),
  /** Null once the person was erased. */
  mailbox: z.string().nullable(),
  channel: z.string(),
  at: dateTimeSchema,
  /** What was written down with it: the form, the address it came from. */
  evidence: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Its place in the chain; null for the minute until it has one. */
  chain: z.object({ place: z.int(), prevHash: z.string(), hash: z.string() }).nullable(),
  /** The person, or the details, were erased: only the words, the moment and the chain are proven. */
  erased: z.boolean(),
  /** It says what it said when it was written, and follows the one before it. */
  whole: z.boolean(),
});
export type ConsentProof = z.infer<typeof consentProofSchema>;
export const consentProofListSchema = z.object({ proofs: z.array(consentProofSchema) });

export const consentViewSchema = z.object({
  seq: z.int(),
  purpose: z.string(),
  /** The purpose as a heading. */
  title: z.string(),
  version: z.int(),
  /** The exact words that were shown. */
  text: z.string(),
  givenAt: dateTimeSchema,
  /** Where: the website, the portal, a mail. */
  channel: z.string(),
  caseId: z.uuid().nullable(),
  caseNumber: z.string().nullable(),
  withdrawnAt: dateTimeSchema.nullable(),
  /** What withdrawing it does, in words; null when it cannot be withdrawn any more. */
  effect: z.string().nullable(),
});
export type ConsentView = z.infer<typeof consentViewSchema>;
export const consentListSchema = z.object({ consents: z.array(consentViewSchema) });
