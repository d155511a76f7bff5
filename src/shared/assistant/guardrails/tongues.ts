/** Questions in languages other than English and French: dangers are answered in theirs, anything else gets 911 and who can help. */
import { dangerLanguages } from '#shared/content/dangers/registry.ts';
import { type DangerName, type DangerWords, dangerNames } from '#shared/content/dangers/words.ts';
import { compilePhrases } from '#shared/platform/words/compile-phrases.ts';
import { fold } from '#shared/platform/words/fold.ts';
import { type Found, findPhrases } from '#shared/platform/words/phrases.ts';
import { wordsOf } from '#shared/platform/words/words.ts';
import type { LimitRule } from './limit-rule.ts';

type FixedAnswer = Pick<LimitRule, 'name' | 'verdict' | 'offersPerson' | 'withSources' | 'response'>;

const bare = (word: string) => fold(word).text;

/** Small words of languages without an answer of their own. Enough to detect them, not to understand them. */
const UNANSWERED: readonly ReadonlySet<string>[] = [
  'ich und der das ist nicht eine wie viel kostet meine mein brauche versicherung haben kann für hallo danke wo welche'.split(
    ' ',
  ),
  'eu você não uma meu minha preciso quanto custa seguro carro olá obrigado posso quero para como'.split(' '),
  'il gli della che sono mia mio assicurazione quanto costa ciao grazie voglio posso ho bisogno di'.split(' '),
  'jest nie mam chce ile kosztuje ubezpieczenie czy mój moja dziękuję potrzebuję jak proszę'.split(' '),
  'waa maxay caymiska waan rabaa mahadsanid gurigayga baabuurka aan iyo'.split(' '),
  'tôi không bảo hiểm của là có bao nhiêu xe nhà muốn cần toi khong bao hiem cua'.split(' '),
].map((words) => new Set(words.map(bare)));

const SPOKEN_HERE = new Set(
  'the a an is are do does my i you what how much of in to and for it can if with on have insurance car home who when why will be or not that this me we our from at get pay cover le la les un une des est je vous que pour mon ma mes dans et du au avec sur ce qui quoi comment combien pourquoi assurance voiture maison ne pas il elle nous votre si ou quel quelle suis ai faut en de d l j qu c'.split(
    ' ',
  ),
);

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const HAN = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

/** As long as anything else is asked: a fire last year, or what a policy pays for one. */
const UNLESS_ORDINARY: ReadonlySet<DangerName> = new Set(['gas', 'fire', 'injury', 'impaired', 'leaving-the-scene']);

const inWords = (phrase: string) => bare(phrase).replace(/\p{Script=Han}/gu, ' $& ');

const phrases = compilePhrases(
  Object.fromEntries(
    dangerLanguages.flatMap(({ code, ordinary, dangers }) => [
      [`${code}: ordinary`, ordinary.map(inWords)],
      ...dangerNames.map((name) => [`${code}: ${name}`, dangers[name].phrases.map(inWords)] as const),
    ]),
  ),
);

const scripts = dangerLanguages.map(({ script, letters, foreign, words }) => ({
  script: script ? new RegExp(`\\p{Script=${script}}`, 'gu') : null,
  letters: letters ? new RegExp(`[${letters}]`, 'gu') : null,
  foreign: foreign ? new RegExp(`[${foreign}]`, 'u') : null,
  words: new Set((words ?? []).map(bare)),
}));

const count = (text: string, pattern: RegExp | null) => (pattern ? (text.match(pattern)?.length ?? 0) : 0);

/** Of languages that have it in common, the one with the most. */
function most(points: (index: number) => number): DangerWords | null {
  const all = dangerLanguages.map((_, index) => points(index));
  const best = Math.max(...all);
  return best > 0 ? (dangerLanguages[all.indexOf(best)] ?? null) : null;
}

