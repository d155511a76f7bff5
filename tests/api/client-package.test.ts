/** The package for callers: as it is published, in a folder of its own, against the running server. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { signIn } from '../support/api-client.ts';
import { clientFolder, installClientPackage, runIn } from '../support/client-package.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { compileStrict } from '../support/strict-types.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  [server, folder] = await Promise.all([
    startTestServer({ sandbox: true, variables: { WEBHOOK_ALLOW_PRIVATE: 'true' } }),
    installClientPackage(),
  ]);
});
afterAll(async () => {
  await Promise.all([server.stop(), rm(folder, { recursive: true, force: true })]);
});

/** Runs a module in the folder, with the Node of the tests, and reads the JSON it prints. */
async function run(...lines: string[]): Promise<unknown> {
  const file = path.join(folder, 'run.ts');
  await writeFile(file, lines.join('\n'));
  return JSON.parse(await runIn(folder, process.execPath, '--disable-warning=ExperimentalWarning', file));
}

test('publint finds nothing', async () => {
  await expect(runIn(clientFolder, 'npm', 'run', 'lint')).resolves.toContain('All good');
});

test.each([5, 7] as const)(
  'a strict program compiles with TypeScript %s, and a wrong call doesn’t',
  async (version) => {
    await compileStrict(folder, version, 'examples/lead-to-options.ts');
    await writeFile(
      path.join(folder, 'wrong.ts'),
      `import { createClient, verifyWebhook } from '@coverbridge/client';
const api = createClient({ baseUrl: 'http://127.0.0.1' });
// @ts-expect-error: no such address
await api.GET('/api/nothing');
// @ts-expect-error: it needs a body
await api.POST('/api/leads');
// @ts-expect-error: a line that isn't one
await api.POST('/api/leads', { body: { line: 'boat' } });
// @ts-expect-error: no list
for await (const one of api.each('/api/brokers/me')) console.log(one);
for await (const lead of api.each('/api/leads', { query: { limit: 5 } })) {
  console.log(lead.number.trim());
  // @ts-expect-error: no such field
  console.log(lead.surname);
}
const event = await verifyWebhook('whsec_AAAA', new Headers(), '');
if (event.type === 'lead.created') console.log(event.lead?.number.trim());
// @ts-expect-error: no such event
if (event.type === 'lead.invented') console.log(event);
`,
    );
    await compileStrict(folder, version, 'wrong.ts');
  },
);

test('with two test keys, a request goes from the partner to options, led by verified webhooks', async () => {
  const admin = await signIn(server.url, 'demo_admin');
  const staff = await signIn(server.url, 'demo_broker');
  const { partner } = await createPartner(admin, 'north-star');
  const made = { kind: 'test', name: 'Trial', currentPassword: DEMO_PASSWORD } as const;
  const theirs = await admin.trpc.partners.createKey.mutate({
    ...{ ...made, partnerId: partner.id, scopes: ['leads:write', 'leads:read'] },
  });
  const own = await staff.trpc.keys.create.mutate({
    ...made,
    scopes: ['cases:read', 'cases:write', 'messages:write', 'documents:read', 'documents:write', 'webhooks:manage'],
  });
  const outcome = await run(
    `import { leadToOptions } from './examples/lead-to-options.ts';`,
    `const keys = ${JSON.stringify([theirs.secret, own.secret])} as const;`,
    `console.log(JSON.stringify(await leadToOptions('${server.url}', ...keys, ${await freePort()})));`,
  );
  expect(outcome).toEqual({
    ...{ number: expect.stringMatching(/^TEST-\d{4}-/), bytes: expect.any(Number) },
    arrived: ['case.offered', 'document.added'],
  });
  expect((outcome as { bytes: number }).bytes).toBeGreaterThan(0);
  const lines = (await readFile(path.join(folder, 'examples/lead-to-options.ts'), 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
});

test('every page of a public list arrives, and a refusal names the rule', async () => {
  const outcome = await run(
    `import { ApiError, createClient } from '@coverbridge/client';`,
    `const api = createClient({ baseUrl: '${server.url}' });`,
    'const walked = []; const whole = [];',
    `for await (const { slug } of api.each('/api/faqs', { query: { limit: 7 } })) walked.push(slug);`,
    `for await (const { slug } of api.each('/api/faqs', { query: { limit: 100 } })) whole.push(slug);`,
    `const refused = await api.POST('/api/newsletter/simple', { body: { email: 'none' } as never }).catch((error) => error);`,
    'console.log(JSON.stringify({ walked, whole, isOurs: refused instanceof ApiError, ...refused }));',
  );
  const { walked, whole, ...refused } = outcome as { walked: string[]; whole: string[] };
  expect(walked.length).toBeGreaterThan(7);
  expect(walked).toEqual(whole);
  expect(refused).toMatchObject({
    ...{ isOurs: true, status: 400, code: 'BAD_REQUEST', requestId: expect.any(String) },
    issues: expect.arrayContaining([expect.objectContaining({ path: 'email', rule: expect.any(String) })]),
  });
});

test('it is at most 8 kB for a browser, with everything it needs', async () => {
  const gzipped = async (external: string[]) => {
    const built = (await build({
      ...{ configFile: false, logLevel: 'silent', root: folder },
      build: {
        ...{ write: false, minify: true, target: 'es2022', rolldownOptions: { external } },
        lib: { entry: path.join(folder, 'node_modules/@coverbridge/client/dist/coverbridge.js'), formats: ['es'] },
      },
    })) as Rolldown.RolldownOutput[];
    return gzipSync(built[0]?.output[0].code ?? '').length;
  };
  const [alone, whole] = [await gzipped(['openapi-fetch']), await gzipped([])];
  // What openapi-fetch weighs apart from it: 2.4 kB of ours and 2.7 kB of it in November 2026.
  expect(alone).toBeGreaterThan(1024);
  expect(alone).toBeLessThanOrEqual(3072);
  expect(whole).toBeLessThanOrEqual(8192);
});
