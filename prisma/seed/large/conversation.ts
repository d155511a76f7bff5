/** The messages, read marks, scheduled messages and documents of each case. */
import { MESSAGES_OF, SEEDED } from './scope.ts';
import { answered, asked, documentCategories, documentReasons, documentTitles, listed, noted, pick } from './words.ts';

/** The text of one message: two sentences of the list, so that few messages are identical. */
const said = (list: readonly string[]) =>
  `${pick(list, 'c.serial * 7 + seq', 51)} || ' ' || ${pick(list, 'c.serial * 5 + seq', 52)}`;

/** The broker of a case, from the few users who are brokers. */
const BROKER = `(SELECT id, full_name FROM users WHERE role = 'broker') b ON b.id = c.broker_id`;

/** Which of `documentTitles` suits the line of insurance. */
const KIND = `(CASE WHEN c.type IN ('auto', 'commercial-auto') THEN ARRAY[1, 2, 5, 6] WHEN c.type = 'home' THEN ARRAY[2, 3, 4, 3] ELSE ARRAY[1, 2] END)`;
const kindOf = (salt: number) => `${KIND}[1 + pg_temp.r(c.serial, ${salt}) % cardinality(${KIND})]`;

/** A case that waits for its client has an open document request; no other case does, unless it ended before the document arrived. */
const REQUESTED = `(CASE WHEN c.status = 'waiting_client' THEN ARRAY['open', 'open', 'rejected'] WHEN c.status = 'active' THEN ARRAY['submitted', 'submitted', 'accepted', 'waived']
  WHEN c.status IN ('lost', 'withdrawn', 'duplicate') THEN ARRAY['open', 'accepted', 'accepted', 'waived'] ELSE ARRAY['accepted', 'accepted', 'accepted', 'waived'] END)`;

