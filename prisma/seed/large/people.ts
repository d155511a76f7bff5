/** People with an account, and the rows that belong to each of them. */
import { firstNames, lastNames, pick } from './words.ts';

/** No password has this hash. It also distinguishes the people made here from all others. */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$c2VlZGVkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** The smaller of two random numbers: names at the front of the list are frequent. */
const LAST = `(ARRAY[${lastNames.map((name) => `'${name}'`).join(', ')}])[1 + least(pg_temp.r(n, 12), pg_temp.r(n, 13)) % ${lastNames.length}]`;

/**
 * When a user joined, by their number `n` of $2: brokers before the first case. A quarter of the clients was taken over from an earlier
 * business; the others joined evenly over the years, each a few days before their first case (see `CLIENT` in cases.ts).
 */
const CAME = `now() - interval '1095 days' - interval '1 hour' * (2 + pg_temp.r(n, 15) % 70) + CASE $1::text
  WHEN 'client' THEN interval '1095 days' * ((n - 1 - $2::int / 4)::float / ($2::int - $2::int / 4)) ELSE - interval '1 day' * (pg_temp.r(n, 16) % 700) END`;

/** $1 is the role, $2 the number of users. */
export const USERS = `
  INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, phone_e164, password_hash, role, email_verified_at,
    terms_version, terms_accepted_at, terms_via, language, preferred_contact, preferred_times, disabled_at, created_at, updated_at)
  SELECT uuidv7(came - now()), name, name, name || '@example.com', name || '@example.com', ${pick(firstNames, 'n', 11)} || ' ' || ${LAST},
    area || '-555-' || line, '+1' || area || '555' || line, '${NO_PASSWORD}', $1::text::user_role, CASE WHEN n % 20 > 0 THEN came END, '1', came, 'form',
    (ARRAY['en', 'en', 'en', 'en', 'fr', 'pa', 'zh', 'tl'])[1 + n % 8], (ARRAY['either', 'email', 'phone'])[1 + n % 3],
    (ARRAY['any', 'morning', 'afternoon', 'evening'])[1 + n % 4], CASE WHEN $1 = 'client' AND n % 500 = 499 THEN now() END, came, now()
  FROM (SELECT n, $1::text || '_' || n AS name, ${CAME} AS came, (ARRAY['403', '587', '780', '825'])[1 + n % 4] AS area,
      lpad((pg_temp.r(n, 14) % 10000)::text, 4, '0') AS line FROM generate_series(1, $2::int) n) s`;

const seeded = (role: string) => `users u WHERE role = '${role}' AND password_hash = '${NO_PASSWORD}'`;

/** The number of a user within their role. */
export const NUMBER = `substring(u.username FROM '\\d+')::int`;

/** Brokers numbered above $1 have left. */
export const LEFT = `UPDATE users u SET disabled_at = created_at + interval '300 days' WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}' AND ${NUMBER} > $1`;

export const STAFF = [
  `INSERT INTO recovery_codes (code_hash, user_id, used_at) SELECT pg_temp.secret('recovery ' || username || k), id, CASE WHEN k = 1 THEN now() END
   FROM users u CROSS JOIN generate_series(1, 5) k WHERE role <> 'client' AND password_hash = '${NO_PASSWORD}'`,
  `INSERT INTO saved_views (id, user_id, name, query, position) SELECT uuidv7(), id, (ARRAY['Homes', 'Urgent'])[k], (ARRAY['type=home', 'priority=urgent'])[k], k
   FROM users u CROSS JOIN generate_series(1, 2) k WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}'`,
  `INSERT INTO canned_replies (id, owner_id, title, body, shortcut, created_by_name, updated_at)
   SELECT uuidv7(), id, 'Greeting', 'Thank you for your request, I look into it today.', 'hello', full_name, now() FROM ${seeded('broker')}
   UNION ALL SELECT uuidv7(), NULL, 'Opening hours', 'We are here from nine to five on weekdays.', 'hours', 'Seed', now()`,
  `INSERT INTO user_invitations (id, token_hash, email, email_key, full_name, role, profile, invited_by_name, created_at, expires_at, accepted_at)
   SELECT uuidv7(), pg_temp.secret('invited ' || username), email, email_key, full_name, 'broker', '{"firm": "Fictional Insurance"}', 'Seed', created_at,
     created_at + interval '7 days', created_at + interval '1 hour' FROM ${seeded('broker')}`,
  `INSERT INTO bulk_actions (id, actor_id, action, items, created_at) SELECT uuidv7(), id, 'priority', '[]', now() - interval '2 hours' FROM ${seeded('broker')}`,
];

