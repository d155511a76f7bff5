/** The guarantees of the run through other engines: no endless wait, and no program left behind. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { within } from '../engines/patience.ts';
import { startProgram } from '../engines/program.ts';

test('a wait that takes too long says what it waited for', async () => {
  await expect(within('the button "Send"', new Promise(() => undefined), 20)).rejects.toThrow('the button "Send"');
  await expect(within('an answer', Promise.resolve('here'))).resolves.toBe('here');
  await expect(within('an answer', Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('the shutdown ends a program, its children, and a program that ignores signals', async () => {
  const tasks: (() => Promise<void>)[] = [];
  const shutdown = { add: (task: () => Promise<void>) => void tasks.push(task) };
  // Like a driver and its browser: the inner program would outlive a signal to the outer one alone.
  const deaf = 'setInterval(() => undefined, 1000); process.on("SIGTERM", () => undefined); console.log(1)';
  const outer = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { stdio: "inherit" })`;
  const { child, stop } = startProgram(shutdown, [process.execPath, '-e', outer], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = child.stdout as NodeJS.ReadableStream;
  // Both hold it: it closes when both are gone.
  const silent = once(output, 'close');
  await once(output, 'data');
  output.resume();
  for (const task of tasks) await task();
  await stop();
  await silent;
  expect(child.signalCode).toBe('SIGTERM');
});
