/** The code sent to browsers contains nothing that belongs to the server. Reads the output of `npm run build`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist/client');
const chunks = globSync('**/*.{js,mjs}', { cwd: dist }).map((file) => ({
  file,
  text: readFileSync(path.join(dist, file), 'utf8'),
}));

/** Every variable the server reads, as listed in .env.example. A name without an underscore could occur in any program. */
const variables = readFileSync(path.join(root, '.env.example'), 'utf8')
  .split('\n')
  .flatMap((line) => /^([A-Z0-9]+_[A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  // Libraries read it by name, and Vite replaces it with its value.
  .filter((name) => name !== 'NODE_ENV');

/** Names shown on a screen of the admin area, for those with the right to change the variables. */
const SHOWN = [
  { name: /^(SITE|PRIVACY)_/, chunk: /^assets\/site-section-/ },
  { name: /^OPENAI_API_KEY$/, chunk: /^assets\/assistant-tab-/ },
];

/** Packages of the server, identified by strings that survive minification. */
const packages = {
  Express: /x-powered-by/i,
  Prisma: /PrismaClientKnownRequestError/,
  'node-postgres': /SASL: SCRAM|client_encoding/,
  'pg-boss': /pgboss/,
  argon2: /argon2/i,
  'iron-session': /iron-session|Fe26\.2/,
  nodemailer: /nodemailer/i,
  'the OpenAI client': /OpenAI-Organization|chat\.completions\.create/,
  'the AWS client': /aws4_request|S3Client/,
};

const secrets = {
  'the password of the demo accounts': /Prairie-2026/,
  'a connection string': /\bpostgres(?:ql)?:\/\//,
  'a private key': /BEGIN (?:RSA |EC )?PRIVATE KEY/,
};

const statements = {
  'a statement of SQL': /\bSELECT\s[\w".*, ]+\sFROM\s|\bINSERT INTO\s|\bUPDATE\s+[\w"]+\s+SET\s|\bDELETE FROM\s/,
  'a row lock': /\bFOR (?:NO KEY )?UPDATE\b/,
  'a module of the server': /src\/server\/|#server\/|\bfrom ?["']node:/,
};

test('there are chunks to read, and variables to look for', () => {
  expect(chunks.length).toBeGreaterThan(100);
  expect(variables).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET', 'DATA_KEY', 'S3_SECRET_ACCESS_KEY']),
  );
});

test.each(variables)('no chunk names the variable %s, except the screen that shows it', (name) => {
  const shown = SHOWN.filter((one) => one.name.test(name));
  const found = filesWith(new RegExp(`\\b${name}\\b`));
  expect(found.filter((place) => !shown.some(({ chunk }) => chunk.test(place)))).toEqual([]);
});

test.each(Object.entries({ ...packages, ...secrets, ...statements }))('no chunk contains %s', (_, mark) => {
  expect(filesWith(mark)).toEqual([]);
});

/** The chunks that contain it, with the surrounding text. */
function filesWith(mark: RegExp): string[] {
  return chunks.flatMap(({ file, text }) => {
    const at = text.search(mark);
    return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });
}
