/** Assembles sentences: each with the context it needs, none twice, in the order of their passage. */
import type { ReadPassage, Weighed } from './reading.ts';

const LETTERS_MAX = 760;
const SENTENCES_MAX = 4;
/** Two sentences that share this much say the same. */
const SAME = 0.6;
/** A sentence that needs more sentences before it is left out. */
const NEEDED_MAX = 2;

/** A sentence with those it depends on; null when one of them cannot be shown. */
function whole(sentences: readonly Weighed[], index: number): number[] | null {
  const sentence = sentences[index];
  if (!sentence || sentence.isHidden) return null;
  const before = sentences[index - 1];
  // The first sentence of a passage depends on its heading; a correction is shown together with its belief.
  if (!sentence.leans || !before || before.isBelief) return [index];
  const needed = whole(sentences, index - 1);
  return needed && needed.length <= NEEDED_MAX ? [...needed, index] : null;
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

  get count(): number {
    return this.#all.length;
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

  /** The word stems of the whole draft. */
  roots(): ReadonlySet<string> {
    return new Set(this.#all.flatMap(({ roots }) => [...roots]));
  }

  /** Adds a sentence with all it depends on, if there is room and it says something new. */
  take(from: ReadPassage, index: number): boolean {
    const added = (whole(from.sentences, index) ?? [])
      .filter((each) => !this.has(from, each))
      .flatMap((each) => from.sentences[each] ?? []);
    const letters = added.reduce((sum, { text }) => sum + text.length, 0);
    const isTooMuch = this.#letters + letters > LETTERS_MAX || this.count + added.length > SENTENCES_MAX;
    if (added.length === 0 || (!this.isEmpty && isTooMuch)) return false;
    const isNew = (one: Weighed) => !this.#all.some((other) => sharedOf(one.roots, other.roots) >= SAME);
    // A passage does not repeat itself.
    if (!this.#taken.has(from) && !added.some(isNew)) return false;
    this.#taken.set(from, new Set([...(this.#taken.get(from) ?? []), ...added.map((one) => one.index)]));
    this.#all.push(...added);
    this.#letters += letters;
    return true;
  }

  /** The sentences of each passage as shown, followed by its number. */
  runs(passages: readonly ReadPassage[]): { n: number; text: string }[] {
    return passages.flatMap((from) => {
      const told = this.sentencesOf(from);
      if (told.length === 0) return [];
      const said = told.map((sentence, at) => `${prefixOf(from, sentence, told[at - 1])}${sentence.text}`);
      return [{ n: from.passage.n, text: `${said.join(' ')} [${from.passage.n}]` }];
    });
  }
}

/** A heading that covers less of the question asks a different one: the answer then names it. */
const ASKS_ANOTHER = 0.55;

/** Introduced as a list of things, since they are not sentences. */
const CHECKLIST = /^(?:checklist|what to have ready)$/i;

/** The context a sentence needs to make sense alone: the question it answers, its point, or the belief it corrects. */
function prefixOf(from: ReadPassage, sentence: Weighed, before: Weighed | undefined): string {
  const { heading } = from.passage;
  const previous = from.sentences[sentence.index - 1];
  if (previous?.isBelief) return `${before ? '' : `${heading}: `}${previous.text} `;
  const isOpening = sentence.index === 0 && heading !== '';
  if (isOpening && (sentence.leans || sentence.isReply) && from.heading < ASKS_ANOTHER)
    return `On “${heading.replaceAll('“', '‘').replaceAll('”', '’')}”: `;
  if (!before && CHECKLIST.test(heading)) return `${heading}: `;
  const isMidPoint = sentence.name !== null && !sentence.isNamed && before?.name !== sentence.name;
  return isMidPoint ? `${sentence.name}: ` : '';
}
