/** Requests with their states, offers and options, and their other participants. */
import { CAPACITIES } from './brokers.ts';
import { NO_PASSWORD, NUMBER } from './people.ts';
import { answers, lineOf, mixOf, title } from './requests.ts';
import { MESSAGES_OF, SEEDED } from './scope.ts';
import { listed, postalCodes } from './words.ts';

/** For case `n` of $1: the newest of the $3 clients by then, counted from 0. A quarter of them exist from the start. */
const NEWEST = '$3::int / 4 + (n - 1) * ($3::int - $3::int / 4)::bigint / $1::int';
/** The client of a case: a new one, or one who joined in the year before. No client has a case before they joined. */
const CLIENT = `${NEWEST} - CASE WHEN n = 1 OR ${NEWEST} > ${NEWEST.replace('n - 1', 'n - 2')} THEN 0 ELSE pg_temp.r(n, 38) % (1 + $3::int / 4) END`;

/** The postal codes of the areas a broker serves, or all of them. */
const CODES = `(SELECT array_agg(code ORDER BY code) FROM unnest(${listed(postalCodes)}) code
  WHERE EXISTS (SELECT 1 FROM unnest(p.areas) area WHERE starts_with(code, area)))`;

/**
 * $1 cases, $2 brokers, $3 clients. Ids are in order of arrival, as in production. Brokers take turns, and each gets cases they are
 * licensed for. Most cases of the last three months are open, the older ones have ended. Nearly every tenth case has no account. Sensitive
 * answers are left out: they are sealed with the key of an installation, which a database does not have.
 */
export const CASES = `
  WITH brokers AS MATERIALIZED (SELECT u.id, ${mixOf("coalesce(nullif(p.lines, '{}'), '{auto}')")} AS mix, coalesce(${CODES}, ${listed(postalCodes)}) AS codes,
           row_number() OVER (ORDER BY coalesce(${NUMBER}, 0)) - 1 AS n
         FROM users u JOIN broker_profiles p ON p.user_id = u.id WHERE role = 'broker' AND (password_hash = '${NO_PASSWORD}' OR username = 'demo_broker')),
       clients AS MATERIALIZED (SELECT u.*, ${NUMBER} - 1 AS n FROM users u WHERE role = 'client' AND password_hash = '${NO_PASSWORD}'),
       arrivals AS (SELECT n, ${CLIENT} AS client, now() - interval '1095 days' * (1 - n::float / $1::int) AS arrived FROM generate_series(1, $1::int) n),
       states AS (SELECT n, client, arrived, uuidv7(arrived - now()) AS id, CASE
           -- The newest few still look for a broker.
           WHEN n > $1::int - least(20, $1::int / 40) THEN 'new'
           WHEN n > $1::int - 2 * least(20, $1::int / 40) THEN 'offered'
           WHEN arrived > now() - interval '90 days' AND pg_temp.r(n, 37) % 10 < 8 THEN
             (ARRAY['active', 'active', 'active', 'waiting_client', 'waiting_client', 'quoted', 'quoted', 'accepted', 'on_hold'])[1 + n / 10 % 9]
           ELSE (ARRAY['bound', 'bound', 'bound', 'bound', 'lost', 'lost', 'lost', 'withdrawn', 'bound', 'duplicate'])[1 + n / 7 % 10] END AS status FROM arrivals),
       -- Who repeats somebody was there before.
       repeated AS (SELECT *, lag(id) OVER before AS before_id, lag(status) OVER before AS status_before FROM states WINDOW before AS (PARTITION BY client ORDER BY n)),
       placed AS MATERIALIZED (SELECT r.n, r.client, r.arrived, r.id, r.before_id, b.id AS broker_id, b.codes, ${lineOf('b.mix', '(r.n / $2::int)')} AS type,
           CASE WHEN status = 'duplicate' AND coalesce(status_before, 'duplicate') = 'duplicate' THEN 'withdrawn' ELSE status END::case_status AS status
         FROM repeated r JOIN brokers b ON b.n = r.n % $2::int)
  INSERT INTO cases (id, type, title, status, stage, priority, contact_name, contact_email, contact_email_key, contact_phone,
    contact_phone_e164, postal_code, language, client_id, broker_id, definition_version, answers, source, created_at,
    assigned_at, waiting_since, first_reply_at, first_reply_minutes, hold_until, closed_at, close_reason,
    merged_into_id, bound_insurer, policy_number, policy_effective_on, policy_expires_on)
  SELECT p.id, p.type, ${title}, p.status,
    CASE p.status WHEN 'new' THEN 'inquiry' WHEN 'offered' THEN 'inquiry' WHEN 'quoted' THEN 'quote' WHEN 'accepted' THEN 'binding' WHEN 'bound' THEN 'policy'
      WHEN 'lost' THEN 'decision' ELSE 'information' END::case_stage,
    (ARRAY['low', 'normal', 'normal', 'normal', 'normal', 'normal', 'high', 'urgent'])[1 + p.n / 3 % 8]::case_priority,
    c.full_name, c.email, c.email_key, c.phone, c.phone_e164, p.codes[1 + pg_temp.r(p.n, 33) % cardinality(p.codes)], c.language, CASE WHEN p.n % 11 > 0 THEN c.id END,
    CASE WHEN p.status NOT IN ('new', 'offered') THEN p.broker_id END, 1, ${answers},
    (ARRAY['website', 'website/calgary', 'website/edmonton', 'contact', 'broker', 'chat'])[1 + p.n % 6], p.arrived,
    CASE WHEN p.status NOT IN ('new', 'offered') THEN p.arrived + interval '1 hour' END,
    CASE WHEN p.status IN ('waiting_client', 'quoted') THEN p.arrived + interval '2 days' END, least(now(), p.arrived + interval '24 hours'),
    10 + pg_temp.r(p.n, 36) % 400, CASE WHEN p.status = 'on_hold' THEN now() + interval '5 days' END,
    CASE WHEN p.status IN ('bound', 'lost', 'withdrawn', 'duplicate') THEN least(now(), p.arrived + interval '20 days') END,
    CASE WHEN p.status = 'lost' THEN (ARRAY['no_answer', 'chose_another', 'insurers_declined', 'no_longer_needed'])[1 + p.n / 11 % 4] END,
    CASE WHEN p.status = 'duplicate' THEN p.before_id END, CASE WHEN p.status = 'bound' THEN 'Fictional Insurer ' || 1 + p.n % 9 END,
    CASE WHEN p.status = 'bound' THEN 'DEMO-' || lpad(p.n::text, 7, '0') END,
    CASE WHEN p.status = 'bound' THEN p.arrived::date + 20 END, CASE WHEN p.status = 'bound' THEN p.arrived::date + 385 END
  FROM placed p JOIN clients c ON c.n = p.client
  ORDER BY p.n`;

