/** The sentences of a passage that can stand in an answer. */
import { leansBack } from './references.ts';
import { isWide, nameOf, plainRow } from './rows.ts';

/** Longer than anybody reads in one breath: a table or a list that lost its form. */
const WORDS_MAX = 62;

/** Speaks of the page and not of the matter: where to read on, what stands below. */
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
/** Something to ask a broker, not an answer. `It answers one question: who …?` says something. */
const isQuestion = (text: string) =>
  /\?[”"’]?$/.test(text) && !/^(?!(?:is|are|do|does|what|who)\b)[^?]{12,}: /i.test(text);
/** What people get wrong, told before it is put right. */
const isQuoted = (text: string) => /^“[^”]*”$/.test(text);
/** What happened at some time or to somebody, told to show how it goes. */
const isAnecdote = (text: string) =>
  /^In (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b|\b(?:billion|million (?:in|dollars)|first estimate|first count|on average|\d[\d,]* (?:of the|people|homes|vehicles|claims))\b|\bper ?cent of\b|\bpublished in \d{4}\b/u.test(
    text,
  );
/** Says what holds: what is paid, what must be, what is normal. */
const isRule = (text: string) =>
  /\b(?:pays?|paid|insures?|covers?|includes?|leaves? out|must|may|can|cannot|needs?|normally|usually|often|only|never|nothing|no|not|yes|always|generally|depends?|means?|unless|as a rule)\b/i.test(
    text,
  );

/** Sets a scene, or tells an example: good after what holds, and no answer by itself. */
const isScene = (text: string) =>
  /^(?:say|imagine|think of|picture|suppose|your best|nobody|few|people here|somebody may|it is (?:friday|monday)|you (?:drop|sell|wash|walk)|two adults|all figures are made up|repairs to|in (?:february|november)|a (?:night|valve|grease|half-?built|half-ton))\b/i.test(
    text,
  );
/** Says yes or no to a question that must be known. */
const isReply = (text: string) =>
  /^(?:yes|no|it (?:can|may|does|depends)|neither|not|only|often|usually|sometimes|perhaps|possibly|quite|mostly|because|normally|rarely|seldom|do not count)\b/i.test(
    text,
  ) && !/^(?:no|only|not) (?:\p{L}+ ){1,4}(?:law|must|insurer|policy)\b/iu.test(text);
/** Holds on a condition: an aside where nobody asked for it. */
const isCondition = (text: string) => /^(?:if|when|unless|with the|whoever|once|where)\b/i.test(text);

export type Sentence = {
  text: string;
  /** Cannot be shown; what it says still tells what the next one is about. */
  isHidden: boolean;
  /** Understood only after the one before it. */
  leans: boolean;
  /** The name of the point it belongs to: `Condos`. */
  name: string | null;
  /** Begins with that name. */
  isNamed: boolean;
  /** A belief that the next one puts right. */
  isBelief: boolean;
  /** What happened once, with its figures. */
  isAnecdote: boolean;
  /** What holds for everybody. */
  isRule: boolean;
  isScene: boolean;
  /** Answers the question over it, and says little without it: `Often not, but …` */
  isReply: boolean;
  isCondition: boolean;
};

/** Sentences of a point after its first. */
const POINT_MAX = 3;

const ENDS = /(?<=[.?!][”"’)]?)\s+(?=[“"(]?[\p{Lu}\d$])|(?<=:)\s+(?=[^.:–]{2,80} – [^.:;]{2,60}: )/u;

/** Cut where a sentence ends and the next one begins; after "St." or "No." before a number none ends. */
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

/** An answer names pages, never addresses. */
const ADDRESS = /(?:\s(?:at|to))?\s[\w-]+(?:\.[\w-]+)*\.(?:ca|com|org|example|gov|net)\b/g;
const MAIL = /\S+@\S+/;

/** What a passage says, sentence by sentence. */
export function sentencesOf(text: string): Sentence[] {
  let name: string | null = null;
  let named = 0;
  let isAfterScene = false;
  return cut(text.replace(ADDRESS, '')).map((sentence, index) => {
    const own = nameOf(sentence);
    if (own !== null) [name, named] = [own, index];
    // Where a point ends, nothing says: after so many sentences it is another matter.
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
    // An example goes on in the sentence after it.
    isAfterScene = /^(?:say|imagine|suppose|picture|take) /i.test(sentence);
    if (isWide(sentence)) name = null;
    return read;
  });
}
