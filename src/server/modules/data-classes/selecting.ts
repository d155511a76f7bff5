/** The columns exported as "my data" and to staff: as classified, and typed by the classes. */

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;
type Select<Names extends readonly string[]> = { [Name in Names[number] as Camel<Name>]: true };

function selectOf<const Names extends readonly string[]>(names: Names): Select<Names> {
  const fields = names.map((name) => [name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()), true]);
  return Object.fromEntries(fields);
}

/** The columns of a table that its person receives. */
export function mineOf<const Names extends readonly string[]>({ mine }: { mine: Names }): Select<Names> {
  return selectOf(mine);
}

/** The columns of a table included in staff exports. */
export function listsOf<const Names extends readonly string[]>({ lists }: { lists: Names }): Select<Names> {
  return selectOf(lists);
}
