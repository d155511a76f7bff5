/**
 * The least a Node server can do with a contact message: parse, insert the row, answer. No validation, limit, duplicate check or email.
 * A separate process: PORT, DATABASE_URL, POOL.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { INSTALLATION } from '#server/platform/db/organization.ts';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL),
  options: `-c coverbridge.organization_id=${INSTALLATION}`,
});
const INSERT = `
  INSERT INTO contact_messages (id, name, email, phone, phone_e164, subject, message, insurance_type, fingerprint, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

createServer((req, res) => {
  if (req.method === 'GET') return res.end('ok');
  const chunks: Buffer[] = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => answer(Buffer.concat(chunks).toString(), req, res));
}).listen(Number(process.env.PORT), '127.0.0.1');

async function answer(text: string, _req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { name, email, phone, message, insuranceType } = JSON.parse(text);
  const id = randomUUID();
  const now = new Date();
  await pool.query(INSERT, [
    id,
    name,
    email,
    phone,
    `+1${phone.replace(/\D/g, '')}`,
    'General Inquiry',
    message,
    insuranceType,
    randomBytes(32).toString('base64url'),
    now,
  ]);
  const body = JSON.stringify({ id, receivedAt: now.toISOString() });
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
