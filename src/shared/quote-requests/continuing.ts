/** Continuing a draft on another device: by a link and a code from an email, or by a QR code. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, email } from '#shared/platform/fields.ts';
import { fillProfile, type SiteProfile } from '#shared/platform/site.ts';
import { draftKeySchema, draftTokenSchema } from './requests.ts';

/** What opens a draft besides the token of the browser that began it. */
export const draftKeyKinds = ['email', 'qr', 'agent', 'device'] as const;

/** Wrong codes per email; then a fresh one has to be sent. */
export const CODE_TRIES = 5;
/** How long a QR code works. It works once. */
export const QR_MINUTES = 10;
/** After this long without a change, an unsent request gets its one reminder. */
export const REMINDER_DAYS = 3;

const incomplete = 'This link is incomplete';
const linkTokenSchema = z.string(incomplete).regex(/^[\w-]{43}$/, incomplete);

/** The purpose of the consent to the reminder. */
export const DRAFT_REMINDER = 'draft_reminder';

const reminderTemplate = {
  purpose: DRAFT_REMINDER,
  version: 1,
  text: 'I agree that {name} ({postalAddress}) sends this address one reminder by email if I haven’t sent this request {days} days after I last worked on it. I can withdraw this at any time by sending or discarding the request, or by writing to {email}.',
} as const;

/** The consent to the reminder, exactly as it is shown and recorded: with the name and addresses of the business. */
export function reminderConsent(site: SiteProfile) {
  const text = fillProfile(reminderTemplate.text.replace('{days}', String(REMINDER_DAYS)), site);
  return { ...reminderTemplate, text };
}

export const emailLinkInputSchema = draftKeySchema.extend({
  email: email('Invalid email address'),
  reminder: z
    .literal(reminderTemplate.version, 'The wording of this consent has changed. Reload the page and read it again')
    .optional()
    .meta({ description: 'The version of the consent to one reminder. Without it, there is none' }),
});
export type EmailLinkInput = z.infer<typeof emailLinkInputSchema>;

export const emailedLinkSchema = z.object({ expiresAt: dateTimeSchema, reminder: z.boolean() });

export const linkTokenInputSchema = z.object({ token: linkTokenSchema });

/** All that a link alone reveals. */
export const foundLinkSchema = z.object({
  line: caseTypeSchema,
  startedAt: dateTimeSchema,
  needsCode: z.boolean(),
  /** What the agent calls itself that filled in the answers; null when a person did. */
  preparedBy: z.string().nullable(),
  /** After too many wrong codes, until a fresh one is sent. */
  closed: z.boolean(),
});
export type FoundLink = z.infer<typeof foundLinkSchema>;

export const openLinkInputSchema = z.object({
  token: linkTokenSchema,
  code: z
    .string('Enter the six digits from the email')
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from the email'))
    .optional(),
  /** Made by the browser that opens the draft, and its key from then on. */
  deviceToken: draftTokenSchema,
});
export type OpenLinkInput = z.infer<typeof openLinkInputSchema>;

export const openedLinkSchema = z.object({ draftId: z.uuid(), line: caseTypeSchema });

export const qrLinkSchema = z.object({ token: z.string(), expiresAt: dateTimeSchema });
