/** What leaves the database as "my data", and as a list for the staff: as the classes say, and typed by them. */

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;
type Select<Names extends readonly string[]> = { [Name in Names[number] as Camel<Name>]: true };

function selectOf<const Names extends readonly string[]>(names: Names): Select<Names> {
  const fields = names.map((name) => [name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()), true]);
  return Object.fromEntries(fields);
}

/** The columns of a table that its person is handed. */
export function mineOf<const Names extends readonly string[]>({ mine }: { mine: Names }): Select<Names> {
  return selectOf(mine);
}

/** The columns of a table that leave in a list for the staff. */
export function listsOf<const Names extends readonly string[]>({ lists }: { lists: Names }): Select<Names> {
  return selectOf(lists);
}
