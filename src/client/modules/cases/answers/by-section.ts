import type { OpenQuestion } from '#shared/cases/briefs.ts';

/** Open questions under their step or row, in order. */
export function bySection(open: readonly OpenQuestion[]): { section: string; questions: OpenQuestion[] }[] {
  const sections = Map.groupBy(open, ({ section }) => section);
  return [...sections].map(([section, questions]) => ({ section, questions }));
}
