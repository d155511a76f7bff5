-- kind: concurrent
-- Telephones are found by the words of a person (users_words).
DROP INDEX CONCURRENTLY IF EXISTS users_phone_e164_idx;
