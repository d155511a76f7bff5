/**
 * Every encrypted piece of a file leaves a buffer behind. Buffers are off-heap, where V8 counts them late and lets a hundred megabytes
 * of them accumulate while files stream through. So the young generation is collected every few megabytes, which takes about a millisecond.
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

/** Called with the bytes of every piece that was encrypted or decrypted. */
export function spend(bytes: number): void {
  spent += bytes;
  if (spent < STEP) return;
  spent = 0;
  collect ??= collector();
  collect({ type: 'minor' });
}
