import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Row } from './report.ts';

/** Resident memory of the server's process now. */
export function measureMemory(pid: number): Row {
  return {
    what: 'Memory of the server process after all of this',
    result: `${Math.round(residentKilobytes(pid) / 1024)} MB`,
    details: 'resident set, one process',
  };
}

function residentKilobytes(pid: number): number {
  if (process.platform === 'linux')
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
