import { afterAll, beforeAll, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { draftKey } from '../support/requests.ts';
import pino from 'pino';
import { startTestServer, type TestServer } from '../support/server.ts';
import { hostileTexts } from '../support/hostile.ts';
let s: TestServer;
beforeAll(async () => { s = await startTestServer({ overrides: { log: pino({ level: 'error' }, { write: (m: string) => { process.stdout.write(m); } }) as any } }); });
afterAll(() => s.stop());
test('probe', async () => {
  const c = createApiClient(s.url);
  for (const [n, t] of Object.entries(hostileTexts)) {
    const key = draftKey();
    const a = await c.wire('mutation', 'quotes.saveDraft', JSON.stringify({ ...key, line: 'auto', definitionVersion: 1, version: 0, step: 'x', answers: { notes: '@@' } }).replace('"@@"', t));
    if (a.status !== 200) continue;
    const b = await c.wire('mutation', 'quotes.getDraft', JSON.stringify(key));
    if (b.status !== 200) process.stdout.write(`${n} ${b.status} ${b.text}\n`);
  }
});
