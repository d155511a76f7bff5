import type { LinePlacing } from '../line.ts';

/** Super Visa: emergency medical care is Accident & Sickness insurance. */
export const supervisaPlacing: LinePlacing = { licences: [], industries: [] };
