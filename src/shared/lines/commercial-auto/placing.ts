import type { LinePlacing } from '../line.ts';

/** Commercial auto: vehicles, cargo and liability are General insurance. */
export const commercialAutoPlacing: LinePlacing = { licences: [], industries: [] };
