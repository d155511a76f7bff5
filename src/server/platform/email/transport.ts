/** Where emails go: an SMTP server, or readable files (`.data/mail/*.eml`, shown at /dev/mail). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env, LiveEnv } from '#server/env.ts';

export type MailMessage = {
  /** Becomes the Message-ID: an email sent twice after a crash is recognized as one. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Where answers go; the site's own address without it. */
  replyTo?: string;
  /** Where it comes back to when it can't be delivered (the envelope's sender); the From address without it. */
  bounceTo?: string;
};

export type MailTransport = {
  /** @throws {MailRejected} when retrying is pointless; {MailUnanswered} when it may have arrived; retry after any other error */
  send(message: MailMessage): Promise<void>;
};

/** The server permanently refused the recipient or the message. `message` is only its reply code: its text may name a person. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

/** The connection went silent: whether the server accepted the message is unknown. */
export class MailUnanswered extends Error {
  override name = 'MailUnanswered';
}

export type SmtpDeadlines = {
  /** Milliseconds until there is a connection and a greeting. Nothing has been sent yet, so it may be short. */
  greetingMs: number;
  /**
   * Milliseconds that a server may be silent afterwards. RFC 5321 §4.5.3.2.6 requires 10 minutes after the message: giving up
   * earlier sends a duplicate of what the server is about to accept.
   */
  answerMs: number;
};

export const smtpDeadlines: SmtpDeadlines = { greetingMs: 20_000, answerMs: 10 * 60_000 };

function envelope(env: LiveEnv, message: MailMessage) {
  const domain = env.mailFrom.split('@')[1] ?? 'localhost';
  const { id, replyTo = env.site.email, bounceTo, headers, ...content } = message;
  return {
    ...content,
    from: { name: env.site.name, address: env.mailFrom },
    replyTo,
    ...(bounceTo && { envelope: { from: bounceTo, to: message.to.address } }),
    // Programs that answer emails, such as vacation notices, leave this one alone (RFC 3834, and Exchange's own header).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
    messageId: `<${id}@${domain}>`,
    // Content comes from templates only; a path or a URL in it must never be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function fileTransport(env: LiveEnv): MailTransport {
  const folder = mailFolder(env);
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await compose.sendMail(envelope(env, message));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${message.id}.eml`);
      // Renamed into place, so that no reader sees half an email.
      await writeFile(`${file}.part`, bytes as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

export function mailFolder(env: Pick<Env, 'dataDir'>): string {
  return path.resolve(env.dataDir, 'mail');
}

type SmtpFailure = { code?: string; command?: string; responseCode?: number; response?: string; message?: string };

/** Replies to these commands concern this message only; a refused sign-in or sender concerns all of them, and is fixed by an operator. */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];

function failureOf(error: unknown): unknown {
  const { code, command = '', responseCode = 0, response = '', message } = error as SmtpFailure;
  if (responseCode >= 500 && ABOUT_THE_MESSAGE.includes(command)) {
    const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    return new MailRejected(enhanced ? `${responseCode} ${enhanced}` : String(responseCode));
  }
  if (code === 'ETIMEDOUT' && message === 'Timeout') return new MailUnanswered('no response');
  return error;
}

/** @param deadlines shorter ones are for tests */
export function createMailTransport(env: LiveEnv, deadlines = smtpDeadlines): MailTransport {
  if (!env.smtpUrl) return fileTransport(env);
  const smtp = createTransport({
    url: env.smtpUrl,
    // Otherwise STARTTLS is optional: an attacker between the two servers can strip the offer and read every email.
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

const VERIFY_MS = 10_000;

/** Connects and signs in, and sends nothing. @throws with the server's reply when it refuses */
export async function verifySmtp(env: Pick<Env, 'smtpUrl' | 'smtpRequireTls'>): Promise<void> {
  const smtp = createTransport({
    url: env.smtpUrl,
    requireTLS: env.smtpRequireTls,
    connectionTimeout: VERIFY_MS,
    greetingTimeout: VERIFY_MS,
    socketTimeout: VERIFY_MS,
  });
  await smtp.verify();
}
