/** In-portal notifications, with the titles and links the product writes. */
import { NO_PASSWORD } from './people.ts';

/** For staff, by the number of the notification: its subject, and the page for one without a case. */
const BROKERS = [
  ['new_message', 'New message: '],
  ['offer_made', 'Offered to you: '],
  ['document_added', 'New document: '],
  ['new_message', 'New message: '],
  ['option_accepted', 'Option accepted: '],
  ['callback_soon', 'Call soon: '],
  ['change_requested', 'Change requested: '],
  ['document_overdue', 'Document overdue: '],
] as const;
const ADMINS = [
  ['licence_to_verify', 'Licence to verify', '/admin/brokers'],
  ['privacy_request', 'Privacy request for access to their personal information', '/admin/privacy'],
  ['reply_late', 'Reply overdue', '/admin/cases'],
  ['import_finished', 'book.csv was imported', '/admin/data'],
  ['routing_failed', 'No broker available', '/admin/cases'],
] as const;

const column = (rows: readonly (readonly string[])[], at: number) =>
  `(ARRAY['${rows.map((row) => row[at]).join("', '")}'])[1 + seq % ${rows.length}]`;

/** For a client, by the outcome of the case: its end, the options to choose from, a document, or the broker who accepted it. */
const TYPE = `CASE WHEN serial % 3 = 0 AND status IN ('bound', 'lost', 'withdrawn') THEN status::text
  WHEN serial % 3 = 1 AND status IN ('quoted', 'accepted', 'bound') THEN 'options_published' WHEN serial % 4 = 0 THEN 'document_requested'
  WHEN serial % 4 = 1 THEN 'broker_assigned' ELSE 'new_message' END`;
const TITLE = `CASE kind WHEN 'bound' THEN 'Your broker confirmed it with the insurer: ' WHEN 'lost' THEN 'Closed: ' WHEN 'withdrawn' THEN 'Withdrawn: '
  WHEN 'options_published' THEN 'Options from your broker: ' WHEN 'document_requested' THEN 'Your broker needs a document: '
  WHEN 'broker_assigned' THEN 'A broker has taken on your request: ' ELSE 'New message: ' END`;

/** Thirty for each member of the staff, one per case for its client; the counters match. */
export const NOTICES = [
  `WITH newest AS (SELECT id, broker_id, title, row_number() OVER (PARTITION BY broker_id ORDER BY created_at DESC, serial DESC) AS nth
     FROM cases WHERE broker_id IS NOT NULL AND created_at > now() - interval '120 days')
   INSERT INTO notifications (user_id, seq, type, title, link, case_id, read_at, created_at)
   SELECT u.id, seq, CASE WHEN role = 'admin' THEN ${column(ADMINS, 0)} WHEN c.id IS NULL THEN 'licence_verified' ELSE ${column(BROKERS, 0)} END,
     CASE WHEN role = 'admin' THEN ${column(ADMINS, 1)} WHEN c.id IS NULL THEN 'Your licence was verified' ELSE ${column(BROKERS, 1)} || c.title END,
     CASE WHEN role = 'admin' THEN ${column(ADMINS, 2)} WHEN c.id IS NULL THEN '/broker/profile' ELSE '/broker/cases/' || c.id END,
     c.id, CASE WHEN seq < 28 THEN now() END, now() - interval '1 hour' * (31 - seq)
   FROM users u CROSS JOIN generate_series(1, 30) seq LEFT JOIN newest c ON c.broker_id = u.id AND c.nth = 31 - seq
   WHERE role <> 'client' AND password_hash = '${NO_PASSWORD}'`,
  `INSERT INTO notifications (user_id, seq, type, title, link, case_id, read_at, created_at)
   SELECT client_id, row_number() OVER (PARTITION BY client_id ORDER BY created_at), kind, ${TITLE} || title, '/portal/cases/' || id, id,
     CASE WHEN serial % 3 > 0 OR created_at < now() - interval '60 days' THEN created_at + interval '2 days' END, created_at + interval '1 day'
   FROM (SELECT *, ${TYPE} AS kind FROM cases) c
   WHERE client_id IS NOT NULL AND broker_id IS NOT NULL AND created_at < now() - interval '2 days' AND NOT EXISTS (SELECT 1 FROM notification_counters n WHERE n.user_id = c.client_id)`,
  `INSERT INTO notification_counters (user_id, seq) SELECT user_id, max(seq) FROM notifications GROUP BY 1 ON CONFLICT DO NOTHING`,
];
