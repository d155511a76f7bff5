/** Of what can be repeated any number of times, how often: in `npm test`, in CI (`--long`), and in `npm run test:long` (`--thorough`). */
export function amount({ loop, long, thorough }: { loop: number; long: number; thorough: number }): number {
  if (process.env.TEST_THOROUGH) return thorough;
  return process.env.TEST_LONG ? long : loop;
}

/** For what differs little from one case to the next: CI tests some, `npm run test:long` all. */
export const isThorough = process.env.TEST_THOROUGH !== undefined;
