-- kind: concurrent
-- What retention still has to do, and nothing else (docs/decisions/0048): the night costs what is due, not what was ever done.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_to_anonymise ON cases (closed_at) WHERE closed_at IS NOT NULL AND anonymised_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_subscribers_left ON newsletter_subscribers (unsubscribed_at) WHERE status = 'unsubscribed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_subscribers_unconfirmed ON newsletter_subscribers (confirmation_sent_at) WHERE status = 'pending';
CREATE INDEX CONCURRENTLY IF NOT EXISTS privacy_requests_closed ON privacy_requests (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS bulk_actions_created_at_idx ON bulk_actions (created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS view_grants_created_at_idx ON view_grants (created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS user_invitations_created_at_idx ON user_invitations (created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_invitations_expires_at_idx ON case_invitations (expires_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS retention_runs_at_idx ON retention_runs (at);
