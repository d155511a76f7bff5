/** Questions in a language the site is not written in. */
import type { LimitRule } from './limit-rule.ts';

/** Short words unique to each language. Enough to detect it, not to understand it. */
const TONGUES: readonly ReadonlySet<string>[] = [
  'el los las necesito quiero cuanto cuánto seguro mi coche casa puedo tengo para pero hola gracias usted como donde porque esta una qué hay por favor cual ayuda'.split(
    ' ',
  ),
  'ang ng mga sa ako ko po ba kailangan magkano paano para ano kung naman salamat kumusta saan'.split(' '),
  'ich und der das ist nicht eine wie viel kostet meine mein brauche versicherung haben kann für hallo danke wo welche'.split(
    ' ',
  ),
  'eu você não uma meu minha preciso quanto custa seguro carro olá obrigado posso quero para como'.split(' '),
  'il gli della che sono mia mio assicurazione quanto costa ciao grazie voglio posso ho bisogno di'.split(' '),
  'jest nie mam chce ile kosztuje ubezpieczenie czy mój moja dziękuję potrzebuję jak proszę'.split(' '),
  'mujhe meri mera hai kya kaise kitna chahiye gaadi ghar bima ki ka mainu sat akal kinna tussi'.split(' '),
  'waa maxay caymiska waan rabaa mahadsanid gurigayga baabuurka aan iyo'.split(' '),
  'tôi không bảo hiểm của là có bao nhiêu xe nhà muốn cần toi khong bao hiem cua'.split(' '),
].map((words) => new Set(words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))));

const SPOKEN_HERE = new Set(
  'the a an is are do does my i you what how much of in to and for it can if with on have insurance car home who when why will be or not that this me we our from at get pay cover le la les un une des est je vous que pour mon ma mes dans et du au avec sur ce qui quoi comment combien pourquoi assurance voiture maison ne pas il elle nous votre si ou quel quelle suis ai faut en de d l j qu c'.split(
    ' ',
  ),
);

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

const APOLOGY =
  'Sorry, I only understand English and some French. A licensed broker partner can help you, and you can ask for one who speaks your language.';

/** @param words the question's words, without accents */
export function isOtherTongue(question: string, words: readonly string[]): boolean {
  const letters = question.match(LETTER)?.length ?? 0;
  const latin = question.match(LATIN)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) return true;
  const here = words.filter((word) => SPOKEN_HERE.has(word)).length;
  return TONGUES.some((tongue) => {
    const there = new Set(words.filter((word) => tongue.has(word) && !SPOKEN_HERE.has(word))).size;
    return there >= 2 && there > here;
  });
}

export const otherTongue: Pick<LimitRule, 'name' | 'verdict' | 'offersPerson' | 'withSources' | 'response'> = {
  name: 'other-language',
  verdict: 'limited',
  offersPerson: true,
  withSources: false,
  response: { en: () => APOLOGY, fr: () => APOLOGY },
};
