/** Options while the broker types them: every cell is text, so that half an amount or half a date is kept as it is. */
import { z } from 'zod';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { startingCoverageSchema } from '#shared/lines/coverages/start.ts';
import { dateTimeSchema, idSchema, line, text } from '#shared/platform/fields.ts';
import { OPTIONS_MAX } from './schema.ts';

/** More than an option may have: options of different insurers have different rows. */
export const ROWS_MAX = 40;

/** What a cell may hold: a little more than a note and two amounts. */
export const CELL_MAX = 400;

const cell = (max = CELL_MAX) => line('The cell must be text', { min: 0, max });
const longCell = text('The cell must be text', { min: 0, max: 2_000 });

export const optionColumnSchema = z.object({
  key: idSchema,
  insurer: cell(),
  premium: cell(),
  term: premiumTermSchema,
  validUntil: cell(),
  /** By the key of the row. */
  cells: z.record(idSchema, cell()),
  exclusions: longCell,
  note: longCell,
  /** The insurer’s quote, a document of the case. */
  documentId: idSchema.nullable(),
});
export type OptionColumn = z.infer<typeof optionColumnSchema>;

export const coverageRowSchema = z.object({ key: idSchema, name: cell() });
export type CoverageRow = z.infer<typeof coverageRowSchema>;

export const optionGridSchema = z.object({
  rows: z.array(coverageRowSchema, 'Send the rows as a list').max(ROWS_MAX, `Use up to ${ROWS_MAX} rows`),
  columns: z
    .array(optionColumnSchema, 'Send the options as a list')
    .max(OPTIONS_MAX, `Add up to ${OPTIONS_MAX} options`),
  message: longCell,
});
export type OptionGrid = z.infer<typeof optionGridSchema>;

export const saveOptionDraftInputSchema = caseIdInputSchema.extend({
  version: z
    .int('Reload the page and try again')
    .min(0, 'Reload the page and try again')
    .max(2_147_483_647, 'Reload the page and try again')
    .meta({ description: 'The version that was read; 0 before anything was saved' }),
  /** Null discards what was typed. */
  grid: optionGridSchema.nullable(),
});
export type SaveOptionDraftInput = z.infer<typeof saveOptionDraftInputSchema>;

export const savedOptionDraftSchema = z.object({ version: z.int(), savedAt: dateTimeSchema });
export type SavedOptionDraft = z.infer<typeof savedOptionDraftSchema>;

/** What the broker’s grid begins with. */
export const optionDraftSchema = z.object({
  version: z.int(),
  grid: optionGridSchema.nullable(),
  savedAt: dateTimeSchema.nullable(),
  savedByName: z.string().nullable(),
  savedByMe: z.boolean(),
  /** Of a new option. */
  start: z.array(startingCoverageSchema),
  /** To choose from; any other may be typed. */
  insurers: z.array(z.string()),
});
export type OptionDraft = z.infer<typeof optionDraftSchema>;
