/** Reads answers for a subject. */
import type { Answers } from './types.ts';

/** The answer as text; empty where there is none. */
export function textOf(answers: Answers, id: string): string {
  const value = answers[id];
  return typeof value === 'string' && !value.startsWith('__') ? value : '';
}

/** The rows of a repeat group; none where it was not asked. */
export function rowsOf(answers: Answers, id: string): Answers[] {
  const value = answers[id];
  return Array.isArray(value) ? value.filter((row): row is Answers => typeof row === 'object') : [];
}
