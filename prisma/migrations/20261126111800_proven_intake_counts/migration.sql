-- kind: concurrent
ALTER TABLE quote_drafts VALIDATE CONSTRAINT quote_drafts_reached_check;
ALTER TABLE daily_counts VALIDATE CONSTRAINT daily_counts_metric_check;
