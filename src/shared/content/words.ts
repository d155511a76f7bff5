/** The glossary as a page with an address, so that search and the assistant can refer to it. */
import { glossary } from './glossary/registry.ts';
import type { Term } from './glossary/term.ts';
import type { Day } from './types.ts';

export interface WordsPage {
  title: string;
  heading: string;
  description: string;
  reviewed: Day;
  /** By name, each with its anchor. */
  words: readonly (Term & { id: string })[];
}

export const wordsPage: WordsPage = {
  title: 'Insurance words in plain English',
  heading: 'Insurance words',
  description:
    'Deductible, premium, endorsement, liability and other words in Canadian insurance policies, each explained in one or two plain sentences.',
  reviewed: '2026-11-22',
  words: Object.entries(glossary)
    .map(([id, term]) => ({ id, ...term }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-CA')),
};
