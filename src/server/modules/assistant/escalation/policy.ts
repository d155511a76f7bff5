/** What is copied from the chat into a case, and what is not. */
import { redact } from '#server/platform/personal-data/redaction.ts';
import type { HandOverInput } from '#shared/assistant/handover.ts';
import type { ChatVerdict } from '#shared/assistant/schema.ts';
import { communities } from '#shared/content/communities/registry.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';
import type { HandedOver } from './queries.ts';

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

type Said = Readonly<Record<'en' | 'fr', string>>;

/**
 * What the assistant says instead of an answer after a hand-over: nothing of its own once a person has replied, except in an
 * emergency, and no second hand-over while the first is waiting or after it was closed. Null: it answers.
 */
export function saidInstead({ number, stage }: HandedOver, verdict: ChatVerdict | undefined): Said | null {
  if (verdict === 'emergency') return null;
  if (stage === 'answered')
    return {
      en: `A person is answering your request ${number}, so I’ve stopped answering here. Reply to them through the link in your email; to ask me something else, clear this conversation first.`,
      fr: `Une personne répond à votre demande ${number}; je ne réponds donc plus ici. Répondez-lui par le lien de votre courriel; pour me demander autre chose, effacez d’abord cette conversation.`,
    };
  if (verdict !== 'person') return null;
  return stage === 'closed'
    ? {
        en: `Your request ${number} is closed, and I can’t send the same conversation to a person twice. To start a new request, choose “Talk to a person”.`,
        fr: `Votre demande ${number} est fermée, et je ne peux pas transmettre la même conversation une deuxième fois. Pour une nouvelle demande, choisissez « Talk to a person » (parler à une personne).`,
      }
    : handedOverNote({ number });
}

/** Said with each answer that would offer a person, as long as nobody has replied. */
export function handedOverNote({ number }: Pick<HandedOver, 'number'>): Said {
  return {
    en: `I’ve handed this conversation over: your request is ${number}, and we’re matching it with a licensed broker partner. You can add to it through the link in your email.`,
    fr: `J’ai transmis cette conversation : votre demande porte le numéro ${number}, et nous cherchons un courtier partenaire titulaire d’un permis. Vous pouvez la compléter par le lien de votre courriel.`,
  };
}
