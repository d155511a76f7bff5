/** What is said in a case and sent along: messages, what is read of them, what waits for its hour, documents. */
import { MESSAGES_OF } from './cases.ts';
import { answered, asked, documentCategories, documentTitles, listed, noted, pick } from './words.ts';

/** The sentences of one message: two of the list, so that hardly two are alike. */
const said = (list: readonly string[]) =>
  `${pick(list, 'c.serial * 7 + seq', 51)} || ' ' || ${pick(list, 'c.serial * 5 + seq', 52)}`;

export const CONVERSATIONS = [
  /** The broker asks, the client answers with a reference of the case, then a note for staff, and the broker again. */
  `INSERT INTO messages (id, case_id, seq, kind, sender_id, sender_name, sender_role, body, client_key, created_at)
   SELECT uuidv7(at - now()), c.id, seq, CASE seq WHEN 3 THEN 'note' ELSE 'message' END::message_kind,
     CASE seq WHEN 2 THEN client_id ELSE broker_id END, CASE seq WHEN 2 THEN contact_name ELSE 'Seeded broker' END, CASE seq WHEN 2 THEN 'client' ELSE 'broker' END,
     CASE seq WHEN 2 THEN ${said(answered)} || ' My reference ' || serial || '.' WHEN 3 THEN ${said(noted)} ELSE ${said(asked)} END, seq::text, at
   FROM cases c CROSS JOIN LATERAL generate_series(1, ${MESSAGES_OF}) seq CROSS JOIN LATERAL (SELECT least(now(), created_at + interval '9 hours' * seq) AS at) t
   WHERE NOT EXISTS (SELECT 1 FROM messages m WHERE m.case_id = c.id)`,
  `INSERT INTO conversation_reads (case_id, user_id, last_read_seq, read_at) SELECT id, client_id, 1, created_at + interval '1 day' FROM cases c
   WHERE client_id IS NOT NULL AND broker_id IS NOT NULL ON CONFLICT DO NOTHING`,
  `INSERT INTO scheduled_messages (id, case_id, sender_id, sender_name, body, send_at, status, seen_seq, client_key, created_at)
   SELECT uuidv7(), id, broker_id, 'Seeded broker', 'Good morning. Have you had a look at the options?', now() + interval '30 days', 'scheduled', 2, 'later', now()
   FROM cases c WHERE status IN ('active', 'quoted') AND serial % 5 = 1`,
  `INSERT INTO document_requests (id, case_id, title, why, category, due_on, status, created_by_id, created_by_name, created_at, decided_at)
   SELECT uuidv7(created_at - now()), id, 'Last policy', 'The insurer compares with it.', 'policy', created_at::date + 10, 'accepted', broker_id, 'Seeded broker', created_at,
     created_at + interval '5 days' FROM cases c WHERE serial % 4 = 0 AND broker_id IS NOT NULL AND closed_at IS NOT NULL`,
  `INSERT INTO documents (id, case_id, title, category, uploaded_by_id, uploaded_by_name, uploaded_by_role, created_at, deleted_at, deleted_by_name)
   SELECT uuidv7(created_at - now()), id, (${listed(documentTitles)})[1 + pg_temp.r(serial, 53) % 6], (${listed(documentCategories)})[1 + pg_temp.r(serial, 53) % 6],
     client_id, contact_name, 'client', created_at, now(), 'Seed' FROM cases c WHERE serial % 4 < 2 AND client_id IS NOT NULL AND broker_id IS NOT NULL`,
  'ANALYZE documents',
  /** No file was ever written: what would open it is gone, the bytes are gone, and the document is deleted. */
  `INSERT INTO document_versions (id, document_id, number, file_name, media_type, sha256, size, scan_state, scanned_at, storage_key, wrapped_key, master_key_id, upload_id,
     uploaded_by_id, created_at, bytes_gone_at)
   SELECT d.id, d.id, 1, replace(d.title, ' ', '-') || '.pdf', 'application/pdf', encode(sha256(convert_to(d.id::text, 'UTF8')), 'hex'),
     20000 + pg_temp.r(hashtext(d.id::text), 54) % 4000000, 'clean', d.created_at, 'seeded/' || d.id, NULL, '0000000000000000', 'seeded-' || d.id, d.uploaded_by_id, d.created_at, now()
   FROM documents d WHERE d.deleted_by_name = 'Seed'`,
  `INSERT INTO message_attachments (case_id, message_id, document_id)
   SELECT d.case_id, m.id, d.id FROM documents d JOIN messages m ON m.case_id = d.case_id AND m.seq = 2 WHERE d.deleted_by_name = 'Seed' AND d.category = 'vehicle'`,
];
