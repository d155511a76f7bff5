import { expect, test } from 'vitest';
import { type EnvError, readEnv } from './env.ts';

const secrets = {
  SESSION_SECRET: 'a-long-secret-with-many-characters-0123',
  DATA_KEY: Buffer.alloc(32, 3).toString('base64url'),
};
const production = {
  ...secrets,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://user@db.example/app',
  SITE_URL: 'https://www.example.com',
  SITE_EMAIL: 'hello@example.com',
  SITE_POSTAL_ADDRESS: '1 Example Street, Example, Alberta',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as EnvError).problems;
  }
}

test('outside production only the secrets are required, and an empty variable counts as not set', () => {
  expect(readEnv({ ...secrets, PORT: '', SITE_NAME: '' })).toMatchObject({
    port: 3000,
    databaseUrl: 'embedded',
    production: false,
  });
});

test('without SITE_URL the site is at the address the server listens on', () => {
  const siteOf = (variables: Record<string, string>) => readEnv({ ...secrets, ...variables }).configuredSite.url;
  expect(siteOf({ PORT: '4000', SITE_URL: '' })).toBe('http://127.0.0.1:4000');
  expect(siteOf({ HOST: '0.0.0.0', PORT: '4000', ALLOW_PUBLIC_DEMO: 'true' })).toBe('http://127.0.0.1:4000');
  expect(siteOf({ HOST: '::1' })).toBe('http://[::1]:3000');
  expect(siteOf({ PORT: '4000', SITE_URL: 'http://localhost:5000' })).toBe('http://localhost:5000');
});

test('production names all missing variables at once', () => {
  const words = problemsOf({ NODE_ENV: 'production' }).join('\n');
  for (const name of [
    'SESSION_SECRET',
    'DATA_KEY',
    'DATABASE_URL',
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SITE_EMAIL',
    'SITE_POSTAL_ADDRESS',
  ]) {
    expect(words).toContain(name);
  }
});

test('a complete production environment is accepted, and a single machine may use embedded', () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ ...production, DATABASE_URL: 'embedded' })).toEqual([]);
});

test('a process runs jobs unless configured to leave them to others', () => {
  expect(readEnv(production).runJobs).toBe(true);
  expect(readEnv({ ...production, RUN_JOBS: 'false' }).runJobs).toBe(false);
  expect(problemsOf({ ...production, RUN_JOBS: 'perhaps' })).toEqual(['RUN_JOBS must be true or false']);
});

