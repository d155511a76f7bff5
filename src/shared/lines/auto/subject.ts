import type { SubjectOf } from '../line.ts';
import { rowsOf, textOf } from '../subject-parts.ts';

/** "2019 Subaru Outback", or "2019 Subaru Outback and 1 more". */
export const autoSubject: SubjectOf = (answers) => {
  const [first, ...others] = rowsOf(answers, 'vehicles');
  if (!first) return null;
  const vehicle = [first.year, textOf(first, 'make'), textOf(first, 'model')].filter(Boolean).join(' ');
  return others.length ? `${vehicle} and ${others.length} more` : vehicle;
};