export const STATES = [
  /** The frequently updated part of each case. Expired clocks are marked as notified, or the first start would send thousands of emails. */
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

/** The statements of each list run in order; the lists are independent of each other. */
export const AROUND_CASES: readonly (readonly string[])[] = [
  [
    `INSERT INTO offers (id, case_id, broker_id, status, offered_at, expires_at, responded_at)
   SELECT uuidv7(created_at - now()), id, broker_id, 'accepted', created_at, created_at + interval '4 hours', created_at + interval '1 hour'
   FROM cases c WHERE broker_id IS NOT NULL AND ${SEEDED}`,
    /** Every fifth was declined by another broker before; the newest wait for the answer of an eligible broker. */
    `INSERT INTO offers (id, case_id, broker_id, status, offered_at, expires_at, responded_at, decline_reason)
   SELECT uuidv7(c.created_at - now()), c.id, b.user_id, 'declined'::offer_status, c.created_at, c.created_at + interval '4 hours', c.created_at + interval '30 minutes',
     (ARRAY['no_capacity', 'no_capacity', 'away', 'outside_expertise', 'outside_area', 'conflict_of_interest', 'other'])[1 + c.serial / 5 % 7]
   FROM cases c JOIN (SELECT user_id, row_number() OVER (ORDER BY licence_number) - 1 AS n FROM broker_profiles) b
     ON b.n = c.serial % (SELECT count(*) FROM broker_profiles) AND b.user_id <> c.broker_id WHERE c.serial % 5 = 0 AND ${SEEDED}
   UNION ALL SELECT uuidv7(), c.id, (SELECT user_id FROM broker_profiles WHERE c.type = 'general' OR c.type = ANY(lines)
       ORDER BY away_until IS NOT NULL, licence_expires_on < current_date, NOT EXISTS (SELECT 1 FROM unnest(areas) area WHERE starts_with(c.postal_code, area)),
         pg_temp.r(c.serial, hashtext(licence_number)) LIMIT 1),
     'open'::offer_status, now(), now() + interval '4 hours', NULL, NULL
   FROM cases c WHERE status = 'offered' AND ${SEEDED}`,
    /** Triggers normally maintain it; they are disabled here, and the last step checks the result. */
    `INSERT INTO broker_loads (broker_id, open_cases, open_offers, last_offered_at)
   SELECT p.user_id, coalesce(c.open_cases, 0), coalesce(o.open_offers, 0), o.last_offered_at FROM broker_profiles p
   LEFT JOIN (SELECT broker_id, count(*) AS open_cases FROM cases WHERE broker_id IS NOT NULL AND closed_at IS NULL GROUP BY 1) c ON c.broker_id = p.user_id
   LEFT JOIN (SELECT broker_id, count(*) FILTER (WHERE status = 'open') AS open_offers, max(offered_at) AS last_offered_at FROM offers GROUP BY 1) o
     ON o.broker_id = p.user_id
   ON CONFLICT (broker_id) DO UPDATE SET open_cases = excluded.open_cases, open_offers = excluded.open_offers, last_offered_at = excluded.last_offered_at`,
    CAPACITIES,
  ],
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
     broker_id, (SELECT full_name FROM users WHERE id = broker_id), created_at FROM cases c WHERE serial % 8 = 0 AND broker_id IS NOT NULL AND created_at < now() - interval '4 days' AND closed_at IS NOT NULL AND ${SEEDED}`,
    `INSERT INTO legal_holds (id, case_id, reason, placed_by_name) SELECT uuidv7(), id, 'A complaint is with the ombudsman', 'Seed' FROM cases c WHERE serial % 2000 = 50 AND ${SEEDED}`,
    `INSERT INTO chat_handovers (key, case_id, created_at) SELECT gen_random_uuid(), id, created_at FROM cases c WHERE source = 'chat' AND serial % 5 = 0 AND ${SEEDED}`,
  ],
];
