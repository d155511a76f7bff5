-- kind: concurrent
ALTER TABLE chat_turns VALIDATE CONSTRAINT chat_turns_redacted_check;
