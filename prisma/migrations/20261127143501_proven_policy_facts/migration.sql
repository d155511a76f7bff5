-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_policy_premium_check;
ALTER TABLE documents VALIDATE CONSTRAINT documents_issued_as_check;
ALTER TABLE documents VALIDATE CONSTRAINT documents_issued_by_check;
