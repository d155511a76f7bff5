-- How far each draft got, and when it was sent: what the owner's counts of the questionnaires are made from (docs/decisions/0074).
ALTER TABLE "quote_drafts" ADD COLUMN     "reached" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sent_at" TIMESTAMPTZ(3);
ALTER TABLE quote_drafts
  ADD CONSTRAINT quote_drafts_reached_check CHECK (length(reached) <= 60) NOT VALID;

ALTER TABLE daily_counts
  DROP CONSTRAINT daily_counts_metric_check,
  ADD CONSTRAINT daily_counts_metric_check CHECK (metric IN ('submitted', 'taken_on', 'quoted', 'accepted', 'bound', 'first_reply', 'reply_overdue',
    'line', 'source', 'closed', 'counted', 'intake_sent', 'intake_left', 'intake_open')) NOT VALID;
