/**
 * Which answers were read from a paper, and where. The marks are kept with the answers, under a key that no question has: they go wherever
 * the answers go, and end with them. The engine, which knows the questions, drops the key; the commands that store answers put it back.
 */
import type { AnswersInput } from '../types.ts';
import { isRecord, isSame, valueAt } from '../visibility.ts';

export const READ_MARKS = '_readFrom';

export const paperKinds = ['policy', 'card', 'letter'] as const;
export type PaperKind = (typeof paperKinds)[number];

const paperNames: Record<PaperKind, string> = { policy: 'policy', card: 'liability card', letter: 'renewal letter' };

export interface ReadMark {
  paper: PaperKind;
  /** From 1. */
  page: number;
}

/** By the path of the answer: `vehicles.0.vin`. */
export type ReadMarks = Readonly<Record<string, ReadMark>>;

/** Far more than a paper says. */
const MARKS_MAX = 100;
const PATH = /^[a-z]\w{0,59}(\.\d{1,2}\.[a-z]\w{0,59})?$/i;

function isMark(value: unknown): value is ReadMark {
  if (!isRecord(value)) return false;
  const { paper, page } = value;
  return paperKinds.some((kind) => kind === paper) && Number.isInteger(page) && Number(page) >= 1 && Number(page) <= 99;
}

/** The marks among answers that may come from anywhere: only what has the right form. */
export function marksOf(answers: AnswersInput): ReadMarks {
  const marks = Object.hasOwn(answers, READ_MARKS) ? answers[READ_MARKS] : undefined;
  if (!isRecord(marks)) return {};
  const known = Object.entries(marks).flatMap(([path, mark]): [string, ReadMark][] =>
    PATH.test(path) && isMark(mark) ? [[path, { paper: mark.paper, page: mark.page }]] : [],
  );
  return Object.fromEntries(known.slice(0, MARKS_MAX));
}

/** The answers with these marks and no others. */
export function withMarks(answers: AnswersInput, marks: ReadMarks): AnswersInput {
  const { [READ_MARKS]: _, ...rest } = answers;
  return Object.keys(marks).length > 0 ? { ...rest, [READ_MARKS]: marks } : rest;
}

/** The marks of answers that are still what was read: what a person changes is theirs. Rows that move lose theirs. */
export function keptMarks(before: AnswersInput, after: AnswersInput): ReadMarks {
  const kept = Object.entries(marksOf(before)).filter(([path]) => {
    const value = valueAt(after, path);
    return value !== undefined && isSame(valueAt(before, path), value);
  });
  return Object.fromEntries(kept);
}

/** "Read from the policy, page 1". */
export function markWords({ paper, page }: ReadMark): string {
  return `Read from the ${paperNames[paper]}, page ${page}`;
}
