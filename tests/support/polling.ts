/** How long others wait while a server works on something: `/healthz`, asked without pause over one connection. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Polling {
  /** The slowest answer while the work was under way, in milliseconds. */
  slowestDuring(work: () => Promise<unknown>): Promise<number>;
  /** The answer time of a server that has nothing to do: the unit everything else is compared with. */
  idle(): Promise<number>;
  close(): void;
}

const IDLE_POLLS = 100;

function ask(agent: Agent, url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - started));
    }).once('error', reject);
  });
}

export function startPolling(url: string): Polling {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async slowestDuring(work) {
      let slowest = 0;
      let isDone = false;
      const worked = work().finally(() => {
        isDone = true;
      });
      while (!isDone) {
        slowest = Math.max(slowest, await ask(agent, url));
        await sleep(1);
      }
      // The answer to the work may have been sent before what it left behind is done.
      slowest = Math.max(slowest, await ask(agent, url));
      await worked;
      return slowest;
    },
    async idle() {
      const times: number[] = [];
      for (let poll = 0; poll < IDLE_POLLS; poll += 1) times.push(await ask(agent, url));
      return times.sort((one, other) => one - other)[IDLE_POLLS / 2] ?? 0;
    },
    close: () => agent.destroy(),
  };
}
