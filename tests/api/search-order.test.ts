/**
 * Searches that match a large number of rows: the first page begins with the first match, and every match is on exactly one page.
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAudit } from '#server/modules/audit-trail/queries.ts';
import { findPeople } from '#server/modules/client-directory/contacts/queries.ts';
import { findClients } from '#server/modules/client-directory/queries.ts';
import { findDeskMessages } from '#server/modules/contact-messages/inbox/queries.ts';
import { findSubscribers } from '#server/modules/newsletter/subscribers/queries.ts';
import { searchMessages } from '#server/modules/queue/message-search/queries.ts';
import { findWorklist } from '#server/modules/queue/queries.ts';
import { findUsers } from '#server/modules/users/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { BUDGETS, searchInOrder } from '#server/platform/text-search/in-order.ts';
import { signIn } from '../support/api-client.ts';
import { asOwner } from '../support/database.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** About three hundred rows that do not match come before more matches than the word index is asked for; every tenth holds a rarer word. */
const NEWER = 300;
const MATCHES = BUDGETS.few + 150;
const ROWS = NEWER + MATCHES;
const PART = 2_000;
/** In all rows, in those after the newest, in every tenth and in every hundredth of them. */
const words = { everywhere: 'Everly', older: 'Olderson', often: 'Oftenham', rare: 'Rarewood' };
const nameOf = `'Everly' || CASE WHEN n > ${NEWER} THEN ' Olderson' ELSE '' END
  || CASE WHEN n > ${NEWER} AND n % 10 = 0 THEN ' Oftenham' ELSE '' END || CASE WHEN n > ${NEWER} AND n % 100 = 0 THEN ' Rarewood' ELSE '' END`;
const hash = 'left(md5(n::text) || md5(n::text), 43)';
/** Five rows share each timestamp: the id decides. */
const at = `now() - interval '1 day' - interval '1 minute' * (n / 5)`;

let server: TestServer;
let admin: Viewer;
let broker: Viewer;

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  [admin, broker] = await Promise.all([
    createPerson(services, 'client', 'Robin Kestrel').then((viewer) => ({ ...viewer, role: 'admin' as const })),
    createPerson(services, 'broker', 'Jamie Sparrow'),
  ]);
  // In parts: no statement may take longer than those of the product.
  for (let first = 1; first <= ROWS; first += PART) {
    const series = `generate_series(${first}, ${Math.min(first + PART - 1, ROWS)}) n`;
    for (const statement of written(series)) await services.pool.query(statement);
  }
  await asOwner(server.database, 'VACUUM ANALYZE');
}, 120_000);
afterAll(() => server?.stop());

/** Part of the rows of every searched table. */
function written(series: string): string[] {
  return [
    `INSERT INTO cases (id, type, title, status, contact_name, contact_email, contact_email_key, contact_phone, broker_id, definition_version,
       answers, source, assigned_at, created_at)
     SELECT uuidv7(), 'auto', 'Auto insurance', 'active', ${nameOf}, 'm' || lpad(n::text, 6, '0') || '@example.com', 'm' || lpad(n::text, 6, '0') || '@example.com', '',
       '${broker.id}', 1, '{}', 'website', now(), ${at} FROM ${series}`,
    `INSERT INTO case_states (case_id, status, priority, broker_id, last_event_at, message_seq, first_reply_due_at)
     SELECT id, status, priority, broker_id, created_at + interval '2 hours', 2, CASE WHEN serial % 3 > 0 THEN created_at + interval '40 days' END FROM cases
     WHERE NOT EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = cases.id)`,
    `INSERT INTO messages (id, case_id, seq, sender_name, sender_role, body, client_key, created_at)
     SELECT uuidv7(), id, seq, 'Everly', 'client', contact_name || ' wrote this.', seq::text, created_at + interval '1 hour' * seq
     FROM cases CROSS JOIN generate_series(1, 2) seq WHERE broker_id = '${broker.id}'
       AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.case_id = cases.id)`,
    `INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, password_hash, terms_version, terms_accepted_at,
       created_at, updated_at)
     SELECT uuidv7(), 'u_' || n, 'u_' || n, 'u' || n || '@example.com', 'u' || n || '@example.com', ${nameOf}, '', '$argon2id$none', '1', now(), ${at}, now()
     FROM ${series}`,
    `INSERT INTO contact_messages (id, name, email, phone, subject, message, fingerprint, created_at)
     SELECT uuidv7(), ${nameOf}, 'c' || n || '@example.com', '', 'Question', 'Hello', ${hash}, ${at} FROM ${series}`,
    `INSERT INTO newsletter_subscribers (id, email, email_key, status, confirm_token_hash, topics, confirmation_sent_at, created_at)
     SELECT uuidv7(), name || n || '@example.com', name || n || '@example.com', 'pending', ${hash}, '{}', now(), ${at}
     FROM (SELECT n, CASE WHEN n > ${NEWER} AND n % 100 = 0 THEN 'older.often.rarewood'
       WHEN n > ${NEWER} AND n % 10 = 0 THEN 'older.often' WHEN n > ${NEWER} THEN 'older' ELSE 'new' END AS name FROM ${series}) s`,
    `INSERT INTO audit_entries (id, action, actor_name, actor_role, subject_type, subject_label, data, at, format, digest)
     SELECT uuidv7(), 'case.file_exported', ${nameOf}, 'admin', 'case', 'Case', '{}', ${at}, 0, '' FROM ${series}`,
  ];
}

