-- kind: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_words ON cases USING gin (case_words(contact_name, contact_email, title, contact_phone_e164, policy_number, serial));
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_words ON users USING gin (person_words(full_name, username, email, phone_e164));
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_words ON contact_messages USING gin (letter_words(name, email, subject, phone_e164));
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_words ON audit_entries USING gin (audit_words(actor_name, subject_label, reason));
-- Names that are spelled nearly like the one that was not found.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_near_names ON cases USING gin (without_accents(contact_name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_near_names ON users USING gin (without_accents(full_name) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_near_names ON contact_messages USING gin (without_accents(name) gin_trgm_ops);
DROP INDEX CONCURRENTLY IF EXISTS cases_search;
DROP INDEX CONCURRENTLY IF EXISTS users_search;
DROP INDEX CONCURRENTLY IF EXISTS contact_messages_search;
DROP INDEX CONCURRENTLY IF EXISTS audit_entries_search;
