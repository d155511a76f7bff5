/** The proof of a consent: what the ledger records, and how to verify that it was not tampered with. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';

/** How a consent was given or withdrawn. */
export const consentChannelSchema = z.enum([
  'web-form',
  /** On our own form, which an agent had filled in: the person read it, ticked the box and sent it. */
  'agent',
  'mail-link',
  'unsubscribe-link',
  'contact-form',
  'api',
  'chat',
  'on-request',
  'portal',
  'import',
  /** On the page of a partner, which recorded it. */
  'partner',
  /** On our own form, shown on the page of a partner. */
  'embedded',
  /** Said on the telephone or in person, to the words that a broker read aloud and recorded. */
  'spoken',
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
  /** What was recorded with it: the form, the address it came from. */
  evidence: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Its position in the chain; null for the minute until it has one. */
  chain: z.object({ place: z.int(), prevHash: z.string(), hash: z.string() }).nullable(),
  /** The person, or the details, were erased: only the words, the time and the chain can be proven. */
  erased: z.boolean(),
  /** The entry is unchanged since it was written, and follows the one before it. */
  whole: z.boolean(),
});
export type ConsentProof = z.infer<typeof consentProofSchema>;
export const consentProofListSchema = z.object({ proofs: z.array(consentProofSchema) });

/** Whether another organization that got the request knows that its sharing has ended. */
export const recallReceiptSchema = z.object({
  /** Its name. */
  to: z.string(),
  state: z.enum(['waiting', 'received', 'failed']),
  at: dateTimeSchema.nullable(),
});
export type RecallReceipt = z.infer<typeof recallReceiptSchema>;

export const consentViewSchema = z.object({
  seq: z.int(),
  purpose: z.string(),
  /** The purpose as a heading. */
  title: z.string(),
  version: z.int(),
  /** The exact words that were shown. */
  text: z.string(),
  givenAt: dateTimeSchema,
  /** Where: the website, the portal, an email. */
  channel: z.string(),
  caseId: z.uuid().nullable(),
  caseNumber: z.string().nullable(),
  withdrawnAt: dateTimeSchema.nullable(),
  /** A broker had the request when it was withdrawn, and was notified. */
  brokerNotified: z.boolean(),
  /** When the withdrawal was confirmed, and the name of the person; null until then. */
  confirmed: z.object({ at: dateTimeSchema, by: z.string().nullable() }).nullable(),
  /** Of a withdrawn consent to share: the partner that sent the request, and others that got it from us. */
  receipts: z.array(recallReceiptSchema),
  /** The effect of withdrawing it, in words; null when it can no longer be withdrawn. */
  effect: z.string().nullable(),
});
export type ConsentView = z.infer<typeof consentViewSchema>;
export const consentListSchema = z.object({ consents: z.array(consentViewSchema) });
