/**
 * A business of any size, for measuring, in a database without cases: its people cannot log in, the demo's broker works among them; written by PostgreSQL itself and without its foreign key checks, so that
 * 200,000 cases with their events, messages and people take seconds. The same size gives the same business, up to the ids.
 */
import pg from 'pg';

export interface Business {
  cases: number;
  brokers: number;
  clients: number;
}

/** The ids of the people who look at lists. */
export interface SeededBusiness {
  admin: string;
  brokers: string[];
  clients: string[];
}

/** As many cases per broker as in the large business, so that a broker's lists hold the same in both. */
export const largeBusiness: Business = { cases: 200_000, brokers: 500, clients: 60_000 };
export const smallBusiness: Business = { cases: 2_000, brokers: 5, clients: 600 };

/** No password has this hash. It also tells the people made here from all others. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$c2VlZGVkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const USERS = `
  INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, phone_e164, password_hash, role, email_verified_at,
    terms_version, terms_accepted_at, created_at, updated_at)
  SELECT uuidv7(), name, name, name || '@example.com', name || '@example.com',
    (ARRAY['Avery', 'Blake', 'Casey', 'Devon', 'Ellis', 'Finley', 'Gray', 'Harper', 'Indigo', 'Jules', 'Kit', 'Lane', 'Morgan'])[1 + n % 13]
      || ' Demo' ||
    (ARRAY['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'hazel', 'juniper', 'larch', 'maple', 'oak', 'pine', 'rowan', 'spruce',
      'tamarack', 'willow', 'yarrow'])[1 + n / 13 % 17] || n,
    '403-555-0100', '+1403555' || lpad((n % 10000)::text, 4, '0'), '${NO_PASSWORD}', $1::text::user_role, now(), '1', now(),
    now() - interval '1 minute' * n, now()
  FROM (SELECT n, $1::text || '_' || n AS name FROM generate_series(1, $2::int) n)`;

/** One for everybody, under the id of its user. */
const SESSIONS = `
  INSERT INTO user_sessions (id, user_id, device_hash, device_name) SELECT id, id, repeat('s', 43), 'Seeded' FROM users WHERE password_hash = '${NO_PASSWORD}'`;

const PROFILES = `
  INSERT INTO broker_profiles (user_id, firm, licence_number, licence_classes, licence_level, licence_expires_on, licence_verified_at,
    licence_verified_name, lines, areas, languages, capacity)
  SELECT id, 'Fictional Insurance ' || username, 'SEED-' || username, '{GENERAL}', 2,
    CASE WHEN row_number() OVER (ORDER BY id) % 50 = 0 THEN current_date + 20 ELSE date '2099-12-31' END,
    now(), 'Seed', '{auto,home}', '{T}', '{en}', 500
  FROM users WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}'`;

