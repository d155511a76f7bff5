import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IViolation } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.ts';
import { type ImportGraph, readImports } from './support/import-graph.ts';
import { arrows, crossingRules, cycleRule, homeOf, listedPaths, orderRules } from './support/import-rules.ts';

// Which files may import which.

let graph: ImportGraph;
beforeAll(async () => {
  graph = await readImports(['src'], [...arrows, ...orderRules, ...crossingRules, cycleRule]);
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
  test('what belongs to a module under another name exists, and is listed once', () => {
    check([
      ...listedPaths
        .filter((one) => !existsSync(path.join(root, one)))
        .map((one) => `tests/support/module-folders.ts names ${one}, which is gone: remove it there`),
      ...listedPaths
        .filter((one, index) => listedPaths.indexOf(one) !== index)
        .map((one) => `tests/support/module-folders.ts names ${one} twice: keep it in one module`),
    ]);
  });
  none('a module imports only from groups above its own in src/module-order.ts', orderRules, ({ from, to }) => {
    const [one, other] = [homeOf(from), homeOf(to)];
    const where = one?.level === other?.level ? 'is in the same group as' : 'comes after';
    return `${from} (${one?.module}) imports ${to} (${other?.module}): ${other?.module} ${where} ${one?.module} in src/module-order.ts. Publish an event, let what knows both (a later module or app) pass in what is needed, or move what both need to an earlier module`;
  });
  none(
    'a module is used through its commands, queries, access, events and jobs',
    crossingRules,
    ({ from, to }) =>
      `${from} imports ${to}, which belongs to ${homeOf(to)?.module} alone: export what is needed from its queries, commands, access, events or jobs, or move what says nothing about ${homeOf(to)?.module} down to the platform or src/shared`,
  );
  none(
    'files do not import one another in a circle',
    [cycleRule],
    ({ cycle = [] }) =>
      `${circle(cycle.map(({ name }) => name))}: move what they share into a file that imports neither, or pass it in as an argument`,
  );
});

/** Asserts that nothing breaks these rules. */
function none(name: string, rules: readonly { name: string }[], explain: (violation: IViolation) => string): void {
  test(name, () => {
    const names = rules.map((rule) => rule.name);
    check([...new Set(graph.violations.filter(({ rule }) => names.includes(rule.name)).map(explain))]);
  });
}

test('the integrator is a stranger: it has Node’s own modules and its own files', () => {
  const folder = path.join(root, 'tests', 'integrator');
  const text = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const imported = text.flatMap((each) =>
    [...each.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(imported).toContain('node:http');
  check(imported.filter((name) => !/^(node:|\.\/)/.test(name)));
});

function brokenBy(name: string): IViolation[] {
  return graph.violations.filter(({ rule }) => rule.name === name);
}

/** The same text wherever the cycle was entered: it starts at the file that comes first alphabetically. */
function circle(files: string[]): string {
  const start = files.indexOf(files.toSorted()[0] ?? '');
  const around = [...files.slice(start), ...files.slice(0, start)];
  return [...around, around[0]].join(' -> ');
}

function check(problems: string[]): void {
  if (problems.length) expect.fail(problems.join('\n'));
}
