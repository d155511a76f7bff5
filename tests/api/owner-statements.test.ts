/** What the owner says about themselves at run time: how they are paid, and who handles information for them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLaunchList } from '#server/modules/operations/go-live/queries.ts';
import { findMissingProviders } from '#server/modules/settings/providers/queries.ts';
import type { LaunchItemId } from '#shared/operations/go-live/schema.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';
import { compensationStatements } from '#shared/settings/compensation.ts';
import type { Provider } from '#shared/settings/providers.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let visitor: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date('2026-11-26T18:00:00Z') } });
  admin = await signIn(server.url, 'demo_admin');
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();
const stateOf = async (id: LaunchItemId) =>
  (await getLaunchList(server.services)).entries.find((entry) => entry.id === id)?.state;

const host: Provider = {
  role: 'hosting',
  name: 'Prairie & Sons Hosting',
  country: 'Canada',
  task: 'Hosts the website',
  since: '2026-11-01',
  until: null,
};

test('the chosen statement is on the pages, in the forms and in the search at once, and its item turns green', async () => {
  expect(await visitor.trpc.settings.disclosure.query()).toEqual({ statement: GENERAL_DISCLOSURE });
  expect(await stateOf('disclosure')).toBe('red');
  const etag = (await fetch(`${server.url}/about`)).headers.get('etag') ?? '';
  await admin.trpc.settings.saveCompensation.mutate({ version: 0, value: { choice: 'membership' } });
  const statement = compensationStatements.membership;
  expect(await visitor.trpc.settings.disclosure.query()).toEqual({ statement });
  for (const path of ['/about', '/terms-of-service']) {
    const html = await read(path);
    expect(html).toContain(`<span data-live="disclosure">${statement}</span>`);
  }
  expect((await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  const { results } = await visitor.trpc.search.find.query({ q: 'where do you get money from' });
  expect(results.find(({ path }) => /#(money|payment)$/.test(path))?.excerpt).toContain(statement);
  expect(await stateOf('disclosure')).toBe('green');
  expect(
    await failureOf(admin.trpc.settings.saveCompensation.mutate({ version: 1, value: {} as never })),
  ).toMatchObject({ status: 400, issues: [{ message: 'Choose how you’re paid' }] });
});

test('providers are public as soon as they are saved, audited, and red until hosting and email are filled in', async () => {
  expect(await read('/service-providers')).toContain('No company is listed yet.');
  expect(await stateOf('providers')).toBe('red');
  await admin.trpc.settings.saveProviders.mutate({ version: 0, value: { providers: [host] } });
  const html = await read('/service-providers');
  expect(html).toContain('Prairie &amp; Sons Hosting');
  expect(html).toContain('Canada · Since November 1, 2026');
  expect(html).not.toMatch(/No company is listed yet|%name%/);
  expect(await admin.trpc.settings.providers.query()).toMatchObject({
    version: 1,
    missing: ['email'],
    automatic: null,
  });
  expect(await stateOf('providers')).toBe('red');
  const mail = { ...host, role: 'email', name: 'Mail' } as const;
  await admin.trpc.settings.saveProviders.mutate({ version: 1, value: { providers: [host, mail] } });
  expect(await stateOf('providers')).toBe('green');
  const ended = { ...mail, until: '2026-11-25' };
  await admin.trpc.settings.saveProviders.mutate({ version: 2, value: { providers: [host, ended] } });
  expect(await stateOf('providers')).toBe('red');
  expect(await read('/service-providers')).toContain('November 1, 2026 to November 25, 2026');
  const entries = await server.services.db.auditEntry.findMany({ where: { subjectLabel: 'Service providers' } });
  expect(entries).toHaveLength(3);
});

test('an AI provider lists itself while it is switched on, and its country must be entered', async () => {
  const openai = {
    provider: 'Elsewhere AI',
    inCanada: false,
    ...{ apiKey: 'k', baseUrl: '', model: 'm', timeoutMs: 1000, dailyTokens: 1 },
  };
  const { services } = server;
  const before = services.env.openai;
  services.env.openai = openai;
  try {
    const html = await read('/service-providers');
    expect(html).toContain('Elsewhere AI');
    expect(html).toContain('Outside Canada · Now, while it’s switched on');
    expect(findMissingProviders(services)).toContain('assistant');
    const { version, value } = await admin.trpc.settings.providers.query();
    const own = { ...host, role: 'assistant', name: 'Elsewhere AI', country: 'United States' } as const;
    await admin.trpc.settings.saveProviders.mutate({ version, value: { providers: [...value.providers, own] } });
    const entered = await read('/service-providers');
    expect(entered).toContain('United States · Since November 1, 2026');
    expect(entered).not.toContain('Outside Canada');
    expect(findMissingProviders(services)).not.toContain('assistant');
  } finally {
    services.env.openai = before;
  }
});
