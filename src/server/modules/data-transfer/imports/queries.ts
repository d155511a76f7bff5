/** Imports as their screen shows them. The outcome of a line is read from its case, not stored a second time. */

import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type ImportCounts,
  type ImportDetail,
  type ImportSummary,
  importMappingSchema,
  type ListImportRowsInput,
} from '#shared/data-transfer/imports/schema.ts';
import { type ImportRecord, importSummary, type RowRecord, rowView } from './view.ts';

const SHOWN_MAX = 30;
/** Someone may still be working on it. */
const PATIENCE_MS = 3_600_000;
const ABANDONED_MS = 30 * 86_400_000;
const PAGE_SIZE = 50;
const SAMPLES = 3;

/** The number of events of a case that is untouched since its import: received, and assigned if it has a broker. */
const untouchedEvents = Prisma.sql`(CASE WHEN b.mapping ->> 'brokerId' IS NULL THEN 1 ELSE 2 END)`;

/** Whether case `c` with state `s` is as import `b` left it. Every step, message, note or view adds an event. */
export const isUntouched = Prisma.sql`(c.version = 1 AND s.message_seq = 0 AND s.event_seq = ${untouchedEvents}
  AND c.status IN ('new', 'active'))`;
const isTakenBack = Prisma.sql`(b.status = 'undone' AND c.status = 'withdrawn' AND c.version = 2
  AND s.event_seq = ${untouchedEvents} + 1)`;
const isKept = Prisma.sql`(b.status = 'undone' AND NOT ${isUntouched} AND NOT ${isTakenBack})`;

/** Whether row `r` can become a case. */
export const isReady = Prisma.sql`(r.case_id IS NULL AND NOT r.skipped AND r.problem IS NULL)`;

const summary = Prisma.sql`b.id, b.file_name AS "fileName", b.status::text AS status, b.row_count AS "rowCount",
  b.created_by_name AS "createdByName", b.created_at AS "createdAt", b.imported_at AS "importedAt", b.undone_at AS "undoneAt",
  (b.status = 'imported' AND EXISTS (SELECT 1 FROM import_rows r WHERE r.batch_id = b.id AND ${isReady})) AS running,
  (b.status = 'undone' AND EXISTS (SELECT 1 FROM cases c JOIN case_states s ON s.case_id = c.id WHERE c.import_batch_id = b.id AND ${isUntouched})) AS undoing`;

/** Uploaded and not imported: no longer being worked on, and not yet given up. `b`: the import. */
export function isUnfinished(now: Date): Prisma.Sql {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return Prisma.sql`b.status = 'draft' AND b.created_at BETWEEN ${ago(ABANDONED_MS)} AND ${ago(PATIENCE_MS)}`;
}

/** The latest imports, newest first. */
export async function findImports(
  { db, now }: Pick<Services, 'db' | 'now'>,
  unfinished = false,
): Promise<{ imports: ImportSummary[] }> {
  const rows = await db.$queryRaw<ImportRecord[]>`
    SELECT ${summary} FROM import_batches b WHERE ${unfinished ? isUnfinished(now()) : Prisma.sql`true`} ORDER BY b.created_at DESC, b.id DESC LIMIT ${SHOWN_MAX}`;
  return { imports: rows.map(importSummary) };
}

async function countRows(db: Database | Transaction, importId: string): Promise<ImportCounts> {
  const [rows] = await db.$queryRaw<Record<keyof ImportCounts, bigint>[]>`
    SELECT count(*) AS rows, count(*) FILTER (WHERE ${isReady}) AS ready,
      count(*) FILTER (WHERE r.problem IS NOT NULL) AS problems,
      count(*) FILTER (WHERE r.problem IS NULL AND r.duplicate IS NOT NULL) AS duplicates,
      count(*) FILTER (WHERE r.problem IS NULL AND r.skipped) AS skipped
    FROM import_rows r WHERE r.batch_id = ${importId}::uuid`;
  const [cases] = await db.$queryRaw<Record<keyof ImportCounts, bigint>[]>`
    SELECT count(*) AS imported, count(*) FILTER (WHERE ${isKept}) AS kept,
      count(*) FILTER (WHERE ${isTakenBack}) AS "takenBack"
    FROM cases c JOIN case_states s ON s.case_id = c.id JOIN import_batches b ON b.id = c.import_batch_id WHERE c.import_batch_id = ${importId}::uuid`;
  const number = (key: keyof ImportCounts) => Number(rows?.[key] ?? cases?.[key] ?? 0);
  return {
    rows: number('rows'),
    ready: number('ready'),
    problems: number('problems'),
    duplicates: number('duplicates'),
    skipped: number('skipped'),
    imported: number('imported'),
    kept: number('kept'),
    takenBack: number('takenBack'),
  };
}

/** @throws {AppError} NOT_FOUND */
export async function getImport(db: Database | Transaction, importId: string): Promise<ImportDetail> {
  const [row] = await db.$queryRaw<(ImportRecord & { version: number; columns: string[]; mapping: unknown })[]>`
    SELECT ${summary}, b.version, b.columns, b.mapping FROM import_batches b WHERE b.id = ${importId}::uuid`;
  if (!row) throw notFound('import');
  const mapping = importMappingSchema.parse(row.mapping);
  const [samples, counts, broker] = await Promise.all([
    db.importRow.findMany({
      where: { batchId: importId },
      orderBy: { line: 'asc' },
      take: SAMPLES,
      select: { values: true },
    }),
    countRows(db, importId),
    mapping.brokerId ? db.user.findUnique({ where: { id: mapping.brokerId }, select: { fullName: true } }) : null,
  ]);
  return {
    ...importSummary(row),
    version: row.version,
    columns: row.columns,
    samples: samples.flatMap(({ values }) => (Array.isArray(values) ? [values.map(String)] : [])),
    mapping,
    brokerName: broker?.fullName ?? null,
    counts,
  };
}

const conditions: Record<ListImportRowsInput['show'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  ready: isReady,
  problems: Prisma.sql`r.problem IS NOT NULL`,
  duplicates: Prisma.sql`r.problem IS NULL AND r.duplicate IS NOT NULL`,
  skipped: Prisma.sql`r.problem IS NULL AND r.skipped`,
  imported: Prisma.sql`r.case_id IS NOT NULL`,
  kept: Prisma.sql`r.case_id IS NOT NULL AND ${isKept}`,
};

/** One page of lines, in file order. @throws {AppError} NOT_FOUND */
export async function findImportRows(db: Database, { importId, show, cursor = 0 }: ListImportRowsInput) {
  const batch = await db.importBatch.findUnique({ where: { id: importId }, select: { mapping: true } });
  if (!batch) throw notFound('import');
  const mapping = importMappingSchema.parse(batch.mapping);
  const rows = await db.$queryRaw<RowRecord[]>`
    SELECT r.line, r.values, r.problem, r.duplicate, r.duplicate_case_id AS "duplicateCaseId", r.skipped, r.case_id AS "caseId"
    FROM import_rows r JOIN import_batches b ON b.id = r.batch_id LEFT JOIN cases c ON c.id = r.case_id
      LEFT JOIN case_states s ON s.case_id = r.case_id
    WHERE r.batch_id = ${importId}::uuid AND r.line > ${cursor} AND ${conditions[show]}
    ORDER BY r.line LIMIT ${PAGE_SIZE + 1}`;
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    rows: shown.map((row) => rowView(row, mapping)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.line ?? null) : null,
  };
}
