import type { SubjectOf } from '../line.ts';

/** None: the question is free text, which may say anything. */
export const generalSubject: SubjectOf = () => null;
