/**
 * The least a Node server can do with a partner's request: parse, insert the rows that one leaves, answer. No validation, consent check,
 * limit, ceiling or promise; the tables are copies with the same indexes, without references and triggers.
 * A separate process: PORT, DATABASE_URL, POOL.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/** The rows of one request by table, with its ids, which each request replaces by its own. */
export interface Sample {
  tables: { name: string; rows: string }[];
  ids: string[];
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL) });
let sample: Sample = { tables: [], ids: [] };

createServer(async (req, res) => {
  if (req.method === 'GET') return res.end('ok');
  if (req.method !== 'PUT') return answer(req, res);
  sample = JSON.parse(await text(req)) as Sample;
  res.end('ok');
}).listen(Number(process.env.PORT), '127.0.0.1');

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { externalId } = JSON.parse(await text(req));
  const fresh = new Map(sample.ids.map((id) => [id, randomUUID()]));
  const ids = new RegExp(sample.ids.join('|'), 'g');
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const { name, rows } of sample.tables)
      await client.query({
        name,
        text: `INSERT INTO bare.${name} SELECT * FROM jsonb_populate_recordset(null::bare.${name}, $1)`,
        values: [rows.replace(ids, (id) => fresh.get(id) ?? id)],
      });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  const body = JSON.stringify({ id: fresh.get(sample.ids[0] ?? ''), externalId });
  res.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}
