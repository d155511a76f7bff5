/** A failure that a person can fix: its message is printed as is, without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Milliseconds in a readable form: "120 ms", "2.4 s". */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of a command and shows it: the label while it runs, then a check mark with the time, or a cross.
 * `work` may return a string, which is shown after the label ("already there").
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const announce = setTimeout(() => console.log(`  · ${label} …`), 400);
  try {
    const result = await work();
    const note = typeof result === 'string' ? ` – ${result}` : '';
    console.log(`  ✓ ${label}${note} (${duration(performance.now() - started)})`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${label}`);
    throw error;
  } finally {
    clearTimeout(announce);
  }
}
