/** What administrators decide while the product runs: one schema and one default per key. */
import { z } from 'zod';
import { isoDate } from '#shared/cases/schema.ts';
import { line } from '#shared/fields.ts';

const WEIGHTS = 'Please give whole points that make 100 together';
const points = z.int(WEIGHTS).min(0, WEIGHTS).max(100, WEIGHTS);

/** Days on which nobody works although the calendar of Alberta does not say so; clocks stand still on them. */
export const closuresSchema = z.object({
  days: z
    .array(
      z.object({
        day: isoDate('Please pick a day from the calendar'),
        name: line('Please write why it is closed', { max: 80 }),
      }),
    )
    .max(100, 'Please keep at most 100 days')
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Each day can stand here once'),
});
export type Closures = z.infer<typeof closuresSchema>;

/** How many points out of 100 each part of matching gives. */
export const matchingWeightsSchema = z
  .object({ capacity: points, language: points, fairness: points, area: points })
  .refine(({ capacity, language, fairness, area }) => capacity + language + fairness + area === 100, {
    path: ['capacity'],
    message: WEIGHTS,
  });
export type MatchingWeights = z.infer<typeof matchingWeightsSchema>;

export const settingSchemas = { closures: closuresSchema, matching: matchingWeightsSchema } as const;

export type SettingKey = keyof typeof settingSchemas;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingSchemas)[Key]>;

export const settingDefaults: { [Key in SettingKey]: SettingValue<Key> } = {
  closures: { days: [] },
  matching: { capacity: 40, language: 25, fairness: 25, area: 10 },
};
