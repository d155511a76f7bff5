/** What somebody agreed to, their own data, and what they ask about it (PIPA Alberta; CASL). */
import { z } from 'zod';
import { optionalText } from '#shared/cases/schema.ts';
import { dateTimeSchema, idSchema } from '#shared/fields.ts';

/** Days within which an access, correction or deletion request is answered: PIPA Alberta, section 28. */
export const PRIVACY_REQUEST_DAYS = 45;

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

export const withdrawConsentInputSchema = z.object({
  seq: z.int('Please name the consent by its number').min(1).max(2_147_483_647),
});

/** Where the ZIP is fetched. */
export const dataExportPath = (token: string) => `/api/privacy/export/${token}`;
/** Where the ZIP is fetched, once and soon. */
export const exportLinkSchema = z.object({ path: z.string(), expiresAt: dateTimeSchema });

export const privacyRequestKindSchema = z.enum(['access', 'correction', 'deletion'], 'Please choose what you ask for');
export type PrivacyRequestKind = z.infer<typeof privacyRequestKindSchema>;

export const privacyRequestInputSchema = z.object({
  kind: privacyRequestKindSchema,
  note: optionalText('Please write the note as text'),
});
export type PrivacyRequestInput = z.infer<typeof privacyRequestInputSchema>;

export const privacyRequestSchema = z.object({
  id: z.uuid(),
  kind: privacyRequestKindSchema,
  note: z.string().nullable(),
  status: z.enum(['open', 'done', 'refused', 'cancelled']),
  answer: z.string().nullable(),
  dueAt: dateTimeSchema,
  createdAt: dateTimeSchema,
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;
export const privacyRequestListSchema = z.object({ requests: z.array(privacyRequestSchema) });
export const privacyRequestIdInputSchema = z.object({ requestId: idSchema });
