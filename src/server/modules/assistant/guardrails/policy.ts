/** The limits of the assistant, decided from the question alone and before any answer is written. */
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import type { LimitRule } from '#shared/assistant/guardrails/limit-rule.ts';
import { FORGED_MARKS } from '#shared/assistant/guardrails/manipulations.ts';
import { nothingIn, onlyDataIn } from '#shared/assistant/guardrails/no-question.ts';
import { dangerIn, otherTongueIn } from '#shared/assistant/guardrails/tongues.ts';
import type { ChatChoice } from '#shared/assistant/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { type Found, findPhrases } from '#shared/platform/words/phrases.ts';
import { meantWord } from '#shared/platform/words/typos.ts';
import { END, wordsOf } from '#shared/platform/words/words.ts';
import { limitRules } from './rules.ts';
import { openPhrases } from './stored-phrases.ts';

/** A question that gets a fixed answer. */
export type Limit = Pick<
  LimitRule,
  'name' | 'verdict' | 'offersPerson' | 'pages' | 'withSources' | 'saysFirst' | 'otherwise'
> & {
  /** Plain sentences in the language of the question, English or French. */
  response: string;
  /** Said before everything else; empty for most. */
  opening: string;
  /** The passages that answer better, where the search finds one of them first. */
  yieldsTo: readonly string[];
  /** One more sentence, used when pages are listed below. */
  below: string | null;
  choices: ChatChoice[];
};

const phrases = openPhrases();

/** Words that may accompany a courtesy without making it a question. */
const FILLERS = new Set(
  'please so much very really ok okay oh well and hello hi hey thanks thank you sir madam all then just the'.split(' '),
);

const overlap = (one: Found, other: Found) => one.first <= other.last && other.first <= one.last;

type FoundByLabel = ReadonlyMap<string, Found[]>;

/** Whether a phrase occurs that no exception covers. */
function isHit(label: string, found: FoundByLabel): boolean {
  const exceptions = found.get(`${label}: unless`) ?? [];
  return (found.get(label) ?? []).some((hit) => !exceptions.some((exception) => overlap(hit, exception)));
}

function touches(
  { name, alone, first, notAfter }: LimitRule,
  words: readonly string[],
  found: FoundByLabel,
  before: string,
): boolean {
  if (found.has(`${name}: not with`)) return false;
  // Only a rule that matches reads the previous question.
  if (!isHit(name, found) || notAfter?.test(before) || (first && before !== '')) return false;
  if (!alone) return true;
  const courtesies = limitRules.flatMap((rule) => (rule.alone ? (found.get(rule.name) ?? []) : []));
  return words.every(
    (word, at) => word === END || FILLERS.has(word) || courtesies.some(({ first, last }) => first <= at && at <= last),
  );
}

/**
 * The limit a question triggers, or null: then the pages answer.
 * @param before the visitor's previous question
 */
export function limitOf(question: string, site: SiteProfile, before = ''): Limit | null {
  const words = wordsOf(question).map(meantWord);
  const found = Map.groupBy(findPhrases(words, phrases), ({ label }) => label);
  const forged = FORGED_MARKS.some((mark) => mark.test(question));
  const rule: Omit<LimitRule, 'phrases'> | null =
    onlyDataIn(question) ??
    dangerIn(question) ??
    limitRules.find((each) => touches(each, words, found, before) || (forged && each.name === 'manipulation')) ??
    nothingIn(question) ??
    otherTongueIn(question, words);
  if (!rule) return null;
  const {
    name,
    verdict,
    offersPerson,
    pages,
    withSources,
    saysFirst,
    otherwise,
    aspects = [],
    below,
    opens,
    yields,
    choices = [],
  } = rule;
  const { response } = aspects.find((aspect) => isHit(`${name}/${aspect.name}`, found)) ?? rule;
  const tongue = isFrench(question) ? 'fr' : 'en';
  return {
    name,
    verdict,
    offersPerson,
    pages,
    withSources,
    // The pages are in English.
    ...(saysFirst && tongue === 'en' && { saysFirst }),
    otherwise,
    response: response[tongue](site),
    opening: opens?.[tongue] ?? '',
    yieldsTo: found.has(`${name}: yields`) ? (yields?.to ?? []) : [],
    below: below?.[tongue] ?? null,
    choices: choices.map(({ label, ...leads }) => ({ label: label[tongue], ...leads })),
  };
}
