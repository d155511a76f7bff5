/**
 * Phrases over words, found in one pass however long the text: a finite automaton over words, so no text can make it slow.
 *
 * In a phrase `a|b` means one of these words, `cover*` any word with this prefix, `(for me|in my case)` one of these word sequences,
 * `?` after either makes it optional, `..` means up to three words, `...` up to six, and `.` the end of a sentence,
 * which the dots never cross.
 */
import { END } from './words.ts';

/** Which words match: these, those with a prefix, or every one. */
type Test = { whole: ReadonlySet<string>; beginnings: readonly string[]; any: boolean };
type Part =
  | { kind: 'word'; test: Test }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'either'; rows: Part[] }
  | { kind: 'maybe'; part: Part };

function fits({ whole, beginnings, any }: Test, word: string): boolean {
  if (any) return word !== END;
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

const ANY: Test = { whole: new Set(), beginnings: [], any: true };

/** The test of a pattern, the same for the same pattern: most occur many times. */
function testMaker(): (pattern: string) => Test {
  const made = new Map<string, Test>();
  return (pattern) => {
    const known = made.get(pattern);
    if (known) return known;
    const all = pattern.split('|');
    const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    const test = { whole: new Set(all.filter((word) => !word.endsWith('*'))), beginnings, any: false };
    made.set(pattern, test);
    return test;
  };
}

function gapOf(words: number): Part {
  const one: Part = { kind: 'word', test: ANY };
  return { kind: 'row', parts: Array.from({ length: words }, () => ({ kind: 'maybe', part: one })) };
}

function parse(phrase: string, testOf: (pattern: string) => Test): Part {
  let depth = 0;
  // Inside brackets the bar separates word sequences, outside it separates single words.
  const divided = phrase.replace(/[()|]/g, (sign) => {
    if (sign !== '|') depth += sign === '(' ? 1 : -1;
    return sign === '|' && depth > 0 ? '/' : sign;
  });
  const tokens = divided.match(/\.\.\.|\.\.|[()/?]|[^\s()/?]+/g) ?? [];
  let at = 0;
  function row(): Part {
    const parts: Part[] = [];
    while (at < tokens.length && tokens[at] !== '/' && tokens[at] !== ')') {
      const token = tokens[at] ?? '';
      at += 1;
      let part: Part;
      if (token === '(') {
        const rows = [row()];
        while (tokens[at] === '/') {
          at += 1;
          rows.push(row());
        }
        at += 1;
        part = { kind: 'either', rows };
      } else if (token === '..') part = gapOf(3);
      else if (token === '...') part = gapOf(6);
      else part = { kind: 'word', test: testOf(token) };
      if (tokens[at] === '?') {
        at += 1;
        part = { kind: 'maybe', part };
      }
      parts.push(part);
    }
    return { kind: 'row', parts };
  }
  return row();
}

type Edge = { test: Test; to: number };
/** While phrases are compiled. `free` are the states that follow without a word. */
type State = { edges: Edge[]; free: number[]; label: string | null };

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
  beginsLoosely: readonly Edge[];
};

/** @param labelled phrases by label */
export function compilePhrases(labelled: Readonly<Record<string, readonly string[]>>): Phrases {
  const states: State[] = [];
  const add = (): number => states.push({ edges: [], free: [], label: null }) - 1;
  /** Builds a part starting at a state; returns the state where it ends. */
  function build(part: Part, from: number): number {
    const state = states[from];
    if (part.kind === 'row') return part.parts.reduce((at, each) => build(each, at), from);
    const to = part.kind === 'word' ? add() : -1;
    if (part.kind === 'word') {
      state?.edges.push({ test: part.test, to });
      return to;
    }
    const end = add();
    for (const inner of part.kind === 'either' ? part.rows : [part.part]) {
      const start = add();
      state?.free.push(start);
      states[build(inner, start)]?.free.push(end);
    }
    if (part.kind === 'maybe') state?.free.push(end);
    return end;
  }
  const testOf = testMaker();
  const starts = Object.entries(labelled).flatMap(([label, phrases]) =>
    phrases.map((phrase) => {
      const start = add();
      const end = states[build(parse(phrase, testOf), start)];
      if (end) end.label = label;
      return start;
    }),
  );
  return packed(states, starts);
}

/** Only states that a word leads to are kept, under new numbers. */
function packed(states: readonly State[], starts: readonly number[]): Phrases {
  const entered = new Map(states.flatMap(({ edges }) => edges).map(({ to }, number) => [to, number]));
  const numbered = ({ test, to }: Edge): Edge => ({ test, to: entered.get(to) ?? 0 });
  const kept = [...entered.keys()].map((at) => reachable(states, at));
  const all = kept.flatMap(({ edges }) => edges.map(numbered));
  const allTests = [...new Set(all.map(({ test }) => test))];
  const places = new Map(allTests.map((test, at) => [test, at]));
  const edges = new Uint32Array(kept.length + 1);
  kept.forEach((state, at) => {
    edges[at + 1] = (edges[at] as number) + state.edges.length;
  });
  const first = starts.flatMap((start) => reachable(states, start).edges.map(numbered));
  const begins = new Map<string, number[]>();
  for (const { test, to } of first) {
    for (const word of test.whole) {
      const known = begins.get(word);
      if (known) known.push(to);
      else begins.set(word, [to]);
    }
  }
  return {
    edges,
    tests: Uint32Array.from(all, ({ test }) => places.get(test) ?? 0),
    targets: Uint32Array.from(all, ({ to }) => to),
    allTests,
    labels: kept.map(({ label }) => label),
    begins,
    beginsLoosely: first.filter(({ test }) => test.any || test.beginnings.length > 0),
  };
}

/** A state with everything that can be reached from it without consuming a word. */
function reachable(states: readonly State[], from: number): Pick<State, 'edges' | 'label'> {
  const seen = new Set([from]);
  for (const at of seen) for (const next of states[at]?.free ?? []) seen.add(next);
  const all = [...seen].flatMap((at) => states[at] ?? []);
  return { edges: all.flatMap(({ edges }) => edges), label: all.find(({ label }) => label)?.label ?? null };
}

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
