/** A valid row of every table about the systems of others. */
import { at, bytes, cases, id, later, partners, people, type TableRows } from './schema-row.ts';

const hash = (byte: string) => `\\x${byte.repeat(32)}`;

export const integrationRows: Record<string, TableRows> = {
  partners: {
    rows: [
      {
        id: partners.first,
        slug: 'north-star',
        contact_email: 'api@example.com',
        lines: ['auto'],
        areas: ['T2'],
        daily_ceiling: 50,
        created_at: at,
      },
    ],
    second: { id: partners.second, slug: 'south-star' },
  },
  api_keys: {
    rows: [
      {
        id: id(71),
        kind: 'live',
        name: 'Rating tool',
        owner_id: people.broker,
        hash: hash('01'),
        last_four: 'aB3d',
        scopes: ['cases:read'],
        created_by_id: people.broker,
        created_at: at,
        expires_at: later,
      },
    ],
    second: { id: id(72), hash: hash('02') },
  },
  partner_leads: {
    rows: [{ case_id: cases.first, partner_id: partners.first, external_id: 'L-1', created_at: at, updated_at: later }],
    second: { case_id: cases.second, external_id: 'L-2' },
  },
  integration_events: {
    rows: [
      {
        id: id(81),
        position: 1,
        type: 'message.created',
        case_id: cases.first,
        subject_id: id(82),
        data: { number: 1 },
        status: 'active',
        case_version: 2,
        at,
      },
    ],
    second: { id: id(83), position: 2 },
  },
  integration_event_recipients: {
    rows: [{ event_id: id(81), recipient_id: people.broker, position: 1 }],
    second: { recipient_id: people.other },
  },
  webhook_endpoints: {
    rows: [
      {
        id: id(91),
        owner_id: people.broker,
        url: 'https://hooks.example.com/in',
        types: ['case.accepted'],
        sealed: bytes,
        status_at: at,
        created_at: at,
      },
    ],
    second: { id: id(92) },
  },
  webhook_deliveries: {
    rows: [
      {
        id: id(93),
        endpoint_id: id(91),
        event_id: id(81),
        type: 'case.accepted',
        position: 1,
        body: '{}',
        bytes: 300,
        next_attempt_at: at,
        created_at: at,
      },
    ],
    second: { id: id(94), event_id: id(83) },
  },
  webhook_attempts: {
    rows: [{ id: id(95), delivery_id: id(93), at, status: 200, milliseconds: 90 }],
    second: { id: id(96) },
  },
  api_key_days: {
    rows: [{ key_id: id(71), day: '2026-11-02', requests: 3, failures: 1 }],
    second: { day: '2026-11-03' },
  },
};
