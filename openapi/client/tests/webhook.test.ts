import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verify, WebhookError } from '../src/webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const other = `whsec_${Buffer.from('another secret, of the week before').toString('base64')}`;
const now = new Date('2026-11-26T17:20:00.000Z');
const body = JSON.stringify({ id: 'e-1', type: 'lead.created', note: 'Zoë’s' });

function signed(text: string, by = secret, at = now): Record<string, string> {
  const timestamp = String(at.getTime() / 1000);
  const key = Buffer.from(by.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`msg-1.${timestamp}.${text}`).digest('base64');
  return { 'webhook-id': 'msg-1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

const check = (
  headers: Parameters<typeof verify>[1],
  text: string | Uint8Array = body,
  by: string | string[] = secret,
) => verify<{ type: string }>(by, headers, text, { now });

test('the published example of Standard Webhooks fits', async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const at = new Date(1614265330 * 1000);
  const event = await verify('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', headers, '{"test": 2432232314}', { now: at });
  expect(event).toEqual({ test: 2432232314 });
});

test('a signed body is read, as text or bytes, with headers of either kind', async () => {
  const headers = signed(body);
  for (const text of [body, new TextEncoder().encode(body)]) {
    for (const some of [headers, new Headers(headers)]) {
      expect(await check(some, text)).toMatchObject({ type: 'lead.created', note: 'Zoë’s' });
    }
  }
});

test('while a secret is replaced, either side may know both', async () => {
  const [mine, theirs] = [signed(body), signed(body, other)];
  const both = `${theirs['webhook-signature']} v1a,ignored ${mine['webhook-signature']}`;
  await expect(check({ ...mine, 'webhook-signature': both })).resolves.toBeDefined();
  await expect(check(theirs, body, [secret, other])).resolves.toBeDefined();
});

test.each([
  ['a changed body', signed(body), `${body} `],
  ['another secret', signed(body, other), body],
  ['another id', { ...signed(body), 'webhook-id': 'msg-2' }, body],
  ['another version of signatures', { ...signed(body), 'webhook-signature': 'v2,AAAA' }, body],
  ['no base64', { ...signed(body), 'webhook-signature': 'v1,***' }, body],
  ['a missing header', { ...signed(body), 'webhook-timestamp': undefined }, body],
  ['a timestamp that is none', { ...signed(body), 'webhook-timestamp': 'soon' }, body],
  ['a copy of long ago', signed(body, secret, new Date(now.getTime() - 301_000)), body],
  ['a moment ahead', signed(body, secret, new Date(now.getTime() + 301_000)), body],
])('%s is refused', async (_, headers, text) => {
  await expect(check(headers, text)).rejects.toThrow(WebhookError);
});

test('an empty secret, or none, verifies nothing', async () => {
  for (const by of ['', 'whsec_', []]) await expect(check(signed(body), body, by)).rejects.toThrow(WebhookError);
});
