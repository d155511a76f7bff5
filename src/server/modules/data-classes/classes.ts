/**
 * How a column is classified: kept, erased or gone with its row, exported to the person, handed to the staff as a list. The tables beside
 * this file say it of every column there is; a column that is in none of them, or twice, does not compile (docs/decisions/0046).
 */
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { RetentionRuleName } from '#shared/data-classes/retention-rules.ts';

export type ModelName = Prisma.ModelName;

type Field<M extends ModelName> = keyof Prisma.TypeMap['model'][M]['payload']['scalars'] & string;
type Snake<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : '';
/** The columns of a model, as the database calls them. */
type Column<M extends ModelName> = { [Name in Field<M>]: Snake<Name> }[Field<M>];

/** Why a column may stay when its person is erased. */
export type Why =
  /** Leads from row to row, and says nothing by itself. */
  | 'key'
  /** What is counted, ordered and decided by: kinds, states, moments, numbers. */
  | 'fact'
  /** Who of the staff did it: brokers and administrators stay in the history (docs/decisions/0046). */
  | 'staff'
  /** What must be provable, and names nobody: digests, hashes, the words that were agreed to. */
  | 'proof'
  /** Words that nothing ties to a person. They have an early end instead. */
  | 'unlinked'
  /** What the installation itself is run with. */
  | 'own';

/**
 * What erasing begins with: cases that are over, an account, a mailbox that is proven to be the person's, and every address that mails about
 * them went to, proven or not.
 */
export type Occasion = 'case' | 'account' | 'mailbox' | 'address';

/**
 * How rows lead to a person, as a condition in which `:ids` stands for the cases, accounts or mailboxes. `set` narrows down what of the row
 * is theirs; without it, it is everything that is erased.
 */
export type Lead<Name extends string = string> = string | { where: string; set: readonly Name[] };

/** Nothing grows for ever unless it was decided (docs/decisions/0048). */
export type Life =
  /** Rows go by these rules of the nightly round; `left` is what they leave standing. */
  | { rules: readonly RetentionRuleName[]; left?: string }
  /** Rows go as the hours do, by `upkeep` or a job of their own: after how long. */
  | { hourly: string }
  /** Rows stay: what the table grows with, and why that is right. */
  | { grows: string };

export type TableClass<Name extends string = string> = {
  table: string;
  life: Life;
  /** Where the person is found in it. Empty: it is about nobody who can be erased. */
  leads: Partial<Record<Occasion, Lead<Name> | readonly Lead<Name>[]>>;
  /** Stays, and why. */
  kept?: Partial<Record<Why, readonly Name[]>>;
  /** What the column becomes, as an expression. Said twice it changes nothing, so a test can ask every row. */
  erased?: Partial<Record<Name, string>>;
  /** What erasing writes down about itself; `:at` is the moment. */
  marked?: Partial<Record<Name, string>>;
  /** Goes with its row. */
  row?: readonly Name[];
  /** Made by the database out of other columns, so it is erased with them. Prisma does not know the type of such a column, nor does the compiler. */
  derived?: readonly string[];
  /** Erased by a feature of its own, named here: its rows are found, or changed, in a way no condition says. */
  by?: { feature: string; columns: readonly Name[] };
  /** What of it is in "my data". */
  mine?: readonly Name[];
  /** What of it leaves in a list for the staff. */
  lists?: readonly Name[];
};

type Listed<D> = D extends { kept?: infer K; erased?: infer E; marked?: infer S; row?: infer R; by?: infer B }
  ?
      | (K[keyof K] extends readonly (infer Name)[] ? Name : never)
      | keyof E
      | keyof S
      | (R extends readonly (infer Name)[] ? Name : never)
      | (B extends { columns: readonly (infer Name)[] } ? Name : never)
  : never;

/** What has no class. The name of the property is what the compiler prints. */
type Complete<M extends ModelName, D> = [Exclude<Column<M>, Listed<D>>] extends [never]
  ? unknown
  : { 'give these columns a class: kept and why, erased, or row (docs/decisions/0046)': Exclude<Column<M>, Listed<D>> };

/** The classes of one model's columns. */
export function classesOf<M extends ModelName>() {
  return <const D extends TableClass<Column<M>>>(classes: D & Complete<M, D>): D => classes;
}

/** Emptied with the case, and kept with it: numbers are counted from what is left. */
export const withCase = {
  grows: 'with the case it belongs to, by a few rows that say nothing once its people are gone',
} as const;
/** What is read in place of the name of a person, a file or a document. */
export const nameRemoved = `'Name removed'`;
/** Of a domain that can never exist (RFC 2606). */
export const removedEmail = `'removed-' || id || '@removed.invalid'`;
/** A name, where it is the client's. Names of the staff stay. */
export const unlessStaff = (role: string, name: string) =>
  `CASE WHEN ${role} IN ('client', 'visitor') THEN ${nameRemoved} ELSE ${name} END`;
/** In a case of somebody else, which keeps its own people. */
export const asGuest = (column: string) =>
  `case_id IN (SELECT case_id FROM case_participants WHERE user_id = ANY(:ids)) AND ${column} = ANY(:ids)`;
