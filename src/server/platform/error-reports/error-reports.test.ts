import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Failure } from '#server/platform/errors/failures.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';
import { type ErrorReports, openErrorReports } from './error-reports.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let reports: ErrorReports;
let outcomes: Record<string, number>;

beforeEach(async () => {
  receiver = await startReceiver();
  outcomes = {};
});
afterEach(async () => {
  await reports.close();
  await receiver.stop();
});

function open(url = `http://127.0.0.1:${receiver.port}/errors`): void {
  reports = openErrorReports({
    url,
    release: 'coverbridge@1',
    environment: 'production',
    firstPauseMs: 5,
    counted: (outcome, count) => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    },
  });
}

const failure = (n = 1): Failure => ({
  source: 'job',
  name: 'TypeError',
  stack: `TypeError: number ${n} of lee@example.com\n    at send (file:///srv/app one/src/server/mail.ts:12:7)\n    at node:internal/timers:5:1`,
  facts: { job: 'mail.send' },
});

type Plain = { reports: { message: string; leftOut: number; frames: unknown[]; facts: object; release: string }[] };
const all = () => receiver.received.flatMap(({ body }) => (JSON.parse(body) as Plain).reports);
const outcome = (name: string, count: number) =>
  eventually(`${count} are ${name}`, async () => outcomes[name] === count);

test('an address gets JSON, with the place and without personal data', async () => {
  open();
  reports.add(failure());
  await outcome('sent', 1);
  expect(receiver.received[0]?.path).toBe('/errors');
  expect(all()).toEqual([
    expect.objectContaining({
      source: 'job',
      name: 'TypeError',
      release: 'coverbridge@1',
      environment: 'production',
      facts: { job: 'mail.send' },
      frames: [
        { function: 'send', file: 'src/server/mail.ts', line: 12, column: 7 },
        { function: '(anonymous)', file: 'node:internal/timers', line: 5, column: 1 },
      ],
    }),
  ]);
  expect(all()[0]?.message).toMatch(/^number 1 of /);
  expect(receiver.received[0]?.body).not.toContain('lee@example.com');
});

test('a DSN gets an envelope of Sentry’s protocol', async () => {
  open(`http://public@127.0.0.1:${receiver.port}/errors/42`);
  reports.add({ ...failure(), source: 'process' });
  await outcome('sent', 1);
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
  expect(path).toBe('/errors/api/42/envelope/');
  expect(headers).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': 'Sentry sentry_version=7, sentry_client=coverbridge/1.0, sentry_key=public',
  });
  const [header, item, event, end] = body.split('\n');
  expect(end).toBe('');
  const { event_id } = JSON.parse(header ?? '');
  expect(event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(item ?? '')).toEqual({ type: 'event' });
  const sent = JSON.parse(event ?? '');
  expect(sent).toMatchObject({ event_id, level: 'fatal', tags: { job: 'mail.send' }, transaction: 'mail.send' });
  // Sentry’s innermost frame is the last.
  expect(sent.exception.values[0].stacktrace.frames.at(-1)).toMatchObject({ function: 'send', in_app: true });
});

test('of a storm thirty a minute are sent, and the rest is counted', async () => {
  open();
  for (let n = 0; n < 1_000; n += 1) reports.add(failure(n));
  await outcome('sent', 30);
  expect(outcomes.left_out).toBe(970);
  expect(receiver.received.length).toBeLessThan(10);
});

test('while the receiver is down they wait, and arrive in their order', async () => {
  const answers = [500, 503, 429];
  receiver.answer(() => answers.shift() ?? 200);
  open();
  for (let n = 0; n < 3; n += 1) reports.add(failure(n));
  await outcome('sent', 3);
  const arrived = receiver.received.slice(3).flatMap(({ body }) => (JSON.parse(body) as Plain).reports);
  expect(arrived.map(({ message }) => /\d/.exec(message)?.[0])).toEqual(['0', '1', '2']);
});

test('what the receiver refuses is not sent again', async () => {
  receiver.answer(() => 400);
  open();
  reports.add(failure());
  await outcome('refused', 1);
  expect(receiver.received).toHaveLength(1);
});

test('nobody waits for a receiver that is silent or gone, not even the end of the process', async () => {
  receiver.answer(() => null);
  open();
  reports.add(failure());
  await eventually('it was asked', async () => receiver.received.length === 1);
  const since = performance.now();
  await reports.close();
  expect(performance.now() - since).toBeLessThan(4_000);

  await receiver.stop();
  open();
  reports.add(failure());
  await reports.close();
  receiver = await startReceiver();
});

test('what waits at the end is sent', async () => {
  receiver.answer(() => (receiver.received.length > 0 ? 200 : 503));
  reports = openErrorReports({
    url: `http://127.0.0.1:${receiver.port}`,
    release: 'coverbridge@1',
    environment: 'production',
    firstPauseMs: 60_000,
  });
  reports.add(failure());
  await eventually('it was asked once', async () => receiver.received.length === 1);
  await reports.close();
  expect(receiver.received).toHaveLength(2);
});
