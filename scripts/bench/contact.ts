import pg from 'pg';
import { freshDatabase } from '../lib/databases.ts';
import { median } from '../lib/median.ts';
import { freePort } from '../lib/ports.ts';
import { nodeRunning, startServer } from '../lib/processes.ts';
import { POOL } from '../lib/product.ts';
import { answersPerSecond } from './load.ts';
import type { Row } from './report.ts';
import { inTurns, medianRatio } from './rounds.ts';
import type { Setting } from './setting.ts';

const GOAL = 0.35;
const CONNECTIONS = 64;

/**
 * `POST /api/contact` with all guards against a bare `node:http` server that inserts the same row. Each message also writes two emails to
 * the outbox and two jobs, and the same process sends emails during the run. What is still queued after a round is discarded: otherwise
 * the other server would be measured next to a product that is busy sending.
 */
export async function measureContact(setting: Setting): Promise<Row[]> {
  const { product, smtp, quick } = setting;
  const bareUrl = await startBareInsert(setting);
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  await client.connect();
  let turn = 0;
  let sent = 0;
  const seconds = quick ? 1 : 4;
  const load = (url: string, addresses: 'one' | 'many') => async () => {
    turn += 1;
    const before = smtp.received();
    const contact = { round: `${process.pid}-${turn}`, addresses };
    const rate = await answersPerSecond({ url, connections: CONNECTIONS, seconds, contact });
    sent += smtp.received() - before;
    await forgetQueuedMails(client);
    return rate;
  };
  const rates = await inTurns(quick ? 1 : 5, {
    one: load(`${product.url}/api/contact`, 'one'),
    bare: load(bareUrl, 'one'),
    many: load(`${product.url}/api/contact`, 'many'),
  });
  await client.end();
  const productSeconds = (turn * seconds * 2) / 3;
  const mails = `${Math.round(sent / productSeconds)} emails/s sent by the same process meanwhile`;
  return (['one', 'many'] as const).map((addresses) => {
    const ratio = medianRatio(rates[addresses], rates.bare);
    return {
      what: `\`POST /api/contact\` from ${addresses} address${addresses === 'one' ? '' : 'es'}, requests/s against a bare \`node:http\` + \`pg\` insert`,
      result: ratio.toFixed(2),
      goal: `at least ${GOAL}`,
      met: ratio >= GOAL,
      details: `${Math.round(median(rates[addresses]))} requests/s against ${Math.round(median(rates.bare))}; ${mails}`,
    };
  });
}

async function startBareInsert({ shutdown, adminUrl }: Setting): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: (await freshDatabase(adminUrl, 'bench_bare')).databaseUrl,
    POOL: String(POOL),
  };
  await startServer(shutdown, url, nodeRunning('scripts', 'bench', 'bare-insert.ts'), { env, stdio: 'ignore' });
  return url;
}

async function forgetQueuedMails(client: pg.Client): Promise<void> {
  await client.query("DELETE FROM pgboss.job WHERE name = 'mail.send' AND state < 'active'");
}
