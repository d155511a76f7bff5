// npm killed with -9 forwards no signal to its children. Plain JavaScript: see run.mjs.
import { spawnSync } from 'node:child_process';
import { isAlive } from './lock.mjs';

/** Calls back when the npm that runs this script is gone. Does nothing when the script was started without npm. */
export function whenNpmIsGone(callback) {
  const npm = npmAbove(process.ppid);
  if (!npm) return;
  const watch = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(watch);
    callback();
  }, 1000);
  watch.unref();
}

/** npm starts scripts through a shell, which either sits in between or replaces itself with the script. */
function npmAbove(parent) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  for (const pid of [parent, Number(tell('ppid', parent))]) {
    if (pid > 1 && /\bnpm\b/.test(tell('args', pid))) return pid;
  }
  return undefined;
}

function tell(what, pid) {
  return spawnSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
