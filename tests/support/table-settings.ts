/** How each table is stored and vacuumed, and why the defaults suit the others (docs/decisions/0044). */

const soon = { vacuum_scale_factor: 0.02, analyze_scale_factor: 0.02 };
const onlyGrows = { vacuum_insert_scale_factor: 0.02, analyze_scale_factor: 0.02 };

export const tableSettings: Record<string, Record<string, number>> = {
  // Updated repeatedly, mostly in columns without an index: with free space on the page, a row stays there.
  case_states: { fillfactor: 70, ...soon },
  cases: { fillfactor: 90, ...soon },
  broker_loads: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 500 },
  notification_counters: { fillfactor: 50, vacuum_scale_factor: 0.02, vacuum_threshold: 1000 },
  user_sessions: { fillfactor: 70, vacuum_scale_factor: 0.02, analyze_scale_factor: 0.05 },
  conversation_reads: { fillfactor: 70, vacuum_scale_factor: 0.02 },
  notifications: { fillfactor: 85, vacuum_scale_factor: 0.05 },
  // Updated repeatedly in indexed columns: free space would not help, a vacuum does.
  offers: soon,
  webhook_deliveries: soon,
  integration_events: soon,
  integration_event_recipients: soon,
  quote_drafts: { vacuum_scale_factor: 0.05, analyze_scale_factor: 0.05 },
  // Queues and counters, where a share of the rows says nothing.
  rate_limits: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 1000 },
  daily_counts: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 1000 },
  assistant_usage: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 200 },
  conversation_writers: { fillfactor: 50, vacuum_scale_factor: 0, vacuum_threshold: 200 },
  consent_queue: { vacuum_scale_factor: 0, vacuum_threshold: 500 },
  audit_queue: { vacuum_scale_factor: 0, vacuum_threshold: 500 },
  outbox_mails: { fillfactor: 70, vacuum_scale_factor: 0.02, vacuum_threshold: 500 },
  // Append-only.
  messages: onlyGrows,
  case_events: onlyGrows,
  consent_records: onlyGrows,
  case_reads: onlyGrows,
  consent_links: onlyGrows,
  audit_links: onlyGrows,
  assignment_decisions: onlyGrows,
};

const FEW = 'a handful of rows, read whole';
const MONTHS = 'only added to, in months: each begins empty, so a fifth of it is soon reached, and it goes whole';
const RARELY = 'written once, and changed rarely or never: a fifth of the rows is a long time';
const SHORT = 'lives for days or weeks: removed about as fast as it comes, so a fifth of the rows is few';
const PEOPLE =
  'changes when a person changes something about themselves or their work: seldom, beside how many rows there are';

export const defaultsDo: Record<string, string> = {
  account_tokens: SHORT,
  api_key_days:
    'a row for each key and day, changed on that day only, a few times an hour: a few hundred rows at a time',
  api_keys: RARELY,
  webhook_attempts: SHORT,
  webhook_endpoints: FEW,
  audit_entries: MONTHS,
  broker_profiles: PEOPLE,
  calendar_feeds: PEOPLE,
  browser_failures: 'three hundred rows at most',
  bulk_actions: RARELY,
  callbacks: RARELY,
  canned_replies: PEOPLE,
  case_invitations: SHORT,
  case_assistants: RARELY,
  case_participants: RARELY,
  firm_members: PEOPLE,
  chat_handovers: RARELY,
  chat_turns: MONTHS,
  consent_details: RARELY,
  consent_people: RARELY,
  consent_texts: FEW,
  contact_messages: RARELY,
  contact_replies: RARELY,
  digest_items: SHORT,
  document_folders: FEW,
  document_requests: RARELY,
  document_versions: RARELY,
  documents: RARELY,
  idempotency_keys: SHORT,
  follow_ups: SHORT,
  import_batches: RARELY,
  import_rows: SHORT,
  inbound_emails: SHORT,
  key_checks: FEW,
  consent_keys: RARELY,
  ledger_heads: RARELY,
  legal_holds: RARELY,
  logged_calls: RARELY,
  message_attachments: RARELY,
  message_mentions: RARELY,
  newsletter_deliveries: RARELY,
  newsletter_issues: FEW,
  newsletter_subscribers: RARELY,
  notification_preferences: PEOPLE,
  organizations: FEW,
  partner_leads: RARELY,
  partners: FEW,
  page_feedback: 'a row for each page and day, changed on that day only: a few hundred rows at a time',
  privacy_requests: RARELY,
  quote_options: RARELY,
  option_drafts:
    'a row for each case that options are typed for, changed in place while they are typed: a few rows at a time',
  recovery_codes: PEOPLE,
  push_keys: FEW,
  push_messages: 'lives for seconds, of the few who chose it: hundreds of rows at a time',
  push_subscriptions: PEOPLE,
  quote_draft_keys: SHORT,
  retention_runs: RARELY,
  release_assets: RARELY,
  saved_views: PEOPLE,
  scheduled_messages: SHORT,
  security_events: RARELY,
  settings: FEW,
  staged_uploads: SHORT,
  suppression_keys: FEW,
  suppressions: RARELY,
  text_messages: SHORT,
  text_numbers: PEOPLE,
  user_invitations: RARELY,
  users: PEOPLE,
  view_grants: RARELY,
};
