/** The document with what a run has measured in place of the run before: everything above the mark is written by people. */
export function withMeasured(document: string, mark: string, measured: string): string {
  const kept = document.split(mark)[0]?.trimEnd() ?? '';
  return [kept, '', mark, '', measured, ''].join('\n');
}
