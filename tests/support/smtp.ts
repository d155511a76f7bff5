/** A real SMTP server that can stall, so that a test can act between an acknowledged request and its email. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  received: Email[];
  /** While true, an email is received but never acknowledged. */
  stall(on: boolean): void;
  /** Changes its replies from now on. */
  reply(replies: SmtpReplies): void;
  /** How many emails were started, acknowledged or not. */
  begun(): number;
  close(): Promise<void>;
}

/** The server's replies instead of acceptance, as a reply line: `550 5.1.1 unknown`. */
export type SmtpReplies = { onRecipient?: string; onMessage?: string };

function asReply(line: string): Error {
  const [code = '', ...words] = line.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: Email[] = [];
  let stalled = false;
  let current: SmtpReplies = {};
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    // Pooled connections of a sender stay open; the test does not wait for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      done(current.onRecipient ? asReply(current.onRecipient) : null);
    },
    onData(stream, _session, done) {
      count += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (stalled) return;
        if (current.onMessage) return done(asReply(current.onMessage));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received,
    stall: (on) => {
      stalled = on;
    },
    reply: (next) => {
      current = next;
    },
    begun: () => count,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
