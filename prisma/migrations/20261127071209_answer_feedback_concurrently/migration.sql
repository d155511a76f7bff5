-- kind: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "chat_turns_helpful_created_at_id_idx" ON "chat_turns"("helpful", "created_at", "id");
ALTER TABLE chat_turns VALIDATE CONSTRAINT chat_turns_reason_check;
ALTER TABLE chat_turns VALIDATE CONSTRAINT chat_turns_remark_check;
ALTER TABLE chat_turns VALIDATE CONSTRAINT chat_turns_feedback_check;
ALTER TABLE chat_turns VALIDATE CONSTRAINT chat_turns_dates_check;
