import { v7 } from 'uuid';

/**
 * A UUID in the order of time (version 7), for what the browser names itself: sent again, the same thing is found again.
 * `crypto.randomUUID` would exist only over https.
 */
export function newId(): string {
  return v7();
}
