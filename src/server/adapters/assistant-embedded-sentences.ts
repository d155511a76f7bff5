/** The sentences of a passage that can stand in an answer. */

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

/** Leans on the sentence before it. */
const LEANS =
  /^(?:it|its|they|them|their|that|this|these|those|he|she|his|her|both|either|neither|so|but|and|or|then|also|such|each|none|some|otherwise|instead|two|three|four|here|one more|do so|if (?:not|it|they|so|she|he|one|that)|until then|after (?:it|that)|even then|above|there (?:it|they)|in (?:that|return)|the (?:same|first|second|third|fourth|last|rest|other|others|former|latter|answer|gap|missing)|yours?|you share|keep it|ask (?:it|them|for both))\b/i;

const wordCount = (text: string) => text.split(/\s+/).length;
const isNavigation = (text: string) => NAVIGATION.some((expression) => expression.test(text));
/** Something to ask a broker, not an answer. */
const isQuestion = (text: string) => /\?[”"’]?$/.test(text);
/** What people get wrong, told before it is put right. */
const isQuoted = (text: string) => /^“[^”]*”$/.test(text);
/** No verb that says something, a few words: "Travel trailers and fifth wheels." */
const isHead = (text: string) =>
  wordCount(text) <= 6 &&
  !LEANS.test(text) &&
  !/\b(?:is|are|was|has|have|can|may|must|will|does|do|not|pays?|depends?|asks?|ends?|counts?|stays?|normally|usually|often|sometimes|yes|no|perhaps|ask|call|keep)\b|[:$]/i.test(
    text,
  );

/** What happened at some time or to somebody, told to show how it goes. */
const isAnecdote = (text: string) =>
  /^In (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b|\b(?:billion|million (?:in|dollars)|first estimate|first count|on average|\d[\d,]* (?:of the|people|homes|vehicles|claims))\b|\bper ?cent of\b/u.test(
    text,
  );
/** Says what holds: what is paid, what must be, what is normal. */
const isRule = (text: string) =>
  /\b(?:pays?|paid|insures?|covers?|includes?|leaves? out|must|may|can|cannot|needs?|normally|usually|often|only|never|nothing|no|not|yes|always|generally|depends?|means?|unless|as a rule)\b/i.test(
    text,
  );

export type Sentence = {
  text: string;
  /** Cannot be shown; what it says still tells what the next one is about. */
  isHidden: boolean;
  /** Understood only after the one before it. */
  leans: boolean;
  /** Heads the next one and says nothing by itself. */
  isHead: boolean;
  /** A belief that the next one puts right. */
  isBelief: boolean;
  /** What happened once, with its figures. */
  isAnecdote: boolean;
  /** What holds for everybody. */
  isRule: boolean;
  /** A row of a table: the next one is about something else. */
  isRow: boolean;
};

const ENDS = /(?<=[.?!][”"’)]?)\s+(?=[“"(]?[\p{Lu}\d$])/u;

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
  return cut(text.replace(ADDRESS, '')).map((sentence) => ({
    text: /[.!?:”"]$/.test(sentence) ? sentence : `${sentence}.`,
    isHidden:
      MAIL.test(sentence) ||
      isNavigation(sentence) ||
      isQuestion(sentence) ||
      isQuoted(sentence) ||
      wordCount(sentence) > WORDS_MAX,
    leans: LEANS.test(sentence),
    isHead: isHead(sentence) && !isNavigation(sentence),
    isBelief: isQuoted(sentence),
    isAnecdote: isAnecdote(sentence),
    isRule: isRule(sentence),
    isRow:
      /^[^.;:]{3,80}(?: –|:) (?=\p{Lu}|\$)/u.test(sentence) && !/^(?:In|On|Ask|For|Then|Three|Two)\b/.test(sentence),
  }));
}
