import { spawnSync } from 'node:child_process';
import { nodeRunning, outputOf } from '../lib/processes.ts';
import { inRoot } from '../lib/root.ts';

/** What to send, always from a process of its own. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** POST contact messages, each its own; without it GET. */
  contact?: { round: string; addresses: 'one' | 'many' };
}

const hasWrk = spawnSync('which', ['wrk']).status === 0;
/** The generator's name, for the report. It costs far less than a Node one, and the machine is shared with what is measured. */
export const generator = hasWrk ? 'wrk' : 'autocannon';

/** Sends as much as the connections carry and answers how many requests per second were answered well. @throws when one was not. */
export async function answersPerSecond(load: Load): Promise<number> {
  const { perSecond, failed } = hasWrk ? await withWrk(load) : await withAutocannon(load);
  if (failed > 0) throw new Error(`${failed} requests to ${load.url} were not answered with success`);
  return perSecond;
}

async function withWrk({ url, connections, seconds, contact }: Load) {
  const output = await outputOf(
    [
      'wrk',
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--timeout', '10s'],
      ...(contact ? ['--script', inRoot('scripts', 'bench', 'contact.lua')] : ['--header', 'Accept-Encoding: br']),
      url,
      ...(contact ? [contact.round, contact.addresses] : []),
    ],
    (seconds + 20) * 1000,
  );
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, connect = 0, read = 0, write = 0, timeout = 0] =
    /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.map(Number) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + connect + read + write + timeout,
  };
}

async function withAutocannon(load: Load): Promise<{ perSecond: number; failed: number }> {
  const command = nodeRunning('scripts', 'bench', 'autocannon.ts');
  return JSON.parse(await outputOf([...command, JSON.stringify(load)], (load.seconds + 20) * 1000));
}
