-- A withdrawal is due, reminded of and confirmed after the case exists. The rule that exists is extended (decision 0042).
ALTER TABLE cases
  DROP CONSTRAINT cases_dates_check,
  ADD CONSTRAINT cases_dates_check CHECK (closed_at >= created_at AND assigned_at >= created_at AND first_reply_at >= created_at
    AND waiting_since >= created_at AND anonymised_at >= created_at AND withdrawal_due_at >= created_at
    AND withdrawal_told_at >= created_at AND withdrawal_confirmed_at >= created_at) NOT VALID;
