/** What the settings pages read and send. Every save names the version it was based on, so that nobody overwrites someone else's change. */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';
import { sessionLivesSchema } from '#shared/platform/session-lives.ts';
import { closuresSchema } from '#shared/platform/time/closures.ts';

const version = z
  .int('Reload the page and try again')
  .min(0, 'Reload the page and try again')
  .max(2_147_483_647, 'Reload the page and try again');

/** A setting as returned: version 0 is the initial value, which has never been changed. */
export function settingView<Value extends z.ZodType>(value: Value) {
  return z.object({
    version: z.int(),
    updatedByName: z.string().nullable(),
    updatedAt: dateTimeSchema.nullable(),
    value,
  });
}

export function saveSettingInput<Value extends z.ZodType>(value: Value) {
  return z.object({ version, value });
}

export const savedSettingSchema = z.object({ version: z.int() });

export const hoursSchema = settingView(closuresSchema).extend({
  /** The general holidays of this year and the next, which cannot be changed here. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  today: z.string(),
});
export type Hours = z.infer<typeof hoursSchema>;
export const saveClosuresInputSchema = saveSettingInput(closuresSchema);

/** The due times of something that arrives now, with these days closed. */
export const closuresEffectInputSchema = closuresSchema;
export const closuresEffectSchema = z.object({ dueText: z.string(), openText: z.string() });

export const sessionsSchema = settingView(sessionLivesSchema);
export const saveSessionsInputSchema = saveSettingInput(sessionLivesSchema);
