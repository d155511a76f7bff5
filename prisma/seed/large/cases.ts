/** Requests with what happened to each: states, offers, decisions, history, options, and who else takes part. */
import { NO_PASSWORD } from './people.ts';
import { makes, pick, postalCodes } from './words.ts';

/**
 * $1 cases, $2 brokers, $3 clients. The order of the ids is the order of arrival, as in life. What came in the last three months is mostly
 * open, the rest has ended. Nearly every tenth has no account behind it.
 */
export const CASES = `
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
       placed AS MATERIALIZED (SELECT n, arrived, uuidv7(arrived - now()) AS id, CASE WHEN n > $1::int - least(20, $1::int / 40) THEN 'new'
           WHEN n > $1::int - 2 * least(20, $1::int / 40) THEN 'offered'
           WHEN status = 'duplicate' AND n <= $3::int THEN 'withdrawn' ELSE status END::case_status AS status FROM states)
  INSERT INTO cases (id, type, title, status, stage, priority, contact_name, contact_email, contact_email_key, contact_phone,
    contact_phone_e164, postal_code, client_id, broker_id, definition_version, answers, source, created_at,
    assigned_at, waiting_since, first_reply_at, first_reply_minutes, hold_until, closed_at, close_reason,
    merged_into_id, bound_insurer, policy_number, policy_effective_on, policy_expires_on)
  SELECT p.id, (ARRAY['auto', 'home'])[1 + p.n % 2],
    CASE p.n % 2 WHEN 0 THEN 2004 + pg_temp.r(p.n, 31) % 22 || ' ' || ${pick(makes, 'p.n', 32)} ELSE 'Home insurance' END, p.status,
    CASE p.status WHEN 'new' THEN 'inquiry' WHEN 'offered' THEN 'inquiry' WHEN 'quoted' THEN 'quote' WHEN 'accepted' THEN 'binding' WHEN 'bound' THEN 'policy'
      WHEN 'lost' THEN 'decision' ELSE 'information' END::case_stage,
    (ARRAY['low', 'normal', 'normal', 'normal', 'normal', 'normal', 'high', 'urgent'])[1 + p.n / 3 % 8]::case_priority,
    c.full_name, c.email, c.email_key, c.phone, c.phone_e164, ${pick(postalCodes, 'p.n', 33)}, CASE WHEN p.n % 11 > 0 THEN c.id END,
    CASE WHEN p.status NOT IN ('new', 'offered') THEN b.id END, 1,
    CASE p.n % 2 WHEN 0 THEN jsonb_build_object('year', 2004 + pg_temp.r(p.n, 31) % 22, 'use', 'commute', 'kilometres', 4000 + pg_temp.r(p.n, 34) % 30000)
      ELSE jsonb_build_object('built', 1950 + pg_temp.r(p.n, 35) % 75, 'roof', 'shingles', 'stories', 1 + p.n % 3) END,
    (ARRAY['website', 'website/calgary', 'website/edmonton', 'contact', 'broker', 'chat'])[1 + p.n % 6], p.arrived,
    CASE WHEN p.status NOT IN ('new', 'offered') THEN p.arrived + interval '1 hour' END,
    CASE WHEN p.status IN ('waiting_client', 'quoted') THEN p.arrived + interval '2 days' END, least(now(), p.arrived + interval '24 hours'),
    10 + pg_temp.r(p.n, 36) % 400, CASE WHEN p.status = 'on_hold' THEN now() + interval '5 days' END,
    CASE WHEN p.status IN ('bound', 'lost', 'withdrawn', 'duplicate') THEN least(now(), p.arrived + interval '20 days') END,
    CASE WHEN p.status = 'lost' THEN (ARRAY['no_answer', 'chose_another', 'insurers_declined', 'no_longer_needed'])[1 + p.n / 11 % 4] END,
    m.id, CASE WHEN p.status = 'bound' THEN 'Fictional Insurer ' || 1 + p.n % 9 END, CASE WHEN p.status = 'bound' THEN 'DEMO-' || p.n END,
    CASE WHEN p.status = 'bound' THEN p.arrived::date + 20 END, CASE WHEN p.status = 'bound' THEN p.arrived::date + 385 END
  FROM placed p
  LEFT JOIN placed m ON p.status = 'duplicate' AND m.n = p.n - $3::int
  JOIN brokers b ON b.n = p.n % $2::int
  JOIN clients c ON c.n = p.n % $3::int
  ORDER BY p.n`;

/** How many messages a case has: nobody writes before a broker has it. */
export const MESSAGES_OF = `CASE WHEN c.broker_id IS NULL THEN 0 ELSE 2 + pg_temp.r(c.serial, 41) % 3 END`;
/** A seeded case, but none of the demo's. */
const SEEDED = `EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id AND s.event_seq = 6)`;

