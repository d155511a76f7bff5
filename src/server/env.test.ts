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

test('outside production only the secrets are needed, and an empty variable is one that is not set', () => {
  expect(readEnv({ ...secrets, PORT: '', SITE_NAME: '' })).toMatchObject({
    port: 3000,
    databaseUrl: 'embedded',
    production: false,
  });
});

test('production names everything that is missing at once', () => {
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

test('a complete production environment is accepted, and one machine may say embedded', () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ ...production, DATABASE_URL: 'embedded' })).toEqual([]);
});

test.each([
  ['a short session secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  ['a session secret of one letter', { SESSION_SECRET: 'x'.repeat(64) }, 'SESSION_SECRET'],
  ['a key that is not 32 bytes', { DATA_KEY: 'abc' }, 'DATA_KEY'],
  ['a site address without https', { SITE_URL: 'http://www.example.com' }, 'SITE_URL'],
  ['a port that is not a number', { PORT: 'many' }, 'PORT'],
  ['an e-mail that is none', { SITE_EMAIL: 'nobody' }, 'SITE_EMAIL'],
])('production refuses %s', (_title, change, name) => {
  expect(problemsOf({ ...production, ...change }).join('\n')).toContain(name);
});
