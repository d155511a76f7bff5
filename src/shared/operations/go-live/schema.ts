/** The launch checklist: what still stands in the way of real visitors. */
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
  'social',
  'testimonials',
  'legal',
  'facts',
  'mail',
  'storage',
  'scanner',
  'assistant',
  'backups',
  'rate_limits',
  'proxy',
]);
export type LaunchItemId = z.infer<typeof launchItemSchema>;

/** What an administrator confirms to have reviewed before the product goes live. */
export const acknowledgedItemSchema = z.enum(['legal', 'testimonials', 'backups'], 'Please choose what you reviewed');
export type AcknowledgedItem = z.infer<typeof acknowledgedItemSchema>;

/** What somebody confirmed to have reviewed before the site went public, and which words exactly. */
export const acknowledgementsSetting = defineSetting(
  'launch',
  z.object({
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
  }),
  { items: [] },
);

/** Red must not go public; amber is a choice somebody should have made knowingly. */
export const launchStateSchema = z.enum(['red', 'amber', 'green']);
export type LaunchState = z.infer<typeof launchStateSchema>;

export const launchEntrySchema = z.object({
  id: launchItemSchema,
  state: launchStateSchema,
  title: z.string(),
  /** What it is now, with the value where one can be shown. */
  found: z.string(),
  why: z.string(),
  /** How it is mended; null when there is nothing to do. */
  mend: z.string().nullable(),
  /** The variable of the environment, or the file, that changes it. */
  place: z.string().nullable(),
  /** A page of the product where it is mended. */
  link: z.string().nullable(),
  /** For what a person says: what exactly it is about now, and who said it last. */
  word: z
    .object({
      item: acknowledgedItemSchema,
      fingerprint: z.string(),
      statement: z.string().meta({ description: 'What pressing the button says' }),
      /** Whether it can be said now. */
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
  fingerprint: z
    .string('Please reload the page and try again')
    .regex(/^[\w-]{8,80}$/, 'Please reload the page and try again'),
});
export type AcknowledgeInput = z.infer<typeof acknowledgeInputSchema>;
