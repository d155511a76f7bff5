import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** Timing starts when the sender chooses this key, and stops when the message with the key arrives. */
const CLIENT_KEY = /"clientKey":"([0-9a-f-]{36})"/g;

/** A stream of live events over a separate connection, as a browser holds it. Resolves with the server's first event. */
export async function openStream(
  url: string,
  cookie: string,
  caseId: string,
  onMessage: (clientKey: string) => void,
): Promise<ClientRequest> {
  const input = encodeURIComponent(JSON.stringify({ caseId }));
  const sent = request(`${url}/api/trpc/live.watch?input=${input}`, { agent: false, headers: { cookie } });
  sent.on('error', () => undefined);
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  answer.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url}: a stream did not open`)), 30_000);
    let text = '';
    answer.on('data', (chunk: string) => {
      text += chunk;
      // Events are separated by an empty line; what follows the last one is incomplete.
      const end = text.lastIndexOf('\n\n');
      if (end < 0) return;
      const whole = text.slice(0, end);
      text = text.slice(end);
      for (const [, key] of whole.matchAll(CLIENT_KEY)) onMessage(key ?? '');
      if (!whole.includes('"kind":"seen"')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return sent;
}