test.each([
  ['a short session secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  ['a session secret of one letter', { SESSION_SECRET: 'x'.repeat(64) }, 'SESSION_SECRET'],
  ['a key that is not 32 bytes', { DATA_KEY: 'abc' }, 'DATA_KEY'],
  ['a site address without https', { SITE_URL: 'http://www.example.com' }, 'SITE_URL'],
  ['a port that is not a number', { PORT: 'many' }, 'PORT'],
  ['an e-mail that is none', { SITE_EMAIL: 'nobody' }, 'SITE_EMAIL'],
  ['another scale of the rate limits', { RATE_LIMIT_SCALE: '2' }, 'ALLOW_RATE_LIMIT_SCALE'],
  ['webhooks into its own network', { WEBHOOK_ALLOW_PRIVATE: 'true' }, 'WEBHOOK_ALLOW_PRIVATE'],
  ['rate limits that refuse everybody', { RATE_LIMIT_SCALE: '0.5' }, 'ALLOW_RATE_LIMIT_SCALE'],
  ['email that ignores encryption', { SMTP_URL: 'smtp://mail.example.com?ignoreTLS=true' }, 'ALLOW_INSECURE_SMTP'],
  ['email that only tries encryption', { SMTP_URL: 'smtp://mail.example.com?requireTLS=false' }, 'ALLOW_INSECURE_SMTP'],
  [
    'a mail server whose certificate is not checked',
    { SMTP_URL: 'smtps://mail.example.com?tls.rejectUnauthorized=false' },
    'ALLOW_INSECURE_SMTP',
  ],
])('production refuses %s', (_title, change, name) => {
  expect(problemsOf({ ...production, ...change }).join('\n')).toContain(name);
});

test('production requires TLS of a remote mail server, not of a local one, nor when ALLOW_INSECURE_SMTP is set', () => {
  const requires = (variables: Record<string, string>) => readEnv({ ...production, ...variables }).smtpRequireTls;
  expect(requires({ SMTP_URL: 'smtp://mail.example.com:587' })).toBe(true);
  expect(requires({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
  expect(requires({ SMTP_URL: 'smtp://localhost?ignoreTLS=true' })).toBe(false);
  expect(requires({ SMTP_URL: 'smtp://relay.internal?ignoreTLS=true', ALLOW_INSECURE_SMTP: 'true' })).toBe(false);
});

test('one login becomes each role by SET ROLE, whatever options its address already has', () => {
  const address = 'postgresql://somebody:s%40cret@db.example/app?options=endpoint%3Dx&sslmode=require';
  const env = readEnv({ ...production, DATABASE_URL: address });
  const options = (url: string) => new URL(url).searchParams.get('options');
  expect(options(env.databaseUrl)).toBe('endpoint=x -c role=coverbridge_app');
  expect(options(env.databaseRetentionUrl)).toBe('endpoint=x -c role=coverbridge_retention');
  expect(env.databaseOwnerUrl).toBe(address);
  // As when a process is given an address that another process has already converted.
  expect(readEnv({ ...production, DATABASE_URL: env.databaseUrl }).databaseUrl).toBe(env.databaseUrl);
});

test('a login that is the role itself is left as it is, and requires a separate one for retention', () => {
  const variables = {
    DATABASE_URL: 'postgresql://coverbridge_app:one@db.example/app',
    DATABASE_RETENTION_URL: 'postgresql://coverbridge_retention:two@db.example/app',
    DATABASE_OWNER_URL: 'postgresql://coverbridge_owner:three@db.example/app',
  };
  expect(readEnv({ ...production, ...variables })).toMatchObject({
    databaseUrl: variables.DATABASE_URL,
    databaseRetentionUrl: variables.DATABASE_RETENTION_URL,
    databaseOwnerUrl: variables.DATABASE_OWNER_URL,
  });
  expect(problemsOf({ ...production, DATABASE_URL: variables.DATABASE_URL }).join('\n')).toContain(
    'DATABASE_RETENTION_URL',
  );
});

test('production accepts another scale of the rate limits when it is explicitly allowed', () => {
  expect(problemsOf({ ...production, RATE_LIMIT_SCALE: '2', ALLOW_RATE_LIMIT_SCALE: 'true' })).toEqual([]);
  expect(problemsOf({ ...production, RATE_LIMIT_SCALE: '1' })).toEqual([]);
});

test.each([
  ['every interface', { HOST: '0.0.0.0' }, 'HOST must'],
  ['every IPv6 interface', { HOST: '::' }, 'HOST must'],
  ['an address of the network', { HOST: '192.168.1.20' }, 'HOST must'],
  ['a host name', { HOST: 'example.com' }, 'HOST must'],
  ['an https address', { SITE_URL: 'https://demo.example.com' }, 'SITE_URL must'],
  ['the https address of a proxy on this machine', { SITE_URL: 'https://localhost' }, 'SITE_URL must'],
  ['an http address elsewhere', { SITE_URL: 'http://demo.example.com' }, 'SITE_URL must'],
])('outside production %s is refused unless a public demo is intended', (_title, variables, words) => {
  for (const NODE_ENV of ['development', 'test'] as const) {
    expect(problemsOf({ ...secrets, NODE_ENV, ...variables }).join('\n')).toContain(words);
    expect(problemsOf({ ...secrets, NODE_ENV, ...variables, ALLOW_PUBLIC_DEMO: 'true' })).toEqual([]);
  }
});

test.each(['sentry.example.com/1', 'ftp://a.example'])('failures can’t be sent to %s', (ERROR_REPORT_URL) => {
  expect(problemsOf({ ...secrets, ERROR_REPORT_URL })).toEqual([
    'ERROR_REPORT_URL must be an https:// address or a Sentry DSN',
  ]);
});

test('metrics are read with a long token, or on a port of this machine', () => {
  expect(readEnv(secrets).watch).toEqual({ metrics: null, errorReportUrl: null, traces: null });
  expect(problemsOf({ ...secrets, METRICS_TOKEN: 'short' })).toEqual([
    'METRICS_TOKEN must have at least 24 characters',
  ]);
  expect(readEnv({ ...secrets, METRICS_PORT: '9100' }).watch.metrics).toEqual({
    token: null,
    own: { host: '127.0.0.1', port: 9100 },
  });
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost', 'coverbridge.localhost'])(
  'outside production %s is fine without a word',
  (HOST) => {
    expect(problemsOf({ ...secrets, HOST })).toEqual([]);
  },
);