type Page = { ids: string[]; nextCursor: string | null; capped: boolean };
interface Searched {
  what: string;
  /** One page of a search for this text. */
  read: (typed: string, cursor: string | undefined) => Promise<Page>;
  /** The table, the column with the words, and its order, in plain SQL. */
  truth: { select: string; name: string; order: string };
  typed?: Partial<typeof words>;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const after = (cursor: string | undefined) => (cursor ? { cursor } : {});

const lists: Searched[] = [
  ...(['due', 'activity', 'waiting', 'created', 'mine'] as const).map((each): Searched => {
    const [sort, viewer] = each === 'mine' ? (['activity', () => broker] as const) : ([each, () => admin] as const);
    const scope = each === 'mine' ? 'mine' : 'all';
    // Outside a group of open requests the latest activity leads, even when sorting by due date was requested.
    const bucket = sort === 'due' ? { bucket: 'me' as const } : {};
    const order = {
      due: "coalesce(s.first_reply_due_at, 'infinity'), s.case_id",
      activity: 's.last_event_at DESC, s.case_id DESC',
      waiting: 's.last_event_at, s.case_id',
      created: 'c.created_at DESC, c.id DESC',
    }[sort];
    return {
      what: `requests, ${each}`,
      read: async (q, cursor) => {
        const input = { scope, sort, q, ...bucket, ...after(cursor) } as const;
        const { cases, ...page } = await findWorklist(server.services, viewer(), input);
        return { ...page, ids: idsOf(cases) };
      },
      truth: { select: 'c.id FROM cases c JOIN case_states s ON s.case_id = c.id', name: 'contact_name', order },
    };
  }),
  {
    what: 'clients',
    read: async (search, cursor) => {
      const { clients, ...page } = await findClients(server.services, { search, ...after(cursor) });
      return { ...page, ids: idsOf(clients) };
    },
    truth: { select: 'id FROM users', name: 'full_name', order: 'created_at DESC, id DESC' },
  },
  {
    what: 'users',
    read: async (search, cursor) => {
      const { users, ...page } = await findUsers(server.services, { search, ...after(cursor) });
      return { ...page, ids: idsOf(users) };
    },
    truth: { select: 'id FROM users', name: 'full_name', order: 'created_at DESC, id DESC' },
  },
  {
    what: 'people without an account',
    read: async (search, cursor) => {
      const { people, ...page } = await findPeople(server.services, { search, ...after(cursor) });
      return { ...page, ids: people.map(({ caseId }) => caseId) };
    },
    truth: { select: 'id FROM cases', name: 'contact_name', order: 'contact_email_key COLLATE "C"' },
  },
  {
    what: 'contact messages',
    read: async (search, cursor) => {
      const { messages, ...page } = await findDeskMessages(server.services.db, { search, ...after(cursor) });
      return { ...page, ids: idsOf(messages) };
    },
    truth: { select: 'id FROM contact_messages', name: 'name', order: 'created_at DESC, id DESC' },
  },
  {
    what: 'subscribers',
    read: async (search, cursor) => {
      const { subscribers, ...page } = await findSubscribers(server.services.db, { search, ...after(cursor) });
      return { ...page, ids: idsOf(subscribers) };
    },
    truth: { select: 'id FROM newsletter_subscribers', name: 'email', order: 'created_at DESC, id DESC' },
    typed: { everywhere: 'o', older: 'older', often: 'older.often', rare: 'older.often.rare' },
  },
  {
    what: 'the audit',
    read: async (search, cursor) => {
      const { entries, ...page } = await findAudit(server.services, { words: search, ...after(cursor) });
      return { ...page, ids: entries.map(({ key }) => key) };
    },
    truth: { select: 'id FROM audit_entries', name: 'actor_name', order: 'at DESC, id DESC' },
  },
];

/** How many pages of the most frequent word are read: the other words are read to the end. */
const PAGES = 12;

async function readPages(read: Searched['read'], typed: string, most: number) {
  const ids: string[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (let cursor: string | undefined, pages = 0; pages < most; pages += 1) {
    const page: Page = await read(typed, cursor);
    ids.push(...page.ids);
    if (!page.nextCursor) return { ids, shortest, ended: true };
    shortest = Math.min(shortest, page.ids.length);
    cursor = page.nextCursor;
  }
  return { ids, shortest, ended: false };
}

describe.each(lists)('$what', ({ read, truth, typed }) => {
  test.each([
    ['everywhere', BUDGETS.few, 1],
    ['older', BUDGETS.few, PAGES],
    ['often', BUDGETS.few / 12, Number.POSITIVE_INFINITY],
    ['rare', 15, Number.POSITIVE_INFINITY],
  ] as const)(
    'words that stand %s: the first of them first, and every one once',
    async (where, least, pages) => {
      const search = typed?.[where] ?? words[where];
      const { rows } = await server.services.pool.query<{ id: string }>(
        `SELECT ${truth.select} WHERE ${truth.name} ~* '\\m${search}' ORDER BY ${truth.order}`,
      );
      expect(rows.length).toBeGreaterThan(least);
      const { ids, shortest, ended } = await readPages(read, search, pages);
      expect(ids).toEqual(idsOf(ended ? rows : rows.slice(0, ids.length)));
      expect(ended).toBe(pages === Number.POSITIVE_INFINITY);
      // None of these scans is long enough to be cut off: every page but the last is full.
      expect(shortest).toBeGreaterThanOrEqual(25);
    },
    60_000,
  );
});

test.each(['all', 'mine'] as const)(
  'messages, %s: the newest come first, however many hold the words',
  async (scope) => {
    for (const typed of Object.values(words)) {
      const { rows } = await server.services.pool.query<{ id: string }>(
        `SELECT case_id AS id FROM messages WHERE seq = 2 AND body ~* '${typed}' ORDER BY created_at DESC, case_id LIMIT 10`,
      );
      const found = await searchMessages(server.services, scope === 'all' ? admin : broker, { scope, q: typed });
      expect(found.hits.map(({ caseId }) => caseId)).toEqual(idsOf(rows));
      expect(found).toMatchObject({ more: true, capped: false });
    }
  },
);

test('a scan that was cut off says so, and continues where it stopped: nothing is left out or shown twice', async () => {
  type Row = { id: string; at: Date };
  const match = Prisma.sql`u.full_name LIKE '%Olderson%'`;
  const search = {
    from: Prisma.raw('users u'),
    columns: Prisma.raw('u.id::text, u.created_at AS at'),
    conditions: [],
    order: Prisma.raw('u.created_at DESC, u.id DESC'),
    after: ({ id, at: moment }: Row) => Prisma.sql`(u.created_at, u.id) < (${moment}::timestamptz, ${id}::uuid)`,
    match,
    hits: (most: number) => Prisma.sql`SELECT u.id FROM users u WHERE ${match} LIMIT ${most}`,
    key: Prisma.raw('u.id'),
  };
  const ids: string[] = [];
  let stops = 0;
  for (let place: Row | null = null; ; ) {
    const found: { rows: Row[]; stoppedAt: Row | null } = await searchInOrder<Row>(
      server.services.db,
      search,
      place,
      25,
      {
        near: 20,
        likely: 40,
        few: 100,
        far: 50,
        rare: 10,
      },
    );
    if (found.stoppedAt) stops += 1;
    ids.push(...idsOf(found.rows.slice(0, 25)));
    place = found.rows.length > 25 ? (found.rows[24] ?? null) : found.stoppedAt;
    if (!place) break;
  }
  const { rows } = await server.services.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE full_name LIKE '%Olderson%' ORDER BY created_at DESC, id DESC`,
  );
  expect(ids).toEqual(idsOf(rows));
  // About three hundred rows without the word, seventy at a time.
  expect(stops).toBeGreaterThanOrEqual(Math.floor(NEWER / 70));
});

test('a list that stops before its page is full says so, and the next page begins where it stopped', async () => {
  // After more rows without the word than one page reads come more matches than the word index is asked for.
  const newer = BUDGETS.near + BUDGETS.far + 300;
  await server.services.pool.query(
    `INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, password_hash, terms_version, terms_accepted_at, created_at, updated_at)
     SELECT uuidv7(), 'n_' || n, 'n_' || n, 'n' || n || '@example.com', 'n' || n || '@example.com', 'Newby', '', '$argon2id$none', '1', now(),
       now() - interval '1 second' * n, now() FROM generate_series(1, ${newer}) n`,
  );
  await asOwner(server.database, 'VACUUM ANALYZE users');
  const administrator = await signIn(server.url, 'demo_admin');
  const { users, ...first } = await administrator.trpc.users.list.query({ search: words.older });
  expect(users).toEqual([]);
  expect(first).toMatchObject({ capped: true, nextCursor: expect.any(String), near: [] });

  const second = await administrator.trpc.users.list.query({ search: words.older, cursor: first.nextCursor ?? '' });
  expect(second.capped).toBe(false);
  const ids = idsOf(second.users);
  for (let cursor = second.nextCursor; cursor; ) {
    const page = await findUsers(server.services, { search: words.older, cursor });
    ids.push(...idsOf(page.users));
    cursor = page.nextCursor;
  }
  const { rows } = await server.services.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE full_name ~* '\\m${words.older}' ORDER BY created_at DESC, id DESC`,
  );
  expect(ids).toEqual(idsOf(rows));
  expect(ids.length).toBeGreaterThan(BUDGETS.few);
}, 60_000);
