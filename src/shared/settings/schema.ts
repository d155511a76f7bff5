/** What administrators decide while the product runs: one schema and one default per key. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { dateTimeSchema, isoDate, line, text } from '#shared/platform/fields.ts';

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
  // Of all four together: none of them is the wrong one.
  .refine(({ capacity, language, fairness, area }) => capacity + language + fairness + area === 100, WEIGHTS);
export type MatchingWeights = z.infer<typeof matchingWeightsSchema>;

/** What this house often asks clients for, beside the templates of the product. */
export const requestTemplatesSchema = z.object({
  templates: z
    .array(
      z.object({
        title: line('Please write what you need'),
        why: text('Please write why it is needed', { max: 500 }),
        category: documentCategorySchema,
        lines: z
          .array(caseTypeSchema, 'Please choose from the lines of insurance')
          .max(caseTypeSchema.options.length, 'Please choose each line once')
          .meta({ description: 'Where it is offered; none means everywhere' }),
      }),
    )
    .max(50, 'Please keep at most 50 templates')
    .refine(
      (templates) => new Set(templates.map(({ title }) => title)).size === templates.length,
      'Another template has this title',
    ),
});
export type RequestTemplates = z.infer<typeof requestTemplatesSchema>;

/** What an administrator confirms to have reviewed before the product goes live. */
export const acknowledgedItemSchema = z.enum(['legal', 'testimonials', 'backups'], 'Please choose what you reviewed');
export type AcknowledgedItem = z.infer<typeof acknowledgedItemSchema>;

/** What a person has said is in order before the site goes public, and about which words exactly. */
export const launchWordsSchema = z.object({
  items: z
    .array(
      z.object({
        item: acknowledgedItemSchema,
        fingerprint: line('Please name what was reviewed', { max: 80 }),
        byName: line('Please name who reviewed it'),
        at: dateTimeSchema,
      }),
    )
    .max(20),
});

/** Clients stay signed in for this long without using the site (spec decision 7). */
export const CLIENT_IDLE_DAYS = 14;

const whole = (min: number, max: number, unit: string) => {
  const message = `Please enter ${min} to ${max} ${unit}`;
  return z.int(message).min(min, message).max(max, message);
};

/** When a session ends although nobody signed out. Nothing may outlast the idle life of clients but their own absolute one. */
export const sessionLivesSchema = z.object({
  staffIdleMinutes: whole(5, CLIENT_IDLE_DAYS * 24 * 60, 'minutes'),
  staffHours: whole(1, CLIENT_IDLE_DAYS * 24, 'hours'),
  clientDays: whole(1, 90, 'days'),
});
export type SessionLives = z.infer<typeof sessionLivesSchema>;

export const settingSchemas = {
  closures: closuresSchema,
  matching: matchingWeightsSchema,
  requestTemplates: requestTemplatesSchema,
  launch: launchWordsSchema,
  sessions: sessionLivesSchema,
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingSchemas)[Key]>;

export const settingDefaults: { [Key in SettingKey]: SettingValue<Key> } = {
  closures: { days: [] },
  matching: { capacity: 40, language: 25, fairness: 25, area: 10 },
  requestTemplates: { templates: [] },
  launch: { items: [] },
  sessions: { staffIdleMinutes: 60, staffHours: 12, clientDays: 30 },
};
