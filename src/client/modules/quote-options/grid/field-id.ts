/** The id of the control for a cell, `1.premium` or `1.` and the key of a row. The error summary links to it. */
export function fieldId(path: string): string {
  return `send-${path.replaceAll('.', '-')}`;
}

/** The ids of the two headers that name a cell. */
export function headerIds(row: string, column: string): string {
  return `row-${row} column-${column}`;
}
