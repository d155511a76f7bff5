/** What is said when nothing can be, in the language of the question. */
import { isFrench } from '#server/retrieval/french.ts';

type Said = Readonly<Record<'en' | 'fr', string>>;

export const ABSTAINED: Said = {
  en: 'I could not find that in the pages of this site, and I would rather not guess. A licensed broker partner can answer it.',
  fr: 'Je n’ai pas trouvé cela dans les pages de ce site et je préfère ne pas deviner. Un courtier partenaire titulaire d’un permis peut y répondre.',
};

export const BLOCKED: Said = {
  en: 'I cannot say that. I am an assistant and not a broker: prices, promises of cover and advice are not mine to give. A licensed broker partner can help you further.',
  fr: 'Je ne peux pas dire cela. Je suis un assistant et non un courtier : les prix, les promesses de couverture et les conseils ne m’appartiennent pas. Un courtier partenaire titulaire d’un permis peut vous aider.',
};

export function inTongueOf(question: string, said: Said): string {
  return said[isFrench(question) ? 'fr' : 'en'];
}
