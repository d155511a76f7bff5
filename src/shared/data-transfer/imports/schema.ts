/** Imports of cases from another system: a file, its column mapping, a preview of each row, and the undo. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { LIST_MAX_COLUMNS } from '#shared/platform/list-file.ts';

/** Where the file is sent, as the body of a POST; its name is in `fileName`. */
export const IMPORT_UPLOAD_PATH = '/api/admin/imports';
export const importFileNameSchema = line('Choose a file', { max: 120 });
export const importUploadSchema = z.object({ importId: z.uuid() });

export const importFieldSchema = z.enum([
  'fullName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'postalCode',
  'type',
  'language',
  'notes',
  'reference',
  'consentOn',
  'consentHow',
]);
export type ImportField = z.infer<typeof importFieldSchema>;

const COLUMN = 'Choose a column from the file';
const column = z
  .int(COLUMN)
  .min(0, COLUMN)
  .max(LIST_MAX_COLUMNS - 1, COLUMN)
  .nullable()
  .optional();

export const importMappingSchema = z.object({
  columns: z.partialRecord(importFieldSchema, column, 'Match each column to a field'),
  /** For rows that do not name a line of insurance. */
  type: caseTypeSchema,
  /** The broker who gets them; null: they wait for an administrator, and routing offers them to no broker. */
  brokerId: idSchema.nullable(),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

const VERSION = 'Reload the page and try again';
export const importIdInputSchema = z.object({ importId: idSchema });
export const importCommandSchema = importIdInputSchema.extend({
  version: z.int(VERSION).min(0, VERSION).max(2_147_483_647, VERSION),
});
export type ImportCommand = z.infer<typeof importCommandSchema>;

export const setImportMappingInputSchema = importCommandSchema.extend({ mapping: importMappingSchema });
export type SetImportMappingInput = z.infer<typeof setImportMappingInputSchema>;

const LINES = 'Choose rows from the file';
export const skipImportRowsInputSchema = importCommandSchema.extend({
  /** Row numbers of the file, or all rows that are duplicates. */
  which: z.union(
    [
      z.literal('duplicates'),
      z.array(z.int(LINES).min(1, LINES).max(1_000_000, LINES), LINES).min(1, LINES).max(500, LINES),
    ],
    LINES,
  ),
  skipped: z.boolean('Choose whether to exclude these rows'),
});
export type SkipImportRowsInput = z.infer<typeof skipImportRowsInputSchema>;

export const importRowsShownSchema = z.enum(
  ['all', 'ready', 'problems', 'duplicates', 'skipped', 'imported', 'kept'],
  'Choose which rows to see',
);
export type ImportRowsShown = z.infer<typeof importRowsShownSchema>;
export const listImportRowsInputSchema = importIdInputSchema.extend({
  show: importRowsShownSchema,
  /** The row after which the page begins. */
  cursor: z.int(LINES).min(0, LINES).max(1_000_000, LINES).optional(),
});
export type ListImportRowsInput = z.infer<typeof listImportRowsInputSchema>;

export const importRowSchema = z.object({
  line: z.int(),
  /** As the mapping reads it. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.string(),
  /** Why it cannot become a case. */
  problem: z.string().nullable(),
  /** What is left out of it, or read differently. */
  warnings: z.array(z.string()),
  duplicate: z.string().nullable(),
  duplicateCaseId: z.uuid().nullable(),
  skipped: z.boolean(),
  caseId: z.uuid().nullable(),
});
export type ImportRowView = z.infer<typeof importRowSchema>;
export const importRowsSchema = z.object({ rows: z.array(importRowSchema), next: z.int().nullable() });

export const importCountsSchema = z.object({
  rows: z.int(),
  /** Would become cases if it ran now. */
  ready: z.int(),
  problems: z.int(),
  duplicates: z.int(),
  skipped: z.int(),
  imported: z.int(),
  /** For an import that was undone: cases that had already been worked on, which stay. */
  kept: z.int(),
  takenBack: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** `running` and `undoing`: the job has not finished yet. */
export const importStateSchema = z.enum(['draft', 'running', 'imported', 'undoing', 'undone']);
export type ImportState = z.infer<typeof importStateSchema>;

export const importSummarySchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: importStateSchema,
  rowCount: z.int(),
  createdByName: z.string(),
  createdAt: dateTimeSchema,
  importedAt: dateTimeSchema.nullable(),
  undoneAt: dateTimeSchema.nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;
/** `unfinished`: only those that were uploaded a while ago and not imported. */
export const listImportsInputSchema = z.object({ unfinished: z.boolean().optional() }).optional();
export const importListSchema = z.object({ imports: z.array(importSummarySchema) });

export const importDetailSchema = importSummarySchema.extend({
  version: z.int(),
  columns: z.array(z.string()),
  /** The first rows of the file, unchanged. */
  samples: z.array(z.array(z.string())),
  mapping: importMappingSchema,
  brokerName: z.string().nullable(),
  counts: importCountsSchema,
});
export type ImportDetail = z.infer<typeof importDetailSchema>;

export const importUploadedSchema = z.object({ importId: z.uuid() });
