import { ColumnTypeEnum, type SqlQueryable } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;
/** For the rows of a result, the columns that hold the catalogue's one-letter type. */
const letterColumns = new WeakMap<object, number[]>();

/**
 * The engine reads one-letter columns of the system catalogue, a type the adapter rejects: this client declares them as text, and
 * `readLetters` then declares them as characters in the adapter's result.
 */
export class CatalogueClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg end in this signature
  override query(...args: any[]): any {
    const done = args.at(-1);
    if (typeof done !== 'function') return super.query(...(args as [string])).then(passLetters);
    return super.query(...(args.slice(0, -1) as [string]), (error: Error, result: pg.QueryResult) =>
      done(error, passLetters(result)),
    );
  }
}

function passLetters(result: pg.QueryResult | undefined): pg.QueryResult | undefined {
  const letters: number[] = [];
  for (const [index, field] of (result?.fields ?? []).entries()) {
    if (field.dataTypeID !== CHAR_OID) continue;
    field.dataTypeID = TEXT_OID;
    letters.push(index);
  }
  if (result && letters.length) letterColumns.set(result.rows, letters);
  return result;
}

/** Makes an adapter return as characters what `CatalogueClient` declared as text. */
export function readLetters<T extends SqlQueryable>(queryable: T): T {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of letterColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return queryable;
}
