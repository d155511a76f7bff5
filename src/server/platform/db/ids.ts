import { v7 } from 'uuid';

/**
 * The key of a row for which the models do not generate one: a version 7 UUID. Its first bits are the time, so consecutive rows are
 * adjacent in every index; random keys made indexes a quarter larger and inserts half again as slow.
 */
export function newId(): string {
  return v7();
}

/** The lowest key a row made at this moment can have: a range of keys up to it is a range of time. */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
