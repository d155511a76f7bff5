/**
 * Phrases over words, found in one pass however long the text: a finite automaton over words, so no text can make it slow.
 *
 * In a phrase `a|b` means one of these words, `cover*` any word with this prefix, `(for me|in my case)` one of these word sequences,
 * `?` after either makes it optional, `..` means up to three words, `...` up to six, and `.` the end of a sentence,
 * which the dots never cross.
 */
import { ANY, fits, type Test } from './phrase-parts.ts';

export type Found = {
  label: string;
  /** The positions of its first and its last word. */
  first: number;
  last: number;
};

/**
 * Compiled phrases, as numbers in typed arrays: the assistant's rules have a quarter of a million edges, in the memory of every process.
 * A state is where a word has led; `edges[n]` to `edges[n + 1]` are the places of the edges of state `n`.
 */
export type Phrases = {
  edges: Uint32Array;
  /** Of each edge the place of its test in `allTests`, and the state it leads to. */
  tests: Uint32Array;
  targets: Uint32Array;
  allTests: readonly Test[];
  /** What ends in each state. */
  labels: readonly (string | null)[];
  /** By a first word, the states it leads to. */
  begins: ReadonlyMap<string, readonly number[]>;
  /** For every other first word. */
  beginsLoosely: readonly { test: Test; to: number }[];
};

/** Finds the phrases in a stream of words. */
export class PhraseReader {
  /** Partial matches, each with the position of its earliest first word. */
  #open = new Map<number, number>();
  #place = 0;
  readonly #phrases: Phrases;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
  }

  /** Reads the next word; returns the phrases that end with it. */
  read(word: string): Found[] {
    const { edges, tests, targets, allTests, labels, begins, beginsLoosely } = this.#phrases;
    const open = new Map<number, number>();
    const found: Found[] = [];
    const enter = (state: number, first: number) => {
      if ((open.get(state) ?? Infinity) > first) open.set(state, first);
    };
    for (const [state, first] of this.#open)
      for (let edge = edges[state] as number; edge < (edges[state + 1] as number); edge++)
        if (fits(allTests[tests[edge] as number] ?? ANY, word)) enter(targets[edge] as number, first);
    for (const state of begins.get(word) ?? []) enter(state, this.#place);
    for (const { test, to } of beginsLoosely) if (fits(test, word)) enter(to, this.#place);
    for (const [state, first] of open) {
      const label = labels[state];
      if (label) found.push({ label, first, last: this.#place });
      if (edges[state] === edges[state + 1]) open.delete(state);
    }
    this.#open = open;
    this.#place += 1;
    return found;
  }

  /** The position of the first word of the oldest partial match. */
  get oldest(): number | null {
    let oldest: number | null = null;
    for (const first of this.#open.values()) if (oldest === null || first < oldest) oldest = first;
    return oldest;
  }
}

/** Every phrase in a whole text. */
export function findPhrases(words: readonly string[], phrases: Phrases): Found[] {
  const reader = new PhraseReader(phrases);
  return words.flatMap((word) => reader.read(word));
}
