import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './root.ts';

/** A test runner's result: how many tests passed, and a line for each that did not and for every error outside of tests. */
export interface Tally {
  passed: number;
  failures: string[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { errors: { message?: string; location?: { file: string; line: number } }[] }[];
}

/** Runs Vitest; the reporter next to this file writes the tally. */
export async function runVitest(args: string[], report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const cli = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${inRoot('scripts', 'lib', 'vitest-tally.ts')}`];
  const code = await run([cli, 'run', '--passWithNoTests', ...reporters, ...args], { ...env, TALLY_FILE: report });
  return settle(code, 'Vitest', read<Tally>(report));
}

/** Runs Playwright; a test that passes only on a retry would count as passed, but retries are off. */
export async function runPlaywright(args: string[], report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const options = ['test', '--pass-with-no-tests', '--reporter=list,json'];
  const code = await run([cli, ...options, ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const result = read<PlaywrightReport>(report);
  if (!result) return settle(code, 'Playwright', undefined);
  const outside = result.errors.map((error) => `outside any test: ${error.message?.split('\n', 1)[0] ?? 'an error'}`);
  const failures = [...result.suites.flatMap((file) => notOk(file, [])), ...outside];
  return settle(code, 'Playwright', { passed: result.stats.expected + result.stats.flaky, failures });
}

function notOk(suite: PlaywrightSuite, above: string[]): string[] {
  const failed = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [
    ...failed.map(
      (spec) => [`tests/e2e/${spec.file}:${spec.line}`, ...above, spec.title].join(' › ') + reason(spec.tests),
    ),
    ...(suite.suites ?? []).flatMap((inner) => notOk(inner, [...above, inner.title])),
  ];
}

/** What went wrong and in which line, for readers who only have the end of the output. */
function reason(tests: readonly PlaywrightTest[]): string {
  const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
  if (!error) return '';
  const [first] = stripVTControlCharacters(error.message ?? 'an error').split('\n', 1);
  return `\n      ${first}${error.location ? ` (line ${error.location.line})` : ''}`;
}

/** A runner that leaves no report, or exits with an error without naming what failed, counts as failed. */
function settle(code: number, name: string, tally: Tally | undefined): Tally {
  if (!tally) return { passed: 0, failures: [`${name} ended with exit code ${code} and left no report`] };
  if (code === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: [`${name} ended with exit code ${code} and named no failure`] };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: 'inherit' });
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}
