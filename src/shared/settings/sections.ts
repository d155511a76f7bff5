/** What the settings pages read and send. Whoever saves names the version they saw, so that nobody overwrites somebody else. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';
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
