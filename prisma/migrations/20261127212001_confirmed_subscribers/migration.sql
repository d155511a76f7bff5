-- kind: concurrent
-- An issue is sent to them in the order of their ids.
CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_subscribers_confirmed ON newsletter_subscribers (id) WHERE status = 'confirmed';
