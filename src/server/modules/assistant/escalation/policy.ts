/** What is copied from the chat into a case, and what is not. */
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { HandOverInput } from '#shared/assistant/handover.ts';
import { communities } from '#shared/content/communities/registry.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';

/**
 * Removed even though the visitor saw the words and sends them on purpose. No one here may have the first three: the privacy policy
 * says that we never ask for them. A broker may need the others, but the quote forms keep them sealed and log every view of
 * them, and a message does neither; the broker asks for them there. Email, telephone and addresses stay, for contact, and the
 * numbers of policies and claims, which say what it is about.
 */
const NOT_IN_A_MESSAGE: readonly RedactedKind[] = [
  'card',
  'sin',
  'health-number',
  'licence',
  'vin',
  'birthdate',
  'passport',
  'plate',
];

export type Words = Pick<HandOverInput, 'summary' | 'transcript'>;

/** The words as they may be stored, and which kinds of numbers were removed from them. */
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
 * The area to search for a broker, as the beginning of a postal code. For a town with a few codes it is the first one;
 * a city has a whole range, and the visitor did not say which part, so only two characters are known. Elsewhere: all of Alberta.
 * Null for a place without a page.
 */
export function areaOf(slug: string | undefined): string | null {
  if (slug === undefined) return 'T';
  const prefixes = communities.find((community) => community.slug === slug)?.postalPrefixes;
  const range = prefixes?.find((prefix) => prefix.includes(' to '));
  return range?.slice(0, 2) ?? prefixes?.[0] ?? null;
}
