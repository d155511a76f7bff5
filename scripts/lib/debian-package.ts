import { spawnSync } from 'node:child_process';
import { runQuietly } from './quiet-program.ts';

/** True on Debian and as root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
}

export function installPackage(name: string): Promise<void> {
  return runQuietly('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`]);
}
