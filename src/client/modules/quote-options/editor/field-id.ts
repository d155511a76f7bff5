/** The id of the control for a path of the schema: `options.0.insurer`. The error summary links to it. */
export function fieldId(path: string): string {
  return `send-${path.replaceAll('.', '-')}`;
}
