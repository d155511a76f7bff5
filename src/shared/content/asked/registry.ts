/** What people ask each passage by, from all its writers. */
import { articlesAsked } from './articles.ts';
import type { Asked } from './asked.ts';
import { everydayAsked } from './everyday.ts';
import { industriesAsked } from './industries.ts';
import { insuranceAsked } from './insurance.ts';
import { othersAsked } from './others.ts';
import { questionsAsked } from './questions.ts';

const parts: readonly Asked[] = [
  insuranceAsked,
  industriesAsked,
  articlesAsked,
  questionsAsked,
  everydayAsked,
  othersAsked,
];
const phrases = new Map(parts.flatMap(Object.entries) as [string, readonly string[]][]);

/** The phrases of a passage, by its id; none for one that nobody has written them for. */
export const askedFor = (id: string): readonly string[] => phrases.get(id) ?? [];

/** Every passage that has phrases. */
export const askedIds: readonly string[] = parts.flatMap(Object.keys);
