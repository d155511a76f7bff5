/** Patterns of the eight characters that follow the check digit and the five before it, as sets of characters. */

/** One set for each position; null where any character will do. */
export type Sets = readonly (readonly string[] | null)[];

const FIRST_HALF = 5;

/** `GP[A-C]*6|*2` as sets; null for one that no VIN can match. */
export function parseKeys(keys: string): Sets | null {
  const sets: (string[] | null)[] = [];
  for (const match of keys.toUpperCase().matchAll(/\[([^\]]*)\]|(.)/g)) {
    const [, group, single] = match;
    if (single === '|') while (sets.length < FIRST_HALF) sets.push(null);
    else if (group !== undefined) sets.push(expand(group));
    else sets.push(single === '*' || single === '_' ? null : [single ?? '']);
  }
  while (sets.length > 0 && sets.at(-1) === null) sets.pop();
  // I, O and Q are never in a VIN.
  return sets.some((set) => set?.every((character) => !/[A-HJ-NPR-Z0-9]/.test(character))) ? null : sets;
}

function expand(group: string): string[] {
  const characters = new Set<string>();
  for (const [, first = '', last = first] of group.matchAll(/(.)(?:-(.))?/g)) {
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) {
      const character = String.fromCharCode(code);
      if (/[A-HJ-NPR-Z0-9]/.test(character)) characters.add(character);
    }
  }
  return [...characters].sort();
}

/** As a part of a regular expression, the shortest way. */
export function writeKeys(sets: Sets): string {
  const text = sets.map((set) => (set === null ? '.' : set.length === 1 ? set[0] : `[${set.join('')}]`));
  return sets.length > FIRST_HALF
    ? `${text.slice(0, FIRST_HALF).join('')} ${text.slice(FIRST_HALF).join('')}`
    : text.join('');
}

/** Joins patterns that differ in one position only, until none do. */
export function merged(patterns: readonly Sets[]): Sets[] {
  let list = [...new Map(patterns.map((sets) => [writeKeys(sets), sets])).values()];
  for (let position = 0; position < 13; position += 1) {
    const alike = new Map<string, Sets[]>();
    for (const sets of list) {
      const others = sets[position] ? writeKeys(sets.with(position, ['?'])) : writeKeys(sets);
      alike.set(others, [...(alike.get(others) ?? []), sets]);
    }
    list = [...alike.values()].map((group) => {
      const [first = []] = group;
      if (group.length === 1) return first;
      return first.with(position, [...new Set(group.flatMap((sets) => sets[position] ?? []))].sort());
    });
  }
  return list;
}

/** Whether one VIN can match both. */
export function overlap(one: Sets, other: Sets): boolean {
  return one.every((set, position) => {
    const against = other[position];
    return !set || !against || set.some((character) => against.includes(character));
  });
}
