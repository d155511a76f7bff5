-- The assistant may ask back.
ALTER TABLE chat_turns
  DROP CONSTRAINT chat_turns_verdict_check,
  ADD CONSTRAINT chat_turns_verdict_check CHECK (verdict IN ('answered', 'asked', 'abstained', 'limited', 'emergency', 'person', 'courtesy', 'blocked', 'failed')) NOT VALID;
