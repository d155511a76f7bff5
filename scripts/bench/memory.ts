import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Row } from './report.ts';

/** Resident memory of the server process now. */
export function measureMemory(pid: number): Row {
  return {
    what: 'Memory of the server process after all of this',
    result: `${Math.round(residentMegabytes(pid))} MB`,
    details: 'resident set, one process',
  };
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  return residentKilobytes(pid) / 1024;
}

function residentKilobytes(pid: number): number {
  if (process.platform === 'linux')
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
