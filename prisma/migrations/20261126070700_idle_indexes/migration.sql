-- kind: concurrent
-- What retention reads each night: accounts by their last use, and people who gave consents, oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_idle ON users (active_at)
  WHERE role_text = 'client' AND email_key NOT LIKE '%@removed.invalid';
CREATE INDEX CONCURRENTLY IF NOT EXISTS consent_people_created ON consent_people (created_at)
  WHERE erased_at IS NULL;
