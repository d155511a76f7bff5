/** Puts sentences together: each with what it needs to be understood, none twice, in the order in which they stand. */
import type { GivenPassage } from './assistant.ts';
import type { Sentence } from './assistant-embedded-sentences.ts';

/** A sentence with what it holds of the question. */
export type Weighed = Sentence & { index: number; worth: number; roots: ReadonlySet<string> };
export type ReadPassage = {
  passage: GivenPassage;
  /** Its heading asks, or names a word: then it begins with its point. */
  isAnswer: boolean;
  /** How much of the question its heading holds. */
  heading: number;
  /** How much the name of its page holds: a question that names no more wants to know what stands there. */
  title: number;
  sentences: readonly Weighed[];
};

const LETTERS_MAX = 820;
/** Two sentences that share this much say the same. */
const SAME = 0.6;

/** A sentence with the one it leans on and the one it heads; null when one of them cannot be shown. */
function whole(sentences: readonly Weighed[], index: number): number[] | null {
  const sentence = sentences[index];
  if (!sentence || sentence.isHidden) return null;
  // What puts a belief right is told without the belief, so it must not speak of "it".
  if (sentences[index - 1]?.isBelief && /\b(?:it|that|this|they|them)\b/i.test(sentence.text)) return null;
  const before = sentence.leans && index > 0 ? whole(sentences, index - 1) : [];
  if (!before || before.length > 2) return null;
  const after = sentence.isHead ? sentences[index + 1] : undefined;
  if (sentence.isHead && (!after || after.isHidden || after.isHead)) return null;
  return [...before, index, ...(after ? [after.index] : [])];
}

const sharedOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((root) => other.has(root)).length / Math.max(Math.min(one.size, other.size), 1);

export class Draft {
  readonly #taken = new Map<ReadPassage, Set<number>>();
  readonly #all: Weighed[] = [];
  #letters = 0;

  get isEmpty(): boolean {
    return this.#letters === 0;
  }

  has(from: ReadPassage, index: number): boolean {
    return this.#taken.get(from)?.has(index) ?? false;
  }

  lettersOf(from: ReadPassage): number {
    return this.sentencesOf(from).reduce((sum, { text }) => sum + text.length, 0);
  }

  sentencesOf(from: ReadPassage): Weighed[] {
    return from.sentences.filter(({ index }) => this.has(from, index));
  }

  /** Takes a sentence with all it needs, if there is room and it says something new. */
  take(from: ReadPassage, index: number): boolean {
    const added = (whole(from.sentences, index) ?? [])
      .filter((each) => !this.has(from, each))
      .flatMap((each) => from.sentences[each] ?? []);
    const letters = added.reduce((sum, { text }) => sum + text.length, 0);
    if (added.length === 0 || (!this.isEmpty && this.#letters + letters > LETTERS_MAX)) return false;
    const isNew = (one: Weighed) => !this.#all.some((other) => sharedOf(one.roots, other.roots) >= SAME);
    // Of one passage nothing is said twice anyway.
    if (!this.#taken.has(from) && !added.some(isNew)) return false;
    this.#taken.set(from, new Set([...(this.#taken.get(from) ?? []), ...added.map((one) => one.index)]));
    this.#all.push(...added);
    this.#letters += letters;
    return true;
  }

  /** The sentences of each passage, followed by its number. */
  runs(passages: readonly ReadPassage[]): { n: number; text: string }[] {
    return passages.flatMap((from) => {
      const text = this.sentencesOf(from).map((sentence) => sentence.text);
      return text.length === 0 ? [] : [{ n: from.passage.n, text: `${text.join(' ')} [${from.passage.n}]` }];
    });
  }
}
