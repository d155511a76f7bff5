-- kind: concurrent
-- Withdrawals that a broker still has to confirm: a handful among all cases.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_withdrawal_due ON cases (withdrawal_due_at) WHERE withdrawal_due_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_broker_withdrawal_due ON cases (broker_id, withdrawal_due_at) WHERE withdrawal_due_at IS NOT NULL;
