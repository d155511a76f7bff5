import pg from 'pg';

/** How much to seed. Every broker has the same share of the cases. */
export interface Business {
  cases: number;
  brokers: number;
  clients: number;
}

/** The people of a seeded business. */
export interface Seeded {
  admin: string;
  brokers: string[];
}

/**
 * Fills an empty database with a business of this size: users with a session each, cases spread over two years, an offer, three events
 * and two messages of each.
 * Written by PostgreSQL itself, without its foreign key checks, so that 200,000 cases take seconds.
 */
export async function seedCases(databaseUrl: string, { cases, brokers, clients }: Business): Promise<Seeded> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET maintenance_work_mem = 262144');
    await client.query(USERS, ['admin', 1]);
    await client.query(USERS, ['broker', brokers]);
    await client.query(USERS, ['client', clients]);
    await client.query(PROFILES);
    await client.query(SESSIONS);
    await client.query(CASES, [cases, brokers, clients]);
    await client.query(OFFERS);
    await client.query(EVENTS);
    await client.query(MESSAGES);
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ id: string; role: string }>(
      `SELECT id, role FROM "User" WHERE role <> 'client' ORDER BY "usernameKey"`,
    );
    const ids = (role: string) => rows.filter((row) => row.role === role).map(({ id }) => id);
    return { admin: ids('admin')[0] ?? '', brokers: ids('broker') };
  } finally {
    await client.end();
  }
}

const USERS = `
  INSERT INTO "User" (id, username, "usernameKey", email, "emailKey", "fullName", phone, "passwordHash", role, "termsVersion", "termsAcceptedAt", "updatedAt")
  SELECT uuidv7(), name, name, name || '@example.com', name || '@example.com', 'Example ' || name, '403-555-0100', '', $1::text::"Role", '1', now(), now()
  FROM (SELECT $1::text || '_' || n AS name FROM generate_series(1, $2::int) n)`;

/** One for everybody, under the id of its user: `sessionCookie` names it so. */
const SESSIONS = `
  INSERT INTO "UserSession" (id, "userId", "deviceHash", "deviceName") SELECT id, id, 'bench', 'Benchmark' FROM "User"`;

const PROFILES = `
  INSERT INTO "BrokerProfile" ("userId", firm, "licenceNumber", "licenceClasses", "licenceLevel", "licenceExpiresOn", lines, areas, languages, capacity)
  SELECT id, 'Example Insurance ' || username, 'BENCH-' || username, '{GENERAL}', 2, '2099-12-31', '{auto,home}', '{T}', '{en}', 100
  FROM "User" WHERE role = 'broker'`;

/** The order of the ids is the order of arrival, as in life; the last movement of a case is some days later. */
const CASES = `
  WITH brokers AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM "User" WHERE role = 'broker'),
       clients AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM "User" WHERE role = 'client'),
       numbered AS (SELECT n, now() - interval '730 days' * (1 - n::float / $1::int) AS arrived FROM generate_series(1, $1::int) n)
  INSERT INTO "Case" (id, type, title, status, stage, "contactName", "contactEmail", "contactEmailKey", "contactPhone", "postalCode",
    "clientId", "brokerId", "definitionVersion", answers, source, "eventSeq", "messageSeq", "createdAt", "lastEventAt")
  SELECT uuidv7(arrived - now()), (ARRAY['auto', 'home'])[1 + numbered.n % 2], 'Request number ' || numbered.n,
    (ARRAY['active', 'quoted', 'waiting_client', 'bound', 'lost'])[1 + numbered.n / 7 % 5]::"CaseStatus",
    (ARRAY['information', 'quote', 'information', 'policy', 'decision'])[1 + numbered.n / 7 % 5]::"CaseStage",
    'Client ' || numbered.n, 'client' || numbered.n || '@example.com', 'client' || numbered.n || '@example.com', '403-555-0100', 'T2P 1A1',
    clients.id, brokers.id, 1, '{"year": 2019, "make": "Example", "use": "commute", "kilometres": 12000}', 'site', 3, 2,
    arrived, least(now(), arrived + interval '20 days' * random())
  FROM numbered
  JOIN brokers ON brokers.n = numbered.n % $2::int
  JOIN clients ON clients.n = numbered.n % $3::int`;

const OFFERS = `
  INSERT INTO "Offer" (id, "caseId", "brokerId", status, "offeredAt", "expiresAt", "respondedAt")
  SELECT uuidv7(), id, "brokerId", 'accepted', "createdAt", "createdAt" + interval '4 hours', "createdAt" + interval '1 hour' FROM "Case"`;

const EVENTS = `
  INSERT INTO "CaseEvent" ("caseId", seq, type, "actorName", "actorRole", data, at)
  SELECT id, seq, (ARRAY['submitted', 'offered', 'accepted'])[seq], 'Automatic step', 'system', '{}', "createdAt"
  FROM "Case" CROSS JOIN generate_series(1, 3) seq`;

const MESSAGES = `
  INSERT INTO "Message" (id, "caseId", seq, kind, "senderId", "senderName", "senderRole", body, "clientKey", "createdAt")
  SELECT uuidv7(), id, seq, 'message', CASE seq WHEN 1 THEN "brokerId" ELSE "clientId" END, 'Example', 'broker',
    'Thank you for your request. Could you tell me when the roof was last renewed, and by whom?', seq::text, "createdAt"
  FROM "Case" CROSS JOIN generate_series(1, 2) seq`;
