/** What keeps programs from sending requests in bulk, and never keeps a person from sending theirs. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchNonces } from '#client/modules/quote-requests/proof/search.ts';
import { WAIT_SECONDS } from '#server/modules/quote-requests/guard/policy.ts';
import { describeTime } from '#server/platform/business-time/moments.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Puzzle } from '#shared/quote-requests/proof.ts';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { createApiClient, failureOf } from '../support/api-client.ts';
import { agreed, madeUp, type PlainPage, reachReview, sendPage } from '../support/plain-form.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NEEDED = { status: 429, issues: [{ path: 'proof', message: expect.stringContaining('Wait a minute') }] };
let now = Date.parse('2026-11-24T16:00:00Z');
let server: TestServer;

beforeAll(async () => {
  // Behind one proxy, so that each call can come from its own address.
  const variables = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', RUN_JOBS: 'false' };
  server = await startTestServer({ overrides: { now: () => new Date(now) }, variables });
});
afterAll(() => server?.stop());
beforeEach(() => server.services.pool.query('DELETE FROM rate_limits'));

let networks = 0;
/** From a network of its own. */
function visitor() {
  networks += 1;
  return createApiClient(server.url, { 'x-forwarded-for': `198.${networks}.0.1` }).trpc.quotes;
}
const send = (request: SubmitQuoteInput) => visitor().submit.mutate(request);
const refusal = (request: SubmitQuoteInput) => failureOf(send(request));
const puzzleOf = ({ draftId }: SubmitQuoteInput) => visitor().puzzle.query({ draftId });
const solved = (puzzle: Puzzle) => ({ challenge: puzzle.challenge, nonces: searchNonces(puzzle) });
const cases = (request: SubmitQuoteInput) => server.services.db.case.count({ where: { draftId: request.draftId } });

/** As if a hundred requests had come in from everywhere. */
async function attack(): Promise<void> {
  const { name, points, seconds } = limits.submitQuotePace;
  await server.services.pool.query(
    `INSERT INTO rate_limits (key, points, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')`,
    [`${name}:all`, points, seconds],
  );
}

test('usually a request is sent without any of it', async () => {
  const request = { ...autoRequest(), homepage: '' };
  expect(await send(request)).toMatchObject({ number: expect.stringMatching(/^AB-/) });
});

test('a filled-in field that nobody sees costs a proof, and with one the request is sent like any other', async () => {
  const request = { ...autoRequest(), homepage: 'https://spam.example' };
  expect(await refusal(request)).toMatchObject(NEEDED);
  expect(await cases(request)).toBe(0);
  const receipt = await send({ ...request, proof: solved(await puzzleOf(request)) });
  expect(receipt.number).toMatch(/^AB-/);
  // Sent again after a lost response, with or without the proof: the same receipt.
  expect(await send(request)).toEqual(receipt);
  expect(await cases(request)).toBe(1);
});

test('a form that is filled in within seconds costs a proof; a minute later it does not', async () => {
  const request = autoRequest();
  const { draftId, token, line, definitionVersion, answers } = request;
  const draft = { draftId, token, line, definitionVersion, version: 0, step: 'where', answers };
  await visitor().saveDraft.mutate(draft);
  now += 2_000;
  expect(await refusal(request)).toMatchObject(NEEDED);
  now += 60_000;
  expect(await send(request)).toMatchObject({ number: expect.any(String) });
});

test('far more requests than usual from everywhere cost a proof each, in place of refusing people', async () => {
  await attack();
  const [first, second] = [autoRequest(), autoRequest()];
  expect(await refusal(first)).toMatchObject(NEEDED);
  const proof = solved(await puzzleOf(first));
  // One solution sends one request.
  expect(await refusal({ ...second, proof })).toMatchObject(NEEDED);
  expect(
    await refusal({ ...first, proof: { ...proof, nonces: proof.nonces.map((nonce) => nonce + 1) } }),
  ).toMatchObject(NEEDED);
  expect(await send({ ...first, proof })).toMatchObject({ number: expect.any(String) });
  expect(await cases(second)).toBe(0);
});

test('a person without a script waits a minute instead', async () => {
  await attack();
  const request = autoRequest();
  const { challenge } = await puzzleOf(request);
  const proof = { challenge, nonces: [] };
  now += (WAIT_SECONDS - 1) * 1000;
  expect(await refusal({ ...request, proof })).toMatchObject(NEEDED);
  now += 1000;
  expect(await send({ ...request, proof })).toMatchObject({ number: expect.any(String) });
});

test('requests without a proof use up nothing that people need', async () => {
  await attack();
  for (let attempt = 0; attempt < 20; attempt += 1) await refusal(autoRequest());
  const { rows } = await server.services.pool.query('SELECT key FROM rate_limits WHERE key LIKE $1', [
    `${limits.submitQuoteProven.name}%`,
  ]);
  expect(rows).toEqual([]);
});

