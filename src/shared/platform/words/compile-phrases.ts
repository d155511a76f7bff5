import { type Part, parsePhrase, type Test, testMaker } from './phrase-parts.ts';
import type { Phrases } from './phrases.ts';

/** A list for each state, in rows of numbers: the assistant's rules have a million entries, and are compiled at every start. */
class Lists {
  /** Of each state the places of its first and its last entry. No entry has the place 0. */
  readonly #first: number[] = [];
  readonly #last: number[] = [];
  readonly #next: number[] = [0];
  readonly values: number[] = [0];

  addState(): void {
    this.#first.push(0);
    this.#last.push(0);
  }

  add(state: number, value: number): void {
    const place = this.values.push(value) - 1;
    this.#next.push(0);
    const last = this.#last[state] as number;
    if (last === 0) this.#first[state] = place;
    else this.#next[last] = place;
    this.#last[state] = place;
  }

  first = (state: number) => this.#first[state] as number;
  next = (place: number) => this.#next[place] as number;
}

/** The automaton while it is built. An edge consumes a word; a free step doesn't. */
class Draft {
  readonly edges = new Lists();
  /** By the place of an edge. */
  readonly tests: Test[] = [{ whole: new Set(), beginnings: [], any: false }];
  readonly free = new Lists();
  readonly labels: (string | null)[] = [];
  /** The states that words lead to. Each has one edge that leads to it. */
  readonly entered: number[] = [];

  add(): number {
    this.edges.addState();
    this.free.addState();
    return this.labels.push(null) - 1;
  }

  /** Builds a part that starts at a state. @returns the state where it ends */
  build(part: Part, from: number): number {
    if (part.kind === 'row') return part.parts.reduce((at, each) => this.build(each, at), from);
    const end = this.add();
    if (part.kind === 'word') {
      this.edges.add(from, end);
      this.tests.push(part.test);
      this.entered.push(end);
      return end;
    }
    // All begin at the same state: nothing ever leads back to it.
    for (const inner of part.kind === 'either' ? part.rows : [part.part]) this.free.add(this.build(inner, from), end);
    if (part.kind === 'maybe') this.free.add(from, end);
    return end;
  }

  /** Calls `visit` with a state and every state that can be reached from it without a word. */
  walk(): (from: number, visit: (state: number) => void) => void {
    const seenIn = new Uint32Array(this.labels.length);
    const open: number[] = [];
    let round = 0;
    return (from, visit) => {
      round += 1;
      open.length = 0;
      open.push(from);
      seenIn[from] = round;
      for (const state of open) {
        visit(state);
        for (let place = this.free.first(state); place > 0; place = this.free.next(place)) {
          const to = this.free.values[place] as number;
          if (seenIn[to] !== round) open.push(to);
          seenIn[to] = round;
        }
      }
    };
  }
}

/** @param labelled phrases by label */
export function compilePhrases(labelled: Readonly<Record<string, readonly string[]>>): Phrases {
  const draft = new Draft();
  const testOf = testMaker();
  const starts: number[] = [];
  for (const [label, phrases] of Object.entries(labelled)) {
    for (const phrase of phrases) {
      const start = draft.add();
      draft.labels[draft.build(parsePhrase(phrase, testOf), start)] = label;
      starts.push(start);
    }
  }
  return packed(draft, starts);
}

/** Only states that a word leads to are kept, under new numbers. */
function packed(draft: Draft, starts: readonly number[]): Phrases {
  const { edges, tests, labels, entered } = draft;
  const walk = draft.walk();
  const numbers = new Uint32Array(labels.length);
  entered.forEach((state, number) => {
    numbers[state] = number;
  });
  /** Calls `visit` with every edge that begins at a state, or where it leads without a word. */
  const edgesFrom = (from: number, visit: (test: Test, to: number) => void) =>
    walk(from, (state) => {
      for (let place = edges.first(state); place > 0; place = edges.next(place))
        visit(tests[place] as Test, numbers[edges.values[place] as number] as number);
    });

  const places = new Map<Test, number>();
  const placeOf = (test: Test) => {
    const known = places.get(test) ?? places.size;
    if (known === places.size) places.set(test, known);
    return known;
  };
  const ends = new Uint32Array(entered.length + 1);
  const testsOfEdges: number[] = [];
  const targets: number[] = [];
  entered.forEach((from, number) => {
    edgesFrom(from, (test, to) => {
      testsOfEdges.push(placeOf(test));
      targets.push(to);
    });
    ends[number + 1] = targets.length;
  });

  const begins = new Map<string, number[]>();
  const beginsLoosely: { test: Test; to: number }[] = [];
  for (const start of starts) {
    edgesFrom(start, (test, to) => {
      for (const word of test.whole) {
        const known = begins.get(word);
        if (known) known.push(to);
        else begins.set(word, [to]);
      }
      if (test.any || test.beginnings.length > 0) beginsLoosely.push({ test, to });
    });
  }
  return {
    edges: ends,
    tests: Uint32Array.from(testsOfEdges),
    targets: Uint32Array.from(targets),
    allTests: [...places.keys()],
    labels: entered.map((from) => {
      let label: string | null = null;
      walk(from, (state) => {
        label ??= labels[state] ?? null;
      });
      return label;
    }),
    begins,
    beginsLoosely,
  };
}
