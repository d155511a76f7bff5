-- The answer goes with the person it was given to (docs/decisions/0046); who gave it stays.
ALTER TABLE privacy_requests
  DROP CONSTRAINT privacy_requests_answer_check,
  ADD CONSTRAINT privacy_requests_handled_check CHECK (status NOT IN ('done', 'refused') OR handled_by_name IS NOT NULL) NOT VALID;
