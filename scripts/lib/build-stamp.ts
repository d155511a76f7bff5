import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

const stamp = inRoot('dist', 'stamp.json');
const single = ['vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
const folders = ['src/client', 'src/shared', 'src/server/app/rendering'];

/** Builds the site when its sources or its packages have changed. Returns what it did, for the step's line. */
export async function buildWhenStale(): Promise<string> {
  const wanted = fingerprint();
  if (isFresh(wanted)) return 'up to date';
  return withLock(inRoot('.data', 'build.lock'), async () => {
    if (isFresh(wanted)) return 'up to date';
    rmSync(stamp, { force: true });
    await runBuild();
    writeFileSync(stamp, JSON.stringify({ inputs: wanted }));
    return 'built';
  });
}

function isFresh(wanted: string): boolean {
  if (!existsSync(stamp) || !existsSync(inRoot('dist', 'pages', 'manifest.json'))) return false;
  return (JSON.parse(readFileSync(stamp, 'utf8')) as { inputs: string }).inputs === wanted;
}

/** A SHA-256 over everything the build reads. */
function fingerprint(): string {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: inRoot(), withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  const hash = createHash('sha256');
  for (const file of [...single.map((name) => inRoot(name)).filter(existsSync), ...files.sort()]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** In a separate process: the bundler sets NODE_ENV for its whole process, and its memory should not burden the server. */
function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const { NODE_ENV: _, ...env } = process.env;
    const script = `const { build } = await import(${JSON.stringify(inRoot('scripts', 'build.ts'))}); await build();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: inRoot(), env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new SetupError(`The site could not be built:\n${text.trim()}`));
    });
  });
}
