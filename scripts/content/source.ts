import type { z } from 'zod';
import { SetupError } from '../lib/steps.ts';

/** What one file of content says, before it is checked, and where each part of it stands. */
export interface Source {
  /** From the root of the repository: `content/posts/winter-driving.md`. */
  file: string;
  value: unknown;
  /** The line of the part at a path, or of the nearest part around it that is there. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** What is wrong with content, a line for each: `content/posts/winter-driving.md:7: reviewed: Invalid ISO date`. */
export class ContentError extends SetupError {
  override name = 'ContentError';
}

/** How every mistake is told, so that an editor can jump to it. */
export function mistakeAt(file: string, line: number, what: string): string {
  return `${file}:${line}: ${what}`;
}

/** The value of a source as its schema has it; undefined when it breaks the schema, and every breach is added to `mistakes`. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  mistakes: string[],
): z.output<Schema> | undefined {
  const { success, data, error } = schema.safeParse(source.value, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (success) return data;
  for (const issue of error.issues) {
    const places =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path as PropertyKey[]];
    const what = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
    for (const path of places)
      mistakes.push(
        mistakeAt(source.file, source.lineOf(path), [path.map(String).join('.'), what].filter(Boolean).join(': ')),
      );
  }
  return undefined;
}
