/** The statements sent for one piece of work: writes, reads, BEGIN and COMMIT. Those of the process's jobs are not counted. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const listening = new AsyncLocalStorage<string[]>();

/** Runs `work` and returns the text of all statements it sent, in order. */
export async function everyStatementOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [{ text: string } | string];
    listening.getStore()?.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await listening.run(sent, work);
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
