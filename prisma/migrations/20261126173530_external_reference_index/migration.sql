-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_external_reference_check;
CREATE INDEX CONCURRENTLY IF NOT EXISTS cases_external_reference ON cases (organization_id, external_reference)
  WHERE external_reference IS NOT NULL;
