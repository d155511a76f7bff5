/** What the settings pages read and send. Whoever saves names the version they saw, so that nobody overwrites somebody else. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/cases/schema.ts';
import { documentCategorySchema } from '#shared/documents/schema.ts';
import { dateTimeSchema, line } from '#shared/fields.ts';
import { rankingSchema } from '#shared/matching/schema.ts';
import { closuresSchema, matchingWeightsSchema, requestTemplatesSchema, sessionLivesSchema } from './schema.ts';

const version = z
  .int('Please reload the page and try again')
  .min(0, 'Please reload the page and try again')
  .max(2_147_483_647, 'Please reload the page and try again');

/** Version 0 is the default, which nobody has changed yet. */
const saved = {
  version: z.int(),
  updatedByName: z.string().nullable(),
  updatedAt: dateTimeSchema.nullable(),
};
export const savedSettingSchema = z.object({ version: z.int() });

export const hoursSchema = z.object({
  ...saved,
  value: closuresSchema,
  /** The general holidays of this year and the next, which nobody can change here. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  today: z.string(),
});
export type Hours = z.infer<typeof hoursSchema>;
export const saveClosuresInputSchema = z.object({ version, value: closuresSchema });

/** When something that arrives at this moment is due, with these days closed. */
export const closuresEffectInputSchema = closuresSchema;
export const closuresEffectSchema = z.object({ dueText: z.string(), openText: z.string() });

export const templatesSchema = z.object({ ...saved, value: requestTemplatesSchema });
export const saveTemplatesInputSchema = z.object({ version, value: requestTemplatesSchema });
export const templatesOfInputSchema = z.object({ type: caseTypeSchema });
export const templatesOfSchema = z.object({
  templates: z.array(z.object({ title: z.string(), why: z.string(), category: documentCategorySchema })),
});

export const matchingSchema = z.object({ ...saved, value: matchingWeightsSchema });
export const saveMatchingInputSchema = z.object({ version, value: matchingWeightsSchema });

export const sessionsSchema = z.object({ ...saved, value: sessionLivesSchema });
export const saveSessionsInputSchema = z.object({ version, value: sessionLivesSchema });

/** The last decisions again, with other weights. */
export const dryRunInputSchema = z.object({ weights: matchingWeightsSchema });
export const dryRunSchema = z.object({
  decisions: z.array(
    z.object({
      id: z.uuid(),
      caseId: z.uuid(),
      caseNumber: z.string(),
      line: caseTypeSchema,
      at: dateTimeSchema,
      before: z.string(),
      after: z.string(),
      changed: z.boolean(),
    }),
  ),
  changed: z.int(),
  partial: z.int().meta({
    description: 'Of how many not every eligible broker was kept, so that another may have come out in front',
  }),
});
export type DryRun = z.infer<typeof dryRunSchema>;

const POSTAL = 'Please enter the first three characters of a postal code, such as T2P';
export const tryRequestInputSchema = z.object({
  weights: matchingWeightsSchema,
  type: caseTypeSchema,
  postalPrefix: line(POSTAL, { max: 7 }).regex(/^[A-Za-z]\d[A-Za-z]/, POSTAL),
  language: line('Please choose a language', { max: 10 }).regex(/^[a-z]{2,3}$/, 'Please choose a language'),
});
export type TryRequestInput = z.infer<typeof tryRequestInputSchema>;
export const tryRequestSchema = rankingSchema;
