-- kind: concurrent
-- A broker's numbers are read from these alone: the cases of one broker lie far apart in the table.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_ended ON cases (broker_id, closed_at) INCLUDE (status, close_reason) WHERE closed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_replied ON cases (broker_id, first_reply_at) INCLUDE (first_reply_minutes)
  WHERE first_reply_minutes IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS cases_broker_closed;

-- A group of all open cases in the order of its clocks: most of them have none, and would be read and sorted each time.
CREATE INDEX CONCURRENTLY IF NOT EXISTS case_states_status_due ON case_states
  (organization_id, status, least(take_due_at, first_reply_due_at, confirm_due_at, 'infinity'::timestamptz), case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
