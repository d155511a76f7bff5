import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { modelFiles } from './prisma-files.ts';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

const output = inRoot('src', 'server', 'platform', 'db', 'generated');
const stamp = path.join(output, 'stamp');

/** Generates the Prisma client in src/server/platform/db/generated when the models or Prisma changed. Returns what it did. */
export async function generateClient(): Promise<string> {
  const wanted = fingerprint();
  if (isFresh(wanted)) return 'up to date';
  return withLock(inRoot('.data', 'generate.lock'), async () => {
    if (isFresh(wanted)) return 'up to date';
    await runPrisma('generate', '--schema', 'prisma', '--no-hints');
    mkdirSync(output, { recursive: true });
    writeFileSync(stamp, wanted);
    return 'generated';
  });
}

/** For a checkout that has none yet. Commands that depend on changed models bring theirs up to date themselves. */
export async function generateClientWhenMissing(): Promise<void> {
  if (!existsSync(stamp)) await generateClient();
}

function isFresh(wanted: string): boolean {
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(path.join(output, 'prisma', 'client.ts'))
  );
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('node_modules', 'prisma', 'package.json')));
  for (const file of modelFiles()) hash.update(path.basename(file.path)).update('\0').update(file.content).update('\0');
  return hash.digest('hex');
}

/** Runs Prisma's command line, silent unless it fails. */
export function runPrisma(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    // Generating and formatting need no schema engine, yet Prisma would download one unless this names an existing file.
    PRISMA_SCHEMA_ENGINE_BINARY: inRoot('package.json'),
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('node_modules', 'prisma', 'build', 'index.js'), ...args], {
      cwd: inRoot(),
      env,
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(text);
      else reject(new SetupError(`prisma ${args[0]} failed:\n${text.trim()}`));
    });
  });
}
