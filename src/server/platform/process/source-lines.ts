/**
 * Stack traces of the bundle, in the lines of the sources. Node can do it with source maps, which it reads at the start and keeps, for 200
 * megabytes; this reads a table of lines when the first failure is logged.
 */
import { readFileSync } from 'node:fs';
import { codeFile, isBundle } from './code-places.ts';

/**
 * Written by the build (`scripts/lib/source-lines.ts`). By chunk, three numbers for each run of lines: the first line in the chunk, the
 * source (-1 for packages), and the line there.
 */
export type SourceLines = { sources: string[]; chunks: Record<string, number[]> };

export const SOURCE_LINES = 'source-lines.json';

const PLACE = /(?:file:\/\/)?[^()\s]*\/dist\/server\/([\w.-]+\.js):(\d+):\d+/g;

let known: SourceLines | undefined;

/** The stack as it would be without the bundle, as far as its lines are our own. */
export function withSources(stack: string): string {
  if (!isBundle) return stack;
  try {
    known ??= JSON.parse(readFileSync(codeFile(SOURCE_LINES), 'utf8')) as SourceLines;
    return inSources(stack, known);
  } catch {
    // A trace of the bundle is better than a failure to report one.
    return stack;
  }
}

export function inSources(stack: string, { sources, chunks }: SourceLines): string {
  return stack.replace(PLACE, (place, chunk: string, at: string) => {
    const runs = chunks[chunk] ?? [];
    const line = Number(at);
    let run = -1;
    for (let index = 0; index < runs.length && (runs[index] as number) <= line; index += 3) run = index;
    const source = run < 0 ? undefined : sources[runs[run + 1] as number];
    return source ? `${source}:${line - (runs[run] as number) + (runs[run + 2] as number)}:1` : place;
  });
}
