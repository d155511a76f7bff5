/** Browser errors: reported by the inline script of every page, read by administrators. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, line, text } from '#shared/platform/fields.ts';

/** An uncaught error, an unhandled promise rejection, or a part of a page that failed to render. */
export const browserFailureKindSchema = z.enum(
  ['error', 'rejection', 'crash'],
  'Kind must be “error”, “rejection” or “crash”',
);
export type BrowserFailureKind = z.infer<typeof browserFailureKindSchema>;

/** The limits of `inline/first-script.js`, which truncates longer values. */
export const reportBrowserFailureInputSchema = z.object({
  kind: browserFailureKindSchema,
  name: line('Send the error class', { min: 0, max: 100 }),
  message: text('Send the error message', { min: 0, max: 500 }),
  stack: text('The error stack must be text', { min: 0, max: 3_000 }),
  page: line('Send the page path', { max: 2_000 }),
  release: z
    .string('Send the release')
    .max(40, 'Send the release')
    .regex(/^[\w.-]+$/, 'Send the release'),
});
export type ReportBrowserFailureInput = z.infer<typeof reportBrowserFailureInputSchema>;

export const browserFailureReceiptSchema = z.object({
  requestId: z
    .string()
    .meta({ description: 'Identifies the report in the server log. The person can quote it to support' }),
});

/** Identical reports are one row per release. */
export const browserFailureSchema = z.object({
  id: z.uuid(),
  kind: browserFailureKindSchema,
  name: z.string(),
  message: z.string(),
  stack: z.string(),
  page: z.string().meta({ description: 'The path where it last happened, with ids replaced' }),
  browser: z.string().meta({ description: 'The browser in the last report' }),
  release: z.string(),
  requestId: z.string().meta({ description: 'From the last report' }),
  count: z.int(),
  firstAt: dateTimeSchema,
  lastAt: dateTimeSchema,
});
export const browserFailureListSchema = z.object({
  failures: z.array(browserFailureSchema).meta({ description: 'Newest first, up to 50' }),
});
export type BrowserFailureList = z.infer<typeof browserFailureListSchema>;

export const dismissBrowserFailureInputSchema = z.object({ failureId: idSchema });
export const dismissedSchema = z.object({ dismissed: z.literal(true) });
