/** What each constraint on keys and partners refuses: the columns to change in a valid row, in one or more ways. */
import type { Values } from './schema-row.ts';

const early = '2020-01-01T00:00:00Z';
const at = '2026-11-02T16:00:00Z';
const many = (count: number) => Array.from({ length: count }, (_, place) => `T${place}`);

export const integrationBreaks: Record<string, Values[]> = {
  partners_slug_check: [{ slug: 'North Star' }, { slug: 'north--star' }, { slug: 'a'.repeat(41) }],
  partners_contact_email_check: [{ contact_email: 'nobody' }, { contact_email: `${'a'.repeat(253)}@b` }],
  partners_daily_ceiling_check: [{ daily_ceiling: 0 }, { daily_ceiling: 100_001 }],
  partners_lists_check: [{ lines: many(41) }, { areas: many(201) }],
  partners_version_check: [{ version: 0 }],
  partners_dates_check: [{ paused_at: early }],

  api_keys_holder_check: [{ owner_id: null }],
  api_keys_kind_check: [{ kind: 'publishable' }],
  api_keys_hash_check: [{ hash: '\\x0102' }],
  api_keys_texts_check: [{ name: '' }, { name: 'a'.repeat(81) }, { last_four: 'a-b_' }],
  api_keys_scopes_check: [{ scopes: [] }, { scopes: many(21) }],
  api_keys_origins_check: [{ origins: ['https://example.com'] }],
  api_keys_networks_check: [{ networks: many(21) }],
  api_keys_dates_check: [
    { expires_at: early },
    { expires_at: '2027-12-01T00:00:00Z' },
    { last_used_at: early },
    { revoked_at: early, revoked_because: 'person' },
  ],
  api_keys_warned_days_check: [{ warned_days: 7 }],
  api_keys_revoked_check: [{ revoked_at: at }, { revoked_because: 'person' }],
  api_keys_revoked_because_check: [{ revoked_at: at, revoked_because: 'bored' }],
  api_keys_replaced_by_id_check: [{ replaced_by_id: '018f0000-0000-7000-8000-000000000071' }],

  partner_leads_texts_check: [{ external_id: 'a'.repeat(101) }],
  partner_leads_external_id_check: [{ external_id: '' }],
  partner_leads_campaign_check: [{ campaign: [] }, { campaign: { source: 'a'.repeat(2001) } }],
  partner_leads_dates_check: [{ updated_at: early }],

  integration_events_type_check: [{ type: 'case.forgotten' }],
  integration_events_data_check: [{ data: [] }, { data: { reason: 'a'.repeat(2001) } }],
  integration_events_case_check: [{ status: null }, { case_version: null }, { case_id: null }],
  integration_events_case_version_check: [{ case_version: -1 }],
  integration_events_position_check: [{ position: 0 }],
  integration_events_dispatched_at_check: [{ position: null, dispatched_at: at }],
  integration_event_recipients_position_check: [{ position: 0 }],

  webhook_endpoints_holder_check: [{ owner_id: null }],
  webhook_endpoints_key_check: [
    {
      key_id: '018f0000-0000-7000-8000-000000000071',
      owner_id: null,
      partner_id: '018f0000-0000-7000-8000-000000000005',
    },
  ],
  webhook_endpoints_url_check: [{ url: 'ftp://example.com' }, { url: `https://${'a'.repeat(2000)}` }],
  webhook_endpoints_description_check: [{ description: 'a'.repeat(201) }],
  webhook_endpoints_types_check: [{ types: many(41) }],
  webhook_endpoints_sealed_check: [{ sealed: '\\x' }, { sealed: `\\x${'00'.repeat(1001)}` }],
  webhook_endpoints_status_check: [{ status: 'tired' }],
  webhook_endpoints_disabled_check: [{ status: 'disabled' }, { disabled_because: 'gone' }],
  webhook_endpoints_disabled_because_check: [{ status: 'disabled', disabled_because: 'bored' }],
  webhook_endpoints_version_check: [{ version: 0 }],
  webhook_endpoints_dates_check: [
    { status_at: early },
    { failing_since: early },
    { former_until: early },
    { busy_until: early },
  ],
  webhook_deliveries_type_check: [{ type: 'case.forgotten' }],
  webhook_deliveries_position_check: [{ position: 0 }],
  webhook_deliveries_ping_check: [{ type: 'ping' }, { position: null }],
  webhook_deliveries_body_check: [{ body: 'a'.repeat(10_001) }],
  webhook_deliveries_bytes_check: [{ bytes: 0 }],
  webhook_deliveries_state_check: [{ state: 'lost', next_attempt_at: null }],
  webhook_deliveries_next_check: [{ next_attempt_at: null }, { state: 'delivered' }],
  webhook_deliveries_attempts_check: [{ attempts: -1 }, { attempts: 9 }],
  webhook_deliveries_dates_check: [{ next_attempt_at: early }, { handled_at: early }],
  webhook_attempts_outcome_check: [{ status: null }, { failure: 'timeout' }],
  webhook_attempts_status_check: [{ status: 99 }, { status: 600 }],
  webhook_attempts_failure_check: [{ status: null, failure: 'bored' }],
  webhook_attempts_milliseconds_check: [{ milliseconds: -1 }],
  webhook_attempts_answer_check: [{ answer: 'a'.repeat(201) }],

  api_key_days_counts_check: [{ requests: 0, failures: 0 }, { failures: -1 }, { failures: 4 }],
};

/** Where another constraint would refuse a reference to nothing first. */
export const integrationReferences: Record<string, Values> = {
  api_keys_partner_id_fkey: { owner_id: null },
  webhook_endpoints_partner_id_fkey: { owner_id: null },
};
