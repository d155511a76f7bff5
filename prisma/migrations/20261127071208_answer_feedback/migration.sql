-- What a reader says about an answer, with the question that it is about: both go after 90 days.
ALTER TABLE chat_turns
  ADD COLUMN helpful BOOLEAN,
  ADD COLUMN reason TEXT,
  ADD COLUMN remark TEXT,
  ADD COLUMN handled_at TIMESTAMPTZ(3);

ALTER TABLE chat_turns
  ADD CONSTRAINT chat_turns_reason_check CHECK (reason IN ('missed', 'incomplete', 'unclear', 'wrong')) NOT VALID,
  ADD CONSTRAINT chat_turns_remark_check CHECK (length(remark) BETWEEN 1 AND 4000) NOT VALID,
  ADD CONSTRAINT chat_turns_feedback_check CHECK (helpful IS FALSE OR (reason IS NULL AND remark IS NULL AND handled_at IS NULL)) NOT VALID,
  ADD CONSTRAINT chat_turns_dates_check CHECK (handled_at >= created_at) NOT VALID;
