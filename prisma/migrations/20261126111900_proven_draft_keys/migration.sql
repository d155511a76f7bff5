-- kind: concurrent
ALTER TABLE quote_drafts VALIDATE CONSTRAINT quote_drafts_dates_check;
