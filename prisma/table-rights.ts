/**
 * What the application and retention may do with each table. A table that is not named here is closed to both: tests/api/database-roles
 * fails and asks for a decision. At start, missing rights are granted and excess rights revoked (scripts/lib/missing-rights.ts).
 */

export type TableRight = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
export type TableRights = { app: readonly TableRight[]; retention: readonly TableRight[] };

const daily = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

/** Rows that the product writes, changes and removes in daily operation. */
const work: TableRights = { app: daily, retention: daily };

/** Rows that serve as proof: the application may add them, but never change or remove them. A trigger refuses everyone else as well. */
function proof({ retention }: { retention: readonly TableRight[] }): TableRights {
  return { app: ['SELECT', 'INSERT'], retention: ['SELECT', 'INSERT', ...retention] };
}

export const tableRights: Readonly<Record<string, TableRights>> = {
  // Proof.
  assignment_decisions: proof({ retention: ['UPDATE', 'DELETE'] }),
  audit_entries: proof({ retention: ['UPDATE', 'DELETE'] }),
  // Retention cuts off its beginning, up to a signed head.
  audit_links: proof({ retention: ['DELETE'] }),
  case_events: proof({ retention: ['UPDATE', 'DELETE'] }),
  // Not even retention: erasure removes a person from the data behind the digests, never the rows.
  consent_links: proof({ retention: [] }),
  consent_records: proof({ retention: [] }),
  consent_texts: proof({ retention: [] }),
  consent_keys: proof({ retention: [] }),
  ledger_heads: proof({ retention: [] }),
  published_revisions: proof({ retention: [] }),
  // Erasure removes them with their case.
  case_reads: proof({ retention: ['DELETE'] }),
  // Whose consents they are and where they came from: this is what erasure removes.
  consent_details: proof({ retention: ['DELETE'] }),
  // UPDATE lets the application lock a person while it writes (FOR SHARE); the trigger lets only retention change one.
  consent_people: { app: ['SELECT', 'INSERT', 'UPDATE'], retention: ['SELECT', 'INSERT', 'UPDATE'] },

  // Never deleted: rows in many tables reference it.
  organizations: { app: ['SELECT', 'INSERT', 'UPDATE'], retention: ['SELECT'] },

  // Never deleted: the wish not to be written to outlives the person's data.
  suppressions: { app: ['SELECT', 'INSERT', 'UPDATE'], retention: ['SELECT', 'INSERT', 'UPDATE'] },
  suppression_keys: { app: ['SELECT', 'INSERT', 'UPDATE'], retention: ['SELECT'] },

  // Operational data.
  account_tokens: work,
  api_key_days: work,
  api_keys: work,
  articles: work,
  assistant_usage: work,
  audit_queue: work,
  broker_loads: work,
  broker_profiles: work,
  browser_failures: work,
  bulk_actions: work,
  calendar_feeds: work,
  callbacks: work,
  canned_replies: work,
  case_assistants: work,
  case_invitations: work,
  case_participants: work,
  case_states: work,
  cases: work,
  chat_handovers: work,
  chat_turns: work,
  consent_queue: work,
  contact_messages: work,
  contact_replies: work,
  conversation_reads: work,
  conversation_writers: work,
  daily_counts: work,
  digest_items: work,
  document_folders: work,
  document_requests: work,
  document_versions: work,
  documents: work,
  firm_members: work,
  follow_ups: work,
  idempotency_keys: work,
  import_batches: work,
  import_rows: work,
  inbound_emails: work,
  integration_event_recipients: work,
  integration_events: work,
  key_checks: work,
  legal_holds: work,
  logged_calls: work,
  message_attachments: work,
  message_mentions: work,
  messages: work,
  newsletter_deliveries: work,
  newsletter_issues: work,
  newsletter_subscribers: work,
  notification_counters: work,
  notification_preferences: work,
  notifications: work,
  offers: work,
  outbox_mails: work,
  page_feedback: work,
  partner_leads: work,
  partners: work,
  privacy_requests: work,
  push_keys: { app: ['SELECT', 'INSERT', 'UPDATE'], retention: ['SELECT'] },
  push_messages: work,
  push_subscriptions: work,
  quote_draft_keys: work,
  quote_drafts: work,
  quote_options: work,
  option_drafts: work,
  rate_limits: work,
  recovery_codes: work,
  retention_runs: work,
  release_assets: work,
  saved_views: work,
  scheduled_messages: work,
  security_events: work,
  settings: work,
  staged_uploads: work,
  text_messages: work,
  text_numbers: work,
  user_invitations: work,
  user_sessions: work,
  users: work,
  view_grants: work,
  webhook_attempts: work,
  webhook_deliveries: work,
  webhook_endpoints: work,
};

/**
 * Who may call the functions that run as the owner (SECURITY DEFINER), by name. A function that is not named here is closed to everyone
 * but the owner.
 */
export const functionRights: Readonly<Record<string, readonly ('app' | 'retention')[]>> = {
  found_audit: ['app'],
  found_cases: ['app'],
  found_messages: ['app'],
  found_people: ['app'],
  near_cases: ['app'],
  near_people: ['app'],
  loosely_near_cases: ['app'],
  loosely_near_people: ['app'],
  make_months: ['retention'],
  drop_month: ['retention'],
};
