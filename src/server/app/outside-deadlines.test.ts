/** External services that accept a connection and then never answer, or never finish. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createScanner } from '#server/platform/files/scanner.ts';
import { createS3Storage } from '#server/platform/storage/s3.ts';

/** Starts a service that handles each connection this way, and returns its port. */
async function startService(serve: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).resume();
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const silent = () => undefined;

function storageAt(port: number) {
  const s3 = {
    bucket: 'documents',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ca-central-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  return createS3Storage(s3, { connectMs: 200, answerMs: 200, putMs: 200, silenceMs: 400 });
}

test('a bucket that does not respond fails the request', async () => {
  const storage = storageAt(await startService(silent));
  await expect(storage.get('a/key')).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(storage.delete('a/key')).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(storage.put('a/key', Readable.from([Buffer.from('abc')]), 3)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('a bucket that goes silent in the middle of a file breaks the download', async () => {
  const port = await startService((socket) =>
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')),
  );
  const content = await storageAt(port).get('a/key');
  await expect(buffer(content)).rejects.toThrow(/timed out/);
});

test('a scanner that does not respond, or never finishes, fails the scan', async () => {
  const scan = async (port: number) => {
    const deadlines = { connectMs: 200, silenceMs: 200, wholeMs: 600 };
    return createScanner({ host: '127.0.0.1', port }, deadlines)?.scan(Readable.from([Buffer.from('abc')]));
  };
  await expect(scan(await startService(silent))).rejects.toThrow('the scanner isn’t responding');
  const chatty = await startService((socket) => {
    const timer = setInterval(() => socket.write('.'), 50);
    socket.once('close', () => clearInterval(timer));
  });
  await expect(scan(chatty)).rejects.toThrow('the scanner could not scan');
});
