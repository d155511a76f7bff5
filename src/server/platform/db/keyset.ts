/** Keyset paging: a cursor is a position in the sort order, so every page costs the same. */
import { refusedField } from '#server/platform/errors/app-error.ts';

export type Place = { at: Date; id: string };

export function encodeCursor({ at, id }: Place): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As `toISOString` writes the years 0 to 9999: PostgreSQL has no moments before 4713 BC, JavaScript does. */
const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** @throws {AppError} BAD_REQUEST when the cursor was not made by `encodeCursor` */
export function decodeCursor(cursor: string): Place {
  const [stamp = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const at = new Date(stamp);
  if (!STAMP.test(stamp) || Number.isNaN(at.getTime()) || !UUID.test(id)) {
    throw refusedField('cursor', 'invalid_format', 'Use the cursor exactly as returned');
  }
  return { at, id };
}

/** A position in one of several lists that follow each other. */
export function encodeRanked(place: Place, rank: number): string {
  return `${rank}.${encodeCursor(place)}`;
}

/**
 * @param ranks how many lists there are
 * @throws {AppError} BAD_REQUEST when the cursor was not made by `encodeRanked`; a plain one is in the first list
 */
export function decodeRanked(cursor: string, ranks: number): Place & { rank: number } {
  const [, digit = '0', rest = ''] = /^(?:(\d)\.)?(.*)$/.exec(cursor) ?? [];
  return { ...decodeCursor(rest), rank: Math.min(Number(digit), ranks - 1) };
}

/**
 * The rows after a cursor in an order of two columns, newest first. The first condition is redundant, but PostgreSQL needs it to find the
 * position in the index; with the alternatives alone it would read everything newer.
 */
export function afterPlace<At extends string>(column: At, place: Place) {
  return afterPlaceBy(column, 'id', place);
}

/** The same where the key column has another name. */
export function afterPlaceBy<At extends string, Key extends string>(column: At, key: Key, { at, id }: Place) {
  const is = <Condition>(condition: Condition) => ({ [column]: condition }) as { [Name in At]: Condition };
  const before = { [key]: { lt: id } } as { [Name in Key]: { lt: string } };
  return { ...is({ lte: at }), OR: [is({ lt: at }), { ...is(at), ...before }] };
}

/** Reads one row more than a page shows: if it exists, there is a next page. */
export function pageOf<Row>(
  rows: Row[],
  size: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > size && last ? encodeCursor(placeOf(last)) : null };
}

/** The rows after a cursor in the opposite order, oldest first. */
export function afterPlaceUp<At extends string, Key extends string>(column: At, key: Key, { at, id }: Place) {
  const is = <Condition>(condition: Condition) => ({ [column]: condition }) as { [Name in At]: Condition };
  const after = { [key]: { gt: id } } as { [Name in Key]: { gt: string } };
  return { ...is({ gte: at }), OR: [is({ gt: at }), { ...is(at), ...after }] };
}

/** A list in the order of a number is paged by that number. */
export function encodeNumber(number: number): string {
  return Buffer.from(String(number)).toString('base64url');
}

/** The largest number a column of four bytes holds. */
const NUMBER_MAX = 2_147_483_647;

/** @throws {AppError} BAD_REQUEST when the cursor was not made by `encodeNumber` */
export function decodeNumber(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= NUMBER_MAX) return number;
  throw refusedField('cursor', 'invalid_format', 'Use the cursor exactly as returned');
}

/** `pageOf` for a list in the order of a number. */
export function pageByNumber<Row>(
  rows: Row[],
  size: number,
  numberOf: (row: Row) => number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > size && last ? encodeNumber(numberOf(last)) : null };
}
