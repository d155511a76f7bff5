import { monthWords } from '#shared/platform/time/words.ts';
import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

/** "Super Visa visit from May 2027". */
export const supervisaSubject: SubjectOf = (answers) => {
  const arrival = textOf(answers, 'arrival');
  return arrival ? `Super Visa visit from ${monthWords(arrival.slice(0, 7))}` : null;
};
