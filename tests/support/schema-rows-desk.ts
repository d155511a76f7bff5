/** A valid row of every other table: notifications, consents, the desk, the assistant, internals. */
import { at, bytes, cases, hash, hex, id, later, people, type TableRows } from './schema-row.ts';

export const deskRows: Record<string, TableRows> = {
  document_folders: { rows: [{ id: 1, identity: 'folder' }], second: null },
  release_assets: {
    rows: [{ name: 'a-1.js', content: bytes, is_compressed: false, superseded_at: at }],
    second: { name: 'b-1.js' },
  },
  staged_uploads: {
    rows: [
      {
        id: `${'0a'.repeat(8)}-${'x'.repeat(27)}`,
        owner_tag: '0a'.repeat(8),
        facts: bytes,
        last_activity_at: at,
        created_at: at,
      },
    ],
    second: { id: `${'0a'.repeat(8)}-${'y'.repeat(27)}` },
  },
  notification_counters: { rows: [{ user_id: people.client, seq: 1 }], second: { user_id: people.broker } },
  notifications: {
    rows: [
      { user_id: people.client, seq: 1, type: 'message', title: 'New message', link: '/portal', case_id: cases.first },
    ],
    second: { seq: 2 },
  },
  notification_preferences: {
    rows: [{ user_id: people.client, topic: 'messages', channel: 'digest' }],
    second: { topic: 'documents' },
  },
  digest_items: {
    rows: [{ id: id(71), user_id: people.client, line: 'New message', path: '/portal' }],
    second: { id: id(72) },
  },
  outbox_mails: {
    rows: [{ id: id(73), template: 'new-message', to: 'casey@example.com', to_name: 'Casey', data: {} }],
    second: { id: id(74) },
  },
  newsletter_subscribers: {
    rows: [
      {
        id: id(75),
        email: 'Reader@example.com',
        email_key: 'reader@example.com',
        confirm_token_hash: hash('n'),
        topics: ['home'],
        created_at: at,
        confirmation_sent_at: at,
      },
    ],
    second: { id: id(76), email: 'two@example.com', email_key: 'two@example.com', confirm_token_hash: hash('m') },
  },
  articles: {
    rows: [
      {
        ...{ id: id(97), status: 'draft', slug: 'hail', title: 'Hail', text: {}, note: '' },
        ...{ saved_by_id: people.other, saved_by_name: 'Sue Martin' },
        ...{ saved_at: at, text_changed_at: at, publish_at: at, decided_by_name: 'Sue Martin', created_at: at },
      },
    ],
    second: { id: id(98), slug: 'water' },
  },
  newsletter_issues: {
    rows: [
      {
        ...{ id: id(77), status: 'sending', subject: 'Hail', preheader: '', topic: 'home', body: 'Park inside.' },
        ...{
          text_hash: hex('a'),
          saved_by_id: people.other,
          saved_by_name: 'Sue Martin',
          saved_at: at,
          created_at: at,
        },
        ...{ send_at: at, started_at: at, next_batch_at: at },
      },
    ],
    second: { id: id(78) },
  },
  newsletter_deliveries: {
    rows: [{ mail_id: id(79), issue_id: id(77), subscriber_id: id(75), created_at: at }],
    second: { mail_id: id(80), subscriber_id: id(76) },
  },
  contact_messages: {
    rows: [
      {
        id: id(77),
        name: 'Casey',
        email: 'casey@example.com',
        phone: '403-555-0100',
        phone_e164: '+14035550100',
        subject: 'A question',
        message: 'Do you help with this?',
        insurance_type: 'auto',
        status: 'converted',
        via: 'form',
        fingerprint: hash('f'),
        created_at: at,
        handled_at: at,
        handled_by_name: 'Alex',
        case_id: cases.first,
      },
    ],
    second: { id: id(78), fingerprint: hash('g') },
  },
  contact_replies: {
    rows: [{ id: id(79), contact_message_id: id(77), body: 'Yes', client_key: 'first', sender_name: 'Alex' }],
    second: { id: id(80), client_key: 'second' },
  },
  consent_texts: {
    rows: [{ purpose: 'fictional', version: 1, text: 'I agree.' }],
    second: { version: 2 },
  },
  consent_people: {
    rows: [{ id: id(110), email_key: 'casey@example.com', salt: `\\x${'00'.repeat(32)}`, created_at: at }],
    second: { id: id(111), email_key: 'two@example.com' },
  },
  consent_records: {
    rows: [
      {
        seq: 1,
        purpose: 'fictional',
        version: 1,
        given: true,
        person_id: id(110),
        case_id: cases.first,
        channel: 'web-form',
        at,
        format: 1,
        digest: hex('1'),
      },
      {
        seq: 2,
        purpose: 'fictional',
        version: 1,
        given: false,
        person_id: id(110),
        channel: 'portal',
        at,
        format: 1,
        digest: hex('2'),
      },
    ],
    second: { seq: 3 },
  },
  consent_details: { rows: [{ seq: 1, evidence: {} }], second: { seq: 2 } },
  consent_links: {
    rows: [{ place: 1, seq: 1, prev_hash: 'genesis', hash: hex('1'), at }],
    second: { place: 2, seq: 2, prev_hash: hex('1'), hash: hex('2') },
  },
  consent_queue: { rows: [{ seq: 1 }], second: { seq: 2 } },
  audit_links: {
    rows: [{ place: 1, entry_id: id(87), prev_hash: 'genesis', hash: hex('3'), at }],
    second: { place: 2, entry_id: id(88), prev_hash: hex('3'), hash: hex('4') },
  },
  audit_queue: { rows: [{ entry_id: id(87) }], second: { entry_id: id(88) } },
  consent_keys: {
    rows: [{ kid: 'k'.repeat(43), public_key: `\\x${'00'.repeat(32)}`, at }],
    second: { kid: 'l'.repeat(43) },
  },
  ledger_heads: {
    rows: [
      {
        ledger: 'consents',
        day: '2026-11-02',
        place: 1,
        hash: hex('1'),
        signature: `\\x${'00'.repeat(64)}`,
        public_key: `\\x${'00'.repeat(44)}`,
        at,
      },
    ],
    second: { day: '2026-11-03' },
  },
  privacy_requests: {
    rows: [{ id: id(81), user_id: people.client, kind: 'access', created_at: at, due_at: later }],
    second: { id: id(82), kind: 'deletion' },
  },
  legal_holds: {
    rows: [{ id: id(83), case_id: cases.first, reason: 'A dispute', placed_by_name: 'Alex', created_at: at }],
    second: { id: id(84), case_id: cases.second },
  },
  retention_runs: { rows: [{ id: id(85), rule: 'drafts', removed: 1, kept: 0 }], second: { id: id(86) } },
  audit_entries: {
    rows: [
      {
        id: id(87),
        action: 'case.merged',
        actor_id: people.other,
        actor_name: 'Alex',
        actor_role: 'admin',
        subject_type: 'case',
        subject_label: 'AB-2026-000001',
        data: {},
        format: 1,
        digest: hex('5'),
      },
    ],
    second: { id: id(88) },
  },
  saved_views: {
    rows: [{ id: id(91), user_id: people.client, name: 'Mine', query: 'q=1' }],
    second: { id: id(92), name: 'Late' },
  },
  bulk_actions: {
    rows: [{ id: id(93), actor_id: people.broker, action: 'priority', items: [] }],
    second: { id: id(94) },
  },
  import_rows: {
    rows: [
      {
        batch_id: id(33),
        line: 1,
        values: ['Casey'],
        duplicate: 'Case 1',
        duplicate_case_id: cases.first,
        case_id: cases.first,
      },
    ],
    second: { line: 2 },
  },
  settings: {
    rows: [{ key: 'matching', value: {}, updated_by_name: 'Alex', updated_at: at }],
    second: { key: 'retention' },
  },
  published_revisions: {
    rows: [{ key: 'site', number: 1, value: {}, note: '', published_by_name: 'Alex', published_at: at }],
    second: { number: 2 },
  },
  daily_counts: {
    rows: [{ day: '2026-11-02', metric: 'submitted', dimension: '', count: 1, total: 0 }],
    second: { day: '2026-11-03' },
  },
  chat_handovers: { rows: [{ key: id(95), case_id: cases.first }], second: { key: id(96), case_id: cases.second } },
  chat_turns: {
    rows: [
      {
        id: id(97),
        page: '/',
        question: 'Q',
        response: 'A',
        verdict: 'answered',
        mode: 'embedded',
        citations: ['/faq'],
        redacted: [],
        took_ms: 5,
        helpful: false,
        reason: 'missed',
      },
    ],
    second: { id: id(98) },
  },
  assistant_usage: { rows: [{ day: '2026-11-02', tokens: 1, calls: 1 }], second: { day: '2026-11-03' } },
  rate_limits: { rows: [{ key: 'login:1', points: 1, expires_at: at }], second: { key: 'login:2' } },
  suppressions: {
    rows: [{ address_hash: hex('d'), level: 'needed', created_at: at }],
    second: { address_hash: hex('e') },
  },
  push_keys: { rows: [{ id: id(110), public_key: 'k'.repeat(87), sealed: bytes }], second: { id: id(111) } },
  suppression_keys: { rows: [{ id: id(97), sealed: bytes }], second: { id: id(98) } },
  idempotency_keys: { rows: [{ id: id(101), sealed: bytes, expires_at: at }], second: { id: id(102) } },
  key_checks: { rows: [{ id: id(99), sealed: bytes }], second: { id: id(100) } },
  page_feedback: {
    rows: [{ day: '2026-11-02', page: '/faq/auto#flood-cover', helpful: 1, not_helpful: 0 }],
    second: { page: '/blog/winter-driving' },
  },
  browser_failures: {
    rows: [
      {
        id: id(101),
        fingerprint: hex('b'),
        kind: 'error',
        name: 'TypeError',
        message: 'x is undefined',
        stack: '',
        page: '/',
        browser: 'Firefox',
        release: 'abc',
        request_id: 'r1',
        first_at: at,
        last_at: later,
      },
    ],
    second: { id: id(102), fingerprint: hex('c') },
  },
};
