import { spawnSync } from 'node:child_process';
import { nodeRunning, outputOf } from '../lib/processes.ts';
import { inRoot } from '../lib/root.ts';

/** What to send, always from a separate process. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** POSTs unique contact messages; GET when absent. */
  contact?: { round: string; addresses: 'one' | 'many' };
}

const hasWrk = spawnSync('which', ['wrk']).status === 0;
/** The generator's name, for the report. wrk costs far less than a Node generator, and the machine is shared with what is measured. */
export const generator = hasWrk ? 'wrk' : 'autocannon';

/** Sends as much as the connections carry and returns the successful responses per second. @throws when a response was not successful */
export async function answersPerSecond(load: Load): Promise<number> {
  const { perSecond, failed } = hasWrk ? await withWrk(load) : await withAutocannon(load);
  if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed`);
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
