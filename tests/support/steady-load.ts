/** Visitors who send one request after another until moved elsewhere, as by a load balancer, recording how each request ended. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadReport {
  /** Emails of contact messages that were acknowledged. */
  acknowledged: string[];
  answered: number;
  /** Requests on an accepted connection that got no complete response. */
  cut: string[];
}

export interface SteadyLoad {
  /** Responses so far. */
  answered(): number;
  /** No visitor starts another request; resolves when the last one has ended. */
  leave(): Promise<LoadReport>;
}

type Visit = { method: 'GET' | 'POST'; path: string; body?: string };
type Outcome = { status: number } | { cut: string };

function visit(url: string, agent: Agent | false, { method, path, body }: Visit): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
    const asked = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.once('error', (error) => resolve({ cut: `${method} ${path}: ${error.message} in the answer` }));
    });
    asked.once('error', (error) => resolve({ cut: `${method} ${path}: ${error.message}` }));
    asked.end(body);
  });
}

/** @param visitors half of them keep their connections, half open a new one for each request */
export function startSteadyLoad(url: string, visitors: number, round: string): SteadyLoad {
  const report: LoadReport = { acknowledged: [], answered: 0, cut: [] };
  const agent = new Agent({ keepAlive: true });
  let leaving = false;

  async function visitOn(who: number): Promise<void> {
    for (let turn = 0; ; turn++) {
      const email = `${round}.${who}.${turn}@example.com`;
      const body = JSON.stringify({ name: 'Ava Wong', email, phone: '403-555-0142', message: `Do you know ${email}?` });
      const writes = turn % 3 === 0;
      // Some pause: their connections are idle when the process is asked to stop, and wake up at any moment.
      if (who % 4 === 1) await sleep((turn % 7) * 40);
      if (leaving) return;
      const outcome = await visit(
        url,
        who % 2 ? agent : false,
        writes
          ? { method: 'POST', path: '/api/contact', body }
          : { method: 'GET', path: turn % 3 === 1 ? '/' : '/api/user' },
      );
      if ('cut' in outcome) {
        report.cut.push(outcome.cut);
        continue;
      }
      report.answered += 1;
      if (writes && outcome.status === 200) report.acknowledged.push(email);
    }
  }

  const all = Array.from({ length: visitors }, (_, who) => visitOn(who));
  return {
    answered: () => report.answered,
    async leave() {
      leaving = true;
      await Promise.all(all);
      agent.destroy();
      return report;
    },
  };
}
