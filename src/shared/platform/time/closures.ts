import { z } from 'zod';
import { isoDate, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { defineSetting } from '#shared/platform/settings.ts';

/** Days without staff that are not holidays in Alberta: the SLA clocks stop on them. */
export const closuresSchema = z.object({
  days: z
    .array(
      z.object({
        day: isoDate('Choose a date from the calendar'),
        name: line('Enter the reason for closing', { max: 80 }),
      }),
    )
    .max(100, 'You can list up to 100 days')
    .refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      byRule('duplicate', 'Each day can only be listed once'),
    ),
});
export type Closures = z.infer<typeof closuresSchema>;

export const closuresSetting = defineSetting('closures', closuresSchema, { days: [] });
