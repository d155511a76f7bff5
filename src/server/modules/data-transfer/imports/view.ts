import { readRow } from '#shared/data-transfer/imports/mapping.ts';
import type { ImportMapping, ImportRowView, ImportState, ImportSummary } from '#shared/data-transfer/imports/schema.ts';
import { lineLabels } from '#shared/lines/lines.ts';

export type ImportRecord = {
  id: string;
  fileName: string;
  status: 'draft' | 'imported' | 'undone';
  rowCount: number;
  createdByName: string;
  createdAt: Date;
  importedAt: Date | null;
  undoneAt: Date | null;
  running: boolean;
  undoing: boolean;
};

function stateOf({ status, running, undoing }: ImportRecord): ImportState {
  if (status === 'imported' && running) return 'running';
  return status === 'undone' && undoing ? 'undoing' : status;
}

export function importSummary(record: ImportRecord): ImportSummary {
  const { id, fileName, rowCount, createdByName, createdAt, importedAt, undoneAt } = record;
  return {
    id,
    fileName,
    state: stateOf(record),
    rowCount,
    createdByName,
    createdAt: createdAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

export type RowRecord = {
  line: number;
  values: unknown;
  problem: string | null;
  duplicate: string | null;
  duplicateCaseId: string | null;
  skipped: boolean;
  caseId: string | null;
};

export function rowView({ values, ...row }: RowRecord, mapping: ImportMapping): ImportRowView {
  const cells = Array.isArray(values) ? values.map(String) : [];
  const { draft, warnings } = readRow(cells, mapping);
  return {
    ...row,
    name: draft.fullName,
    email: draft.email,
    phone: draft.phone,
    type: lineLabels[draft.type],
    warnings: row.problem ? [] : warnings,
  };
}