/** The order of the ids is the order of arrival, as in life. What came in the last three months is mostly open, the rest has ended. */
const CASES = `
  WITH brokers AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users
         WHERE role = 'broker' AND (password_hash = '${NO_PASSWORD}' OR username = 'demo_broker')),
       clients AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE role = 'client' AND password_hash = '${NO_PASSWORD}'),
       arrivals AS (SELECT n, now() - interval '1095 days' * (1 - n::float / $1::int) AS arrived FROM generate_series(1, $1::int) n),
       states AS (SELECT n, arrived, (CASE
           WHEN arrived > now() - interval '90 days' AND n % 10 < 8 THEN
             (ARRAY['active', 'active', 'active', 'waiting_client', 'waiting_client', 'quoted', 'quoted', 'accepted', 'on_hold'])[1 + n / 10 % 9]
           ELSE (ARRAY['bound', 'bound', 'bound', 'bound', 'lost', 'lost', 'lost', 'withdrawn', 'bound', 'duplicate'])[1 + n / 7 % 10]
         END)::case_status AS status FROM arrivals),
       -- The newest few still look for a broker. Who repeats somebody was there before.
       placed AS MATERIALIZED (SELECT n, arrived, uuidv7(arrived - now()) AS id, CASE WHEN n > $1::int - 20 THEN 'new'
           WHEN status = 'duplicate' AND n <= $3::int THEN 'withdrawn' ELSE status END::case_status AS status FROM states)
  INSERT INTO cases (id, type, title, status, stage, priority, contact_name, contact_email, contact_email_key, contact_phone,
    contact_phone_e164, postal_code, client_id, broker_id, definition_version, answers, source, created_at,
    assigned_at, waiting_since, first_reply_at, first_reply_minutes, hold_until, closed_at, close_reason,
    merged_into_id, bound_insurer, policy_number, policy_effective_on, policy_expires_on)
  SELECT p.id, (ARRAY['auto', 'home'])[1 + p.n % 2], (ARRAY['Auto insurance', 'Home insurance'])[1 + p.n % 2], p.status,
    CASE p.status WHEN 'new' THEN 'inquiry' WHEN 'quoted' THEN 'quote' WHEN 'accepted' THEN 'binding' WHEN 'bound' THEN 'policy'
      WHEN 'lost' THEN 'decision' ELSE 'information' END::case_stage,
    (ARRAY['low', 'normal', 'normal', 'normal', 'normal', 'normal', 'high', 'urgent'])[1 + p.n / 3 % 8]::case_priority,
    c.full_name, c.email, c.email_key, c.phone, c.phone_e164,
    (ARRAY['T2P 1A1', 'T5J 0N3', 'T4N 1A1', 'T1J 0A1', 'T9H 2K1'])[1 + p.n % 5], c.id,
    CASE WHEN p.status = 'new' THEN NULL ELSE b.id END, 1, '{"year": 2019, "make": "Example", "use": "commute", "kilometres": 12000}',
    (ARRAY['website', 'website/calgary', 'website/edmonton', 'contact', 'broker'])[1 + p.n % 5], p.arrived,
    CASE WHEN p.status <> 'new' THEN p.arrived + interval '1 hour' END,
    CASE WHEN p.status IN ('waiting_client', 'quoted') THEN p.arrived + interval '2 days' END, least(now(), p.arrived + interval '24 hours'), 10 + p.n % 400,
    CASE WHEN p.status = 'on_hold' THEN now() + interval '5 days' END,
    CASE WHEN p.status IN ('bound', 'lost', 'withdrawn', 'duplicate') THEN least(now(), p.arrived + interval '20 days') END,
    CASE WHEN p.status = 'lost' THEN (ARRAY['no_answer', 'chose_another', 'insurers_declined', 'no_longer_needed'])[1 + p.n / 11 % 4] END,
    m.id, CASE WHEN p.status = 'bound' THEN 'Fictional Insurer ' || 1 + p.n % 9 END, CASE WHEN p.status = 'bound' THEN 'DEMO-' || p.n END,
    CASE WHEN p.status = 'bound' THEN p.arrived::date + 20 END, CASE WHEN p.status = 'bound' THEN p.arrived::date + 385 END
  FROM placed p
  LEFT JOIN placed m ON p.status = 'duplicate' AND m.n = p.n - $3::int
  JOIN brokers b ON b.n = p.n % $2::int
  JOIN clients c ON c.n = p.n % $3::int
  ORDER BY p.n`;

/** Their hot parts. Whose clock has run out has been told so: nobody wants some thousand mails at the first start. */
const STATES = `
  INSERT INTO case_states (case_id, status, priority, broker_id, event_seq, message_seq, last_event_at, first_reply_due_at, confirm_due_at,
    due_told_at, breach_told_at)
  SELECT id, status, priority, broker_id, 6, 3, moved, reply_due, confirm_due, told, told
  FROM (SELECT *, least(now(), created_at + interval '20 days' * ((serial::bigint * 7919 % 1000) / 1000.0)) AS moved,
      CASE WHEN status = 'active' AND serial % 3 < 2 THEN now() + interval '1 hour' * (serial::bigint * 31 % 120 - 40) END AS reply_due,
      CASE WHEN status = 'accepted' THEN now() + interval '1 hour' * (serial::bigint * 17 % 60 - 10) END AS confirm_due
    FROM cases) c
  CROSS JOIN LATERAL (SELECT CASE WHEN least(reply_due, confirm_due) < now() THEN least(reply_due, confirm_due) END AS told) t
  WHERE NOT EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id)`;

