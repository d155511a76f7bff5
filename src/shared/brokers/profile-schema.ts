/** What brokers maintain about their own licence and work, and what administrators see of it. */
import { z } from 'zod';
import { languageSchema } from '#shared/accounts/account/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { industrySchema } from '#shared/lines/industries.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { dateTimeSchema, idSchema, isoDate, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import {
  attestationsSchema,
  type LicenceClass,
  licenceClassLabels,
  licenceClassSchema,
  licenceLevelSchema,
  linesWithoutLicence,
  needsSupervisor,
  requiredLicenceClass,
} from './schema.ts';

const unique = <Value>(values: readonly Value[]) => new Set(values).size === values.length;

/** An empty field counts as absent. */
function optionalLine(message: string, max: number) {
  return line(message, { min: 0, max })
    .nullable()
    .transform((value) => value || null);
}

export const licenceFactsShape = z.object({
  firm: line('Enter the firm’s name', { max: 120 }),
  licenceNumber: line('Enter the licence number', { min: 3, max: 40 }),
  licenceClasses: z
    .array(licenceClassSchema, 'Choose at least one licence class')
    .min(1, 'Choose at least one licence class')
    .max(3, 'Choose each class once')
    .refine(unique, byRule('duplicate', 'Choose each class once')),
  licenceLevel: licenceLevelSchema,
  licenceExpiresOn: isoDate('Enter the licence expiry date'),
  supervisorName: optionalLine('Enter the supervising broker’s name', 120),
  supervisorLicence: optionalLine('Enter the supervising broker’s licence number', 40),
});

type SupervisedFacts = Pick<
  z.output<typeof licenceFactsShape>,
  'licenceClasses' | 'licenceLevel' | 'supervisorName' | 'supervisorLicence'
>;

function supervision(facts: SupervisedFacts, context: z.core.$RefinementCtx): void {
  if (!needsSupervisor(facts.licenceLevel, facts.licenceClasses)) return;
  const missing = (path: 'supervisorName' | 'supervisorLicence', message: string) => {
    if (!facts[path]) context.addIssue({ code: 'custom', path: [path], ...byRule('required', message) });
  };
  missing('supervisorName', 'Brokers at this level work under supervision: enter the supervising broker’s name');
  missing('supervisorLicence', 'Enter the supervising broker’s licence number');
}

/** What the Council's register says about a broker. Any change requires a new comparison. */
export const licenceFactsSchema = licenceFactsShape.superRefine(supervision);
export type LicenceFacts = z.output<typeof licenceFactsSchema>;

/** `T` is all of Alberta; `T2` a part of Calgary's surroundings, `T2P` a district. */
export const areaSchema = z
  .string('Enter the start of an Alberta postal code, such as T2 or T5K')
  .trim()
  .toUpperCase()
  .regex(/^T(\d[A-Z]?)?$/, 'Enter the start of an Alberta postal code, such as T2 or T5K');

const CAPACITY = 'Enter a whole number from 0 to 500';

export const workShape = z.object({
  lines: z
    .array(caseTypeSchema, 'Choose the lines you offer')
    .max(caseTypeSchema.options.length, 'Choose each line only once')
    .refine(unique, byRule('duplicate', 'Choose each line only once')),
  industries: z
    .array(industrySchema, 'Choose the industries you place')
    .max(industrySchema.options.length, 'Choose each industry only once')
    .refine(unique, byRule('duplicate', 'Choose each industry only once'))
    .default([])
    .meta({ description: 'For business insurance and rideshare; none means every industry' }),
  areas: z
    .array(areaSchema, 'Enter at least one area')
    .min(1, 'Enter at least one area')
    .max(100, 'Enter at most 100 areas')
    .refine(unique, byRule('duplicate', 'Enter each area once')),
  languages: z
    .array(languageSchema, 'Choose at least one language')
    .min(1, 'Choose at least one language')
    .max(languageSchema.options.length, 'Choose each language only once')
    .refine(unique, byRule('duplicate', 'Choose each language only once')),
  capacity: z.int(CAPACITY).min(0, CAPACITY).max(500, CAPACITY),
});
export type Work = z.output<typeof workShape>;

/** Why these classes do not allow some of the lines, as one sentence; null when all are allowed. */
export function refusedLines(lines: Work['lines'], classes: readonly LicenceClass[]): string | null {
  const [first] = linesWithoutLicence(lines, classes);
  if (!first) return null;
  const required = requiredLicenceClass(first);
  const wanted = required ? `the ${licenceClassLabels[required]} licence` : 'a licence';
  return `${lineLabels[first]} needs ${wanted}, which you haven’t entered`;
}

/** Everything about a broker that an invitation can prefill. */
export const invitedBrokerSchema = licenceFactsShape.extend(workShape.shape).superRefine((facts, context) => {
  supervision(facts, context);
  const message = refusedLines(facts.lines, facts.licenceClasses);
  if (message) context.addIssue({ code: 'custom', path: ['lines'], ...byRule('not_allowed', message) });
});
export type InvitedBroker = z.output<typeof invitedBrokerSchema>;

export const setAwayInputSchema = z.object({
  /** The day the broker is back; null ends the absence. */
  awayUntil: isoDate('Choose the date you’ll be back').nullable(),
  delegateId: idSchema.nullable(),
});
export type SetAwayInput = z.infer<typeof setAwayInputSchema>;

export const searchColleaguesInputSchema = z.object({
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
});

export const colleagueSchema = z.object({ id: z.uuid(), name: z.string(), firm: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;
export const colleaguesSchema = z.object({ colleagues: z.array(colleagueSchema) });

/** The state of a licence on a day: `ending` from 60 days before the last day on. */
export const licenceStateSchema = z.enum(['valid', 'ending', 'expired'], 'Choose a licence status');
export type LicenceState = z.infer<typeof licenceStateSchema>;

export const brokerProfileSchema = z
  .object({
    firm: z.string(),
    licenceNumber: z.string(),
    licenceClasses: z.array(licenceClassSchema),
    licenceLevel: licenceLevelSchema,
    licenceExpiresOn: z.string().meta({ format: 'date' }),
    supervisorName: z.string().nullable(),
    supervisorLicence: z.string().nullable(),
    licenceState: licenceStateSchema,
    licenceDaysLeft: z
      .int()
      .meta({ description: 'Days until the last day of the licence; negative once it has expired' }),
    licenceVerifiedAt: dateTimeSchema.nullable(),
    licenceVerifiedName: z.string().nullable(),
    ...attestationsSchema.shape,
    lines: z.array(caseTypeSchema),
    industries: z.array(industrySchema),
    areas: z.array(z.string()),
    languages: z.array(z.string()),
    capacity: z.int(),
    awayUntil: z.string().meta({ format: 'date' }).nullable(),
    away: z.boolean().meta({ description: 'Away today: receives no new offers' }),
    delegate: colleagueSchema.nullable().meta({ description: 'Who takes over while the broker is away' }),
  })
  .meta({ id: 'BrokerProfile', description: 'A broker’s licence and work' });
export type BrokerProfileView = z.infer<typeof brokerProfileSchema>;

/** Null for an administrator, who has access without a licence. */
export const ownBrokerProfileSchema = z.object({
  id: z.uuid().meta({ description: 'Your own id, as in the cases you work on' }),
  profile: brokerProfileSchema.nullable(),
});
