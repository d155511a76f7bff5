/** Messages that ask nothing: only a phone number or address, only markup, only symbols. Matched against the raw text. */
import type { LimitRule } from './limit-rule.ts';

type Unasked = Pick<LimitRule, 'name' | 'verdict' | 'offersPerson' | 'withSources' | 'response'>;

/** The placeholder for personal data: `[phone number]`. */
const LEFT_OUT = /\[[a-z' ’]+\]/gi;
const MARKUP = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^>]*>/gi;
const BESIDE_DATA = new Set(
  'my is it here i am the this a number phone cell mobile name email e mail address call text reach contact me at on to or and back please thanks thank you hi hello its date of birth born card sin licence license vin postal code mon ma mes numero adresse courriel appelez moi rappelez au svp'.split(
    ' ',
  ),
);

const onlyData: Unasked = {
  name: 'only-personal-data',
  verdict: 'person',
  offersPerson: true,
  withSources: false,
  response: {
    en: () =>
      'I can’t call or write to anyone, so I left out the details that identify you. To hear from someone, choose “Talk to a person”: a licensed broker partner will reply, and you’ll see exactly what will be sent before it goes.',
    fr: () =>
      'Je ne peux ni appeler ni écrire à personne; j’ai donc laissé de côté ce qui vous nomme. Pour qu’on vous réponde, choisissez « Talk to a person » (parler à une personne); un courtier partenaire titulaire d’un permis répond, et vous voyez exactement ce qui part avant l’envoi.',
  },
};

const nothing: Unasked = {
  name: 'no-question',
  verdict: 'courtesy',
  offersPerson: false,
  withSources: false,
  response: {
    en: () =>
      'I don’t see a question in that. Ask me in your own words about insurance in Alberta: what a word means, what a kind of insurance usually pays for, or how a request works here.',
    fr: () =>
      'Je n’y lis aucune question. Demandez-moi, dans vos mots, ce qu’un terme veut dire, ce qu’une assurance paie habituellement en Alberta ou comment fonctionne une demande ici.',
  },
};

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Only says who the sender is or how to reach them. */
export function onlyDataIn(question: string): Unasked | null {
  const rest = question.replace(LEFT_OUT, ' ');
  return rest !== question && wordsIn(rest).every((word) => BESIDE_DATA.has(word)) ? onlyData : null;
}

/** Contains no words at all. */
export function nothingIn(question: string): Unasked | null {
  return wordsIn(question.replace(MARKUP, ' ')).length === 0 ? nothing : null;
}
