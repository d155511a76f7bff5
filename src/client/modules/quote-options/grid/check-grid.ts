/** Validates a grid before it is sent: the server’s schema, a day that has passed, and each issue at its cell. */
import { optionIsValid } from '#shared/cases/dates.ts';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';
import type { OptionColumn, OptionGrid } from '#shared/quote-options/draft.ts';
import { type PublishOptionsInput, publishOptionsInputSchema } from '#shared/quote-options/schema.ts';
import { readCell } from './cell-text.ts';
import { centsFromText } from './money-text.ts';
import { isBegun, measureOf } from './option-grid.ts';

type Checked = { input: PublishOptionsInput; issues: [] } | { input: null; issues: Issue[] };

const PAST = 'Choose today or a later date';
/** Where the schema calls a field of an option otherwise. */
const cellOf: Readonly<Record<string, string>> = { premiumCents: 'premium', documentId: 'quote', coverages: 'insurer' };

/** The cells of a column that mention a coverage. An empty one is left out: the client sees that it isn’t mentioned. */
function filled({ rows }: OptionGrid, { cells }: OptionColumn, type: CaseType) {
  return rows.flatMap(({ key, name }) => {
    const value = readCell(cells[key] ?? '', measureOf(type, name));
    return value ? [{ key, coverage: { name, ...value } }] : [];
  });
}

function optionsOf(grid: OptionGrid, type: CaseType) {
  return grid.columns.flatMap((column, place) => {
    if (!isBegun(column)) return [];
    const coverages = filled(grid, column, type);
    const { insurer, premium, term, validUntil, exclusions, note, documentId } = column;
    const option = {
      insurer,
      premiumCents: centsFromText(premium),
      term,
      coverages: coverages.map(({ coverage }) => coverage),
      exclusions,
      validUntil,
      note,
      documentId,
    };
    return [{ place, option, rows: coverages.map(({ key }) => key) }];
  });
}

/**
 * Moves issues from the paths of the contract to the cells: `options.1.coverages.2.limitCents` becomes `3.KEY`, where 3 is the column
 * and KEY the row.
 */
export function atCells(issues: readonly Issue[], grid: OptionGrid, type: CaseType): Issue[] {
  const options = optionsOf(grid, type);
  const moved = issues.map((issue) => {
    const [, index, field = '', row] = /^options\.(\d+)(?:\.(\w+)(?:\.(\d+))?)?/.exec(issue.path) ?? [];
    if (index === undefined) return issue.path === 'options' ? { ...issue, path: '0.insurer' } : issue;
    const option = options[Number(index)];
    const cell = (row !== undefined && option?.rows[Number(row)]) || (cellOf[field] ?? field);
    return { ...issue, path: `${option?.place ?? index}.${cell}` };
  });
  // The first message for each cell, in the order of the fields as far as the schema knows it.
  return moved.filter(({ path }, place) => moved.findIndex((other) => other.path === path) === place);
}

/** @param today `YYYY-MM-DD` on the site */
export function checkGrid(command: CaseCommand, grid: OptionGrid, type: CaseType, today: string): Checked {
  const options = optionsOf(grid, type);
  const parsed = publishOptionsInputSchema.safeParse({
    caseId: command.caseId,
    version: command.version,
    message: grid.message,
    options: options.map(({ option }) => option),
  });
  const past = options.flatMap(({ option }, index) =>
    option.validUntil !== '' && !optionIsValid(option, today)
      ? [{ path: `options.${index}.validUntil`, message: PAST }]
      : [],
  );
  const found = atCells([...(parsed.success ? [] : issuesFrom(parsed.error)), ...past], grid, type);
  return parsed.success && found.length === 0 ? { input: parsed.data, issues: [] } : { input: null, issues: found };
}
