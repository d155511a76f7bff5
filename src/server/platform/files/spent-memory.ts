/**
 * Every encrypted piece of a file leaves a buffer behind. Buffers lie outside the heap, where V8 counts them late and lets a hundred megabytes
 * of them gather while files stream through. So after every few megabytes the young generation is collected, which takes about a millisecond.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'minor' }) => void;

const STEP = 16 * 1024 * 1024;
let spent = 0;
let collect: Collect | undefined;

function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const found = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return found;
}

/** To be told of the bytes of every piece that was encrypted or decrypted. */
export function spend(bytes: number): void {
  spent += bytes;
  if (spent < STEP) return;
  spent = 0;
  collect ??= collector();
  collect({ type: 'minor' });
}
