import type { LinePlacing } from '../line.ts';

/** People who aren’t sure what they need: any licensed broker can reply, and refers them if another class is needed. */
export const generalPlacing: LinePlacing = { licences: [], industries: [] };
