-- kind: concurrent
-- Lists are lists of one organization: it comes first in every index that has their order.
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_organization_id_last_event_at_case_id_idx ON case_states (organization_id, last_event_at DESC, case_id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_organization_id_status_last_event_at_case_id_idx ON case_states (organization_id, status, last_event_at DESC, case_id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_broker_due ON case_states
  (broker_id, least(take_due_at, first_reply_due_at, confirm_due_at, 'infinity'::timestamptz), case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least(take_due_at, first_reply_due_at, confirm_due_at) IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_all_due ON case_states
  (organization_id, least(take_due_at, first_reply_due_at, confirm_due_at, 'infinity'::timestamptz), case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least(take_due_at, first_reply_due_at, confirm_due_at) IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_all_activity ON case_states (organization_id, last_event_at, case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
DROP INDEX CONCURRENTLY IF EXISTS case_states_last_event_at_case_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS case_states_status_last_event_at_case_id_idx;

CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_organization_id_created_at_id_idx ON cases (organization_id, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_all_area ON cases (organization_id, postal_code text_pattern_ops)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_without_account ON cases (organization_id, contact_email_key COLLATE "C", created_at DESC, id DESC) WHERE client_id IS NULL;
-- The status behind the broker was an enumeration: nobody within an organization reaches it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_id_idx ON cases (broker_id);
DROP INDEX CONCURRENTLY IF EXISTS cases_created_at_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_all_area_before;
DROP INDEX CONCURRENTLY IF EXISTS cases_without_account_before;
DROP INDEX CONCURRENTLY IF EXISTS cases_broker_id_status_idx;

CREATE INDEX CONCURRENTLY IF NOT EXISTS case_events_organization_id_at_case_id_seq_idx ON case_events (organization_id, at DESC, case_id DESC, seq DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_events_organization_id_type_at_idx ON case_events (organization_id, type, at DESC);
DROP INDEX CONCURRENTLY IF EXISTS case_events_at_case_id_seq_idx;
DROP INDEX CONCURRENTLY IF EXISTS case_events_type_at_idx;

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_organization_id_at_id_idx ON audit_entries (organization_id, at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_organization_id_action_at_id_idx ON audit_entries (organization_id, action, at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_organization_id_subject_type_at_id_idx ON audit_entries (organization_id, subject_type, at DESC, id DESC);
DROP INDEX CONCURRENTLY IF EXISTS audit_entries_at_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS audit_entries_action_at_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS audit_entries_subject_type_at_id_idx;

CREATE INDEX CONCURRENTLY IF NOT EXISTS users_organization_id_created_at_id_idx ON users (organization_id, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_organization_id_role_text_created_at_id_idx ON users (organization_id, role_text, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_clients_disabled ON users (organization_id, created_at DESC, id DESC) WHERE role_text = 'client' AND disabled_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_clients_unverified ON users (organization_id, created_at DESC, id DESC) WHERE role_text = 'client' AND email_verified_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_disabled ON users (organization_id, created_at DESC, id DESC) WHERE disabled_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS users_created_at_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS users_role_created_at_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS users_clients_disabled_before;
DROP INDEX CONCURRENTLY IF EXISTS users_clients_unverified_before;
DROP INDEX CONCURRENTLY IF EXISTS users_disabled_before;

CREATE INDEX CONCURRENTLY IF NOT EXISTS canned_replies_organization_id_owner_id_title_idx ON canned_replies (organization_id, owner_id, title);
DROP INDEX CONCURRENTLY IF EXISTS canned_replies_owner_id_title_idx;

ALTER TABLE case_states VALIDATE CONSTRAINT case_states_status_check;
