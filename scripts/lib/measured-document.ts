/** The document with the results of this run in place of the previous ones: everything above the mark is written by hand. */
export function withMeasured(document: string, mark: string, measured: string): string {
  const kept = document.split(mark)[0]?.trimEnd() ?? '';
  return [kept, '', mark, '', measured, ''].join('\n');
}
