/** The id of a field's control, from its path: `transcript.2`. Other forms on the page have fields with the same names. */
export function handOverId(path: string): string {
  return `hand-over-${path.replaceAll('.', '-')}`;
}
