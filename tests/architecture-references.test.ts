import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/root.ts';

// Code and documents cite the specification as `spec §5`, the decisions on it as `spec decision 22` (both in docs/spec),
// and our decision records by their four digits.

interface Line {
  file: string;
  number: number;
  text: string;
}

const lines: Line[] = globSync(['{src,scripts,tests,prisma,docs}/**/*.{ts,tsx,mjs,js,css,md,prisma,sql}', '*.md'], {
  cwd: root,
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.includes('/generated/'))
  .sort()
  .flatMap((file) => read(file).map((text, index) => ({ file, number: index + 1, text })));

const sections = numbersIn('docs/spec/product.md', /^## (\d+)\. /);
const specDecisions = numbersIn('docs/spec/decisions.md', /^\| (\d+) \|/);
const records = new Set(
  globSync('[0-9]*.md', { cwd: path.join(root, 'docs/decisions') }).map((file) => file.slice(0, 4)),
);

/** `4, 8 and 9`, each with a § where sections are meant. */
const LIST = '§?\\d+(?:(?:, | and )§?\\d+)*';

test('every section of the specification that is cited exists', () => {
  unresolved(new RegExp(`\\bspec (§${LIST.slice(2)})`, 'gi'), sections, 'docs/spec/product.md has no section');
});

test('every decision on the specification that is cited exists', () => {
  unresolved(new RegExp(`\\bspec decisions? (${LIST})`, 'gi'), specDecisions, 'docs/spec/decisions.md has no decision');
});

test('every decision record that is cited exists', () => {
  unresolved(/(?:\bdecision |\bdocs\/decisions\/)(\d{4})\b/gi, records, 'docs/decisions has no record');
});

test('a number of one or two digits says that it is one of the specification', () => {
  report(({ text }) =>
    [...text.matchAll(/(?<!\bspec )\bdecisions? (\d{1,3})\b|\bsections? (\d+) of the specification/gi)].map(
      ([cited]) => `"${cited}": write "spec decision 22", "spec §5", or the four digits of a record of docs/decisions`,
    ),
  );
});

test('every link from a document to a file of the repository resolves', () => {
  report(({ file, text }) =>
    file.endsWith('.md')
      ? [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)[^)]*\)/g)]
          .filter(([, target = '']) => !existsSync(path.join(root, path.dirname(file), target)))
          .map(([, target]) => `there is no ${target}`)
      : [],
  );
});

function read(file: string): string[] {
  return readFileSync(path.join(root, file), 'utf8').split('\n');
}

function numbersIn(file: string, pattern: RegExp): Set<string> {
  return new Set(read(file).flatMap((line) => pattern.exec(line)?.[1] ?? []));
}

function unresolved(pattern: RegExp, known: ReadonlySet<string>, problem: string): void {
  expect(known.size).toBeGreaterThan(0);
  report(({ text }) =>
    [...text.matchAll(pattern)]
      .flatMap(([, cited = '']) => cited.match(/\d+/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${problem} ${number}`),
  );
}

function report(problemsOf: (line: Line) => string[]): void {
  const problems = lines.flatMap((line) =>
    problemsOf(line).map((problem) => `${line.file}:${line.number}: ${problem}`),
  );
  if (problems.length) expect.fail(problems.join('\n'));
}
