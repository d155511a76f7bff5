/** What a backup says about itself: enough to prove that nothing is missing, and that a release fits it. */
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of everything COPY gave, in its order. */
  sha256: hash,
});
export type TableInBackup = z.infer<typeof tableSchema>;

export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('coverbridge'),
  /** By the clock of the database: everything committed before is in it, nothing after. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** The version of the job library’s tables. */
  jobTables: z.int(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** The first and the last month that has partitions, `2026-11-01`. */
  months: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Documents as they are stored: encrypted with the data key, which is in no backup. */
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: hash })),
  /** Documents that the database names and the storage doesn’t have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const tableFolder = ({ schema, name }: Pick<TableInBackup, 'schema' | 'name'>) => `database/${schema}.${name}/`;
export const FILES = 'files/';