export const CONVERSATIONS = [
  /** The broker asks, the client replies with a reference to the case, then a note for staff, then the broker again. */
  `INSERT INTO messages (id, case_id, seq, kind, sender_id, sender_name, sender_role, body, client_key, created_at)
   SELECT uuidv7(at - now()), c.id, seq, CASE seq WHEN 3 THEN 'note' ELSE 'message' END::message_kind,
     CASE seq WHEN 2 THEN client_id ELSE broker_id END, CASE seq WHEN 2 THEN contact_name ELSE b.full_name END, CASE seq WHEN 2 THEN 'client' ELSE 'broker' END,
     CASE seq WHEN 2 THEN ${said(answered)} || ' My reference ' || serial || '.' WHEN 3 THEN ${said(noted)} ELSE ${said(asked)} END, seq::text, at
   FROM cases c JOIN ${BROKER} CROSS JOIN LATERAL generate_series(1, ${MESSAGES_OF}) seq CROSS JOIN LATERAL (SELECT least(now(), created_at + interval '9 hours' * seq) AS at) t
   WHERE NOT EXISTS (SELECT 1 FROM messages m WHERE m.case_id = c.id)`,
  `INSERT INTO conversation_reads (case_id, user_id, last_read_seq, read_at) SELECT id, client_id, 1, created_at + interval '1 day' FROM cases c
   WHERE client_id IS NOT NULL AND broker_id IS NOT NULL ON CONFLICT DO NOTHING`,
  `INSERT INTO scheduled_messages (id, case_id, sender_id, sender_name, body, send_at, status, seen_seq, client_key, created_at)
   SELECT uuidv7(), c.id, broker_id, b.full_name, (ARRAY['Good morning. Have you had a look at the options?', 'Just checking in: did the documents arrive at your end?'])[1 + serial / 10 % 2],
     now() + interval '1 day' * (20 + serial % 20), 'scheduled', 2, 'later', now()
   FROM cases c JOIN ${BROKER} WHERE status IN ('active', 'quoted') AND serial % 10 = 1`,
  /** Overdue requests are marked as reminded: the first start must not send thousands of reminders. */
  `INSERT INTO document_requests (id, case_id, title, why, category, due_on, status, decision_note, created_by_id, created_by_name, created_at, decided_at, reminded_at, overdue_told_at)
   SELECT uuidv7(created_at - now()), id, (${listed(documentTitles)})[kind], (${listed(documentReasons)})[kind], (${listed(documentCategories)})[kind], due_on,
     status, CASE status WHEN 'rejected' THEN 'The photo is too dark to read.' WHEN 'waived' THEN 'The insurer does not need it after all.' END, broker_id, full_name, created_at,
     CASE WHEN status NOT IN ('open', 'submitted') THEN least(now(), created_at + interval '5 days') END, CASE WHEN due_on <= current_date + 2 THEN created_at + interval '2 days' END,
     CASE WHEN due_on <= current_date THEN now() END
   FROM (SELECT c.id, c.broker_id, b.full_name, c.created_at, ${kindOf(53)} AS kind, ${REQUESTED}[1 + pg_temp.r(c.serial, 56) % cardinality(${REQUESTED})]::document_request_status AS status,
       CASE WHEN c.status = 'waiting_client' THEN current_date - 4 + c.serial / 2 % 20 ELSE c.created_at::date + 10 END AS due_on
     FROM cases c JOIN ${BROKER} WHERE (serial % 4 = 0 OR (serial % 2 = 0 AND c.status = 'waiting_client')) AND ${SEEDED}) r`,
  'ANALYZE document_requests',
  /** Most are from the client, some fulfil a request, every eighth was deleted. Every tenth is the broker's, some for staff only. */
  `INSERT INTO documents (id, case_id, title, category, visibility, request_id, uploaded_by_id, uploaded_by_name, uploaded_by_role, created_at, deleted_at, deleted_by_name)
   SELECT uuidv7(at - now()), c.id, coalesce(r.title, (${listed(documentTitles)})[${kindOf(53)}]), coalesce(r.category, (${listed(documentCategories)})[${kindOf(53)}]),
     CASE WHEN of_broker AND serial % 3 = 0 THEN 'staff' ELSE 'client' END::event_visibility, r.id, CASE WHEN of_broker THEN broker_id ELSE client_id END,
     CASE WHEN of_broker THEN b.full_name ELSE contact_name END, CASE WHEN of_broker THEN 'broker' ELSE 'client' END, at,
     CASE WHEN gone THEN least(now(), at + interval '3 days') END, CASE WHEN gone THEN contact_name END
   FROM cases c JOIN ${BROKER} LEFT JOIN document_requests r ON r.case_id = c.id AND r.status IN ('submitted', 'accepted', 'rejected')
   CROSS JOIN LATERAL (SELECT least(now(), c.created_at + interval '17 hours') AS at, r.id IS NULL AND pg_temp.r(serial, 57) % 10 = 0 AS of_broker,
     r.id IS NULL AND pg_temp.r(serial, 55) % 8 = 0 AS gone) d
   WHERE serial % 4 < 2 AND client_id IS NOT NULL AND ${SEEDED}`,
  'ANALYZE documents',
  /**
   * No file was ever written, so the key and the bytes are marked as gone, even for documents that are still listed: no job scans, sweeps
   * or exports such a version, and an empty folder is not mistaken for the wrong one. Every fifth document has an earlier version.
   */
  `INSERT INTO document_versions (id, document_id, number, file_name, media_type, sha256, size, scan_state, scanned_at, storage_key, wrapped_key, master_key_id, upload_id,
     uploaded_by_id, created_at, bytes_gone_at)
   SELECT id, document_id, number, replace(title, ' ', '-') || (ARRAY['.pdf', '.jpg', '.pdf', '.png', '.heic'])[kind], (ARRAY['application/pdf', 'image/jpeg', 'application/pdf', 'image/png', 'image/heic'])[kind],
     encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), 20000 + pg_temp.r(serial * 3 + number, 54) % 4000000, 'clean', at, 'seeded/' || id, NULL, '0000000000000000', 'seeded-' || id,
     uploaded_by_id, at, now()
   FROM (SELECT CASE number WHEN last THEN d.id ELSE uuidv7(d.created_at - now()) END AS id, d.id AS document_id, number, d.title, c.serial, d.uploaded_by_id, 1 + pg_temp.r(c.serial, 59) % 5 AS kind,
       d.created_at - interval '3 hours' * (last - number) AS at
     FROM documents d JOIN cases c ON c.id = d.case_id CROSS JOIN LATERAL (SELECT CASE WHEN pg_temp.r(c.serial, 58) % 5 = 0 THEN 2 ELSE 1 END AS last) l
     CROSS JOIN LATERAL generate_series(1, last) number WHERE ${SEEDED}) v`,
  `INSERT INTO message_attachments (case_id, message_id, document_id)
   SELECT d.case_id, m.id, d.id FROM documents d JOIN messages m ON m.case_id = d.case_id AND m.seq = 2
   WHERE d.uploaded_by_role = 'client' AND d.category = 'vehicle' AND EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = d.case_id AND s.event_seq = 6)`,
];

/** Triggers normally maintain them; they are disabled here, and the last step checks the result. */
export const LINKED_NAMES = `
  UPDATE cases c SET linked_names = l.names FROM (
    SELECT case_id, string_agg(name, E'\\n' ORDER BY name) AS names FROM (
      SELECT case_id, insurer FROM quote_options
      UNION SELECT case_id, title FROM documents WHERE deleted_at IS NULL
      UNION SELECT d.case_id, v.file_name FROM documents d JOIN document_versions v ON v.document_id = d.id WHERE d.deleted_at IS NULL
    ) AS linked (case_id, name) GROUP BY case_id) l
  WHERE c.id = l.case_id`;
