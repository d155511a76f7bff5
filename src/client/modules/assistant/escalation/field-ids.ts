/** The id of the control of a field, from its path: `transcript.2`. Other forms of the page have fields of the same names. */
export function handOverId(path: string): string {
  return `hand-over-${path.replaceAll('.', '-')}`;
}
