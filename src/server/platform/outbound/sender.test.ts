/** Addresses that others chose must lead nowhere but to the public internet: a listening socket sees whether anything was sent. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOutbound, type Resolve } from './sender.ts';
import { checkedUrl, isPublicAddress } from './targets.ts';

const PORT = 8443;
const BODY = '{"type":"ping"}';

/** A loopback address that no other process listens on, in numbers. */
function ownLoopback(): [number, number, number, number] {
  return [127, randomInt(1, 255), randomInt(1, 255), randomInt(2, 255)];
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const octal = (byte: number) => `0${byte.toString(8)}`;

/** Every spelling that some resolver or URL parser takes for the same IPv4 address. */
function spellingsOf([a, b, c, d]: [number, number, number, number]): string[] {
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const pairs = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
  return [
    [a, b, c, d].join('.'),
    `${[a, b, c, d].join('.')}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map((byte) => `0x${hex(byte)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `%31${String(a).slice(1)}.${b}.${c}.${d}`,
    [a, b, c, d].join('。'),
    `[::ffff:${[a, b, c, d].join('.')}]`,
    `[::ffff:${pairs}]`,
    `[0:0:0:0:0:ffff:${pairs}]`,
    `[::${pairs}]`,
    `[64:ff9b::${pairs}]`,
    `[64:ff9b:1::${pairs}]`,
    `[2002:${pairs}::1]`,
    `[::ffff:0:${pairs}]`,
  ];
}

const innerHosts = [
  ...['0.0.0.0', '0', '127.0.0.1', '127.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
  ...['169.254.170.2', '100.100.100.200', '192.0.0.192', '168.63.129.16', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...[
    '[::]',
    '[::1]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '[fc00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[100::1]',
  ],
  ...[
    'localhost',
    'LOCALHOST.',
    'app.localhost',
    'metadata',
    'metadata.google.internal',
    'db.internal',
    'printer.local',
  ],
];

async function listenOn(host: string): Promise<{ count: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(PORT, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { count: () => connections };
}

function outbound(options: Parameters<typeof openOutbound>[0]) {
  const sender = openOutbound(options);
  onTestFinished(() => sender.close());
  return sender;
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createHttpServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

describe('no byte is sent', () => {
  test('to this machine, however its address is spelled', async () => {
    const own = ownLoopback();
    const seen = await listenOn(own.join('.'));
    const { send } = outbound({ allowPrivate: false });
    for (const host of spellingsOf(own))
      expect(await send(`https://${host}:${PORT}/`, BODY, {}), host).toMatchObject({ failure: 'address' });
    expect(seen.count()).toBe(0);
  });

  test.each(innerHosts)('to %s', async (host) => {
    const { send } = outbound({
      allowPrivate: false,
      resolve: () => Promise.reject(new Error('the name was asked for')),
    });
    expect(await send(`https://${host}:${PORT}/`, BODY, {})).toMatchObject({ failure: 'address' });
  });

  test('to a name that leads inside, or that leads there too', async () => {
    const own = ownLoopback().join('.');
    const seen = await listenOn(own);
    for (const answers of [[own], ['2606:4700::1111', own], [`::ffff:${own}`], ['8.8.8.8', '10.0.0.1']]) {
      const { send } = outbound({ allowPrivate: false, resolve: () => Promise.resolve(answers) });
      expect(await send(`https://hooks.example.com:${PORT}/`, BODY, {})).toMatchObject({ failure: 'address' });
    }
    expect(seen.count()).toBe(0);
  });

  test('to a name that leads elsewhere the second time: it is asked once, and that answer is connected to', async () => {
    const [first, second] = [ownLoopback().join('.'), ownLoopback().join('.')];
    const [seenFirst, seenSecond] = [await listenOn(first), await listenOn(second)];
    const answers = [[first], [second]];
    let asked = 0;
    const resolve: Resolve = () => Promise.resolve(answers[Math.min(asked++, 1)] ?? []);
    const { send } = outbound({ allowPrivate: true, resolve });
    await send(`https://hooks.example.com:${PORT}/`, BODY, {});
    expect([asked, seenFirst.count(), seenSecond.count()]).toEqual([1, 1, 0]);
  });

  test('to where a redirect leads', async () => {
    let calls = 0;
    const inner = await serve((_, response) => {
      calls += 1;
      response.end();
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await serve((_, response) => response.writeHead(status, { location: inner }).end());
      expect(await outbound({ allowPrivate: true }).send(url, BODY, {})).toMatchObject({ status });
    }
    expect(calls).toBe(0);
  });

  test('to a name without an address', async () => {
    const { send } = outbound({ allowPrivate: false, resolve: () => Promise.resolve([]) });
    expect(await send('https://nowhere.example.com/', BODY, {})).toMatchObject({ failure: 'name' });
  });
});

describe('what is sent', () => {
  test('the body and the headers, and the start of the answer comes back', async () => {
    const heard: unknown[] = [];
    const url = await serve(async (request, response) => {
      heard.push(request.method, request.headers['webhook-id'], await text(request));
      response.writeHead(202).end('x'.repeat(100_000));
    });
    const sent = await outbound({ allowPrivate: true }).send(url, BODY, { 'webhook-id': 'one' });
    expect(heard).toEqual(['POST', 'one', BODY]);
    expect(sent).toMatchObject({ status: 202, answer: 'x'.repeat(4096) });
  });

  test('a receiver that never answers ends at the deadline; one that never finishes has answered', async () => {
    const silent = await serve(() => undefined);
    const endless = await serve((_, response) => void response.writeHead(200).write('started'));
    const { send } = outbound({ allowPrivate: true, deadlineMs: 300 });
    expect(await send(silent, BODY, {})).toMatchObject({ failure: 'timeout' });
    expect(await send(endless, BODY, {})).toMatchObject({ status: 200, answer: 'started' });
  });

  test('nobody listening, no encryption and nonsense are different failures', async () => {
    const plain = await serve((_, response) => response.end());
    const nonsense = createServer((socket) => void socket.once('data', () => socket.end('not HTTP at all\r\n\r\n')));
    nonsense.listen(0, '127.0.0.1');
    await once(nonsense, 'listening');
    onTestFinished(() => void nonsense.close());
    const { send } = outbound({ allowPrivate: true });
    expect(await send('http://127.0.0.1:1/', BODY, {})).toMatchObject({ failure: 'connection' });
    expect(await send(plain.replace('http:', 'https:'), BODY, {})).toMatchObject({ failure: 'certificate' });
    const { port } = nonsense.address() as AddressInfo;
    expect(await send(`http://127.0.0.1:${port}/`, BODY, {})).toMatchObject({ failure: 'answer' });
  });
});

test('an address is refused for what it contains', () => {
  const problemOf = (text: string) => {
    const checked = checkedUrl(text, { allowPrivate: false });
    return 'problem' in checked ? checked.problem : null;
  };
  expect(problemOf('https://hooks.example.com/in?from=coverbridge')).toBeNull();
  expect(problemOf('https://hooks.example.com:8443/in')).toBeNull();
  expect(problemOf('http://hooks.example.com/in')).toBe('not_allowed');
  expect(problemOf('https://hooks.example.com:22/in')).toBe('not_allowed');
  expect(problemOf('https://user:secret@hooks.example.com/in')).toBe('not_allowed');
  expect(problemOf('https://hooks.example.com/in#')).toBe('not_allowed');
  expect(problemOf('file:///etc/passwd')).toBe('not_allowed');
  expect(problemOf('hooks.example.com')).toBe('invalid_format');
  expect(problemOf(`https://hooks.example.com/${'a'.repeat(2000)}`)).toBe('too_long');
});

test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