/** By its letters. Japanese has the characters of Chinese, and others of its own. */
function byScript(question: string): DangerWords | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return null;
  return most((index) => {
    const { script, letters, foreign } = scripts[index] ?? {};
    if (!script || foreign?.test(question)) return 0;
    const written = count(question, script);
    return written === 0 ? 0 : written + 100 * count(question, letters ?? null);
  });
}

/** By its small words: two of them, and more than of English and French. */
function byWords(words: readonly string[]): DangerWords | 'unanswered' | null {
  const here = words.filter((word) => SPOKEN_HERE.has(word)).length;
  const enough = (tongue: ReadonlySet<string>) => {
    const there = new Set(words.filter((word) => tongue.has(word) && !SPOKEN_HERE.has(word))).size;
    return there >= 2 && there > here ? there : 0;
  };
  const known = most((index) => enough(scripts[index]?.words ?? new Set()));
  return known ?? (UNANSWERED.some((tongue) => enough(tongue) > 0) ? 'unanswered' : null);
}

const isWrittenElsewhere = (question: string) => {
  const letters = count(question, LETTER);
  return letters >= 2 && count(question, LATIN) < letters / 2;
};

const asWritten = (text: string): FixedAnswer['response'] => ({ en: () => text, fr: () => text });

type FoundDanger = { name: DangerName; words: DangerWords; isMeant: boolean; isOrdinary: boolean };

/** The dangers named in other languages, most severe first. */
function dangersIn(question: string): FoundDanger[] {
  const words = wordsOf(question).flatMap((word) => word.match(HAN) ?? []);
  const found = new Set(findPhrases(words, phrases).map(({ label }: Found) => label));
  if (found.size === 0) return [];
  const script = byScript(question);
  const meant = isWrittenElsewhere(question) || script ? script : byWords(words);
  const candidates = dangerLanguages.filter((each) => each.script === script?.script);
  // Some have phrases in common: the one that the other words or characters show comes first.
  const ordered = candidates.toSorted((one, other) => Number(other === meant) - Number(one === meant));
  return dangerNames.flatMap((name) =>
    ordered
      .filter(({ code }) => found.has(`${code}: ${name}`))
      .map((words) => ({
        name,
        words,
        isMeant: words === meant,
        isOrdinary: UNLESS_ORDINARY.has(name) && found.has(`${words.code}: ordinary`),
      })),
  );
}

/** A danger in another language, with its answer in that language. */
export function dangerIn(question: string): FixedAnswer | null {
  const danger = dangersIn(question).find(({ isOrdinary }) => !isOrdinary);
  if (!danger) return null;
  const { name, words } = danger;
  const verdict = name === 'fraud' || name === 'arson' ? 'limited' : 'emergency';
  return { name, verdict, offersPerson: false, withSources: false, response: asWritten(words.dangers[name].answer) };
}

/** The first sentence, which says to call 911 in danger. */
const FIRST = /^.*?[.。।؟](?= |\p{Script=Han}|$)/u;

/** "In danger, call 911", in the language in which a question names a danger and asks what insurance pays; null for any other. */
export function possibleDangerIn(question: string): string | null {
  const [danger] = dangersIn(question);
  return danger?.isOrdinary && danger.isMeant ? (FIRST.exec(danger.words.other)?.[0] ?? null) : null;
}

const named = [...new Set(dangerLanguages.map(({ language }) => language))].sort();
const APOLOGY = `In danger, call 911. I answer questions in English and some French, and I can say what to do in an emergency in ${named.slice(0, -1).join(', ')} and ${named.at(-1)} too. A licensed broker partner can help you, and you can ask for one who speaks your language.`;

/**
 * The answer to any other question in another language; null for English and French.
 * @param words the question's words, without accents
 */
export function otherTongueIn(question: string, words: readonly string[]): FixedAnswer | null {
  const tongue = isWrittenElsewhere(question) ? (byScript(question) ?? 'unanswered') : byWords(words);
  if (!tongue) return null;
  const response = asWritten(tongue === 'unanswered' ? APOLOGY : tongue.other);
  return { name: 'other-language', verdict: 'limited', offersPerson: true, withSources: false, response };
}
