import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.ts';
import { type ImportGraph, readImports } from './support/import-graph.ts';
import { arrows, crossingRules, cycleRule, homeOf, listedPaths, orderRules } from './support/import-rules.ts';

// Who may import whom. Imports that broke the order when the rules came are listed in imports-to-cut.txt, which only gets shorter.
// REWRITE_IMPORTS_TO_CUT=1 npm test -- --unit architecture-imports writes the list again, for a change that renames files.

const LIST = 'tests/imports-to-cut.txt';
const TITLE = `# Imports that break the rules of tests/architecture-imports.test.ts and are older than the rules. Remove a line with its import; add none.
# After files were renamed: REWRITE_IMPORTS_TO_CUT=1 npm test -- --unit architecture-imports
`;
const rewritten: string[] | undefined = process.env.REWRITE_IMPORTS_TO_CUT ? [] : undefined;

let graph: ImportGraph;
beforeAll(async () => {
  graph = await readImports(['src'], [...arrows, ...orderRules, ...crossingRules, cycleRule]);
});

afterAll(() => {
  if (rewritten) writeFileSync(path.join(root, LIST), `${TITLE}${rewritten.sort().join('\n')}\n`);
});

describe('arrows', () => {
  for (const { name, comment } of arrows) {
    test(name, () => check(brokenBy(name).map(({ from, to }) => `${from} imports ${to}: ${comment}`)));
  }
});

describe('modules', () => {
  test('every file has its module in src/module-order.ts', () => {
    const homeless = graph.modules
      .map(({ source }) => source)
      .filter((file) => !file.endsWith('.d.ts') && !homeOf(file));
    check(
      homeless.map(
        (file) =>
          `${file} belongs to no module: name its folder after its module. A new noun gets its place in src/module-order.ts first`,
      ),
    );
  });
  test('what belongs to a module without its name is there, and named once', () => {
    check([
      ...listedPaths
        .filter((one) => !existsSync(path.join(root, one)))
        .map((one) => `tests/support/module-folders.ts names ${one}, which is gone: remove it there`),
      ...listedPaths
        .filter((one, index) => listedPaths.indexOf(one) !== index)
        .map((one) => `tests/support/module-folders.ts names ${one} twice: keep it in one module`),
    ]);
  });
  shrinking('order', 'a module imports only from groups above its own in src/module-order.ts', {
    rules: orderRules.map(({ name }) => name),
    lineOf: importOf,
    explain: ({ from, to }) => {
      const [one, other] = [homeOf(from), homeOf(to)];
      const where = one?.level === other?.level ? 'is in the same group as' : 'comes after';
      return `${from} (${one?.module}) imports ${to} (${other?.module}): ${other?.module} ${where} ${one?.module} in src/module-order.ts. Publish an event, let what knows both (a later module or app) pass in what is needed, or move what both need to an earlier module`;
    },
  });
  shrinking('door', 'a module is used through its commands, queries, access and events', {
    rules: crossingRules.map(({ name }) => name),
    lineOf: importOf,
    explain: ({ from, to }) =>
      `${from} imports ${to}, which belongs to ${homeOf(to)?.module} alone: export what is needed from its queries, commands, access or events, or move what says nothing about ${homeOf(to)?.module} down to the platform or src/shared`,
  });
  shrinking('cycle', 'files do not import one another in a circle', {
    rules: [cycleRule.name],
    lineOf: ({ cycle = [] }) => circle(cycle.map(({ name }) => name)),
    explain: ({ cycle = [] }) =>
      `${circle(cycle.map(({ name }) => name))}: move what they share into a file that imports neither, or pass it in as an argument`,
  });
});

interface Shrinking {
  rules: readonly string[];
  /** The violation as a line of the list. */
  lineOf: (violation: IViolation) => string;
  explain: (violation: IViolation) => string;
}

/** What breaks the rule is what the list holds of this kind: nothing new, and nothing that is cut already. */
function shrinking(kind: string, name: string, { rules, lineOf, explain }: Shrinking): void {
  test(name, () => {
    const found = new Map(
      graph.violations
        .filter(({ rule }) => rules.includes(rule.name))
        .map((one) => [`${kind}: ${lineOf(one)}`, explain(one)]),
    );
    rewritten?.push(...found.keys());
    if (rewritten) return;
    const listed = readFileSync(path.join(root, LIST), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${kind}: `));
    check([
      ...[...found].filter(([line]) => !listed.includes(line)).map(([, problem]) => problem),
      ...listed
        .filter((line, index) => !found.has(line) || listed.indexOf(line) !== index)
        .map((line) => `${LIST} holds "${line}", which is cut: remove the line`),
    ]);
  });
}

function brokenBy(name: string): IViolation[] {
  return graph.violations.filter(({ rule }) => rule.name === name);
}

function importOf({ from, to }: IViolation): string {
  return `${from} -> ${to}`;
}

/** The same text wherever the circle was entered: it starts at the file that comes first in the alphabet. */
function circle(files: string[]): string {
  const start = files.indexOf(files.toSorted()[0] ?? '');
  const around = [...files.slice(start), ...files.slice(0, start)];
  return [...around, around[0]].join(' -> ');
}

function check(problems: string[]): void {
  if (problems.length) expect.fail(problems.join('\n'));
}
