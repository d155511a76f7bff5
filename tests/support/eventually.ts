import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, never for a duration: polls until it returns something, and says what it waited for when it times out. */
export async function eventually<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
  patienceMs = 90_000,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await sleep(20);
  }
}
