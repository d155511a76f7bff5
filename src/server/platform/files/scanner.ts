/** Scans for malware with ClamAV's daemon, over TCP (`INSTREAM`). Custom, because existing clients ignore the socket's backpressure. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Env } from '#server/env.ts';

export type Verdict = { infected: false } | { infected: true; name: string };
export type Scanner = {
  /** @throws when the daemon is unreachable, takes too long, or does not accept a file of this size */
  scan(content: Readable): Promise<Verdict>;
};

const CONNECT_MS = 10_000;
/** When the daemon is silent for this long, the scan is retried later. */
const SILENCE_MS = 120_000;

/** The limit for the whole scan: a scan job is given up after ten minutes, and nothing may be left of it then. */
const WHOLE_MS = 570_000;

export type ScannerDeadlines = { connectMs: number; silenceMs: number; wholeMs: number };

const scannerDeadlines: ScannerDeadlines = { connectMs: CONNECT_MS, silenceMs: SILENCE_MS, wholeMs: WHOLE_MS };

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

/** Sends everything, unless the daemon has answered before the end: then it needs no more. */
async function send(socket: Socket, content: Readable, answered: () => boolean): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content) {
    if (answered()) return;
    await write(socket, lengthOf(chunk));
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

async function converse(
  { host, port }: NonNullable<Env['clamd']>,
  content: Readable,
  deadlines: ScannerDeadlines,
): Promise<string> {
  const socket = connect({ host, port });
  const giveUp = () => socket.destroy(new Error('the scanner isn’t responding'));
  socket.setTimeout(deadlines.connectMs, giveUp);
  const whole = setTimeout(giveUp, deadlines.wholeMs);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('utf8');
  });
  // `finished` settles whichever way the connection ends; errors are handled even while nothing is being written.
  const finished = new Promise<void>((resolve, reject) => {
    socket.once('error', reject).once('close', () => resolve());
  });
  try {
    await Promise.race([once(socket, 'connect'), finished]);
    socket.setTimeout(deadlines.silenceMs);
    await Promise.race([send(socket, content, () => answer !== ''), finished]);
    await finished;
    return answer.replace(/\0/g, '').trim();
  } catch (error) {
    // It closes the connection right after it has reported the error.
    if (answer) return answer.replace(/\0/g, '').trim();
    const { code } = error as { code?: string };
    if (code !== 'EPIPE' && code !== 'ECONNRESET') throw error;
    throw new Error('it stopped responding partway through. Is the file longer than its StreamMaxLength?');
  } finally {
    clearTimeout(whole);
    finished.catch(() => undefined);
    content.destroy();
    socket.destroy();
  }
}

export function createScanner(clamd: Env['clamd'], deadlines = scannerDeadlines): Scanner | null {
  if (!clamd) return null;
  return {
    async scan(content) {
      const answer = await converse(clamd, content, deadlines);
      if (/^stream: OK$/.test(answer)) return { infected: false };
      const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (name) return { infected: true, name };
      throw new Error(`the scanner could not scan the file: ${answer || 'it stopped responding'}`);
    },
  };
}
