import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

// A test fails when an unexpected error or warning is printed. A test that expects one captures it:
// const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const printed: string[] = [];

/** Said when Node collects a file that was left open, which may be long after the test that opened it, in any other. */
const COLLECTED = /^Closing (a FileHandle|file descriptor)/;

/** Warnings from packages: deprecations, and leaked listeners. */
function warned({ name, message, stack }: Error): void {
  if (name !== 'ExperimentalWarning' && !COLLECTED.test(message)) printed.push(stack ?? `${name}: ${message}`);
}

beforeEach(() => {
  printed.length = 0;
  process.on('warning', warned);
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      printed.push(`console.${level}: ${format(...words)}`);
    };
  }
});

afterEach(() => {
  process.off('warning', warned);
  vi.restoreAllMocks();
  if (printed.length)
    throw new Error(`Unexpected output. Fix the cause, or expect it with vi.spyOn:\n${printed.join('\n')}`);
});
