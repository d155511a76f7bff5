/**
 * How long a server makes others wait while it works on something: `/healthz`, requested continuously over one connection. The measure is
 * the processor time of the thread that answers everybody, from request to response: other programs on the machine do not add to it.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

export interface Polling {
  /** The slowest response while the work was in progress, in milliseconds. */
  dearestDuring(work: () => Promise<unknown>): Promise<number>;
  /** The cost of a response from an idle server: the unit everything else is compared with. */
  idle(): Promise<number>;
  close(): void;
}

const IDLE_POLLS = 100;

/** Milliseconds that the first thread of a process has run. Where the system does not report it, wall-clock time. */
function processorTime(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

function ask(agent: Agent, { url, pid }: ServerProcess): Promise<number> {
  const before = processorTime(pid());
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(processorTime(pid()) - before));
    }).once('error', reject);
  });
}

export function startPolling(server: ServerProcess): Polling {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async dearestDuring(work) {
      let dearest = 0;
      let isDone = false;
      const worked = work().finally(() => {
        isDone = true;
      });
      while (!isDone) {
        dearest = Math.max(dearest, await ask(agent, server));
        await sleep(1);
      }
      // The response to the work may arrive before the work it left behind is done.
      dearest = Math.max(dearest, await ask(agent, server));
      await worked;
      return dearest;
    },
    async idle() {
      const times: number[] = [];
      for (let poll = 0; poll < IDLE_POLLS; poll += 1) times.push(await ask(agent, server));
      return times.sort((one, other) => one - other)[IDLE_POLLS / 2] ?? 0;
    },
    close: () => agent.destroy(),
  };
}
