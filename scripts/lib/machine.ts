import { cpus, totalmem } from 'node:os';

/** The date, machine and Node version of a measurement, as the beginning of a sentence. */
export function measuredHere(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} on ${cpu?.model.trim()}, ${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}`;
}
