/**
 * Receives emails by SMTP, on a port of its own. What a connection may cost is bounded before anything is parsed: connections, commands,
 * recipients, bytes and time. An email is acknowledged after `receive` has answered, so after the commit.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { Log } from '#server/platform/process/log.ts';

/** `text` begins with the enhanced status code (RFC 3463). */
export type SmtpAnswer = { code: number; text: string };

export type SmtpEnvelope = { recipient: string; sender: string; bytes: Uint8Array; ip: string; helo: string };

export type SmtpListenerOptions = {
  host: string;
  port: number;
  /** Names us in the greeting. */
  name: string;
  maxBytes: number;
  /** Files with the key and certificate of STARTTLS. */
  tls: { key: string; cert: string } | null;
  log: Log;
  /** Whether another connection of this address is one too many. */
  mayConnect(ip: string): Promise<boolean>;
  /** Why nothing can arrive at an address; null when something can. */
  checkRecipient(address: string): SmtpAnswer | null;
  receive(envelope: SmtpEnvelope): Promise<SmtpAnswer>;
};

const CLIENTS_MAX = 50;
/** Emails held in memory at once, each at most `maxBytes`. */
const RECEIVED_AT_ONCE = 8;
const SILENCE_MS = 30_000;
/** For all bytes of one email, however slowly they come. */
const DATA_MS = 5 * 60_000;

const busy: SmtpAnswer = { code: 451, text: '4.3.2 Busy. Try again in a minute.' };
const tooLarge: SmtpAnswer = { code: 552, text: '5.3.4 This email is too large' };
const tooSlow: SmtpAnswer = { code: 451, text: '4.4.2 This took too long' };
/** Each is answered on its own: their server sends the email again for the others (RFC 5321, section 4.5.3.1.10). */
const oneRecipient: SmtpAnswer = { code: 452, text: '4.5.3 One recipient at a time' };

function refusal({ code, text }: SmtpAnswer): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** The bytes of a stream; an answer instead when there are too many, or they come too slowly. The rest is read and dropped. */
async function collected(stream: Readable, maxBytes: number): Promise<Buffer | SmtpAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let problem: SmtpAnswer | null = null;
  const deadline = setTimeout(() => stream.destroy(new Error('too slow')), DATA_MS);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) problem = tooLarge;
      if (problem) chunks.length = 0;
      else chunks.push(chunk);
    }
  } catch {
    problem ??= tooSlow;
  } finally {
    clearTimeout(deadline);
  }
  return problem ?? Buffer.concat(chunks);
}

function envelopeOf(
  { envelope, remoteAddress, clientHostname, hostNameAppearsAs }: SMTPServerSession,
  bytes: Buffer,
): SmtpEnvelope {
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const helo = hostNameAppearsAs || clientHostname || '';
  return { recipient: envelope.rcptTo[0]?.address ?? '', sender, bytes, ip: remoteAddress, helo };
}

/** Starts listening. @returns a function that stops, once the emails that are being received have been answered */
export async function listenForSmtp(options: SmtpListenerOptions): Promise<() => Promise<void>> {
  const { host, port, name, maxBytes, tls, log } = options;
  let receiving = 0;

  async function receive(stream: Readable, session: SMTPServerSession): Promise<SmtpAnswer> {
    if (receiving >= RECEIVED_AT_ONCE) {
      stream.resume();
      return busy;
    }
    receiving += 1;
    try {
      const bytes = await collected(stream, maxBytes);
      return Buffer.isBuffer(bytes) ? await options.receive(envelopeOf(session, bytes)) : bytes;
    } finally {
      receiving -= 1;
    }
  }

  const handlers: SMTPServerOptions = {
    name,
    banner: 'ESMTP',
    size: maxBytes,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { key: await readFile(tls.key), cert: await readFile(tls.cert) }),
    disableReverseLookup: true,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_MS,
    closeTimeout: 5_000,
    onConnect({ remoteAddress }, done) {
      options.mayConnect(remoteAddress).then(
        (allowed) =>
          done(allowed ? null : refusal({ code: 421, text: '4.7.0 Too many connections. Try again later.' })),
        () => done(refusal({ code: 421, text: '4.3.2 Try again later' })),
      );
    },
    onMailFrom({ args }, _session, done) {
      const announced = typeof args === 'object' && 'SIZE' in args ? Number(args.SIZE) : 0;
      done(announced > maxBytes ? refusal(tooLarge) : null);
    },
    onRcptTo({ address }, { envelope }, done) {
      const problem = envelope.rcptTo.length > 0 ? oneRecipient : options.checkRecipient(address);
      done(problem && refusal(problem));
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        (answer) => (answer.code < 400 ? done(null, answer.text.replace(/^\d\.\d\.\d /, '')) : done(refusal(answer))),
        (error: unknown) => {
          log.error({ err: error }, 'an email was not received');
          done(refusal(busy));
        },
      );
    },
  };
  const server = new SMTPServer(handlers);
  // A connection that is cut is the other side's matter.
  server.on('error', (error) => log.debug({ err: error }, 'SMTP connection'));
  server.listen(port, host);
  await once(server.server, 'listening');
  return () => new Promise((resolve) => server.close(() => resolve()));
}
