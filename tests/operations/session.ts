/** One shell that follows the guide: it ends at the first command that fails. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from './guide.ts';

export interface Session {
  /** Resolves with what the block printed. @throws with its output when one of its commands fails */
  run(block: Block): Promise<string>;
  end(): Promise<void>;
}

/** @param scripts a folder for the blocks; @param cwd where the operator begins */
export function openSession(scripts: string, cwd: string, env: NodeJS.ProcessEnv): Session {
  const shell: ChildProcess = spawn('sh', ['-eu'], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(shell, 'close');
  let printed = '';
  let heard = () => {};
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk;
      heard();
    });
  let count = 0;
  return {
    async run({ title, commands }) {
      count += 1;
      printed = '';
      const file = path.join(scripts, `${count}.sh`);
      const done = `block ${count} is done`;
      writeFileSync(file, commands, { mode: 0o644 });
      const finished = new Promise<void>((resolve) => {
        heard = () => printed.includes(done) && resolve();
      });
      // Programs of a block read nothing: the rest of it is not their input.
      shell.stdin?.write(`. '${file}' </dev/null\necho '${done}'\n`);
      const failed = ended.then(() => {
        throw new Error(`The shell ended in “${title}”:\n${printed}`);
      });
      await Promise.race([finished, failed]);
      failed.catch(() => undefined);
      return printed.replace(done, '');
    },
    async end() {
      shell.stdin?.end();
      shell.kill('SIGTERM');
      await ended;
    },
  };
}
