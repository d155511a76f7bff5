/** Formats a file written by a script, so that what is committed always passes the format check. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));

export async function formatOutput(file: string): Promise<void> {
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
  await promisify(execFile)(process.execPath, [biome, 'check', '--write', file], { cwd: root });
}
