/**
 * Runs as a thread of an examination process, because a parser that loops blocks its own thread. Ends the process when the current task
 * exceeds a limit, and when the server that started it is gone.
 */
import { workerData } from 'node:worker_threads';

type WatchdogData = { startedAt: Int32Array; memoryMegabytes: number; cpuSeconds: number; parent: number };

const INTERVAL_MS = 20;
const { startedAt, memoryMegabytes, cpuSeconds, parent } = workerData as WatchdogData;

setInterval(() => {
  const orphaned = process.ppid !== parent;
  const started = Atomics.load(startedAt, 0);
  const { user, system } = process.cpuUsage();
  const tooLong = started >= 0 && (user + system) / 1000 - started > cpuSeconds * 1000;
  const tooMuch = process.memoryUsage.rss() > memoryMegabytes * 1024 * 1024;
  if (orphaned || tooLong || tooMuch) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
