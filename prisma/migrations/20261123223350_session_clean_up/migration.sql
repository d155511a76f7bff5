-- kind: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS user_sessions_last_seen_at_idx ON user_sessions (last_seen_at);
-- Telephones are found by the words of a person (users_words).
DROP INDEX CONCURRENTLY IF EXISTS users_phone_e164_idx;
