/** Answers the server's request for a proof while the visitor sees “Sending your request...”. Loaded only when it is asked for. */
import { api } from '#client/lib/api.ts';
import type { Proof, Puzzle } from '#shared/quote-requests/proof.ts';

/** In a worker, so that the page stays responsive. Rejects where there are no workers. */
function solve({ seed, parts, bits }: Puzzle): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => reject(new Error('The puzzle could not be solved'))));
    worker.postMessage({ seed, parts, bits });
  });
}

const waited = (seconds: number) => new Promise<number[]>((resolve) => setTimeout(() => resolve([]), seconds * 1000));

/** Solves the puzzle or, where that fails or takes too long, waits as long as someone without a script would. */
export async function prove(draftId: string): Promise<Proof> {
  const puzzle = await api.quotes.puzzle.query({ draftId });
  // A second more, because the server counts from when it made the puzzle.
  const wait = waited(puzzle.waitSeconds + 1);
  const solved = Promise.resolve(puzzle)
    .then(solve)
    .catch(() => wait);
  return { challenge: puzzle.challenge, nonces: await Promise.race([solved, wait]) };
}
