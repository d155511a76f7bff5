-- kind: concurrent
-- No row is in the way: the new list only adds a word.
ALTER TABLE daily_counts VALIDATE CONSTRAINT daily_counts_metric_check;
