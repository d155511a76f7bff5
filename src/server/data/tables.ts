/** Every table there is. A model without an entry does not compile. */
import { cases } from '#server/data/cases.ts';
import type { ModelName, TableClass } from '#server/data/classes.ts';
import { conversation } from '#server/data/conversation.ts';
import { desk } from '#server/data/desk.ts';
import { people } from '#server/data/people.ts';
import { proof } from '#server/data/proof.ts';
import { running } from '#server/data/running.ts';

/** In the order in which they are erased: first what is found through others, then those others. */
export const tables = {
  ...proof,
  ...cases,
  ...desk,
  ...conversation,
  ...people,
  ...running,
} satisfies Record<ModelName, unknown>;

/** The same, without knowing which: for whoever goes through all of them. */
export const allTables: readonly TableClass[] = Object.values(tables);
