-- kind: concurrent
-- Proves what the migration before it promises.
ALTER TABLE audit_entries VALIDATE CONSTRAINT audit_entries_salt_check;
ALTER TABLE audit_entries VALIDATE CONSTRAINT audit_entries_format_check;
ALTER TABLE audit_entries VALIDATE CONSTRAINT audit_entries_digest_check;
