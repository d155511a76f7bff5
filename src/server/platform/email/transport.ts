/** Where mails go: an SMTP server, or files that can be opened and read (`.data/mail/*.eml`, shown at /dev/mail). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';

export type MailMessage = {
  /** Becomes the Message-ID: a mail that is sent twice after a crash is recognised as one. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

export type MailTransport = {
  /** @throws {MailRejected} when trying again is no use; {MailUnanswered} when it may have arrived; anything else is worth another try */
  send(message: MailMessage): Promise<void>;
};

/** The server refused the recipient or the message for good. `message` is its reply code and nothing else: its words may name somebody. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

/** The connection went silent: whether the server took the message, nobody knows. */
export class MailUnanswered extends Error {
  override name = 'MailUnanswered';
}

export type SmtpDeadlines = {
  /** Milliseconds until there is a connection and a greeting. Nothing was handed over yet, so it may be short. */
  greetingMs: number;
  /**
   * Milliseconds that a server may be silent afterwards. RFC 5321 §4.5.3.2.6 asks for 10 minutes after the message: giving up
   * earlier sends a copy of what the server is about to accept.
   */
  answerMs: number;
};

export const smtpDeadlines: SmtpDeadlines = { greetingMs: 20_000, answerMs: 10 * 60_000 };

function envelope(env: Env, message: MailMessage) {
  const domain = env.mailFrom.split('@')[1] ?? 'localhost';
  const { id, ...content } = message;
  return {
    ...content,
    from: { name: env.site.name, address: env.mailFrom },
    replyTo: env.site.email,
    messageId: `<${id}@${domain}>`,
    // Content comes from templates only; a path or an address in it must never be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function fileTransport(env: Env): MailTransport {
  const folder = mailFolder(env);
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await compose.sendMail(envelope(env, message));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${message.id}.eml`);
      // Renamed into place: nobody ever reads half a mail.
      await writeFile(`${file}.part`, bytes as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

export function mailFolder(env: Pick<Env, 'dataDir'>): string {
  return path.resolve(env.dataDir, 'mail');
}

type SmtpFailure = { code?: string; command?: string; responseCode?: number; response?: string; message?: string };

/** Replies to these commands are about this one message; a refused sign-in or sender concerns all of them, and somebody will correct it. */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];

function failureOf(error: unknown): unknown {
  const { code, command = '', responseCode = 0, response = '', message } = error as SmtpFailure;
  if (responseCode >= 500 && ABOUT_THE_MESSAGE.includes(command)) {
    const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    return new MailRejected(enhanced ? `${responseCode} ${enhanced}` : String(responseCode));
  }
  if (code === 'ETIMEDOUT' && message === 'Timeout') return new MailUnanswered('no answer');
  return error;
}

/** @param deadlines shorter ones are for tests */
export function createMailTransport(env: Env, deadlines = smtpDeadlines): MailTransport {
  if (!env.smtpUrl) return fileTransport(env);
  const smtp = createTransport({
    url: env.smtpUrl,
    // Otherwise STARTTLS is optional: somebody between the two servers can strip the offer and read every email.
    requireTLS: env.smtpRequireTls,
    pool: true,
    maxConnections: 3,
    connectionTimeout: deadlines.greetingMs,
    greetingTimeout: deadlines.greetingMs,
    socketTimeout: deadlines.answerMs,
  });
  return {
    async send(message) {
      await smtp.sendMail(envelope(env, message)).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}
