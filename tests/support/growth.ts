/**
 * How the work for a text grows with its length. It is measured in processor time of this thread, which a busy machine does not lengthen,
 * and compared with itself: no test knows how fast a machine is.
 */

/** The least work to measure, in microseconds: some systems count processor time in steps of 4,000. */
const ENOUGH = 40_000;

/** Microseconds of one run, averaged over as many as it takes to measure them. */
function workOf(run: () => void): number {
  for (let runs = 1; ; runs *= 2) {
    const before = process.threadCpuUsage();
    for (let times = 0; times < runs; times += 1) run();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH) return (user + system) / runs;
  }
}

const ROUNDS = 3;
const SMALL = 500;
const LARGE = 8_000;
/** Linear work grows 16 times from one to the other and, with its memory, up to about 50; quadratic work grows 256 times. */
export const LINEAR_GROWTH_MAX = 128;

/** How many times more work a text of 8,000 characters is than one of 500, both repeating one piece. */
export function growthOver(piece: string, work: (text: string) => void): number {
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const [small, large] = [textOf(SMALL), textOf(LARGE)];
  // Warm-up: compiled, with its tables built, before anything is measured.
  work(large);
  // A garbage collection may fall on one round, not on all: the lowest is what the text itself costs.
  const rounds = Array.from({ length: ROUNDS }, () => workOf(() => work(large)) / workOf(() => work(small)));
  return Math.min(...rounds);
}
