/** Compiled phrases in a form that can be written to a file and opened without compiling them again. */
import type { Phrases } from './phrases.ts';

type StoredTest = [whole: string[], beginnings: string[], any: boolean];

/** Objects, strings, lists and typed arrays only. */
export type StoredPhrases = Pick<Phrases, 'edges' | 'tests' | 'targets'> & {
  allTests: StoredTest[];
  names: string[];
  /** Of each state the place of its label in `names`, plus one; 0 where nothing ends. */
  labels: Uint16Array;
  begins: [word: string, states: readonly number[]][];
  beginsLoosely: [test: StoredTest, to: number][];
};

const storedTest = ({ whole, beginnings, any }: Phrases['allTests'][number]): StoredTest => [
  [...whole],
  [...beginnings],
  any,
];
const openedTest = ([whole, beginnings, any]: StoredTest) => ({ whole: new Set(whole), beginnings, any });

export function storedPhrases({ edges, tests, targets, ...rest }: Phrases): StoredPhrases {
  const names = [...new Set(rest.labels.filter((label) => label !== null))];
  const places = new Map(names.map((name, at) => [name, at + 1]));
  return {
    edges,
    tests,
    targets,
    names,
    allTests: rest.allTests.map(storedTest),
    labels: Uint16Array.from(rest.labels, (label) => places.get(label ?? '') ?? 0),
    begins: [...rest.begins],
    beginsLoosely: rest.beginsLoosely.map(({ test, to }) => [storedTest(test), to]),
  };
}

export function openedPhrases({ edges, tests, targets, ...stored }: StoredPhrases): Phrases {
  const labelOf = [null, ...stored.names];
  return {
    edges,
    tests,
    targets,
    allTests: stored.allTests.map(openedTest),
    labels: Array.from(stored.labels, (place) => labelOf[place] ?? null),
    begins: new Map(stored.begins),
    beginsLoosely: stored.beginsLoosely.map(([test, to]) => ({ test: openedTest(test), to })),
  };
}
