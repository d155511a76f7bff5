/** What a request is about, made from its answers: "2019 Subaru Outback". */
import { lineSubjects } from './generated/subject.ts';
import type { Line } from './ids.ts';
import { lineLabels } from './lines.ts';
import type { Answers } from './types.ts';

/** As long as a line of a list on a phone. */
export const SUBJECT_MAX = 60;

/**
 * The subject of a request, at most `SUBJECT_MAX` characters; the name of the line where the answers say no more. Only plain facts
 * (class S1) and the town go into it: it appears in lists, notifications and emails, and a broker reads it before accepting.
 */
export function subjectOf(line: Line, answers: Answers): string {
  const postalCode = typeof answers.postalCode === 'string' ? answers.postalCode : null;
  const subject = lineSubjects[line](answers, postalCode)?.replace(/\s+/g, ' ').trim();
  return subject && subject.length <= SUBJECT_MAX ? subject : lineLabels[line];
}
