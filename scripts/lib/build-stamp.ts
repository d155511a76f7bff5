import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Inputs, inputsOf, isUnchanged, writeStamp } from './inputs.ts';
import { withLock } from './lock.mjs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** Each part of the build: what it reads, a file that exists once it has run, and the function that makes it. */
const parts = {
  site: {
    files: ['vite.config.ts', 'package-lock.json', 'scripts/build.ts'],
    folders: ['src/client', 'src/shared', 'src/server/app/rendering'],
    made: ['pages', 'manifest.json'],
    make: ['scripts/build.ts', 'buildSite'],
  },
  server: {
    files: ['package-lock.json', 'scripts/serve.ts', 'scripts/worker.ts', 'scripts/migrate.ts', 'scripts/doctor.ts'],
    folders: ['src/server', 'src/shared', 'scripts/lib', 'prisma/migrations'],
    made: ['server', 'package.json'],
    make: ['scripts/lib/bundle-server.ts', 'bundleServer'],
  },
} as const;

type Part = keyof typeof parts;

const stampOf = (part: Part) => inRoot('dist', `${part}-stamp.json`);

/** Builds the pages and what browsers load when its sources or packages have changed. Returns what it did, for the step's line. */
export function buildSiteWhenStale(): Promise<string> {
  return buildWhenStale('site');
}

/** The same for the bundle that `npm start`, `serve` and `worker` run; tests and `npm run dev` run the sources. */
export function buildServerWhenStale(): Promise<string> {
  return buildWhenStale('server');
}

async function buildWhenStale(part: Part): Promise<string> {
  const inputs = inputsOfPart(part);
  if (isFresh(part, inputs)) return 'up to date';
  return withLock(inRoot('.data', 'build.lock'), async () => {
    if (isFresh(part, inputs)) return 'up to date';
    rmSync(stampOf(part), { force: true });
    await run(part);
    writeStamp(stampOf(part), inputs);
    return 'built';
  });
}

/** Says that this part was just built from what is there now. */
export function markAsFresh(part: Part): void {
  writeStamp(stampOf(part), inputsOfPart(part));
}

function isFresh(part: Part, inputs: Inputs): boolean {
  return existsSync(inRoot('dist', ...parts[part].made)) && isUnchanged(stampOf(part), inputs);
}

/** Everything the part reads. */
function inputsOfPart(part: Part): Inputs {
  const named = parts[part].files.map((name) => inRoot(name)).filter((file) => existsSync(file));
  return inputsOf([...named, ...parts[part].folders.flatMap((folder) => sourcesIn(inRoot(folder))).sort()]);
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** In a separate process: the bundler sets NODE_ENV for its whole process, and its memory should not burden the server. */
function run(part: Part): Promise<void> {
  return new Promise((resolve, reject) => {
    const { NODE_ENV: _, ...env } = process.env;
    const [file, name] = parts[part].make;
    const script = `const { ${name} } = await import(${JSON.stringify(inRoot(file))}); await ${name}();`;
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
      else reject(new SetupError(`The ${part} could not be built:\n${text.trim()}`));
    });
  });
}