const OFFERS = `
  INSERT INTO offers (id, case_id, broker_id, status, offered_at, expires_at, responded_at)
  SELECT uuidv7(), id, broker_id, 'accepted', created_at, created_at + interval '4 hours', created_at + interval '1 hour'
  FROM cases WHERE broker_id IS NOT NULL`;

/** Triggers keep it otherwise; they are off here. */
const LOADS = `
  INSERT INTO broker_loads (broker_id, open_cases, open_offers, last_offered_at)
  SELECT p.user_id, coalesce(c.open_cases, 0), 0, c.last_offered_at FROM broker_profiles p
  LEFT JOIN (SELECT broker_id, count(*) FILTER (WHERE closed_at IS NULL) AS open_cases, max(created_at) AS last_offered_at
    FROM cases WHERE broker_id IS NOT NULL GROUP BY 1) c ON c.broker_id = p.user_id
  ON CONFLICT (broker_id) DO UPDATE SET open_cases = excluded.open_cases, last_offered_at = excluded.last_offered_at`;

/** As routing keeps them: the chosen in front, nine more behind. */
const DECISIONS = `
  WITH others AS (SELECT count(*)::int AS brokers, (SELECT jsonb_agg(jsonb_build_object('brokerId', user_id, 'score', 72, 'free', 12,
      'capacity', capacity, 'speaks', true, 'area', 'T', 'waitedLonger', 3)) FROM (SELECT * FROM broker_profiles LIMIT 9) nine) AS best FROM broker_profiles)
  INSERT INTO assignment_decisions (id, case_id, chosen_broker_id, considered, eligible, failures, best, weights, seed, at)
  SELECT uuidv7(c.created_at - now()), c.id, c.broker_id, brokers, greatest(1, brokers * (40 + serial % 50) / 100),
    jsonb_build_object('line', brokers * (serial % 40) / 100, 'capacity', brokers * (serial % 17) / 100, 'away', serial % 5),
    jsonb_build_array(jsonb_build_object('brokerId', c.broker_id, 'score', 70 + serial % 30, 'free', serial % 40, 'capacity', 50,
      'speaks', serial % 3 > 0, 'area', left(c.postal_code, 1 + serial % 3), 'waitedLonger', serial % 4)) || others.best,
    '{"capacity": 40, "language": 25, "fairness": 25, "area": 10}', c.id::text, c.created_at
  FROM cases c CROSS JOIN others WHERE c.broker_id IS NOT NULL`;

const EVENTS = `
  INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
  SELECT id, seq, CASE WHEN seq < 6 THEN (ARRAY['submitted', 'offered', 'accepted', 'message_sent', 'options_published'])[seq]
      WHEN status IN ('bound', 'lost', 'withdrawn') THEN status::text ELSE 'message_sent' END,
    CASE WHEN seq > 2 THEN broker_id END, 'Seeded step', CASE WHEN seq > 2 THEN 'broker' ELSE 'system' END, '{}', CASE seq WHEN 2 THEN 'staff' ELSE 'client' END::event_visibility,
    least(now(), created_at + interval '8 hours' * (seq - 1))
  FROM cases CROSS JOIN generate_series(1, 6) seq`;

const MESSAGES = `
  INSERT INTO messages (id, case_id, seq, kind, sender_id, sender_name, sender_role, body, client_key, created_at)
  SELECT uuidv7(), id, seq, CASE seq WHEN 3 THEN 'note' ELSE 'message' END::message_kind, CASE seq WHEN 2 THEN client_id ELSE broker_id END,
    'Seeded', CASE seq WHEN 2 THEN 'client' ELSE 'broker' END,
    (ARRAY['Thank you for your request. Could you tell me when the roof was last renewed, and by whom?',
      'It was renewed in 2019 by a firm in town, reference ' || serial || '. The garage is newer.',
      'Call after the weekend, prefers mornings.'])[seq], seq::text, created_at + interval '1 hour' * seq
  FROM cases CROSS JOIN generate_series(1, 3) seq WHERE broker_id IS NOT NULL`;

