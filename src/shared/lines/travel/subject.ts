import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

/** A country or a state, not a sentence: this is typed freely. */
const PLACE = /^\p{L}[\p{L} .,'’&-]{1,35}$/u;

/** "Trip to Mexico", or "Annual travel plan". */
export const travelSubject: SubjectOf = (answers) => {
  if (textOf(answers, 'tripKind') === 'annual') return 'Annual travel plan';
  const destination = textOf(answers, 'destination');
  return PLACE.test(destination) ? `Trip to ${destination}` : null;
};
