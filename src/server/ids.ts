import { v7 } from 'uuid';

/**
 * The key of a row that the models do not make themselves: a version 7 UUID. Its first bits are the time, so rows that come one after the
 * other lie beside each other in every index; random keys made theirs a quarter larger and inserts half again as slow.
 */
export function newId(): string {
  return v7();
}
