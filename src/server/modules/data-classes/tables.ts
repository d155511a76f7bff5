/** Every table. A model without an entry does not compile. */
import { cases } from './cases.ts';
import type { ModelName, TableClass } from './classes.ts';
import { conversation } from './conversation.ts';
import { desk } from './desk.ts';
import { integrations } from './integrations.ts';
import { people } from './people.ts';
import { proof } from './proof.ts';
import { running } from './running.ts';

const { Notification, ...otherDesk } = desk;

/** In the order of erasure: rows that are found through others come before those others. */
export const tables = {
  ...proof,
  // Before the history, which says who joined a case and under which name.
  Notification,
  ...cases,
  ...otherDesk,
  ...conversation,
  ...integrations,
  ...people,
  ...running,
} satisfies Record<ModelName, unknown>;

/** The same, typed for iterating over all of them. */
export const allTables: readonly TableClass[] = Object.values(tables);