export const EVERYBODY = [
  /** One session per user, under the user's id. */
  `INSERT INTO user_sessions (id, user_id, device_hash, device_name) SELECT id, id, repeat('s', 43), 'Seeded' FROM users WHERE password_hash = '${NO_PASSWORD}'`,
  `INSERT INTO account_tokens (id, user_id, purpose, email, token_hash, expires_at, used_at, created_at)
   SELECT uuidv7(), id, 'verify_email', email, pg_temp.secret('verify ' || username), created_at + interval '1 day', created_at + interval '1 hour', created_at
   FROM ${seeded('client')} AND ${NUMBER} % 20 = 1`,
  `INSERT INTO notification_preferences (user_id, topic, channel) SELECT id, 'messages', 'digest' FROM users u WHERE password_hash = '${NO_PASSWORD}' AND ${NUMBER} % 3 = 1`,
  `INSERT INTO security_events (id, at, kind, outcome, failed, user_id, network, device)
   SELECT uuidv7(at - now()), at, 'sign_in', CASE WHEN wrong THEN 'wrong_password' ELSE 'succeeded' END, wrong, id,
     '203.0.' || ${NUMBER} % 200 || '.0/24', (ARRAY['Firefox on Windows', 'Safari on an iPhone', 'Chrome on Android'])[1 + ${NUMBER} % 3]
   FROM users u CROSS JOIN generate_series(1, 2) k CROSS JOIN LATERAL
     (SELECT now() - interval '1 minute' * (2 + pg_temp.r(${NUMBER}, k) % 500000) AS at, pg_temp.r(${NUMBER}, 20 + k) % 40 = 0 AS wrong) e
   WHERE password_hash = '${NO_PASSWORD}'`,
  /** Subscribers who never confirmed are removed after 30 days. */
  `INSERT INTO newsletter_subscribers (id, email, email_key, status, confirm_token_hash, topics, confirmation_sent_at, confirmed_at, unsubscribed_at, created_at)
   SELECT uuidv7(), email, email_key, status, CASE status WHEN 'pending' THEN pg_temp.secret('letter ' || username) END, '{home}', created_at,
     CASE WHEN status <> 'pending' THEN created_at + interval '1 hour' END, CASE status WHEN 'unsubscribed' THEN created_at + interval '2 hours' END, created_at
   FROM (SELECT *, CASE ${NUMBER} % 5 WHEN 0 THEN 'unsubscribed' WHEN 1 THEN CASE WHEN created_at < now() - interval '25 days' THEN 'confirmed' ELSE 'pending' END
       ELSE 'confirmed' END::subscriber_status AS status
     FROM ${seeded('client')} AND ${NUMBER} % 2 = 0) s`,
  `INSERT INTO privacy_requests (id, user_id, kind, note, status, answer, due_at, created_at, closed_at, handled_by_name)
   SELECT uuidv7(), id, 'access', 'What do you keep about me?', CASE WHEN shut THEN 'done' ELSE 'open' END::privacy_request_status,
     CASE WHEN shut THEN 'Sent by mail.' END, now() + interval '40 days', now() - interval '5 days', CASE WHEN shut THEN now() END, CASE WHEN shut THEN 'Seed' END
   FROM (SELECT *, ${NUMBER} % 2000 <> 1 AS shut FROM ${seeded('client')} AND ${NUMBER} % 200 = 1) s`,
  `INSERT INTO view_grants (id, admin_id, session_id, client_id, reason, created_at, expires_at, ended_at)
   SELECT uuidv7(), a.id, a.id, u.id, 'They asked for help on the telephone', now() - interval '1 day', now() - interval '23 hours', now() - interval '23 hours'
   FROM (SELECT id FROM ${seeded('admin')} LIMIT 1) a, users u WHERE role = 'client' AND password_hash = '${NO_PASSWORD}' AND ${NUMBER} % 500 = 1`,
];
