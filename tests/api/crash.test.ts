/**
 * What was acknowledged survives a crash of the process: neither the case nor its email is lost.
 * @module-tag long
 */
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import pg from 'pg';
import { expect, test } from 'vitest';
import { transformer } from '#client/lib/transformer.ts';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { eventually } from '../support/eventually.ts';
import { autoRequest } from '../support/requests.ts';
import { startServerProcess } from '../support/server-process.ts';
import { startSmtp } from '../support/smtp.ts';

test('kill -9 between an acknowledged submit and its email loses neither case nor email', {
  timeout: 120_000,
}, async () => {
  const smtp = await startSmtp();
  smtp.stall(true);
  const server = await startServerProcess({ variables: { SMTP_URL: smtp.url } });
  const api = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${server.url}/api/trpc`, transformer })],
  });
  const request = autoRequest({ email: 'survivor@example.com' });
  const receipt = await api.quotes.submit.mutate(request);
  // The worker is in the middle of sending: the bytes are on the wire, the response has not arrived.
  await eventually('the mail is on its way', async () => smtp.begun() > 0);
  await server.kill();
  smtp.stall(false);
  await server.restart();

  const isReceipt = () =>
    smtp.received.filter(
      ({ to, subject }) => to?.[0]?.address === 'survivor@example.com' && subject?.includes(receipt.number),
    );
  await eventually('the receipt arrives after all', async () => isReceipt().length > 0, 90_000);
  expect(new Set(isReceipt().map(({ messageId }) => messageId)).size).toBe(1);

  const again = await api.quotes.submit.mutate(request);
  expect(again.number).toBe(receipt.number);
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(`SELECT status FROM cases WHERE contact_email_key = 'survivor@example.com'`);
  await client.end();
  expect(rows).toHaveLength(1);
  await server.stop();
  await smtp.close();
});
