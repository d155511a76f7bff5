import { spawn } from 'node:child_process';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/**
 * Runs a program from node_modules/.bin.
 * @returns what it printed
 * @throws SetupError with what it printed and the advice, when it fails
 */
export function runChecked(program: string, args: string[], advice: string): Promise<string> {
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(inRoot('node_modules', '.bin', windows ? `${program}.cmd` : program), args, {
      cwd: inRoot(),
      shell: windows,
      // Redocly would report each run, and look for a newer version.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new SetupError(`${text.trim()}\n\n${advice}`))));
  });
}
