/** The go-live checklist: what still has to be done before real visitors come. */
import { z } from 'zod';
import { dateTimeSchema, line } from '#shared/platform/fields.ts';
import { defineSetting } from '#shared/platform/settings.ts';

export const launchItemSchema = z.enum([
  'production',
  'https',
  'secrets',
  'data_key_old',
  'second_factor',
  'demo_accounts',
  'administrators',
  'brokers',
  'email',
  'postal_address',
  'disclosure',
  'providers',
  'social',
  'testimonials',
  'legal',
  'facts',
  'fact_changes',
  'mail',
  'texts',
  'storage',
  'scanner',
  'assistant',
  'backups',
  'rate_limits',
  'proxy',
]);
export type LaunchItemId = z.infer<typeof launchItemSchema>;

/** What an administrator confirms to have reviewed before the product goes live. */
export const acknowledgedItemSchema = z.enum(['legal', 'testimonials', 'backups'], 'Choose what you reviewed');
export type AcknowledgedItem = z.infer<typeof acknowledgedItemSchema>;

/** What was confirmed as reviewed before the site went public, and exactly which content. */
export const acknowledgementsSetting = defineSetting(
  'launch',
  z.object({
    items: z
      .array(
        z.object({
          item: acknowledgedItemSchema,
          fingerprint: line('Enter what was reviewed', { max: 80 }),
          byName: line('Enter the name of the person who reviewed it'),
          at: dateTimeSchema,
        }),
      )
      .max(20),
  }),
  { items: [] },
);

/** Red must not go public; amber should be a deliberate choice. */
export const launchStateSchema = z.enum(['red', 'amber', 'green']);
export type LaunchState = z.infer<typeof launchStateSchema>;

export const launchEntrySchema = z.object({
  id: launchItemSchema,
  state: launchStateSchema,
  title: z.string(),
  /** What was found, with the value where it can be shown. */
  found: z.string(),
  why: z.string(),
  /** How to fix it; null when there is nothing to do. */
  fix: z.string().nullable(),
  /** The environment variable, or the file, that changes it. */
  place: z.string().nullable(),
  /** A page of the product where it can be fixed. */
  link: z.string().nullable(),
  /** For items a person confirms: exactly what the confirmation refers to now, and the latest one. */
  word: z
    .object({
      item: acknowledgedItemSchema,
      fingerprint: z.string(),
      statement: z.string().meta({ description: 'What pressing the button confirms' }),
      /** Whether it can be confirmed now. */
      open: z.boolean(),
      last: z.object({ byName: z.string(), at: dateTimeSchema, current: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type LaunchEntry = z.infer<typeof launchEntrySchema>;

export const launchListSchema = z.object({
  entries: z.array(launchEntrySchema),
  red: z.int(),
  amber: z.int(),
  at: dateTimeSchema,
});
export type LaunchList = z.infer<typeof launchListSchema>;

export const acknowledgeInputSchema = z.object({
  item: acknowledgedItemSchema,
  /** As it was shown: what changed since then was not reviewed. */
  fingerprint: z.string('Reload the page and try again').regex(/^[\w-]{8,80}$/, 'Reload the page and try again'),
});
export type AcknowledgeInput = z.infer<typeof acknowledgeInputSchema>;
