/** A request that a broker writes down for someone on the telephone or at the counter, with the consent they gave aloud. */
import { z } from 'zod';
import { spokenChannelSchema } from '#shared/cases/spoken-channels.ts';
import { MAX_TICK_AGE_MS } from '#shared/consents/screen.ts';
import { spokenTexts } from '#shared/consents/spoken.ts';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { definitionVersionSchema } from './requests.ts';

const READ_AGAIN = 'The wording has changed. Reload the page and read it aloud again';

const spokenConsentSchema = z.object({
  said: z.literal(true, 'Read the words aloud, and tick the box when the client says yes'),
  version: z
    .int(READ_AGAIN)
    .refine((version) => version === spokenTexts.contact.version, byRule('consent_version', READ_AGAIN)),
  /** How many milliseconds before sending they said it: clocks of browsers are wrong, durations aren't. */
  agoMs: z
    .int('Tick the box again')
    .min(0, 'Tick the box again')
    .max(MAX_TICK_AGE_MS, 'Ask again: this was too long ago'),
});

export const openSpokenInputSchema = z.object({
  /** Made when the form is begun, and the id of the request: sending it again opens nothing twice. */
  id: z.uuidv7('Begin the form again'),
  line: caseTypeSchema,
  definitionVersion: definitionVersionSchema,
  channel: spokenChannelSchema,
  /** By the questions of the line. A name, and a telephone number or an email address, are enough. */
  answers: answersSchema,
  consent: spokenConsentSchema,
});
export type OpenSpokenInput = z.infer<typeof openSpokenInputSchema>;

export const openedSpokenSchema = z.object({
  caseId: z.uuid(),
  number: z.string(),
  /** Whether the client gets a receipt: not without an email address. */
  emailed: z.boolean(),
});
export type OpenedSpoken = z.infer<typeof openedSpokenSchema>;

export const knownClientsInputSchema = z.object({
  /** As typed so far. */
  email: z.string('Send the email address as text').max(320, 'This email address is too long').default(''),
  phone: z.string('Send the phone number as text').max(40, 'This phone number is too long').default(''),
});
export type KnownClientsInput = z.infer<typeof knownClientsInputSchema>;

export const knownClientListSchema = z.object({
  clients: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      postalCode: z.string().nullable(),
      /** Their open requests, latest first. */
      open: z.array(z.object({ caseId: z.uuid(), number: z.string(), title: z.string() })),
    }),
  ),
});
export type KnownClient = z.infer<typeof knownClientListSchema>['clients'][number];
