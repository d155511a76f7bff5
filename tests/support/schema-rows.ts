/**
 * One valid row of every table, and what a second one needs to coexist with it. The tests of the constraints violate them one by one: a new
 * table comes with its row here.
 */
import type { TableRows } from './schema-row.ts';
import { caseRows } from './schema-rows-cases.ts';
import { deskRows } from './schema-rows-desk.ts';
import { integrationRows } from './schema-rows-integrations.ts';
import { peopleRows } from './schema-rows-people.ts';

/** In insertion order: referenced rows before those that refer to them. */
export const tableRows: Record<string, TableRows> = { ...peopleRows, ...caseRows, ...deskRows, ...integrationRows };
