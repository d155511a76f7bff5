-- kind: concurrent
-- What erasing looks for (docs/decisions/0046): everything that was told of a case, every mail to an address, every message from one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_case ON notifications (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_address ON outbox_mails (lower("to"));
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_address ON contact_messages (lower(email));
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_case ON contact_messages (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_participants_email_key_idx ON case_participants (email_key);
CREATE INDEX CONCURRENTLY IF NOT EXISTS import_rows_case ON import_rows (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS import_rows_duplicate ON import_rows (duplicate_case_id) WHERE duplicate_case_id IS NOT NULL;
