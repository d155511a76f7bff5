/** A user's consents, their own data, and their requests about it (PIPA Alberta; CASL). */
import { z } from 'zod';
import { dateTimeSchema, idSchema, optionalText } from '#shared/platform/fields.ts';

/** Days within which an access, correction or deletion request is answered: PIPA Alberta, section 28. */
export const PRIVACY_REQUEST_DAYS = 45;

export const withdrawConsentInputSchema = z.object({
  seq: z.int('Send the consent’s id').min(1).max(2_147_483_647),
});

/** Where the ZIP is downloaded, once and within a short time. */
export const exportLinkSchema = z.object({ path: z.string(), expiresAt: dateTimeSchema });

export const privacyRequestKindSchema = z.enum(['access', 'correction', 'deletion'], 'Choose what you’re asking for');
export type PrivacyRequestKind = z.infer<typeof privacyRequestKindSchema>;

export const privacyRequestInputSchema = z.object({
  kind: privacyRequestKindSchema,
  note: optionalText('The note must be text'),
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
