/** What people ask each passage by, from all its writers. */
import { articlesAsked } from './articles.ts';
import type { Asked } from './asked.ts';
import { everydayAsked } from './everyday.ts';
import { industriesAsked } from './industries.ts';
import { insuranceAsked } from './insurance.ts';
import { othersAsked } from './others.ts';
import { plainArticles } from './plain/articles.ts';
import { plainIndustries } from './plain/industries.ts';
import { plainInsurance } from './plain/insurance.ts';
import { plainOthers } from './plain/others.ts';
import { plainQuestions } from './plain/questions.ts';
import { questionsAsked } from './questions.ts';

const parts: readonly Asked[] = [
  insuranceAsked,
  industriesAsked,
  articlesAsked,
  questionsAsked,
  everydayAsked,
  othersAsked,
];
/** The shortest and most ordinary ways to ask, which writers who look for new words forget. Not every passage has one. */
const plain: readonly Asked[] = [plainInsurance, plainIndustries, plainArticles, plainQuestions, plainOthers];

const phrases = new Map<string, string[]>();
for (const [id, texts] of [...parts, ...plain].flatMap((part) => Object.entries(part)))
  phrases.set(id, [...(phrases.get(id) ?? []), ...texts]);

/** The phrases of a passage, by its id; none for one that nobody has written them for. */
export const askedFor = (id: string): readonly string[] => phrases.get(id) ?? [];

/** Every passage that has phrases, once for each writer who wrote some to begin with. */
export const askedIds: readonly string[] = parts.flatMap(Object.keys);

/** Passages that somebody wrote plain questions for. */
export const plainIds: readonly string[] = plain.flatMap(Object.keys);
