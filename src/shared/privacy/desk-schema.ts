/** Privacy requests as administrators answer them: the request, its due date, what can be done now and what must be kept. */
import { z } from 'zod';
import { cursorSchema, dateTimeSchema, idSchema, line, phone, text } from '#shared/platform/fields.ts';
import { privacyRequestKindSchema } from './schema.ts';

export const privacyStatusSchema = z.enum(['open', 'done', 'refused', 'cancelled'], 'Choose one of the statuses');
export type PrivacyStatus = z.infer<typeof privacyStatusSchema>;

/** Open requests due within this many days need attention. */
export const PRIVACY_WARNING_DAYS = 14;

export const listPrivacyDeskInputSchema = z.object({
  status: privacyStatusSchema,
  /** Only those due soon. */
  due: z.literal('soon', 'Choose “soon”').optional(),
  cursor: cursorSchema.optional(),
});
export type ListPrivacyDeskInput = z.infer<typeof listPrivacyDeskInputSchema>;

export const privacyDeskRowSchema = z.object({
  id: z.uuid(),
  kind: privacyRequestKindSchema,
  status: privacyStatusSchema,
  personName: z.string(),
  createdAt: dateTimeSchema,
  dueAt: dateTimeSchema,
  /** Open after its due date. */
  late: z.boolean(),
  closedAt: dateTimeSchema.nullable(),
  handledByName: z.string().nullable(),
});
export type PrivacyDeskRow = z.infer<typeof privacyDeskRowSchema>;
export const privacyDeskListSchema = z.object({
  requests: z.array(privacyDeskRowSchema),
  nextCursor: z.string().nullable(),
});

/** What an erasure would do, in words with numbers. */
export const erasurePlanSchema = z.object({
  /** Why nothing may be removed now; null when it may. */
  blocked: z.string().nullable(),
  removed: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), why: z.string(), until: dateTimeSchema.nullable() })),
});
export type ErasurePlan = z.infer<typeof erasurePlanSchema>;

export const privacyDeskDetailSchema = privacyDeskRowSchema.extend({
  version: z.int(),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  person: z.object({
    id: z.uuid(),
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string(),
    role: z.string(),
    joinedAt: dateTimeSchema,
    openCases: z.int(),
    closedCases: z.int(),
  }),
  /** For a client's deletion request, while it is open. */
  plan: erasurePlanSchema.nullable(),
});
export type PrivacyDeskDetail = z.infer<typeof privacyDeskDetailSchema>;

const VERSION = 'Reload the page and try again';
export const privacyDeskIdInputSchema = z.object({ requestId: idSchema });
const command = privacyDeskIdInputSchema.extend({
  version: z.int(VERSION).min(0, VERSION).max(2_147_483_647, VERSION),
});
const answer = text('Enter the answer, so the person can read what was done', { min: 3, max: 2_000 });

export const answerPrivacyInputSchema = command.extend({ answer });
export type AnswerPrivacyInput = z.infer<typeof answerPrivacyInputSchema>;

export const refusePrivacyInputSchema = command.extend({
  answer: text('Enter the reason, and where the person can complain', { min: 3, max: 2_000 }),
});

/** The email address is not included: its owner changes it, because both mailboxes have to confirm. */
export const correctPersonInputSchema = command.extend({
  fullName: line('Enter a name', { max: 120 }),
  phone: phone('Enter a phone number with at least 10 characters'),
  answer,
});
export type CorrectPersonInput = z.infer<typeof correctPersonInputSchema>;

export const erasePersonInputSchema = command.extend({
  /** Typed by hand, so that nobody is erased by accident. */
  username: line('Enter the person’s username', { max: 60 }),
  answer,
});
export type ErasePersonInput = z.infer<typeof erasePersonInputSchema>;

/** Where an administrator downloads the data of the person who made the request. */
export const personDataPath = (requestId: string) => `/api/admin/privacy/${requestId}/data.zip`;
