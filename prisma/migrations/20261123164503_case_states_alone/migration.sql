-- The hot columns are in case_states alone; the indexes over them go along.
-- lint: allow drop: there is no release yet, and so nobody who still reads them
ALTER TABLE cases
  DROP COLUMN event_seq, DROP COLUMN message_seq, DROP COLUMN last_event_at, DROP COLUMN take_due_at, DROP COLUMN first_reply_due_at,
  DROP COLUMN confirm_due_at, DROP COLUMN due_told_at, DROP COLUMN breach_told_at, DROP COLUMN paused_due_at, DROP COLUMN paused_at;

-- Rows that are changed again and again keep room beside them: a change that touches no indexed column then stays on its page and costs no
-- index anything. Rows written before are moved by their next change.
ALTER TABLE cases SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE broker_loads SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
ALTER TABLE notification_counters SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
ALTER TABLE user_sessions SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE conversation_reads SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE notifications SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);

-- Queues and counters: small, and each row is changed or gone within minutes. A share of the rows says nothing there, so a number does.
ALTER TABLE rate_limits SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
ALTER TABLE conversation_writers SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
ALTER TABLE outbox_mails SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

-- Only ever added to: looked at often enough that an index alone answers, and that freezing never comes all at once.
ALTER TABLE messages SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE case_events SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
