import type { LinePlacing } from '../line.ts';

/** Not sure: any licensed broker can answer, and passes it on if it turns out to need another class. */
export const generalPlacing: LinePlacing = { licences: [], industries: [] };
