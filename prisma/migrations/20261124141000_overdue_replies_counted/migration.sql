-- How many still wait for a late first reply is counted with the days: whoever sends a request reads one row instead of every open clock.
ALTER TABLE daily_counts
  DROP CONSTRAINT daily_counts_metric_check,
  ADD CONSTRAINT daily_counts_metric_check CHECK (metric IN ('submitted', 'taken_on', 'quoted', 'accepted', 'bound', 'first_reply', 'reply_overdue',
    'line', 'source', 'closed', 'counted')) NOT VALID;
