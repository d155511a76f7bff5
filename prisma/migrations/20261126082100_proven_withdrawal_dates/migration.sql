-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_dates_check;
