-- kind: concurrent
-- Each organization has settings and counts of its own.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS settings_organization_id_key ON settings (organization_id, key);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS daily_counts_organization_id_key ON daily_counts (organization_id, metric, day, dimension);
ALTER TABLE users VALIDATE CONSTRAINT users_organization_id_fkey;
ALTER TABLE canned_replies VALIDATE CONSTRAINT canned_replies_organization_id_fkey;
ALTER TABLE settings VALIDATE CONSTRAINT settings_organization_id_fkey;
ALTER TABLE daily_counts VALIDATE CONSTRAINT daily_counts_organization_id_fkey;
