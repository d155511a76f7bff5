import type { LinePlacing } from '../line.ts';

/** Specialty: vehicles, things, events and pets are General insurance, and brokers who place one kind place the others. */
export const specialtyPlacing: LinePlacing = { licences: [], industries: [] };
