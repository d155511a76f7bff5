/** What can be found on a paper. Only what a questionnaire asks is looked for: no policy, licence or account numbers. */
import type { Box } from '#shared/platform/paper.ts';
import { boxOfText, type Cell } from './cells.ts';
import type { Read } from './values.ts';

export const findingKinds = [
  'insurer',
  'expiry',
  'name',
  'street',
  'city',
  'postalCode',
  'vin',
  'year',
  'make',
  'model',
  'driverName',
  'birthDate',
  'firstLicensed',
  'licenceClass',
  'liability',
  'collision',
  'comprehensive',
  'homeKind',
  'dwelling',
  'contents',
  'homeLiability',
  'homeDeductible',
  'yearBuilt',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  kind: FindingKind;
  /** Counts vehicles and drivers. */
  row: number;
  value: string | number;
  page: number;
  box: Box;
}

export function findingOf(kind: FindingKind, cell: Cell, read: Read<string | number>, row = 0): Finding {
  return { kind, row, value: read.value, page: cell.page, box: boxOfText(cell, read.start, read.end) };
}
