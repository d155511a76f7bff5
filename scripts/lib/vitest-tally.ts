import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from './root.ts';
import type { Tally } from './runners.ts';

/**
 * The reporter of `npm test`: it writes a {@link Tally} to the file named by `TALLY_FILE`. Vitest's own JSON names neither
 * errors outside of tests nor the failed hooks of a file, and both make a run fail.
 */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...modules.flatMap((module) => {
        const file = path.relative(root, module.moduleId);
        const broken = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
        const failed = [...module.children.allTests('failed')].map(
          (test) => `${file} › ${test.fullName}${reason(test)}`,
        );
        return [...failed, ...broken.map((error) => `${file}: ${firstLine(error.message)}`)];
      }),
      ...unhandled.map((error) => `outside any test: ${firstLine(error.message)}`),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    writeFileSync(process.env.TALLY_FILE ?? '/dev/null', JSON.stringify({ passed, failures } satisfies Tally));
  }
}

/** What went wrong and where, for readers who only have the end of the output. */
function reason(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  if (!error) return '';
  const { file, line } = error.stacks?.find((frame) => !frame.file.includes('node_modules')) ?? {};
  const place = file ? ` (${path.relative(root, file)}:${line})` : '';
  return `\n      ${firstLine(error.message)}${place}`;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}
