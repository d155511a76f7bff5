-- kind: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_search_words ON cases USING gin (search_words);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_search_words ON users USING gin (search_words);
