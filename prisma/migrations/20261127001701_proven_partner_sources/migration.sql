-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_source_check;
