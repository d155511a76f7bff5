-- kind: concurrent
-- A broker's calendar shows those that run, the nearest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS follow_ups_sender_id_status_next_at_idx ON follow_ups (sender_id, status, next_at);
