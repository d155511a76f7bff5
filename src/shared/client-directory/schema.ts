/** Clients as administrators manage them: with an account, and without one. */
import { z } from 'zod';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { mailboxMessageSchema } from '#shared/contact-messages/desk-schema.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';
import { submittedViaSchema } from '#shared/platform/submitted-via.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';
import { privacyRequestSchema } from '#shared/privacy/schema.ts';

const searchSchema = line('Shorten your search', { min: 0, max: 100 }).optional();

/** A filter that a single index answers; combining two of the rare ones would have to read every row. */
export const clientFilterSchema = z.enum(
  ['all', 'verified', 'unverified', 'disabled', 'open_cases'],
  'Choose one of the filters',
);
export type ClientFilter = z.infer<typeof clientFilterSchema>;

export const listClientsInputSchema = z.object({
  filter: clientFilterSchema.optional(),
  /** Word prefixes of name, username or email address; a telephone number also by its end. */
  search: searchSchema,
  cursor: cursorSchema.optional(),
});
export type ListClientsInput = z.infer<typeof listClientsInputSchema>;

export const clientRowSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string(),
    disabled: z.boolean(),
    openCases: z.int().meta({ description: 'How many of their requests are open' }),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'Client', description: 'A client with an account' });
export type ClientRow = z.infer<typeof clientRowSchema>;
export const clientPageSchema = z.object({
  clients: z.array(clientRowSchema),
  nextCursor: z.string().nullable(),
  ...searchProgressShape,
});
export type ClientPage = z.infer<typeof clientPageSchema>;

export const clientsInputSchema = z.object({
  filter: clientFilterSchema
    .optional()
    .meta({ description: 'All of them, unless this says otherwise. `open_cases`: those with an open request' }),
  ...pageFields,
});
export type ClientsInput = z.infer<typeof clientsInputSchema>;
export const clientsSchema = pageSchemaOf(clientRowSchema);
export type Clients = z.infer<typeof clientsSchema>;

export const listPeopleInputSchema = z.object({
  search: searchSchema,
  /** The email address after which the next page begins. */
  cursor: line('Use the cursor exactly as returned', { max: 254 }).optional(),
});
export type ListPeopleInput = z.infer<typeof listPeopleInputSchema>;

/** A person who asked without an account: one row per email address, described by the latest request. */
export const personRowSchema = z.object({
  mailbox: z.string(),
  name: z.string(),
  phone: z.string(),
  caseId: z.uuid(),
  caseNumber: z.string(),
  caseTitle: z.string(),
  caseStatus: caseStatusSchema,
  createdAt: dateTimeSchema,
});
export type PersonRow = z.infer<typeof personRowSchema>;
export const personPageSchema = z.object({
  people: z.array(personRowSchema),
  nextCursor: z.string().nullable(),
  ...searchProgressShape,
});
export type PersonPage = z.infer<typeof personPageSchema>;

export const clientIdInputSchema = z.object({ clientId: idSchema });
export const clientCasesInputSchema = clientIdInputSchema.extend({ cursor: cursorSchema.optional() });
export type ClientCasesInput = z.infer<typeof clientCasesInputSchema>;

export const clientDetailSchema = clientRowSchema.omit({ openCases: true }).extend({
  language: z.string(),
  preferredContact: z.string(),
  preferredTimes: z.string(),
  secondFactor: z.boolean(),
  termsVersion: z.string(),
  /** How they consented; null when that was not recorded yet. */
  termsVia: submittedViaSchema.nullable(),
  disabledAt: dateTimeSchema.nullable(),
  /** Signed-in browsers, and when one of them was last used. */
  openSessions: z.int(),
  lastSeenAt: dateTimeSchema.nullable(),
  privacyRequests: z.array(privacyRequestSchema),
  /** Contact form messages from the same email address, newest first. */
  messages: z.array(mailboxMessageSchema),
  /** When administrators viewed the portal as this client, newest first. */
  views: z.array(z.object({ by: z.string(), reason: z.string(), at: dateTimeSchema })),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

/** The current state of a consent, and the link to its proof. */
export const clientConsentSchema = z.object({
  seq: z.int(),
  title: z.string(),
  version: z.int(),
  caseNumber: z.string().nullable(),
  givenAt: dateTimeSchema,
  withdrawnAt: dateTimeSchema.nullable(),
});
export type ClientConsent = z.infer<typeof clientConsentSchema>;
export const clientConsentListSchema = z.object({ consents: z.array(clientConsentSchema) });

export const clientProofInputSchema = clientIdInputSchema.extend({
  seq: z.int('Send the consent’s id').min(1).max(2_147_483_647),
});
export type ClientProofInput = z.infer<typeof clientProofInputSchema>;
