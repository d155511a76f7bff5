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

export type MailTransport = { send(message: MailMessage): Promise<void> };

/** Short enough that a job that hangs on a dead server ends before pg-boss gives it to somebody else. */
const SMTP_TIMEOUT_MS = 20_000;

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

export function createMailTransport(env: Env): MailTransport {
  if (!env.smtpUrl) return fileTransport(env);
  const smtp = createTransport({
    url: env.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(message) {
      await smtp.sendMail(envelope(env, message));
    },
  };
}
