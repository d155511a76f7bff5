/** A production server and a mail server without encryption, over real SMTP bytes. */
import { afterEach, expect, test } from 'vitest';
import { readEnv, withSite } from '#server/env.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { noDatabase, serverVariables } from '../support/server-variables.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

let smtp: TestSmtp;
afterEach(() => smtp.close());

function transportTo(smtpUrl: string, variables: Record<string, string> = {}) {
  const env = readEnv({
    ...serverVariables(3000, noDatabase, '/nowhere'),
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '1',
    SITE_URL: 'https://cover.ca',
    SITE_EMAIL: 'hello@cover.ca',
    SITE_POSTAL_ADDRESS: '1 Main Street, Calgary',
    MAIL_FROM: 'hello@cover.ca',
    SMTP_URL: smtpUrl,
    ...variables,
  });
  return createMailTransport(withSite(env));
}

const message = {
  id: 'one',
  to: { name: 'Robin', address: 'robin@example.com' },
  subject: 'Reset your password',
  text: 'A link that signs in',
  html: '<p>A link that signs in</p>',
};

/** Reaches this machine, but is not recognized as a loopback address. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

test('production sends nothing to a remote server without TLS, and says why', async () => {
  smtp = await startSmtp();
  await expect(transportTo(elsewhere(smtp.url)).send(message)).rejects.toThrow(/STARTTLS|TLS/);
  expect(smtp.begun()).toBe(0);
});

test('a server on this machine, or one that was allowed explicitly, gets the email', async () => {
  smtp = await startSmtp();
  await transportTo(smtp.url).send(message);
  await transportTo(elsewhere(smtp.url), { ALLOW_INSECURE_SMTP: 'true' }).send(message);
  expect(smtp.received).toHaveLength(2);
});