test('nonsense for a proof is refused as input or as no proof, and is never an error of the server', async () => {
  await attack();
  const request = autoRequest();
  const { challenge } = await puzzleOf(request);
  const bad: unknown[] = [
    { challenge: 'a'.repeat(301), nonces: [] },
    { challenge, nonces: Array.from({ length: 9 }, () => 0) },
    { challenge, nonces: [-1] },
    { challenge, nonces: [1.5] },
    { challenge, nonces: ['1'] },
    'proof',
  ];
  for (const proof of bad)
    expect(await refusal({ ...request, proof } as SubmitQuoteInput)).toMatchObject({ status: 400 });
  const wrong = ['', '.', '..', '\0', `${challenge}x`, challenge.replace('.', '')];
  for (const text of wrong)
    expect(await refusal({ ...request, proof: { challenge: text, nonces: [] } })).toMatchObject(NEEDED);
  expect(await cases(request)).toBe(0);
});

describe('the form without a script', () => {
  const fill = () =>
    reachReview(
      server.url,
      'general',
      madeUp('general', {
        fullName: 'Rowan Sample',
        email: `${randomUUID()}@example.com`,
        phone: '403-555-0142',
        postalCode: 'T2P 1J9',
      }),
    );
  const press = (page: PlainPage, more = {}) => sendPage(server.url, 'general', page, { ...agreed, ...more });
  /** Of a page that says from when the request can be sent. */
  const expectWait = (page: PlainPage, ready: string) => {
    const from = describeTime(new Date(ready), server.services.env.site);
    expect(page.status, page.html).toBe(429);
    expect(page.title).toMatch(/^Not sent yet: Check your answers \|/);
    expect(page.html).toContain(`<strong>${from}</strong> or later`);
    expect(page.html).toContain('Rowan Sample');
    // Both consents stay ticked.
    expect(page.html.match(/<input[^>]*name="consents\.\w+"[^>]*checked/g)).toHaveLength(2);
  };
  const expectSent = (page: PlainPage) => expect(page.title, page.html).toMatch(/^Request received: AB-/);
  const sentFrom = ({ hidden }: PlainPage) =>
    server.services.db.case.count({ where: { draftId: hidden.draftId ?? null } });

  test('has the field that nobody sees, and is usually sent without a wait', async () => {
    const review = await fill();
    expect(review.html).toMatch(/aria-hidden="true"><label>Leave this field empty<input[^>]*name="homepage"/);
    now += 5_000;
    expectSent(await press(review, { homepage: '' }));
  });

  test('waits a minute while an attack lasts, counted from the first press', async () => {
    now = Date.parse('2026-11-24T16:00:30Z');
    const review = await fill();
    await attack();
    now += 10_000;
    const first = await press(review);
    expectWait(first, '2026-11-24T16:02:00Z');
    expect(first.headers.get('retry-after')).toBe('60');
    now += 59_000;
    const early = await press(first);
    expectWait(early, '2026-11-24T16:02:00Z');
    expect(early.hidden.challenge).toBe(first.hidden.challenge);
    expect(await sentFrom(review)).toBe(0);
    // Looking at an answer in between loses nothing of it.
    const back = await press(early, { go: 'part:need' });
    expect(back.hidden.challenge).toBe(first.hidden.challenge);
    now += 1_000;
    const receipt = await press(early);
    expectSent(receipt);
    // Pressed again on a page from before: still one request.
    await press(review);
    expect(await sentFrom(review)).toBe(1);
  });

  test('waits when a program’s field was filled in, however much is in it', async () => {
    const review = await fill();
    now += 5_000;
    const first = await press(review, { homepage: 'https://spam.example/'.repeat(200) });
    expect(first.status).toBe(429);
    now += 60_000;
    expectSent(await press(first, { homepage: 'https://spam.example/' }));
  });

  test('can be pressed as often as one likes while it waits', async () => {
    const review = await fill();
    await attack();
    const first = await press(review);
    for (let times = 0; times < 12; times += 1) expect((await press(first)).status).toBe(429);
    now += WAIT_SECONDS * 1000;
    expectSent(await press(first));
  });

  test('begins another wait when the first is of another form, or too long ago', async () => {
    const [one, other] = [await fill(), await fill()];
    await attack();
    const first = await press(one);
    now += WAIT_SECONDS * 1000;
    const stolen = await press(other, { challenge: first.hidden.challenge });
    expect(stolen.status).toBe(429);
    expect(stolen.hidden.challenge).not.toBe(first.hidden.challenge);
    now += 2 * 60 * 60_000;
    const late = await press(stolen);
    expect(late.status).toBe(429);
    expect(late.hidden.challenge).not.toBe(stolen.hidden.challenge);
    now += WAIT_SECONDS * 1000;
    expectSent(await press(late));
    for (const challenge of ['', '.', 'x'.repeat(5_000), '\0'])
      expect((await press(one, { challenge })).status).toBe(429);
  });
});
