/** The golden set the search was built with; `held-out-set.ts` was written by somebody else. */
import type { GoldenQuestion } from './golden.ts';
import { driving } from './golden-set-driving.ts';
import { widerUnanswerable } from './golden-set-elsewhere.ts';
import { firstWords, hostile, limited, personal, pressing, social, unanswerable } from './golden-set-limits.ts';
import { business, people } from './golden-set-lives.ts';
import { living } from './golden-set-living.ts';
import { followUps, inFrench, misspelled } from './golden-set-spelled.ts';
import { thisSite } from './golden-set-this-site.ts';
import { wider } from './golden-set-wider.ts';

export const goldenSet: GoldenQuestion[] = [
  ...driving,
  ...living,
  ...people,
  ...business,
  ...thisSite,
  ...misspelled,
  ...inFrench,
  ...followUps,
  ...wider,
  ...unanswerable,
  ...widerUnanswerable,
  ...limited,
  ...hostile,
  ...personal,
  ...pressing,
  ...social,
  ...firstWords,
];
