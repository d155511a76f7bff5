/** `Idempotency-Key`: a POST that is sent again happens once, and gets the first answer (docs/decisions/0080). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { ANSWER_HOURS, removeOldAnswers } from '#server/platform/idempotency/answers.ts';
import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { committedDocument } from '../support/documented.ts';
import { CONTACT } from '../support/rest-calls.ts';
import { type MadeUpDoor, openDoor } from '../support/rest-door.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const meta = (path: `/${string}`) => ({
  openapi: { access: 'open' as const, summary: 'Try it', method: 'POST' as const, path },
});
const input = z.object({ name: z.string().max(20) });
const output = z.object({ number: z.int(), text: z.string() });

let runs = 0;

const added = publicProcedure.input(input).output(output);
const made = router({
  /** A fact that happens as often as it is asked for. */
  add: added
    .meta({ openapi: { ...meta('/api/rows').openapi, success: 201 } })
    .mutation(async ({ ctx, input: { name } }) => {
      runs += 1;
      const expiresAt = new Date(Date.now() + 3_600_000);
      const data = { key: `${name} ${crypto.randomUUID()}`, points: 1, expiresAt };
      await transaction(ctx.db, (tx) => tx.rateLimit.create({ data }));
      return { number: runs, text: data.key };
    }),
  addElsewhere: added.meta(meta('/api/rows/{name}')).mutation(({ input: { name } }) => {
    runs += 1;
    return { number: runs, text: name };
  }),
  overtaken: added.meta(meta('/api/overtaken')).mutation(async ({ ctx, input: { name } }) => {
    runs += 1;
    const first = runs === 1;
    const data = { key: `${name} ${runs}`, points: 1, expiresAt: new Date(Date.now() + 3_600_000) };
    await transaction(ctx.db, async (tx) => {
      await tx.rateLimit.create({ data });
      if (first)
        await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '40P01'; END $$`);
    });
    return { number: runs, text: data.key };
  }),
  large: added.meta(meta('/api/large')).mutation(() => {
    runs += 1;
    return { number: runs, text: 'x'.repeat(70_000) };
  }),
  refuse: added.meta(meta('/api/refused')).mutation(async ({ ctx, input: { name } }) => {
    runs += 1;
    const data = { key: `refused ${runs}`, points: 1, expiresAt: new Date(Date.now() + 3_600_000) };
    await transaction(ctx.db, (tx) => tx.rateLimit.create({ data }));
    if (name === 'expected') throw new AppError({ code: 'CONFLICT', message: 'Not now.' });
    throw new Error('broken');
  }),
});

let server: TestServer;
let door: MadeUpDoor;
let visitor: ApiClient;
let clock: Date | null = null;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => clock ?? new Date() } });
  visitor = createApiClient(server.url);
  door = await openDoor(server.services, made);
});
afterAll(async () => {
  door.close();
  await server.stop();
});
beforeEach(() => {
  runs = 0;
  clock = null;
});

const newKey = () => crypto.randomUUID();
const post = (path: string, key: string, json: object = { name: 'a' }) =>
  door.send('POST', path, { json, headers: { 'idempotency-key': key } });
const rowsOf = (name: string) => server.services.db.rateLimit.count({ where: { key: { startsWith: `${name} ` } } });

describe('the same call again', () => {
  test('gets the same status, headers and body, marked as replayed, and nothing happens', async () => {
    const key = newKey();
    const first = await post('/api/rows', key, { name: 'same' });
    const again = await post('/api/rows', key, { name: 'same' });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await rowsOf('same')).toBe(1);
  });

  test('50 at once: one row, and 50 equal answers or 409 with the seconds to wait', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/rows', key, { name: 'fifty' })));
    const done = answers.filter(({ status }) => status === 201);
    const busy = answers.filter(({ status }) => status === 409);
    expect(done.length + busy.length).toBe(50);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(busy.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
    expect([await rowsOf('fifty'), runs]).toEqual([1, 1]);
  });

  test('50 with keys of their own, on a pool of four connections: 50 rows', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/rows', newKey(), { name: 'each' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rowsOf('each')).toBe(50);
  });

  test('with another body is refused with 422', async () => {
    const key = newKey();
    await post('/api/rows', key, { name: 'one' });
    const other = await post('/api/rows', key, { name: 'other' });
    expect([other.status, other.body?.code]).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    expect([await rowsOf('one'), await rowsOf('other')]).toEqual([1, 0]);
  });

  test('at another address is another call', async () => {
    const key = newKey();
    await post('/api/rows', key);
    expect((await post('/api/rows/a', key, {})).headers.get('idempotency-replayed')).toBeNull();
    expect((await post('/api/rows/b', key, {})).headers.get('idempotency-replayed')).toBeNull();
    expect((await post('/api/rows/b', key, {})).headers.get('idempotency-replayed')).toBe('true');
    expect(runs).toBe(3);
  });

  test('is remembered for a day, and then is a new one', async () => {
    const key = newKey();
    const start = new Date();
    const at = (hours: number) => {
      clock = new Date(start.getTime() + hours * 3_600_000);
    };
    at(0);
    await post('/api/rows', key, { name: 'day' });
    at(ANSWER_HOURS - 0.01);
    await removeOldAnswers(server.services);
    expect((await post('/api/rows', key, { name: 'day' })).headers.get('idempotency-replayed')).toBe('true');
    at(ANSWER_HOURS);
    expect((await post('/api/rows', key, { name: 'day' })).headers.get('idempotency-replayed')).toBeNull();
    expect(await rowsOf('day')).toBe(2);
    at(2 * ANSWER_HOURS);
    await removeOldAnswers(server.services);
    expect(await server.services.db.idempotencyKey.count()).toBe(0);
  });

  test('whose answer was too large to store is told so, and does not happen either', async () => {
    const key = newKey();
    expect((await post('/api/large', key)).text.length).toBeGreaterThan(70_000);
    const again = await post('/api/large', key);
    expect([again.status, again.body?.message, runs]).toEqual([409, expect.stringContaining('too large'), 1]);
  });
});

describe('a call that failed', () => {
  test.each([
    ['expected', 409, 2],
    ['unexpected', 500, 0],
  ])(
    'is not remembered, and runs again; what it recorded before an %s failure: %i, %i rows',
    async (name, status, rows) => {
      await server.services.db.rateLimit.deleteMany({ where: { key: { startsWith: 'refused ' } } });
      const key = newKey();
      const answers = [await post('/api/refused', key, { name }), await post('/api/refused', key, { name })];
      expect(answers.map((answer) => [answer.status, answer.headers.get('idempotency-replayed')])).toEqual([
        [status, null],
        [status, null],
      ]);
      expect([runs, await rowsOf('refused')]).toEqual([2, rows]);
    },
  );

  test('by a deadlock is made again, unseen, with one row and one answer', async () => {
    const key = newKey();
    const first = await post('/api/overtaken', key, { name: 'overtaken' });
    expect([first.status, first.body, await rowsOf('overtaken')]).toEqual([200, { number: 2, text: 'overtaken 2' }, 1]);
    expect((await post('/api/overtaken', key, { name: 'overtaken' })).text).toBe(first.text);
  });

  test('may be corrected under the same key', async () => {
    const headers = { 'idempotency-key': newKey() };
    const wrong = await visitor.rest('POST', '/api/contact', { json: { ...CONTACT, name: 'A' }, headers });
    const right = await visitor.rest('POST', '/api/contact', { json: CONTACT, headers });
    expect([wrong.status, right.status]).toEqual([400, 200]);
  });
});

test('every POST takes a key, but for those that say why not', () => {
  const without = restProcedures(appRouter).filter(({ openapi }) => openapi.withoutKey !== undefined);
  expect(without.map(({ name }) => name).sort()).toEqual([
    ...['auth.login', 'auth.logout', 'auth.register'],
    ...['certificates.check', 'chat.reply', 'webhooks.test'],
  ]);
  const { paths } = committedDocument as unknown as {
    paths: Record<string, Record<string, { parameters?: { name: string }[]; description?: string }>>;
  };
  for (const { openapi } of restProcedures(appRouter).filter(({ openapi: { method } }) => method === 'POST')) {
    const { parameters = [], description = '' } = paths[openapi.path]?.post ?? {};
    const taken = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect([taken, description.includes('Idempotency-Key')], openapi.path).toEqual(
      openapi.withoutKey === undefined ? [true, false] : [false, true],
    );
  }
});

describe('at an address of the product', () => {
  const page = '/faq/first-questions#flood-cover';

  test('one vote is counted, however often it is sent', async () => {
    const headers = { 'idempotency-key': newKey() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        visitor.rest('POST', '/api/page-feedback', { json: { page, helpful: 'yes' }, headers }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await server.services.db.pageFeedback.findMany({ where: { page } })).toMatchObject([{ helpful: 1 }]);
    const again = await visitor.rest('POST', '/api/page-feedback', { json: { page, helpful: 'yes' }, headers });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await visitor.rest('POST', '/api/page-feedback', { json: { page, helpful: 'no' }, headers });
    expect(other.status).toBe(422);
  });

  test('a contact message and its emails are written once', async () => {
    const { db } = server.services;
    const mails = await db.outboxMail.count();
    const headers = { 'idempotency-key': newKey() };
    const json = { ...CONTACT, message: 'Do you work with brokers in Red Deer?' };
    const answers = [
      await visitor.rest('POST', '/api/contact', { json, headers }),
      await visitor.rest('POST', '/api/contact', { json, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await db.contactMessage.count({ where: { message: json.message } })).toBe(1);
    expect((await db.outboxMail.count()) - mails).toBe(2);
  });

  test('callers have keys of their own', async () => {
    const [client, admin] = await Promise.all([signIn(server.url, 'demo_client'), signIn(server.url, 'demo_admin')]);
    // Short: people who sign in are known anyway.
    const headers = { 'idempotency-key': 'vote-1' };
    const json = { page, helpful: 'yes' };
    for (const api of [client, admin]) {
      const answer = await api.rest('POST', '/api/page-feedback', { json, headers });
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, null]);
    }
    const again = await client.rest('POST', '/api/page-feedback', { json, headers });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test.each([
    ['', 400],
    ['too-short', 400],
    ['a key with spaces in it', 400],
    ['Schlüssel-für-Anfragen', 400],
    ['k'.repeat(256), 400],
    ['k'.repeat(255), 200],
  ])('a visitor’s key %j gets %i', async (key, status) => {
    const headers = { 'idempotency-key': key };
    const answer = await visitor.rest('POST', '/api/contact', { json: CONTACT, headers });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ issues: [{ path: 'Idempotency-Key' }] });
  });

  test('sign-in ignores it, because a session is never stored with an answer', async () => {
    const before = await server.services.db.idempotencyKey.count();
    const headers = { 'idempotency-key': newKey() };
    const json = { username: 'demo_client', password: 'wrong' };
    await visitor.rest('POST', '/api/login', { json, headers });
    await visitor.rest('POST', '/api/logout', { headers });
    expect(await server.services.db.idempotencyKey.count()).toBe(before);
  });

  test('neither the key, nor the body, nor the answer can be read in the table', async () => {
    const key = newKey();
    await post('/api/rows', key, { name: 'planted' });
    const rows = await server.services.db.$queryRaw<{ row: string }[]>`
      SELECT concat(id, encode(sealed, 'escape')) AS row FROM idempotency_keys`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(key) || row.includes('planted'))).toEqual([]);
  });
});
