-- kind: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_search_words ON cases USING gin (search_words);
ALTER TABLE cases VALIDATE CONSTRAINT cases_linked_names_check;
