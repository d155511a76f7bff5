/** What administrators manage, and the emails that were sent. */
import { NOTICES } from './notices.ts';
import { NO_PASSWORD } from './people.ts';
import { chatAnswers, chatQuestions, letters, pick, subjects } from './words.ts';

const ADMIN = `(SELECT id, full_name FROM users WHERE role = 'admin' AND password_hash = '${NO_PASSWORD}' LIMIT 1)`;

export const DESK = [
  `INSERT INTO audit_entries (id, action, actor_id, actor_name, actor_role, subject_type, subject_id, subject_label, reason, data, at, format, digest)
   SELECT uuidv7(c.created_at - now()), (ARRAY['case.file_exported', 'case.sensitive_viewed'])[1 + serial % 2], u.id, u.full_name, 'admin', 'case', c.id::text,
     'AB-' || extract(year FROM c.created_at - interval '7 hours') || '-' || lpad(serial::text, 6, '0'), 'Complaint number ' || serial, '{}', c.created_at, 0, '' FROM cases c CROSS JOIN ${ADMIN} u WHERE serial % 4 < 2`,
  /** The job chains them at the first start. */
  'INSERT INTO audit_queue (entry_id) SELECT id FROM audit_entries a WHERE format = 0 AND NOT EXISTS (SELECT 1 FROM audit_links l WHERE l.entry_id = a.id) ON CONFLICT DO NOTHING',
  `INSERT INTO contact_messages (id, name, email, phone, phone_e164, subject, message, status, fingerprint, via, created_at, handled_at, handled_by_name)
   SELECT uuidv7(created_at - now()), contact_name, contact_email, contact_phone, contact_phone_e164, ${pick(subjects, 'serial', 61)}, ${pick(letters, 'serial', 62)},
     CASE WHEN serial % 400 = 0 THEN 'new' ELSE 'replied' END::contact_message_status, pg_temp.secret('letter ' || serial), 'form', created_at,
     CASE WHEN serial % 400 > 0 THEN created_at + interval '1 day' END, CASE WHEN serial % 400 > 0 THEN 'Seed' END
   FROM cases WHERE serial % 10 = 0`,
  `INSERT INTO contact_replies (id, contact_message_id, body, client_key, sender_name, created_at)
   SELECT uuidv7(created_at - now()), id, 'Thank you for writing. A broker calls you tomorrow.', id::text, 'Seed', handled_at FROM contact_messages WHERE handled_by_name = 'Seed'`,
  /** Two years of chat. */
  `INSERT INTO chat_turns (id, conversation_id, page, question, response, verdict, mode, citations, redacted, took_ms, created_at, helpful)
   SELECT uuidv7(created_at - now()), id, '/', ${pick(chatQuestions, 'serial', 63)}, ${pick(chatAnswers, 'serial', 64)},
     CASE WHEN serial % 1000 = 5 THEN 'failed' WHEN serial % 25 = 5 THEN 'abstained' ELSE 'answered' END, 'embedded', '{}', '{}', 20 + pg_temp.r(serial, 65) % 900, created_at,
     CASE WHEN serial % 50 = 0 THEN serial % 100 = 0 END
   FROM cases WHERE serial % 5 = 0`,
  `INSERT INTO assistant_usage (day, tokens, calls) SELECT to_char(current_date - k, 'YYYY-MM-DD'), 20000 + pg_temp.r(k, 66) % 50000, 40 + k FROM generate_series(0, 30) k ON CONFLICT DO NOTHING`,
  `INSERT INTO page_feedback (day, page, helpful, not_helpful) SELECT current_date - k, '/blog/winter-driving', 1 + k % 5, k % 3 FROM generate_series(0, 400) k ON CONFLICT DO NOTHING`,
  `INSERT INTO browser_failures (id, fingerprint, kind, name, message, stack, page, browser, release, request_id, count, first_at, last_at)
   SELECT uuidv7(), encode(sha256(convert_to(k::text, 'UTF8')), 'hex'), 'error', 'TypeError', 'Seeded failure ' || k, '', '/', 'Firefox', 'seed', 'seed', k, now() - interval '9 days', now() - interval '8 days'
   FROM generate_series(1, 5) k ON CONFLICT DO NOTHING`,
  `INSERT INTO import_batches (id, file_name, status, mapping, columns, row_count, created_by_id, created_by_name, created_at, imported_at)
   SELECT u.id, 'book.csv', 'imported', '{}', '{name,email}', 40, u.id, u.full_name, now() - interval '300 days', now() - interval '299 days' FROM ${ADMIN} u`,
  `INSERT INTO import_rows (batch_id, line, values, case_id)
   SELECT b.id, row_number() OVER (ORDER BY c.id), jsonb_build_array(c.contact_name, c.contact_email), c.id FROM import_batches b, (SELECT * FROM cases ORDER BY id LIMIT 40) c WHERE b.file_name = 'book.csv'`,
  `INSERT INTO retention_runs (id, rule, removed, kept, at) SELECT uuidv7(), 'drafts', k, 0, now() - interval '1 day' * k FROM generate_series(1, 30) k`,
  ...NOTICES,
  `INSERT INTO digest_items (id, user_id, line, path, created_at, sent_at) SELECT uuidv7(), id, 'A client wrote to you', '/broker', now() - interval '9 days', now() - interval '8 days'
   FROM users WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}'`,
  /** Three emails for each case of the last three months; older ones have been removed. */
  `INSERT INTO outbox_mails (id, template, "to", to_name, data, state, attempts, created_at, sent_at)
   SELECT uuidv7(created_at - now()), (ARRAY['request-received', 'broker-assigned', 'new-message'])[k], contact_email, contact_name,
     jsonb_build_object('path', '/portal/cases/' || id), 'sent', 1, created_at, created_at + interval '1 minute'
   FROM cases CROSS JOIN generate_series(1, 3) k WHERE created_at BETWEEN now() - interval '90 days' AND now() - interval '2 minutes'`,
];
