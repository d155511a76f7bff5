-- kind: concurrent
-- Sparse columns: where most rows hold nothing, the index holds the others alone, and writing a row costs it nothing.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_held ON cases (hold_until) WHERE hold_until IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_joined ON cases (merged_into_id) WHERE merged_into_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_imported ON cases (import_batch_id) WHERE import_batch_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_phone ON cases (contact_phone_e164) WHERE contact_phone_e164 IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_closed ON cases (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_closed ON cases (broker_id, closed_at) WHERE closed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS cases_hold_until_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_merged_into_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_import_batch_id_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_contact_phone_e164_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_closed_at_idx;
DROP INDEX CONCURRENTLY IF EXISTS cases_broker_id_closed_at_idx;

-- Lists of a client are short, and how many a broker carries is asked by status; both had an order behind them that has moved.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_client_id_idx ON cases (client_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_id_status_idx ON cases (broker_id, status);

-- A session that is seen every few minutes changes no index any more: a person's sessions are few, and sorted when they are listed.
CREATE INDEX CONCURRENTLY IF NOT EXISTS user_sessions_user_id_ended_at_idx ON user_sessions (user_id, ended_at);
DROP INDEX CONCURRENTLY IF EXISTS user_sessions_user_id_ended_at_last_seen_at_idx;
