/** Against a scripted server: it sends bytes of PostgreSQL's protocol, or none. */
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeadlineClient } from './deadline-client.ts';

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const COMPLETE = Buffer.concat([Buffer.from([0x43, 0, 0, 0, 13]), Buffer.from('SELECT 1\0'), READY]);

const FAILED = Buffer.concat([Buffer.from([0x45, 0, 0, 0, 19]), Buffer.from('SERROR\0Mwrong\0\0'), READY]);

/** Accepts every connection, and answers each statement as scripted. */
async function connectTo(answer: (socket: Socket) => void, deadlineMs: number): Promise<DeadlineClient> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([AUTHENTICATED, READY]));
      socket.on('data', () => answer(socket));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new DeadlineClient({
    connectionString: `postgresql://nobody@127.0.0.1:${port}/none`,
    deadline: () => deadlineMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => {
    client.end().catch(() => undefined);
    server.close();
  });
  return client;
}

test('a statement without an answer breaks the connection, and everything that waits on it fails', async () => {
  const client = await connectTo(() => undefined, 100);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const outcomes = await Promise.allSettled([client.query('SELECT 1'), client.query('SELECT 2')]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/no response within/) },
    });
  await ended;
});

test('concurrent statements reach the driver one at a time, in order, even after one fails', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  let asked = 0;
  const client = await connectTo((socket) => {
    asked += 1;
    setTimeout(() => socket.write(asked === 2 ? FAILED : COMPLETE), 10);
  }, 5_000);
  const order: number[] = [];
  const ask = (place: number) => client.query('SELECT 1').finally(() => order.push(place));
  const outcomes = await Promise.allSettled([ask(1), ask(2), ask(3), ask(4)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(order).toEqual([1, 2, 3, 4]);
  expect(warned).not.toHaveBeenCalled();
});

test('an idle connection checks that the other side is alive', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  onTestFinished(() => keepAlive.mockRestore());
  await connectTo(() => undefined, 100);
  expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
});

test('an answer that arrived while this process was busy counts', async () => {
  // Server and client share this process: the response arrives, and then the event loop is blocked for longer than the deadline.
  const client = await connectTo((socket) => {
    socket.write(COMPLETE);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }, 100);
  expect((await client.query('SELECT 1')).command).toBe('SELECT');
});

test('a transaction can extend its deadline, but only until it ends', async () => {
  let asked = 0;
  const client = await connectTo((socket) => {
    asked += 1;
    // Both are answered late; the statement that ends the transaction is not.
    if (asked < 3) setTimeout(() => socket.write(COMPLETE), 300);
  }, 100);
  await client.query('SET LOCAL statement_timeout = 60000');
  await client.query('SELECT 1');
  await expect(client.query('COMMIT')).rejects.toThrow(/no response within 100 ms/);
});
