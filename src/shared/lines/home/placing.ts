import type { LinePlacing } from '../line.ts';

/** Home: buildings and belongings are General insurance. */
export const homePlacing: LinePlacing = { licences: [], industries: [] };
