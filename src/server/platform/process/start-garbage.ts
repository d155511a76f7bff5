/** Starting leaves more garbage than the server ever needs again at once, in pages that V8 would keep. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Gives the memory back to the system. Takes a third of a second, so it belongs before the first request. */
export function returnStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
