/** "Are you sure?", "explain simpler", "tell me more": follow-ups that ask nothing new and continue from the last answer. */
import type { Spoken } from './context.ts';

export type GoingOn = {
  wish: 'proof' | 'more';
  /** The question being continued, and the conversation before it. */
  question: string;
  history: readonly Spoken[];
  /** Every answer given to it since. */
  said: string;
};

const ASIDE =
  /\b(?:please|pls|plz|ok(?:ay)?|hm+|well|so|but|and|then|sorry|hey|um+|wait|now|just|svp|s['’]il vous pla[iî]t|s['’]il te pla[iî]t)\b/gi;
const IT = '(?: (?:that|this|it|your answer|what you said|the answer|all that|ça|cela))?';

/** Asks whether the answer is true. */
const PROOF = [
  `(?:are )?(?:you|u|ya) (?:(?:really|absolutely|quite|100%?|a hundred percent|very) )?(?:sure|certain|positive)(?: (?:about|of)${IT})?`,
  `is${IT} (?:really )?(?:true|right|correct|accurate|so|up to date)`,
  '(?:really|seriously|for real|says who|no way|prove it|source|sources|citation|proof)',
  `how (?:do|would|can) (?:you|i) know(?: if)?${IT}(?: is (?:true|right))?`,
  `where (?:does|do) (?:it|they|the page) say${IT}|(?:where|which page) (?:is|does)${IT} (?:from|written|come from|stand)`,
  `(?:what is|what['’]s|what are) (?:your|the) sources?`,
  `i (?:do not|don['’]?t) (?:believe|trust)(?: you| that| this| it)?`,
  `(?:es[- ]tu|[eê]tes[- ]vous|tu es|vous [eê]tes) (?:vraiment )?s[uû]re?s?|c['’]est (?:vrai|s[uû]r|exact)|vraiment`,
];

/** Asks for the same in other words, or for more. */
const SIMPLER = `(?:simpl(?:er|y|e|ified)|more simply|easier|differently|again|more clearly|clearer|better|(?:in|with) (?:simple|simpler|plain|easy|easier|other|normal|fewer|layman['’]?s|everyday) (?:words?|terms|english|language)|in english|like (?:i am|i['’]?m) (?:5|five|a child|a kid|stupid)|to a (?:child|kid|five year old))`;
const MORE = [
  `(?:(?:can|could|would|will) you )?(?:re)?(?:explain|say|put|phrase|make|word|describe|break)${IT}(?: (?:to|for) me)?(?: down)?(?: ${SIMPLER})?(?: (?:to|for) me)?`,
  `${SIMPLER}|eli5|in a nutshell|too (?:complicated|hard|long|difficult)|(?:that|this|it) is (?:too )?(?:complicated|confusing|hard)`,
  `i (?:still )?(?:do not|don['’]?t|didn['’]?t|did not) (?:really )?(?:understand|get|follow|see)${IT}`,
  `(?:i['’]?m|i am) (?:still )?(?:confused|lost)|huh|what|come again|pardon|say what|meaning`,
  `what (?:do|did) you mean(?: by${IT})?|what does (?:that|this|it|that even|it all|all that) mean`,
  `(?:(?:can|could|would|will) you )?(?:tell|show|give|say)(?: me| us)? (?:(?:a (?:bit|little) )?more|(?:some )?(?:more )?(?:details?|info|information)|an example|the rest)(?: (?:about|on|of)${IT})?`,
  `(?:(?:can|could|would|will) you )?(?:explain|elaborate|expand|continue|go on|keep going|go ahead|carry on|tell me)(?: (?:on|about|with))?${IT}(?: (?:more|further|in (?:more )?detail|a (?:bit|little)(?: more)?))?`,
  `(?:more|(?:some |any )?more (?:details?|info|information)|details|go deeper|learn more|read more)(?: (?:about|on)${IT})?|i (?:want|would like|need) (?:to know )?more(?: (?:details?|info|information))?`,
  `(?:what|anything|something) (?:else|more)(?: (?:can you (?:tell|say)|do you know|is there|should i know|to know))?`,
  `why(?: (?:is (?:that|this|it)|not|so))?|how come|for example|such as|an example|like what`,
  `(?:dis|dites|parle|parlez)[- ](?:m['’]en|moi|en) (?:plus|davantage)|(?:en )?(?:savoir )?plus(?: de d[ée]tails)?|(?:peux-tu |pouvez-vous )?expliquer?z?(?: plus simplement| mieux| encore)?|plus simplement|je ne comprends pas|pourquoi|continue[zr]?`,
];

const whole = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'i');
const wishes = [
  ['proof', whole(PROOF)],
  ['more', whole(MORE)],
] as const;

/** Longer messages say something of their own. */
const LETTERS_MAX = 120;

function wishOf(message: string): GoingOn['wish'] | undefined {
  if (message.length > LETTERS_MAX) return;
  const words = message
    .replace(/[?!.,;:…"“”]+/g, ' ')
    .replace(ASIDE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return wishes.find(([, asks]) => asks.test(words))?.[0];
}

/** What a follow-up continues; null for any other message, and when nothing was asked before. */
export function goingOn(message: string, history: readonly Spoken[]): GoingOn | null {
  const wish = wishOf(message);
  if (!wish) return null;
  const at = history.findLastIndex(({ role, content }) => role === 'user' && wishOf(content) === undefined);
  const asked = history[at];
  if (!asked) return null;
  const said = history.slice(at + 1).filter(({ role }) => role === 'assistant');
  return {
    wish,
    question: asked.content,
    history: history.slice(0, at),
    said: said.map(({ content }) => content).join('\n'),
  };
}
