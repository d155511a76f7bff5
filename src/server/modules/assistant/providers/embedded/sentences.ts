/** The sentences of a passage that an answer can use. */
import { leansBack } from './references.ts';
import { isWide, nameOf, plainRow } from './rows.ts';

/** Longer than anyone reads in one go: a table or list that lost its formatting. */
const WORDS_MAX = 62;

/** Is about the page rather than its subject: where to read on, what is below. */
const NAVIGATION = [
  /\b(?:below|above)\.$|^below:|\bsection on health below\b|\bnext list\b|\b(?:list|exceptions?) (?:below|above)\b|\bon this page\b|\bpage is yours\b/i,
  /\btable (?:on|of) (?:the|industries)\b|^here is (?:how|what|where|the order)\b|\b(?:this|our) (?:page|article)\b|\brest of this article\b/i,
  /\b(?:has|have) (?:more|the rest|the amounts?|the rule|that example|a list|the (?:full|whole) list|the other lines|its own notes)\b/i,
  /\bgoes (?:further|step by step|through (?:the|one))\b|\bputs the pieces\b|\bsays (?:more|which rules|what they will|who takes the)\b|\bthe rest can wait\b|\b(?:things|points|cases|lines) follow\b/i,
  /\b(?:explained?|questionnaire|article|about us|insurance|deductibles?|driving|works?|bring|auto|roof|construction|endorsement) (?:lists?|explains?|shows?|follows?) (?:each|both|those|how|what|who|why|the|it|a)\b/i,
  /^see (?:\S+\s){0,5}\S+\.$|^(?:turn|go) to |^read (?:more|on|that part)\b|^more (?:in|on|is|questions|cases)\b|\bread (?:more|that part|on) (?:in|on|under|first)\b|\bread about\b|: see [a-z-]+\.$/i,
  /\bis in (?:the end|life insurance|questions)\b|\bare in questions\b|\bquestions are answered separately\b|\bbegin with insuring\b|\bis the subject of\b/i,
];

const wordCount = (text: string) => text.split(/\s+/).length;
const isNavigation = (text: string) => NAVIGATION.some((expression) => expression.test(text));
/** Something to ask a broker, not an answer. `It answers one question: who …?` is not one. */
const isQuestion = (text: string) =>
  /\?[”"’]?$/.test(text) && !/^(?!(?:is|are|do|does|what|who)\b)[^?]{12,}: /i.test(text);
/** A common misconception, quoted before it is corrected. */
const isQuoted = (text: string) => /^“[^”]*”$/.test(text);
/** An event in the past or to someone, given as an illustration. */
const isAnecdote = (text: string) =>
  /^In (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b|\b(?:billion|million (?:in|dollars)|first estimate|first count|on average|\d[\d,]* (?:of the|people|homes|vehicles|claims))\b|\bper ?cent of\b|\bpublished in \d{4}\b/u.test(
    text,
  );
/** States a rule: what is paid, what is required, what is normal. */
const isRule = (text: string) =>
  /\b(?:pays?|paid|insures?|covers?|includes?|leaves? out|must|may|can|cannot|needs?|normally|usually|often|only|never|nothing|no|not|yes|always|generally|depends?|means?|unless|as a rule)\b/i.test(
    text,
  );

/** Sets a scene or gives an example: useful after a rule, but not an answer on its own. */
const isScene = (text: string) =>
  /^(?:say|imagine|think of|picture|suppose|your best|nobody|few|people here|somebody may|it is (?:friday|monday)|you (?:drop|sell|wash|walk)|two adults|all figures are made up|repairs to|in (?:february|november)|a (?:night|valve|grease|half-?built|half-ton))\b/i.test(
    text,
  );
/** Says yes or no: meaningless without its question. */
const isReply = (text: string) =>
  /^(?:yes|no|it (?:can|may|does|depends)|neither|not|only|often|usually|sometimes|perhaps|possibly|quite|mostly|because|normally|rarely|seldom|do not count)\b/i.test(
    text,
  ) && !/^(?:no|only|not) (?:\p{L}+ ){1,4}(?:law|must|insurer|policy)\b/iu.test(text);
/** Applies under a condition: an aside unless it was asked for. */
const isCondition = (text: string) => /^(?:if|when|unless|with the|whoever|once|where)\b/i.test(text);

export type Sentence = {
  text: string;
  /** Cannot be shown; still the context of the next one. */
  isHidden: boolean;
  /** Makes sense only after the one before it. */
  leans: boolean;
  /** The name of the point it belongs to: `Condos`. */
  name: string | null;
  /** Begins with that name. */
  isNamed: boolean;
  /** A belief that the next sentence corrects. */
  isBelief: boolean;
  /** A past event, with its figures. */
  isAnecdote: boolean;
  /** A rule that applies to everyone. */
  isRule: boolean;
  isScene: boolean;
  /** Answers the question above it, and says little without it: `Often not, but …` */
  isReply: boolean;
  isCondition: boolean;
};

/** How many sentences after its first a point extends to. */
const POINT_MAX = 3;

const ENDS = /(?<=[.?!][”"’)]?)\s+(?=[“"(]?[\p{Lu}\d$])|(?<=:)\s+(?=[^.:–]{2,80} – [^.:;]{2,60}: )/u;

/** Splits where a sentence ends and the next one begins; "St.", or "No." before a number, does not end one. */
function cut(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(ENDS)) {
    const last = sentences.at(-1);
    const isCutWrong =
      last !== undefined && (/\b(?:St|Dr|Mr|Ms|B\.C)\.$/.test(last) || (/\bNo\.$/.test(last) && /^\d/.test(piece)));
    if (isCutWrong) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** An answer cites pages, never addresses. */
const ADDRESS = /(?:\s(?:at|to))?\s[\w-]+(?:\.[\w-]+)*\.(?:ca|com|org|example|gov|net)\b/g;
const MAIL = /\S+@\S+/;

/** The content of a passage, sentence by sentence. */
export function sentencesOf(text: string): Sentence[] {
  let name: string | null = null;
  let named = 0;
  let isAfterScene = false;
  return cut(text.replace(ADDRESS, '')).map((sentence, index) => {
    const own = nameOf(sentence);
    if (own !== null) [name, named] = [own, index];
    // Nothing marks the end of a point: after this many sentences it is another subject.
    if (index - named > POINT_MAX) name = null;
    const plain = plainRow(sentence, text);
    const read: Sentence = {
      text: /[.!?:”"]$/.test(plain) ? plain : `${plain}.`,
      isHidden:
        MAIL.test(sentence) ||
        isNavigation(sentence) ||
        isQuestion(sentence) ||
        isQuoted(sentence) ||
        /:$/.test(sentence) ||
        wordCount(sentence) > WORDS_MAX,
      leans: own === null && (leansBack(sentence) || isAfterScene),
      name,
      isNamed: own !== null,
      isBelief: isQuoted(sentence),
      isAnecdote: isAnecdote(sentence),
      isRule: isRule(sentence),
      isScene: isScene(sentence),
      isReply: isReply(sentence),
      isCondition: isCondition(sentence),
    };
    // An example continues in the sentence after it.
    isAfterScene = /^(?:say|imagine|suppose|picture|take) /i.test(sentence);
    if (isWide(sentence)) name = null;
    return read;
  });
}
