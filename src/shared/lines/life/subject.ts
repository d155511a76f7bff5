import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

/** "20-year term life insurance". */
export const lifeSubject: SubjectOf = (answers) => {
  const term = textOf(answers, 'term');
  if (term === 'permanent') return 'Permanent life insurance';
  return /^\d+$/.test(term) ? `${term}-year term life insurance` : null;
};
