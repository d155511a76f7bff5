/**
 * What a server makes others wait while it works on something: `/healthz`, asked without pause over one connection. Counted is the
 * processor time of the thread that answers everybody, from each question to its answer: other programs on the machine do not add to it.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

export interface Polling {
  /** The dearest answer while the work was under way, in milliseconds. */
  dearestDuring(work: () => Promise<unknown>): Promise<number>;
  /** What an answer takes of a server that has nothing to do: the unit everything else is compared with. */
  idle(): Promise<number>;
  close(): void;
}

const IDLE_POLLS = 100;

/** Milliseconds that the first thread of a process has run. Where the system does not say, the time on the wall. */
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
      // The answer to the work may have been sent before what it left behind is done.
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
