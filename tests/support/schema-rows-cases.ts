/** A valid row of every table about a case, its conversation and its documents. */
import { at, bytes, cases, hash, hex, id, later, people, type TableRows, type Values } from './schema-row.ts';

function openCase(key: string): Values {
  return {
    id: key,
    type: 'auto',
    title: 'Auto insurance',
    contact_name: 'Casey Client',
    contact_email: 'Casey@example.com',
    contact_email_key: 'casey@example.com',
    contact_phone: '403-555-0100',
    contact_phone_e164: '+14035550100',
    postal_code: 'T2P 1J9',
    client_id: people.client,
    definition_version: 1,
    answers: {},
    source: 'website',
    created_at: at,
  };
}

function document(key: string): Values {
  return {
    id: key,
    case_id: cases.first,
    title: 'Licence',
    category: 'licence',
    request_id: id(61),
    uploaded_by_id: people.client,
    uploaded_by_name: 'Casey',
    uploaded_by_role: 'client',
    created_at: at,
  };
}

const message = { case_id: cases.first, sender_id: people.client, sender_name: 'Casey', sender_role: 'client' };

export const caseRows: Record<string, TableRows> = {
  cases: {
    rows: [
      { ...openCase(cases.first), draft_id: id(31), import_batch_id: id(33), serial: 900_001 },
      { ...openCase(cases.second), serial: 900_002 },
    ],
    second: { id: id(13), draft_id: null, serial: 900_003 },
  },
  case_states: {
    rows: [{ case_id: cases.first, status: 'new', priority: 'normal', last_event_at: at }],
    second: { case_id: cases.second },
  },
  case_events: {
    rows: [
      {
        case_id: cases.first,
        seq: 1,
        type: 'submitted',
        actor_name: 'Casey',
        actor_role: 'client',
        data: {},
        visibility: 'client',
      },
    ],
    second: { seq: 2 },
  },
  offers: {
    rows: [{ id: id(41), case_id: cases.first, broker_id: people.broker, offered_at: at, expires_at: later }],
    second: { id: id(42), case_id: cases.second },
  },
  assignment_decisions: {
    rows: [
      {
        id: id(43),
        case_id: cases.first,
        chosen_broker_id: people.broker,
        considered: 2,
        eligible: 1,
        failures: {},
        best: [],
        weights: {},
        seed: 'x',
      },
    ],
    second: { id: id(44) },
  },
  case_invitations: {
    rows: [{ token_hash: hash('i'), case_id: cases.first, created_at: at, expires_at: later }],
    second: { token_hash: hash('j') },
  },
  callbacks: {
    rows: [
      { id: id(45), case_id: cases.first, at, minutes: 30, created_by_id: people.broker, created_by_name: 'Bailey' },
    ],
    second: { id: id(46) },
  },
  case_reads: {
    rows: [
      {
        id: id(111),
        case_id: cases.first,
        day: '2026-11-02',
        kind: 'request',
        reader: 'person',
        reader_id: people.broker,
        at,
      },
    ],
    second: { id: id(112), kind: 'answers' },
  },
  case_assistants: {
    rows: [{ case_id: cases.first, user_id: people.broker, added_at: at }],
    second: { case_id: cases.second },
  },
  case_participants: {
    rows: [
      {
        id: id(47),
        case_id: cases.first,
        role: 'co_applicant',
        name: 'Pat',
        email: 'Pat@example.com',
        email_key: 'pat@example.com',
        token_hash: hash('p'),
        user_id: people.other,
        accepted_at: at,
        created_at: at,
        expires_at: later,
      },
    ],
    second: { id: id(48), token_hash: hash('o'), case_id: cases.second },
  },
  quote_options: {
    rows: [
      {
        id: id(49),
        case_id: cases.first,
        round: 1,
        position: 0,
        insurer: 'Fictional Insurer',
        premium_cents: 120_000,
        term: 'annual',
        coverages: [],
        valid_until: '2026-12-31',
        status: 'accepted',
      },
    ],
    second: { id: id(50), case_id: cases.second },
  },
  option_drafts: {
    rows: [
      {
        case_id: cases.first,
        grid: {},
        version: 1,
        saved_by_id: people.broker,
        saved_by_name: 'Bailey Example',
        created_at: at,
        saved_at: at,
      },
    ],
    second: { case_id: cases.second },
  },
  messages: {
    rows: [{ id: id(51), seq: 1, body: 'Hello', client_key: 'first', ...message }],
    second: { id: id(52), seq: 2, client_key: 'second' },
  },
  conversation_reads: {
    rows: [{ case_id: cases.first, user_id: people.client, last_read_seq: 1 }],
    second: { user_id: people.broker },
  },
  conversation_writers: {
    rows: [{ case_id: cases.first, user_id: people.client, name: 'Casey', role: 'client', kind: 'message', at }],
    second: { user_id: people.broker },
  },
  scheduled_messages: {
    rows: [
      {
        id: id(53),
        case_id: cases.first,
        sender_id: people.broker,
        sender_name: 'Bailey',
        body: 'Good morning',
        send_at: later,
        seen_seq: 1,
        client_key: 'first',
      },
    ],
    second: { id: id(54), client_key: 'second' },
  },
  inbound_emails: {
    rows: [
      {
        id: id(57),
        case_id: cases.first,
        user_id: people.client,
        message_key: 'a'.repeat(64),
        outcome: 'taken',
        message_seq: 1,
        received_at: at,
      },
    ],
    second: { id: id(58), message_key: 'b'.repeat(64) },
  },
  canned_replies: {
    rows: [
      {
        id: id(55),
        owner_id: people.broker,
        title: 'Thanks',
        body: 'Thank you',
        shortcut: 'thanks',
        replaces: 'greeting',
        created_by_name: 'Bailey',
        updated_at: at,
      },
    ],
    second: { id: id(56), replaces: 'renewal' },
  },
  document_requests: {
    rows: [
      {
        id: id(61),
        case_id: cases.first,
        title: 'Licence',
        why: 'To quote',
        category: 'licence',
        created_by_id: people.broker,
        created_by_name: 'Bailey',
      },
    ],
    second: { id: id(62) },
  },
  documents: { rows: [document(id(63)), document(id(64))], second: { id: id(60) } },
  document_versions: {
    rows: [
      {
        id: id(65),
        document_id: id(63),
        number: 1,
        file_name: 'licence.pdf',
        media_type: 'application/pdf',
        sha256: hex('a'),
        size: 1000,
        storage_key: 'documents/1',
        wrapped_key: bytes,
        master_key_id: '0123456789abcdef',
        upload_id: 'upload-0123456789',
        uploaded_by_id: people.client,
      },
    ],
    second: { id: id(66), number: 2, storage_key: 'documents/2', upload_id: 'upload-9876543210' },
  },
  message_mentions: {
    rows: [{ case_id: cases.first, message_id: id(51), user_id: people.broker, notified: true }],
    second: { user_id: people.client },
  },
  logged_calls: {
    rows: [{ case_id: cases.first, message_id: id(51), direction: 'outgoing', reached: true, minutes: 4 }],
    second: null,
  },
  follow_ups: {
    rows: [
      {
        id: id(68),
        case_id: cases.first,
        sender_id: people.broker,
        started_at: at,
        next_at: later,
        seen_event: 1,
      },
    ],
    second: { id: id(69), case_id: cases.second },
  },
  message_attachments: {
    rows: [{ case_id: cases.first, message_id: id(51), document_id: id(63) }],
    second: { document_id: id(64) },
  },
};
