
import { afterAll, beforeAll, test } from 'vitest';
import { createApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { activeCase } from '../support/cases.ts';
let s: TestServer;
beforeAll(async () => { s = await startTestServer(); });
afterAll(() => s.stop());
test('probe', async () => {
  const { caseId, client, broker } = await activeCase(s.services);
  const c = await signIn(s.url, client.username);
  for (const [who, text] of [[c, JSON.stringify({caseId})],[c,'{"caseId":5}'],[createApiClient(s.url),'{}'],[c,JSON.stringify({caseId: crypto.randomUUID()})]] as any) {
    const ac = new AbortController();
    const res = await fetch(`${s.url}/api/trpc/live.watch?input=${encodeURIComponent(`{"json":${text}}`)}`, { signal: ac.signal, headers: { accept: 'text/event-stream', cookie: [...who.cookies].map((p: any) => p.join('=')).join('; ') } });
    process.stdout.write(`${res.status} ${res.headers.get('content-type')}\n`);
    let t = '';
    setTimeout(() => ac.abort(), 500);
    try { for await (const ch of res.body!.pipeThrough(new TextDecoderStream())) t += ch; } catch {}
    process.stdout.write(JSON.stringify(t) + '\n');
  }
});
