// A lock between the processes of this folder. Plain JavaScript because it is needed before node_modules exists: see run.mjs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs `work` while no other process holds `file`. The lock file holds its owner's process id: one left by a killed process is taken over.
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, 150));
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = ownerOf(file);
  // An empty file was just created, and its owner is about to write the id.
  if (owner !== undefined && !isAlive(owner)) rmSync(file, { force: true });
  return false;
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process with this id is running. A zombie that has not been reaped yet counts as gone. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return true;
  }
}
