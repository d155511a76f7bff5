import type { z } from 'zod';
import { SetupError } from '../lib/steps.ts';

/** The unchecked content of one file, and the line of each part. */
export interface Source {
  /** Relative to the root of the repository: `content/posts/winter-driving.md`. */
  file: string;
  value: unknown;
  /** The line of the part at a path, or of the closest existing part around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** The errors in the content, one per line: `content/posts/winter-driving.md:7: reviewed: Invalid ISO date`. */
export class ContentError extends SetupError {
  override name = 'ContentError';
}

/** The format of every error, so that an editor can jump to it. */
export function mistakeAt(file: string, line: number, what: string): string {
  return `${file}:${line}: ${what}`;
}

/** The value of a source as parsed by the schema; undefined when it violates the schema. Every violation is added to `mistakes`. */
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