export const STATES = [
  /** Their hot parts. Whose clock has run out has been told so: nobody wants some thousand mails at the first start. */
  `INSERT INTO case_states (case_id, status, priority, broker_id, event_seq, message_seq, last_event_at, first_reply_due_at, confirm_due_at,
     due_told_at, breach_told_at)
   SELECT id, status, priority, broker_id, 6, ${MESSAGES_OF}, moved, reply_due, confirm_due, told, told
   FROM (SELECT *, least(now(), created_at + interval '41 hours' + interval '18 days' * (pg_temp.r(serial, 42) % 1000 / 1000.0)) AS moved,
       CASE WHEN status = 'active' AND serial % 3 < 2 THEN now() + interval '1 hour' * (pg_temp.r(serial, 43) % 120 - 40) END AS reply_due,
       CASE WHEN status = 'accepted' THEN now() + interval '1 hour' * (pg_temp.r(serial, 44) % 60 - 10) END AS confirm_due
     FROM cases) c
   CROSS JOIN LATERAL (SELECT CASE WHEN least(reply_due, confirm_due) < now() THEN least(reply_due, confirm_due) END AS told) t
   WHERE NOT EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id)`,
  'ANALYZE case_states',
];

/** Six events of each case: the longest of the tables, in two parts. */
const eventsOf = (first: number, last: number) =>
  `INSERT INTO case_events (case_id, seq, type, actor_id, actor_name, actor_role, data, visibility, at)
   SELECT c.id, seq, CASE WHEN seq < 6 THEN (ARRAY['submitted', 'offered', 'accepted', 'message_sent', 'options_published'])[seq]
       WHEN status IN ('bound', 'lost', 'withdrawn') THEN status::text ELSE 'message_sent' END,
     CASE WHEN seq > 2 THEN broker_id END, CASE WHEN seq > 2 THEN 'Seeded broker' ELSE 'Routing' END, CASE WHEN seq > 2 THEN 'broker' ELSE 'system' END, '{}',
     CASE seq WHEN 2 THEN 'staff' ELSE 'client' END::event_visibility, least(now(), created_at + interval '8 hours' * (seq - 1))
   FROM cases c CROSS JOIN generate_series(${first}, ${last}) seq WHERE ${SEEDED}`;

