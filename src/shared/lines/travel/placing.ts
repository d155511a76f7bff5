import type { LinePlacing } from '../line.ts';

/** Travel: one Accident & Sickness policy holds medical care, cancellation and baggage. */
export const travelPlacing: LinePlacing = { licences: [], industries: [] };
