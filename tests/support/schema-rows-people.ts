/** A valid row of every table about accounts and what comes before a case. */
import { at, bytes, hash, id, later, partners, people, type TableRows, type Values } from './schema-row.ts';

function user(key: string, name: string, role: string): Values {
  const email = `${name.toLowerCase()}@example.com`;
  return {
    id: key,
    username: name,
    username_key: name.toLowerCase(),
    email,
    email_key: email,
    full_name: name,
    phone: '403-555-0100',
    phone_e164: '+14035550100',
    password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    role,
    terms_version: '1',
    terms_accepted_at: at,
    updated_at: at,
  };
}

const mapping = {
  file_name: 'clients.csv',
  mapping: {},
  columns: ['Name'],
  row_count: 1,
  created_by_name: 'Alex',
  created_at: at,
};

export const peopleRows: Record<string, TableRows> = {
  // The one that runs the installation exists from the start.
  organizations: {
    rows: [
      { id: partners.first, kind: 'partner', name: 'Example Partner' },
      { id: partners.second, kind: 'partner', name: 'Another Partner' },
      { id: id(201), kind: 'brokerage', name: 'Example Firm' },
    ],
    second: { id: id(7), kind: 'partner', name: 'Third Partner' },
  },
  users: {
    rows: [
      user(people.client, 'Casey', 'client'),
      user(people.broker, 'Bailey', 'broker'),
      user(people.other, 'Alex', 'admin'),
    ],
    second: {
      id: id(4),
      username: 'Dana',
      username_key: 'dana',
      email: 'dana@example.com',
      email_key: 'dana@example.com',
    },
  },
  firm_members: {
    rows: [{ user_id: people.broker, firm_id: id(201), role: 'broker', joined_at: at }],
    second: { user_id: people.other },
  },
  broker_profiles: {
    rows: [
      {
        user_id: people.broker,
        firm: 'Fictional Insurance',
        licence_number: 'G-1',
        licence_classes: ['GENERAL'],
        licence_level: 2,
        licence_expires_on: '2030-06-30',
        lines: ['auto'],
        areas: ['T2', 'T5K'],
        languages: ['en'],
        capacity: 10,
        delegate_id: people.other,
      },
      {
        user_id: people.other,
        firm: 'Fictional Insurance',
        licence_number: 'G-2',
        licence_classes: ['GENERAL'],
        licence_level: 2,
        licence_expires_on: '2030-06-30',
        lines: ['auto'],
        areas: ['T2'],
        languages: ['en'],
        capacity: 10,
      },
    ],
    second: { user_id: people.client },
  },
  calendar_feeds: {
    rows: [{ broker_id: people.broker, secret_hash: hash('g'), with_names: false, created_at: at }],
    second: { broker_id: people.other, secret_hash: hash('h') },
  },
  // A trigger creates it with the profile.
  broker_loads: { rows: [], second: null },
  user_invitations: {
    rows: [
      {
        id: id(21),
        token_hash: hash('a'),
        email: 'New@example.com',
        email_key: 'new@example.com',
        full_name: 'New Admin',
        role: 'admin',
        invited_by_id: people.other,
        invited_by_name: 'Alex',
        created_at: at,
        expires_at: later,
      },
    ],
    second: { id: id(22), token_hash: hash('b'), email: 'two@example.com', email_key: 'two@example.com' },
  },
  user_sessions: {
    rows: [{ id: id(23), user_id: people.client, device_hash: hash('d'), device_name: 'Firefox on Windows' }],
    second: { id: id(24) },
  },
  push_subscriptions: {
    rows: [
      {
        id: id(112),
        user_id: people.client,
        session_id: id(23),
        session_epoch: 0,
        endpoint_hash: hash('e'),
        sealed: '\\x01',
        created_at: at,
      },
    ],
    second: { id: id(113), endpoint_hash: hash('f') },
  },
  push_messages: {
    rows: [{ subscription_id: id(112), seq: 1, next_attempt_at: at, created_at: at }],
    second: { seq: 2 },
  },
  text_numbers: {
    rows: [
      {
        user_id: people.client,
        phone: '+14035550142',
        code_hash: hash('g'),
        code_expires_at: later,
        topics: ['messages'],
        created_at: at,
      },
    ],
    second: { user_id: people.other },
  },
  text_messages: {
    rows: [
      {
        id: id(114),
        user_id: people.client,
        phone: '+14035550142',
        next_attempt_at: at,
        created_at: at,
        provider_id: 'SM1',
      },
    ],
    second: { id: id(115), provider_id: 'SM2' },
  },
  recovery_codes: {
    rows: [{ code_hash: hash('r'), user_id: people.client }],
    second: { code_hash: hash('s') },
  },
  account_tokens: {
    rows: [
      {
        id: id(25),
        user_id: people.client,
        purpose: 'verify_email',
        email: 'casey@example.com',
        token_hash: hash('t'),
        code_hash: hash('c'),
        expires_at: later,
        created_at: at,
      },
    ],
    second: { id: id(26), token_hash: hash('u') },
  },
  view_grants: {
    rows: [
      {
        id: id(27),
        admin_id: people.other,
        session_id: id(23),
        client_id: people.client,
        reason: 'A complaint',
        created_at: at,
        expires_at: later,
      },
    ],
    second: { id: id(28) },
  },
  security_events: {
    rows: [
      {
        id: id(29),
        at,
        kind: 'sign_in',
        outcome: 'succeeded',
        failed: false,
        network: '192.0.2.0/24',
        device: 'Firefox',
      },
    ],
    second: { id: id(30) },
  },
  quote_drafts: {
    rows: [
      {
        id: id(31),
        token_hash: hash('q'),
        line: 'auto',
        definition_version: 1,
        answers: {},
        sealed_answers: bytes,
        step: 'contact',
        prepared_by: 'Example Assistant',
        created_at: at,
        expires_at: later,
      },
    ],
    second: { id: id(32) },
  },
  quote_draft_keys: {
    rows: [
      {
        token_hash: hash('k'),
        draft_id: id(31),
        kind: 'email',
        code_hash: hash('c'),
        email: 'pat@example.com',
        email_key: 'pat@example.com',
        created_at: at,
        expires_at: later,
      },
    ],
    second: { token_hash: hash('l') },
  },
  import_batches: {
    rows: [{ id: id(33), created_by_id: people.other, ...mapping }],
    second: { id: id(34) },
  },
};