/** Each list in its order; the lists do not need one another. */
export const AROUND_CASES: readonly (readonly string[])[] = [
  [
    `INSERT INTO offers (id, case_id, broker_id, status, offered_at, expires_at, responded_at)
   SELECT uuidv7(created_at - now()), id, broker_id, 'accepted', created_at, created_at + interval '4 hours', created_at + interval '1 hour'
   FROM cases c WHERE broker_id IS NOT NULL AND ${SEEDED}`,
    /** Every fifth was declined by somebody else before; the newest wait for an answer. */
    `INSERT INTO offers (id, case_id, broker_id, status, offered_at, expires_at, responded_at, decline_reason)
   SELECT uuidv7(c.created_at - now()), c.id, b.user_id, 'declined'::offer_status, c.created_at, c.created_at + interval '4 hours', c.created_at + interval '30 minutes', 'no_capacity'
   FROM cases c JOIN (SELECT user_id, row_number() OVER (ORDER BY user_id) - 1 AS n FROM broker_profiles) b
     ON b.n = c.serial % (SELECT count(*) FROM broker_profiles) WHERE c.serial % 5 = 0 AND c.broker_id IS NOT NULL AND ${SEEDED}
   UNION ALL SELECT uuidv7(), c.id, (SELECT user_id FROM broker_profiles ORDER BY user_id LIMIT 1), 'open'::offer_status, now(), now() + interval '4 hours', NULL, NULL
   FROM cases c WHERE status = 'offered' AND ${SEEDED}`,
    /** Triggers keep it otherwise; they are off here, and the last step compares. */
    `INSERT INTO broker_loads (broker_id, open_cases, open_offers, last_offered_at)
   SELECT p.user_id, coalesce(c.open_cases, 0), coalesce(o.open_offers, 0), o.last_offered_at FROM broker_profiles p
   LEFT JOIN (SELECT broker_id, count(*) AS open_cases FROM cases WHERE broker_id IS NOT NULL AND closed_at IS NULL GROUP BY 1) c ON c.broker_id = p.user_id
   LEFT JOIN (SELECT broker_id, count(*) FILTER (WHERE status = 'open') AS open_offers, max(offered_at) AS last_offered_at FROM offers GROUP BY 1) o
     ON o.broker_id = p.user_id
   ON CONFLICT (broker_id) DO UPDATE SET open_cases = excluded.open_cases, open_offers = excluded.open_offers, last_offered_at = excluded.last_offered_at`,
  ],
  /** As routing keeps them: the chosen in front, nine more behind. */
  [
    `WITH others AS (SELECT (SELECT count(*)::int FROM broker_profiles) AS brokers, (SELECT jsonb_agg(jsonb_build_object('brokerId', user_id, 'score', 72, 'free', 12,
       'capacity', capacity, 'speaks', true, 'area', 'T', 'waitedLonger', 3)) FROM (SELECT * FROM broker_profiles LIMIT 9) nine) AS best)
   INSERT INTO assignment_decisions (id, case_id, chosen_broker_id, considered, eligible, failures, best, weights, seed, at)
   SELECT uuidv7(c.created_at - now()), c.id, c.broker_id, brokers, greatest(1, brokers * (40 + serial % 50) / 100),
     jsonb_build_object('line', brokers * (serial % 40) / 100, 'capacity', brokers * (serial % 17) / 100, 'away', serial % 5),
     jsonb_build_array(jsonb_build_object('brokerId', c.broker_id, 'score', 70 + serial % 30, 'free', serial % 40, 'capacity', 50,
       'speaks', serial % 3 > 0, 'area', left(c.postal_code, 1 + serial % 3), 'waitedLonger', serial % 4)) || others.best,
     '{"capacity": 40, "language": 25, "fairness": 25, "area": 10}', c.id::text, c.created_at
   FROM cases c CROSS JOIN others WHERE c.broker_id IS NOT NULL AND ${SEEDED}`,
  ],
  [eventsOf(1, 3)],
  [eventsOf(4, 6)],
  [
    `INSERT INTO quote_options (id, case_id, round, position, insurer, premium_cents, term, coverages, valid_until, status, created_at)
   SELECT uuidv7(), c.id, 1, position, 'Fictional Insurer ' || 1 + pg_temp.r(serial, 45 + position) % 9, 90000 + pg_temp.r(serial, 47 + position) % 200000, 'annual',
     '[{"name": "Liability", "limit": 200000000}, {"name": "Hail", "deductible": 100000}]', current_date + 20,
     CASE WHEN status = 'quoted' THEN 'open' WHEN position = 0 THEN 'accepted' ELSE 'declined' END::quote_option_status, least(now(), created_at + interval '2 days')
   FROM cases c CROSS JOIN generate_series(0, 1) position WHERE status IN ('quoted', 'accepted', 'bound') AND ${SEEDED}`,
    `INSERT INTO case_participants (id, case_id, role, name, email, email_key, token_hash, expires_at, user_id, accepted_at, created_at)
   SELECT uuidv7(), c.id, 'co_applicant', u.full_name, u.email, u.email_key, pg_temp.secret('part ' || serial), created_at + interval '14 days', u.id,
     c.created_at + interval '1 day', c.created_at
   FROM cases c JOIN LATERAL (SELECT id, full_name, email, email_key FROM users WHERE username_key = 'client_' || 1 + serial / 15 % 100) u ON u.id IS DISTINCT FROM c.client_id
   WHERE serial % 15 = 0 AND ${SEEDED}`,
    `INSERT INTO case_invitations (token_hash, case_id, expires_at, created_at) SELECT pg_temp.secret('case ' || serial), id, created_at + interval '14 days', created_at
   FROM cases c WHERE client_id IS NULL AND serial % 2 = 0 AND ${SEEDED}`,
    `INSERT INTO callbacks (id, case_id, at, minutes, about, status, created_by_id, created_by_name, created_at)
   SELECT uuidv7(created_at - now()), id, created_at + interval '3 days', 15, 'The options', CASE WHEN closed_at IS NULL THEN 'planned' ELSE 'done' END::callback_status,
     broker_id, 'Seeded broker', created_at FROM cases c WHERE serial % 8 = 0 AND broker_id IS NOT NULL AND created_at < now() - interval '4 days' AND closed_at IS NOT NULL AND ${SEEDED}`,
    `INSERT INTO legal_holds (id, case_id, reason, placed_by_name) SELECT uuidv7(), id, 'A complaint is with the ombudsman', 'Seed' FROM cases c WHERE serial % 2000 = 50 AND ${SEEDED}`,
    `INSERT INTO chat_handovers (key, case_id, created_at) SELECT gen_random_uuid(), id, created_at FROM cases c WHERE source = 'chat' AND serial % 5 = 0 AND ${SEEDED}`,
    `INSERT INTO quote_drafts (id, token_hash, line, definition_version, answers, step, created_at, expires_at)
   SELECT uuidv7(), pg_temp.secret('draft ' || serial), type, 1, answers, 'about', now() - interval '1 day', now() + interval '29 days' FROM cases c WHERE serial % 100 = 1 AND ${SEEDED}`,
  ],
];
