/** What goes from the chat into a case, and what does not. */
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { HandOverInput } from '#shared/assistant/handover.ts';
import { communities } from '#shared/content/communities/registry.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';

/**
 * Taken out although the visitor saw the words and sends them on purpose. The first three nobody here may have: the privacy policy
 * says that we never ask for them. The others a broker may need, but the quote forms keep them sealed and write down every look at
 * them, and a message is neither; the broker asks for them there. E-mail, telephone and postal code stay: they are how one is reached.
 */
const NOT_IN_A_MESSAGE: readonly RedactedKind[] = ['card', 'sin', 'health-number', 'licence', 'vin', 'birthdate'];

export type Words = Pick<HandOverInput, 'summary' | 'transcript'>;

/** The words as they may be kept, and which kinds of numbers were taken out of them. */
export function keptWords({ summary, transcript }: Words): Words & { takenOut: RedactedKind[] } {
  const takenOut = new Set<RedactedKind>();
  const kept = (text: string) => {
    const { content, kinds } = redact(text, NOT_IN_A_MESSAGE);
    for (const kind of kinds) takenOut.add(kind);
    return content;
  };
  return {
    summary: kept(summary),
    transcript: transcript.map(({ role, content }) => ({ role, content: kept(content) })),
    takenOut: [...takenOut].sort(),
  };
}

/**
 * Where a broker is looked for, as the beginning of a postal code. A town with a few codes is served by whoever serves the first;
 * a city has a whole range, and the visitor did not say which part: two characters of it are what is known. Elsewhere: all of Alberta.
 * Null for a place without a page.
 */
export function areaOf(slug: string | undefined): string | null {
  if (slug === undefined) return 'T';
  const prefixes = communities.find((community) => community.slug === slug)?.postalPrefixes;
  const range = prefixes?.find((prefix) => prefix.includes(' to '));
  return range?.slice(0, 2) ?? prefixes?.[0] ?? null;
}
