// @module-tag long
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '#server/app/serve.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { eventually } from '../support/eventually.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ variables: { RUN_JOBS: 'false' } });
});
afterAll(() => server?.stop());

test('without jobs a process is ready, enqueues them, and another process runs them', async () => {
  const { services, env } = server;
  const job = vi.spyOn(services.foreground, 'quiet');
  const email = `${randomUUID()}@example.com`;
  await submitQuote(services, autoRequest({ email }), '127.0.0.1');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const left = await services.db.$queryRaw<
    object[]
  >`SELECT 1 FROM pgboss.job WHERE name = 'case.route' AND state = 'created'`;
  expect(left).toHaveLength(1);

  const other = await serve({ ...env, port: await freePort(), runJobs: true });
  try {
    await eventually('it is offered', async () => {
      const offered = await services.db.case.count({ where: { contactEmail: email, status: 'offered' } });
      return offered === 1;
    });
    expect(job).not.toHaveBeenCalled();
  } finally {
    await other.close();
  }
});
