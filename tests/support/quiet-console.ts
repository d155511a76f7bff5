import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

// A test fails when something it did not expect is printed as an error or a warning. A test that expects one takes it:
// const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      printed.push(`console.${level}: ${format(...words)}`);
    };
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (printed.length)
    throw new Error(`Unexpected output. Mend the cause, or expect it with vi.spyOn:\n${printed.join('\n')}`);
});
