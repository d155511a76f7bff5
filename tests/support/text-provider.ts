/** A provider of text messages that speaks Twilio’s protocol: what it was asked to send, and what it hands over, signed. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { twilioSignature } from '#server/app/http/twilio.ts';
import type { Services } from '#server/platform/services.ts';
import { textConsent } from '#shared/accounts/text-messages/schema.ts';

export const ACCOUNT = `AC${'0'.repeat(32)}`;
export const TOKEN = 'token-of-the-account';
export const FROM = '+15875550100';

type Answer = { status: number; body: object };
type Sent = { path: string; authorization: string; fields: Record<string, string> };

/** What the ledger has of texts, oldest first. */
export async function textLedger({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const where = { purpose: textConsent.purpose };
  const rows = await db.consentRecord.findMany({ where, orderBy: { at: 'asc' } });
  return rows.map(({ given, channel }) => `${given ? 'given' : 'withdrawn'} ${channel}`);
}

let numbers = 0;

/** A number that nobody has yet. */
export function freshNumber(): string {
  numbers += 1;
  return `+1403555${String(numbers).padStart(4, '0')}`;
}

export async function startTextProvider() {
  const sent: Sent[] = [];
  let how: (() => Answer) | null = null;
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    sent.push({ path: String(request.url), authorization: String(request.headers.authorization), fields });
    const { status, body } = how?.() ?? { status: 201, body: { sid: `SM${sent.length}` } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    variables: { SMS_URL: `http://${ACCOUNT}:${TOKEN}@127.0.0.1:${port}`, SMS_FROM: FROM },
    sent,
    /** What was texted to a number, oldest first. */
    to: (phone: string) => sent.filter(({ fields }) => fields.To === phone).map(({ fields }) => fields.Body ?? ''),
    /** The code that was last texted to a number. */
    codeTo: (phone: string) =>
      /\b\d{6}\b/.exec(sent.findLast(({ fields }) => fields.To === phone)?.fields.Body ?? '')?.[0] ?? '',
    answer(next: (() => Answer) | null) {
      how = next;
    },
    /** Hands a form over, signed for the address that people know the server by. */
    async handOver(url: string, known: string, path: string, fields: Record<string, string>, token = TOKEN) {
      const headers = { 'x-twilio-signature': twilioSignature(token, known + path, fields) };
      return fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type TextProvider = Awaited<ReturnType<typeof startTextProvider>>;