const OPTIONS = `
  INSERT INTO quote_options (id, case_id, round, position, insurer, premium_cents, term, coverages, valid_until, status)
  SELECT uuidv7(), id, 1, position, 'Fictional Insurer ' || position, 120000 + 1000 * position, 'annual', '[]', current_date + 20,
    CASE WHEN status = 'quoted' THEN 'open' WHEN position = 0 THEN 'accepted' ELSE 'declined' END::quote_option_status
  FROM cases CROSS JOIN generate_series(0, 1) position WHERE status IN ('quoted', 'accepted', 'bound')`;

const NOTIFICATIONS = `
  INSERT INTO notifications (user_id, seq, type, title, link, read_at, created_at)
  SELECT id, seq, 'message', 'Seeded notification ' || seq, '/broker', CASE WHEN seq < 28 THEN now() END, now() - interval '1 hour' * (31 - seq)
  FROM users CROSS JOIN generate_series(1, 30) seq WHERE role <> 'client' AND password_hash = '${NO_PASSWORD}'`;

const AUDIT = `
  INSERT INTO audit_entries (id, action, actor_id, actor_name, actor_role, subject_type, subject_id, subject_label, reason, data, at)
  SELECT uuidv7(c.created_at - now()), (ARRAY['case.file_exported', 'case.sensitive_viewed'])[1 + serial % 2], u.id, u.full_name, 'admin', 'case', c.id::text,
    'Case ' || serial, 'Complaint number ' || serial, '{}', c.created_at
  FROM cases c CROSS JOIN (SELECT * FROM users WHERE role = 'admin' LIMIT 1) u WHERE serial % 2 = 0`;

const CONTACT_MESSAGES = `
  INSERT INTO contact_messages (id, name, email, phone, subject, message, status, fingerprint, created_at)
  SELECT uuidv7(), contact_name, contact_email, contact_phone, 'A question about ' || type, 'Do you help with this?',
    CASE WHEN serial % 400 = 0 THEN 'new' ELSE 'replied' END::contact_message_status,
    rtrim(translate(encode(sha256(id::text::bytea), 'base64'), '+/', '-_'), '='), created_at
  FROM cases WHERE serial % 10 = 0`;

const SUBSCRIBERS = `
  INSERT INTO newsletter_subscribers (id, email, email_key, status, topics, confirmation_sent_at, confirmed_at, created_at)
  SELECT uuidv7(), email, email_key, 'confirmed', '{}', now(), now(), created_at FROM users WHERE role = 'client'`;

const COUNTERS = `INSERT INTO notification_counters (user_id, seq) SELECT id, 30 FROM users WHERE role <> 'client' AND password_hash = '${NO_PASSWORD}'`;

/** As the years would have made them. */
const MONTHS = `SELECT make_months((now() - interval '1096 days')::date, now()::date)`;

/** @returns the people, oldest first */
export async function seedLarge(databaseUrl: string, { cases, brokers, clients }: Business): Promise<SeededBusiness> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    await client.query('SET maintenance_work_mem = 262144');
    // All at once: a server that runs on this database must not meet cases whose clocks have run out before it is told that they were.
    await client.query('BEGIN');
    await client.query(MONTHS);
    await client.query(USERS, ['admin', 1]);
    await client.query(USERS, ['broker', brokers]);
    await client.query(USERS, ['client', clients]);
    await client.query(PROFILES);
    await client.query(SESSIONS);
    await client.query(CASES, [cases, brokers, clients]);
    for (const statement of [
      STATES,
      OFFERS,
      LOADS,
      DECISIONS,
      EVENTS,
      MESSAGES,
      OPTIONS,
      NOTIFICATIONS,
      AUDIT,
      CONTACT_MESSAGES,
      SUBSCRIBERS,
      COUNTERS,
    ])
      await client.query(statement);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ id: string; role: string }>(
      `SELECT id, role FROM users WHERE password_hash = '${NO_PASSWORD}' ORDER BY created_at DESC, id`,
    );
    const ids = (role: string) => rows.filter((row) => row.role === role).map(({ id }) => id);
    return { admin: ids('admin')[0] ?? '', brokers: ids('broker'), clients: ids('client') };
  } finally {
    await client.end();
  }
}
