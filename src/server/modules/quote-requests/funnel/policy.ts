/** How far a draft got, and how its time is counted. */
import { formOf, REVIEW_STEP } from '#shared/lines/short-form.ts';
import type { QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';

/** The screens of a form in order, with the review last. */
export function screensOf(definition: QuoteDefinition, set: QuestionSet): string[] {
  return [...formOf(definition, set).steps.map(({ id }) => id), REVIEW_STEP];
}

/**
 * The further of two screens of a form. One that the form does not have is before all others and never becomes the furthest: a browser may
 * send anything as its step, and what is counted must only ever be a name of ours.
 */
export function furthest(definition: QuoteDefinition, set: QuestionSet, reached: string, step: string): string {
  const screens = screensOf(definition, set);
  const known = screens.indexOf(reached);
  const now = screens.indexOf(step);
  return now > known ? step : known < 0 ? '' : reached;
}

const range = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, index) => from + index * by);
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The lower bounds in seconds, from 0: a fifth of a minute as long as people fill in the form in one go, then wider. */
export const timeBounds: readonly number[] = [
  ...range(0, 10 * MINUTE, 12),
  ...range(10 * MINUTE, 20 * MINUTE, 30),
  ...range(20 * MINUTE, HOUR, MINUTE),
  ...[1, 2, 4, 8, 24, 72].map((hours) => hours * HOUR),
];

/** Fewer measured requests would say more about single people than about the form. */
export const MEASURED_MIN = 5;
