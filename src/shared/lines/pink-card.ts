/** The proof of insurance of a vehicle: which lines have one, and what people need to know about it. */
import type { CaseType } from './case-types.ts';

/** Vehicles for the road. Specialty has motorcycles and motorhomes, besides what needs none. */
const withPinkCard: readonly CaseType[] = ['auto', 'commercial-auto', 'specialty'];

export function hasPinkCard(type: CaseType): boolean {
  return withPinkCard.includes(type);
}

/** As the glossary says it. The Superintendent of Insurance allows both forms since August 12, 2019. */
export const pinkCardFact = {
  text: 'The pink card shows that you have the liability insurance every vehicle on an Alberta road must have. It can be on paper or on a phone, and it’s only valid while the policy is in force.',
  source: {
    title: 'Alberta allows auto insurers to issue “pink cards” in digital form',
    publisher: 'The Canadian Press',
    url: 'https://ca.news.yahoo.com/alberta-allows-auto-insurers-issue-193747199.html',
    published: '2019-08-12',
    seen: '2026-11-27',
  },
} as const;
