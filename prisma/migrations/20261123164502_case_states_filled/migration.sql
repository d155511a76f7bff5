-- kind: data
-- walk: cases by id, 1000 rows at a time
INSERT INTO case_states (case_id, status, priority, broker_id, event_seq, message_seq, last_event_at, take_due_at, first_reply_due_at,
  confirm_due_at, due_told_at, breach_told_at, paused_due_at, paused_at)
SELECT id, status, priority, broker_id, event_seq, message_seq, last_event_at, take_due_at, first_reply_due_at,
  confirm_due_at, due_told_at, breach_told_at, paused_due_at, paused_at
FROM cases WHERE id BETWEEN $1 AND $2
ON CONFLICT (case_id) DO UPDATE SET event_seq = excluded.event_seq, message_seq = excluded.message_seq, last_event_at = excluded.last_event_at,
  take_due_at = excluded.take_due_at, first_reply_due_at = excluded.first_reply_due_at, confirm_due_at = excluded.confirm_due_at,
  due_told_at = excluded.due_told_at, breach_told_at = excluded.breach_told_at, paused_due_at = excluded.paused_due_at,
  paused_at = excluded.paused_at;
