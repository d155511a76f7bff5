import { spawn } from 'node:child_process';

/** Runs a program without showing its output. @throws with the last line it wrote when it fails */
export function runQuietly(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    let last = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        last = String(chunk).trim().split('\n').at(-1) || last;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(last || `ended with code ${code}`))));
  });
}
