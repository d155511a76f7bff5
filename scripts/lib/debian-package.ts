import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runQuietly } from './quiet-program.ts';

/** True on Debian and as root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
}

/** One at a time: several tests may want a program at the same moment, and apt refuses the second. */
export function installPackage(name: string): Promise<void> {
  return withLock(path.join(tmpdir(), 'coverbridge-packages.lock'), () =>
    runQuietly('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`]),
  );
}
