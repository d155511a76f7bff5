import { v7 } from 'uuid';

/**
 * A time-ordered UUID (version 7) for records that the browser names: sent again, the same record is found.
 * `crypto.randomUUID` is only available over https.
 */
export function newId(): string {
  return v7();
}
