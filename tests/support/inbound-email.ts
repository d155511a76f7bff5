/** A server that receives answers by email, and senders with domains of their own that sign what they send. */
import { generateKeyPairSync } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Email } from 'postal-mime';
import { freePort } from '../../scripts/lib/ports.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** The domain of reply addresses. */
export const REPLY_DOMAIN = 'reply.coverbridge.example';
export const MAILGUN_KEY = 'key-of-the-tests';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyRecord = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const SELECTOR = 'mail';

function notFound(name: string): Error {
  return Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
}

export interface InboundServer extends TestServer {
  /** Sends an email over SMTP, signed by the domain in From. @returns the reply line of the server */
  send(
    mail: SendMailOptions & { to: string; from: string },
    options?: { signed?: boolean; helo?: string },
  ): Promise<string>;
  /** The name servers do not answer, until it is called with false. */
  silenceDns(on: boolean): void;
  port: number;
}

/** Every `…example.com` has the key of this file, no SPF record and no policy; `strict.example` refuses what it has not signed. */
async function resolveFor(silent: () => boolean, name: string, type: string): Promise<string[][]> {
  if (silent()) throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  if (type !== 'TXT') throw notFound(name);
  if (/^mail\._domainkey\.(example\.com|strict\.example|elsewhere\.example)$/.test(name)) return [[keyRecord]];
  if (name === '_dmarc.strict.example') return [['v=DMARC1; p=reject']];
  throw notFound(name);
}

export async function startInboundServer(options: TestServerOptions = {}): Promise<InboundServer> {
  let silent = false;
  const port = await freePort();
  const server = await startTestServer({
    ...options,
    variables: {
      INBOUND_EMAIL_DOMAIN: REPLY_DOMAIN,
      INBOUND_SMTP_PORT: String(port),
      INBOUND_MAILGUN_KEY: MAILGUN_KEY,
      INBOUND_EMAIL_MAX_MB: '10',
      ...options.variables,
    },
    overrides: { resolve: (name, type) => resolveFor(() => silent, name, type), ...options.overrides },
  });
  return {
    ...server,
    port,
    silenceDns(on) {
      silent = on;
    },
    async send(mail, { signed = true, helo = 'client.example.com' } = {}) {
      const domain = /@([^>]+)>?$/.exec(mail.from)?.[1] ?? '';
      const smtp = createTransport({
        ...{ host: '127.0.0.1', port, secure: false, ignoreTLS: true, name: helo },
        ...(signed && { dkim: { domainName: domain, keySelector: SELECTOR, privateKey: PRIVATE_KEY } }),
      });
      try {
        return (await smtp.sendMail(mail)).response;
      } catch (error) {
        const { response } = error as { response?: string };
        if (response) return response;
        throw error;
      } finally {
        smtp.close();
      }
    },
  };
}

/** Where an answer to an email goes. */
export function replyAddressIn({ replyTo }: Email): string {
  const address = replyTo?.[0]?.address;
  if (!address?.endsWith(`@${REPLY_DOMAIN}`)) throw new Error(`No reply address: ${address}`);
  return address;
}
