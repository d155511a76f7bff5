/** The form's initial values. Every guess is shown in a field and can be changed; without a clue there is no guess. */

import { lineIn, lineOfPage } from '#shared/assistant/named-line.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Turn } from '#shared/messaging/transcript.ts';
import { namesPlace } from '#shared/platform/place-names.ts';
import { isPlace, type PlaceSlug, placeNames } from './places.ts';

const asked = (turns: readonly Turn[]) => turns.filter(({ role }) => role === 'user').map(({ content }) => content);

/** The line of insurance: the visitor's latest mention of one comes first, then the page. */
export function guessType(turns: readonly Turn[], page: string): CaseType {
  const named = asked(turns).reverse().map(lineIn);
  return named.find((line) => line !== null) ?? lineOfPage(page) ?? 'general';
}

/** The place the visitor mentioned last, or the place of the page; undefined for none. */
export function guessPlace(turns: readonly Turn[], page: string): PlaceSlug | undefined {
  const slugs = Object.keys(placeNames) as PlaceSlug[];
  for (const question of asked(turns).reverse()) {
    const named = slugs.find((slug) => namesPlace(question, placeNames[slug]));
    if (named) return named;
  }
  const [, slug] = /^\/(?:(?:locations|alberta)\/|get-quote\?(?:.*&)?community=)([a-z-]+)/.exec(page) ?? [];
  return slug && isPlace(slug) ? slug : undefined;
}

/** The visitor's own questions, one per line; only the last ones if there are many. Greetings are skipped. */
export function summaryOf(turns: readonly Turn[], max = 1_000): string {
  const kept: string[] = [];
  let length = 0;
  for (const question of asked(turns).reverse()) {
    if (question.length < 12 || kept.includes(question)) continue;
    length += question.length + 1;
    if (length > max && kept.length > 0) break;
    kept.unshift(question.slice(0, max));
  }
  return kept.join('\n');
}
