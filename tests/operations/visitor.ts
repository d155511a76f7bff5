/** What people do at the site, and what the database has of it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { Agent, fetch } from 'undici';
import { CONTACT } from '../support/rest-calls.ts';
import type { Machine } from './machine.ts';

/** Reads the site through the proxy; its certificate has to be one that Caddy’s own authority signed. */
export function visitor({ below, settings }: Machine, proxyUser: string) {
  const authority = below(`state/home-${proxyUser}/.local/share/caddy/pki/authorities/local/root.crt`);
  const dispatcher = new Agent({ connect: { ca: readFileSync(authority, 'utf8') } });
  const ask = (address: string, more: { method?: string; body?: string } = {}) =>
    fetch(`${settings.SITE_ADDRESS}${address}`, {
      ...more,
      dispatcher,
      headers: { 'content-type': 'application/json' },
    });
  return { ask, close: () => dispatcher.close() };
}

export const contactBody = (email: string) => JSON.stringify({ ...CONTACT, email, message: `A question of ${email}` });

/** Messages to both servers, each from an address of its own, without pause until `stop`; resolves with those acknowledged. */
export function startWriting(ports: readonly number[]) {
  const acknowledged: string[] = [];
  let going = true;
  let number = 0;
  async function write(port: number): Promise<void> {
    while (going) {
      number += 1;
      const email = `${randomUUID()}@example.com`;
      const from = `10.${port % 200}.${(number >> 8) & 255}.${number & 255}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
      const sent = fetch(`http://127.0.0.1:${port}/api/contact`, { method: 'POST', headers, body: contactBody(email) });
      const answer = await sent
        .then(async (response) => ({ ok: response.ok, text: await response.text() }))
        .catch(() => null);
      if (answer?.ok) acknowledged.push(email);
    }
  }
  const all = Promise.all(ports.map(write));
  return {
    acknowledged,
    async stop() {
      going = false;
      await all;
    },
  };
}

/** The senders of every message, in a database of the machine. */
export async function sendersIn({ settings }: Machine, database: string): Promise<string[]> {
  const file = readFileSync(`${settings.CONFIG}/coverbridge-owner.env`, 'utf8');
  const url = new URL(/^DATABASE_OWNER_URL=(.*)$/m.exec(file)?.[1] ?? '');
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client
    .query<{ email: string }>('SELECT email FROM contact_messages')
    .finally(() => client.end());
  return rows.map(({ email }) => email);
}
