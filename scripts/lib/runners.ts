import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.ts';

/** What a test runner reported. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

/** Runs Vitest and counts; a file that could not be loaded counts as one failure. */
export async function runVitest(args: string[], report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const cli = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const options = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run([cli, ...options, ...args], env);
  const result = read<VitestReport>(report);
  if (!result) return crashed();
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(code, { passed: result.numPassedTests, failed: result.numFailedTests + broken.length });
}

/** Runs Playwright and counts; an error outside of the tests counts as one failure. */
export async function runPlaywright(args: string[], report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const options = ['test', '--pass-with-no-tests', '--reporter=list,json'];
  const code = await run([cli, ...options, ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const result = read<PlaywrightReport>(report);
  if (!result) return crashed();
  const { expected, flaky, unexpected } = result.stats;
  return settle(code, { passed: expected + flaky, failed: unexpected + result.errors.length });
}

function crashed(): Tally {
  return { passed: 0, failed: 1 };
}

/** A runner that ends badly without naming a failed test failed all the same. */
function settle(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
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
