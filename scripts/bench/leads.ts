import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { consentTexts } from '#shared/consents/wordings.ts';
import { median } from '../lib/median.ts';
import { freePort } from '../lib/ports.ts';
import { nodeRunning, startServer } from '../lib/processes.ts';
import { POOL } from '../lib/product.ts';
import type { Sample } from './bare-lead.ts';
import { partnerWithKey } from './keys.ts';
import type { Row } from './report.ts';
import { callWith } from './requests.ts';
import { inTurns, medianRatio } from './rounds.ts';
import type { Setting } from './setting.ts';

type LeadSetting = Pick<Setting, 'shutdown' | 'product' | 'people' | 'quick' | 'databaseUrl' | 'databaseOwnerUrl'>;

const GOAL = 0.35;
/** Requests of one partner wait for each other, so that its daily ceiling holds. */
const PARTNERS = 16;

function lead() {
  const at = new Date(Date.now() - 60_000).toISOString();
  const externalId = randomUUID();
  const consents = (['contact', 'share'] as const).map((purpose) => ({
    ...{ purpose, version: consentTexts[purpose].version, given: true, at },
  }));
  return {
    ...{ externalId, line: 'general', consents },
    answers: {
      ...{ fullName: 'Ava Wong', phone: '403-555-0142', postalCode: 'T2P 1J9' },
      email: `ava-${externalId}@example.com`,
    },
    shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
  };
}

/** `POST /api/leads` against a bare `node:http` server that writes the same rows in one transaction. */
export async function measureLeads(setting: LeadSetting): Promise<Row[]> {
  const { product, people, quick } = setting;
  const database = new pg.Client({ connectionString: setting.databaseOwnerUrl });
  await database.connect();
  const keys: string[] = [];
  for (let index = 0; index < PARTNERS; index += 1)
    keys.push(await partnerWithKey(database, people.admin, `measured-${index}`));
  const agent = new Agent({ keepAlive: true });
  const url = `${product.url}/api/leads`;
  const first = JSON.parse(await callWith(agent, url, { authorization: keys[0] }, lead()));
  const bareUrl = await startBareLead(setting, await sampleOf(database, first.id));
  const seconds = quick ? 1 : 6;
  const load = (to: string) => async () => {
    const until = performance.now() + seconds * 1000;
    const counts = keys.map(async (authorization) => {
      let count = 0;
      for (; performance.now() < until; count += 1) await callWith(agent, to, { authorization }, lead());
      return count;
    });
    const sent = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    return sent / seconds;
  };
  const rates = await inTurns(quick ? 1 : 5, { product: load(url), bare: load(bareUrl) });
  agent.destroy();
  await database.end();
  const ratio = medianRatio(rates.product, rates.bare);
  return [
    {
      what: '`POST /api/leads` with a key, requests/s against a bare `node:http` + `pg` server that inserts the same rows',
      result: ratio.toFixed(2),
      goal: `at least ${GOAL}`,
      met: ratio >= GOAL,
      details: `${Math.round(median(rates.product))} requests/s against ${Math.round(median(rates.bare))}, ${PARTNERS} partners at once`,
    },
  ];
}

/** Copies, in the schema `bare`, of the tables in which a request left rows, and those rows. */
async function sampleOf(database: pg.Client, caseId: string): Promise<Sample> {
  const { rows: tables } = await database.query<{ name: string; column: string }>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND (column_name = 'case_id' OR (table_name = 'cases' AND column_name = 'id'))
       AND table_name IN (SELECT relname FROM pg_class WHERE relkind = 'r' AND NOT relispartition)
     ORDER BY table_name <> 'cases', table_name`,
  );
  await database.query('DROP SCHEMA IF EXISTS bare CASCADE; CREATE SCHEMA bare; GRANT USAGE ON SCHEMA bare TO PUBLIC');
  const sample: Sample = { tables: [], ids: [caseId] };
  for (const { name, column } of tables) {
    const { rows } = await database.query<{ rows: string | null; ids: string[] | null }>(
      `SELECT jsonb_agg(to_jsonb(t))::text AS rows, array_agg(to_jsonb(t) ->> 'id') FILTER (WHERE to_jsonb(t) ? 'id') AS ids
       FROM ${name} t WHERE ${column} = $1`,
      [caseId],
    );
    if (!rows[0]?.rows) continue;
    await copyTable(database, name);
    sample.tables.push({ name, rows: rows[0].rows });
    sample.ids.push(...(rows[0].ids ?? []).filter((id) => id !== caseId));
  }
  return sample;
}

/** With its indexes, but not unique: only the ids of the sample are replaced. */
async function copyTable(database: pg.Client, name: string): Promise<void> {
  await database.query(`CREATE TABLE bare.${name} (LIKE public.${name}); GRANT ALL ON bare.${name} TO PUBLIC`);
  const { rows } = await database.query<{ made: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS made FROM pg_index WHERE indrelid = $1::regclass`,
    [`public.${name}`],
  );
  for (const { made } of rows)
    await database.query(
      made.replace('CREATE UNIQUE INDEX', 'CREATE INDEX').replace(/ ON (ONLY )?public\./, ' ON bare.'),
    );
}

async function startBareLead({ shutdown, databaseUrl }: LeadSetting, sample: Sample): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' },
    ...{ PORT: String(port), DATABASE_URL: databaseUrl, POOL: String(POOL) },
  };
  await startServer(shutdown, url, nodeRunning('scripts', 'bench', 'bare-lead.ts'), { env, stdio: 'ignore' });
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(sample) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return url;
}
