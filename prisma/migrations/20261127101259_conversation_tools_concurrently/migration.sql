-- kind: concurrent
ALTER TABLE canned_replies VALIDATE CONSTRAINT canned_replies_replaces_check;
-- A reply of the product is replaced once by each person, and once for everyone.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS canned_replies_one_replacement
  ON canned_replies (organization_id, owner_id, replaces) NULLS NOT DISTINCT WHERE replaces IS NOT NULL;
