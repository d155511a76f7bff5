import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { SourceLines } from '#server/platform/process/source-lines.ts';
import { inRoot, root } from './root.ts';

/** Turns the source maps of a bundle into a table of lines, a hundredth of their size, which is what stack traces need. */
export function writeSourceLines(folder: string, table: string): void {
  const lines: SourceLines = { sources: [], chunks: {} };
  const known = new Map<string, number>();
  const numberOf = (source: string) => {
    const found = known.get(source) ?? lines.sources.push(source) - 1;
    known.set(source, found);
    return found;
  };
  for (const name of globSync('*.js.map', { cwd: folder })) {
    const file = path.join(folder, name);
    const chunk = name.slice(0, -'.map'.length);
    const runs = runsOf(
      readFileSync(path.join(folder, chunk), 'utf8'),
      new SourceMap(JSON.parse(readFileSync(file, 'utf8'))),
    );
    lines.chunks[chunk] = runs.flatMap(({ line, source, original }) => [
      line,
      source ? numberOf(source) : -1,
      original,
    ]);
    rmSync(file);
  }
  writeFileSync(table, JSON.stringify(lines));
}

type Run = { line: number; source: string | null; original: number };

/** Where the next line of the chunk is not the next line of the same source. Lines count from 1, as in stack traces. */
function runsOf(code: string, map: SourceMap): Run[] {
  const runs: Run[] = [];
  code.split('\n').forEach((text, index) => {
    const entry = map.findEntry(index, text.search(/\S|$/));
    if (!('originalSource' in entry) || entry.generatedLine !== index) return;
    const source = ownSource(entry.originalSource);
    const [line, original] = [index + 1, entry.originalLine + 1];
    const last = runs.at(-1);
    const continues = last?.source === source && (!source || line - last.line === original - last.original);
    if (!continues) runs.push({ line, source, original: source ? original : 0 });
  });
  return runs;
}

/** Relative to the repository; null for packages and what the bundler adds. */
function ownSource(source: string): string | null {
  const file = path.relative(root, path.resolve(inRoot('dist', 'server'), source.replace(/^file:\/\//, '')));
  return /^(src|scripts|prisma)\//.test(file.replaceAll('\\', '/')) ? file.replaceAll('\\', '/') : null;
}
