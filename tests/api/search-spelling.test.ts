/** What people know when they search for a person: half a phone number, the end of a policy number, a name as they would spell it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { putCases } from '../support/queue-cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let broker: Viewer;
let as: Record<'broker' | 'admin', ApiClient>;

beforeAll(async () => {
  server = await startTestServer();
  const { services, url } = server;
  broker = await createPerson(services, 'broker', 'Robin Kestrel');
  const other = await createPerson(services, 'broker', 'Jamie Sparrow');
  await createPerson(services, 'client', 'Zoé Thibodeau');
  const [mine, admin] = await Promise.all([broker.username, 'demo_admin'].map((username) => signIn(url, username)));
  as = { broker: mine, admin } as typeof as;
  const at = new Date(Date.now() - 3_600_000);
  const bound = { status: 'bound', closedAt: at, policyNumber: 'PM-4410 772' } as const;
  await putCases(services.db, { brokerId: broker.id, at }, [
    { title: 'one', contactName: 'Mélanie Tremblay', contactPhone: '780-555-0199', contactPhoneE164: '+17805550199' },
    { title: 'hyphen', contactName: 'Prairie Demo-Client' },
    { title: 'two', contactName: 'Kim Côté', ...bound },
    { title: 'marks', contactName: "Nora O'Brien", contactEmail: "o'brien_7@example.com" },
    { title: 'theirs', contactName: 'Luc Tremblais', brokerId: other.id },
  ]);
  await services.db.contactMessage.create({
    data: {
      id: newId(),
      name: 'Ingrid Haugen',
      email: 'i@example.com',
      phone: '403-555-0177',
      phoneE164: '+14035550177',
      subject: 'Hail',
      message: 'Hello',
      fingerprint: 'f'.repeat(43),
    },
  });
});
afterAll(() => server?.stop());

const ofBroker = (q: string) => as.broker.trpc.worklist.list.query({ scope: 'mine', q });

describe('requests', () => {
  test.each([
    ['0199', 'one'],
    ['550199', 'one'],
    ['555 0199', 'one'],
    ['780 555', 'one'],
    ['1 780 555 0199', 'one'],
    ['melanie', 'one'],
    ['cote', 'two'],
    ['KIM CÔTÉ', 'two'],
    ['pm-4410', 'two'],
    ['PM4410772', 'two'],
    ['0772', 'two'],
    ['410772', 'two'],
    ['Tremblay, Mélanie', 'one'],
    ["o'b", 'marks'],
    ["o'brien_7@", 'marks'],
    ["o'brien_7@exam", 'marks'],
  ])('%s finds it', async (q, title) => {
    expect((await ofBroker(q)).cases.map((row) => row.title)).toEqual([title]);
  });

  test('the row shows the phone number whose end was typed', async () => {
    expect((await ofBroker('0199')).cases[0]?.found).toEqual([
      {
        where: 'phone',
        pieces: [
          { text: '780-555-', hit: false },
          { text: '0199', hit: true },
        ],
      },
    ]);
  });

  test('a name without a match is answered with similar ones, of the requests the viewer may see, and only then', async () => {
    expect(await ofBroker('Trembley')).toMatchObject({ cases: [], near: ['Tremblay'] });
    expect(await ofBroker('melanie trembley')).toMatchObject({ cases: [], near: ['Mélanie Tremblay'] });
    expect((await as.admin.trpc.worklist.list.query({ scope: 'all', q: 'Tremblaiz' })).near).toContain('Tremblais');
    expect(await ofBroker('Tremblay')).toMatchObject({ near: [] });
    // Two letters transposed.
    expect(await ofBroker('Demo-Cleint')).toMatchObject({ cases: [], near: ['Demo-Client'] });
    for (const q of ['Xylophone', 'Trampoline', 'Demolition', 'Clement', 'trembley@example.com', '7805550000'])
      expect(await ofBroker(q), q).toMatchObject({ cases: [], near: [] });
  });
});

test('clients, users, people without an account and contact messages have similar names too', async () => {
  const { trpc } = as.admin;
  expect(await trpc.clients.list.query({ search: 'Tibodeau' })).toMatchObject({ clients: [], near: ['Thibodeau'] });
  expect(await trpc.users.list.query({ search: 'Kestrell' })).toMatchObject({ users: [], near: ['Kestrel'] });
  expect(await trpc.users.list.query({ search: 'Tihbodeau' })).toMatchObject({ users: [], near: ['Thibodeau'] });
  expect((await trpc.users.list.query({ search: 'zoe' })).users).toHaveLength(1);
  expect(await trpc.clients.withoutAccount.query({ search: 'Trembley' })).toMatchObject({ people: [] });
  expect((await trpc.clients.withoutAccount.query({ search: 'Trembley' })).near).toContain('Tremblay');
  expect(await trpc.contactDesk.list.query({ search: 'Haugenn' })).toMatchObject({ messages: [], near: ['Haugen'] });
  expect(await trpc.contactDesk.list.query({ search: 'Haugne' })).toMatchObject({ messages: [], near: ['Haugen'] });
  expect((await trpc.contactDesk.list.query({ search: '0177' })).messages).toHaveLength(1);
});
