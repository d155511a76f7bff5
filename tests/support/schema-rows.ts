/**
 * One valid row of every table, and what a second one needs to stand beside it. The tests of the constraints break them one by one:
 * a new table comes with its row here.
 */
import type { TableRows } from './schema-row.ts';
import { caseRows } from './schema-rows-cases.ts';
import { deskRows } from './schema-rows-desk.ts';
import { peopleRows } from './schema-rows-people.ts';

/** In the order in which they are written: what is named before what names it. */
export const tableRows: Record<string, TableRows> = { ...peopleRows, ...caseRows, ...deskRows };
